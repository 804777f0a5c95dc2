import Glibc
import TestSupport
import Testing

/// The program itself, while files change under it.
@Suite(.needsBuiltProgram) struct WatchCommandTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada"), to: "cv.json")
    }

    private static func resume(_ name: String) -> String {
        #"{"basics":{"name":"\#(name)","image":"me.png"},"work":[{"name":"A","startDate":"2020"}]}"#
            + "\n"
    }

    private func program(_ arguments: [String] = ["cv.json"]) async throws -> WatchedProgram {
        let program = try await WatchedProgram(arguments, in: scratch)
        try await program.wait(for: "watching ")
        return program
    }

    /// The files in the folder that are neither the test's nor the resume's.
    private var products: [String] {
        scratch.files().filter { !["pid", "code", "log", "out", "cv.json"].contains($0) }
    }

    @Test func fontsAreWatchedWhereTheyAreSearched() async throws {
        try scratch.makeFolder("Fonts/a/b/c/d/e")
        let program = try await program()
        try scratch.write("no font", to: "Fonts/a/b/c/d/e/new.ttc")
        try await program.wait(for: "Fonts/a/b/c/d/e/new.ttc changed")
        #expect(try await program.end() == 0)
    }

    @Test func aWriteAndARenameEachGiveANewPDF() async throws {
        let program = try await program()
        #expect(program.log.contains("watching cv.json: cv.pdf, 1 page, "))
        let first = scratch.bytes(of: "cv.pdf")
        try scratch.write(Self.resume("Bea"), to: "cv.json")
        try await program.wait(for: "cv.json changed: cv.pdf, 1 page, ")
        let second = scratch.bytes(of: "cv.pdf")
        #expect(second != first)
        try scratch.write(Self.resume("Ada"), to: "cv.json~")
        #expect(rename(scratch.path("cv.json~"), scratch.path("cv.json")) == 0)
        try await program.wait(for: "cv.json changed: cv.pdf", count: 2)
        #expect(scratch.bytes(of: "cv.pdf") == first)
        #expect(try await program.end() == 0)
        #expect(products == ["cv.pdf"])
        #expect(scratch.read("out") == "cv.pdf\ncv.pdf\ncv.pdf\n")
    }

    @Test func whatIsIncludedIsWatched() async throws {
        try scratch.write(#"{"basics":{"name":"Ada"},"work":{"include":"w.yaml"}}"#, to: "cv.json")
        let program = try await WatchedProgram(["cv.json"], in: scratch)
        try await program.wait(for: "there is no file w.yaml")
        try scratch.write("- name: A", to: "w.yaml")
        try await program.wait(for: "w.yaml changed: cv.pdf, 1 page, ")
        let first = scratch.bytes(of: "cv.pdf")
        try scratch.write("- name: B", to: "w.yaml")
        try await program.wait(for: "w.yaml changed: cv.pdf, 1 page, ", count: 2)
        #expect(scratch.bytes(of: "cv.pdf") != first)
        #expect(try await program.end() == 0)
    }

    @Test func quietlyOnlyFaultsAreTold() async throws {
        try scratch.write("{", to: "cv.json")
        let program = try await WatchedProgram(["cv.json", "--quiet"], in: scratch)
        try await program.wait(for: "cv.json:1:2: error: ")
        try scratch.write("{ {", to: "cv.json")
        try await program.wait(for: "cv.json:1:3: error: ")
        #expect(!program.log.contains("watching") && !program.log.contains("changed"))
        #expect(try await program.end() == 0)
    }

    @Test func aBrokenResumeKeepsTheLastPDF() async throws {
        let program = try await program()
        let good = scratch.bytes(of: "cv.pdf")
        try scratch.write(#"{"basics":{"name":"Bea""#, to: "cv.json")
        try await program.wait(for: "cv.json changed: cv.pdf stays as it was, ")
        #expect(program.log.contains("cv.json:1:24: error: "))
        #expect(scratch.bytes(of: "cv.pdf") == good)
        try scratch.write(Self.resume("Bea"), to: "cv.json")
        try await program.wait(for: "cv.json changed: cv.pdf, 1 page")
        #expect(scratch.bytes(of: "cv.pdf") != good)
        #expect(try await program.end(by: SIGTERM) == 0)
    }

    @Test func aResumeMayGoAndComeBack() async throws {
        let program = try await program()
        let good = scratch.bytes(of: "cv.pdf")
        unlink(scratch.path("cv.json"))
        try await program.wait(for: "cv.json removed: cv.pdf stays as it was, ")
        #expect(program.log.contains("error: cannot read cv.json: No such file or directory"))
        #expect(scratch.bytes(of: "cv.pdf") == good)
        try scratch.write(Self.resume("Bea"), to: "cv.json")
        try await program.wait(for: "cv.json changed: cv.pdf, 1 page")
        #expect(try await program.end() == 0)
    }

    @Test func aFolderMayGoAndComeBack() async throws {
        try scratch.write(Self.resume("Ada"), to: "jobs/cv.json")
        let program = try await program(["jobs/cv.json", "-o", "cv.pdf"])
        #expect(rename(scratch.path("jobs"), scratch.path("old")) == 0)
        try await program.wait(for: "jobs removed: cv.pdf stays as it was, ")
        #expect(rename(scratch.path("old"), scratch.path("jobs")) == 0)
        try await program.wait(for: "jobs/cv.json changed: cv.pdf, 1 page")
        #expect(try await program.end() == 0)
    }

    @Test func layoutsPhotosAndFontsCountToo() async throws {
        try scratch.write("extends: base.yaml\nstyles: { name: { size: 20pt } }\n", to: "my.yaml")
        try scratch.write("extends: classic\n", to: "base.yaml")
        let program = try await program(["cv.json", "--layout", "my.yaml"])
        try scratch.write("extends: classic\npage: { margin: 30mm }\n", to: "base.yaml")
        try await program.wait(for: "base.yaml changed: cv.pdf, ")
        try scratch.write("extends: classic\nstyles: { name: { size: 30pt } }\n", to: "my.yaml")
        try await program.wait(for: "my.yaml changed: cv.pdf, ")
        // A busy machine may see one writing as two changes.
        let earlier = program.count(of: "base.yaml changed")
        // No longer read.
        try scratch.write("extends: classic\n", to: "base.yaml")
        try scratch.write("x", to: "me.png")
        try await program.wait(for: "me.png changed: cv.pdf, ")
        let classic = try #require(PackageFolder.text(of: "Layouts/classic.yaml"))
        try scratch.write(classic, to: "Layouts/classic.yaml")
        try await program.wait(for: "Layouts/classic.yaml changed: cv.pdf, ")
        try scratch.write("x", to: "Fonts/Odd.ttf")
        try await program.wait(for: "Fonts changed: cv.pdf, ")
        #expect(program.log.contains("./Fonts/Odd.ttf is not used"))
        #expect(program.count(of: "base.yaml changed") == earlier)
        #expect(try await program.end() == 0)
    }

    @Test(arguments: ["Languages", ".local/share/resume-pdf/Languages"])
    func aLanguageOfOnesOwnMayCome(folder: String) async throws {
        let program = try await program(["cv.json", "-o", "cv.md"])
        let first = scratch.bytes(of: "cv.md")
        try scratch.write("extends: en\npresent: nunc\n", to: folder + "/en.yaml")
        try await program.wait(for: "Languages")
        try await program.wait(for: " changed: cv.md, ")
        // The folder may have been seen before the file in it.
        for _ in 0..<500 where scratch.bytes(of: "cv.md") == first {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(scratch.bytes(of: "cv.md") != first)
        #expect(try await program.end() == 0)
    }

    @Test func itsOwnPDFIsNoChange() async throws {
        let program = try await program(["cv.json", "-o", "cv.pdf"])
        try scratch.write(Self.resume("Bea"), to: "cv.json")
        try await program.wait(for: "cv.json changed")
        try await Task.sleep(for: .milliseconds(150))
        #expect(program.count(of: " ms\n") == 2)
        #expect(try await program.end() == 0)
    }

    @Test func aResumeIsWaitedForWhereThereIsNone() async throws {
        unlink(scratch.path("cv.json"))
        let program = try await program([])
        #expect(program.log.contains("watching for a resume: sample.pdf, 1 page, "))
        try scratch.write(Self.resume("Bea"), to: "resume.json")
        try await program.wait(for: "resume.json changed: resume.pdf, 1 page, ")
        #expect(try await program.end() == 0)
    }

    @Test func aSlipInTheNameEndsAtOnce() async throws {
        let program = try await WatchedProgram(["cb.json"], in: scratch)
        #expect(try await program.code() == 66)
        #expect(program.log.contains(#"did you mean "cv.json"?"#))
    }

    @Test func reportsCanBeJSON() async throws {
        let program = try await program(["cv.json", "--diagnostics", "json"])
        #expect(try await program.end() == 0)
        for line in program.log.split(separator: "\n") { #expect(line.hasPrefix("{")) }
    }
}
