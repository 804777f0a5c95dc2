import Glibc
import SourceTree
import TestSupport
import Testing

@testable import ResumeCommand

/// `render` of many resumes, by the program itself, which starts itself again.
@Suite(.needsBuiltProgram) struct BatchCommandTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        for (file, name) in [("a", "Ada"), ("b", "Bo"), ("c", "Cy")] {
            try folder.write(#"{"basics": {"name": "\#(name)"}}"#, to: "cv/\(file).json")
        }
    }

    private func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) throws -> ChildProcess.Result {
        try BuiltProgram.run(
            ["render"] + arguments, in: folder.path, input: Array(input.utf8),
            environment: environment)
    }

    /// The lines of a report, by the numbers of resumes.
    private func report(_ name: String = "r") throws -> [Node] {
        let lines = try #require(folder.read(name)).split(separator: "\n")
        let nodes = lines.compactMap { JSONReader.read(Array($0.utf8), file: "").node }
        #expect(nodes.count == lines.count)
        return nodes.sorted { number($0, "index") < number($1, "index") }
    }

    private func number(_ node: Node, _ key: String) -> Int {
        if case .number(let digits)? = node[key]?.value { Int(digits) ?? -1 } else { -1 }
    }

    private func statuses(_ name: String = "r") throws -> [String] {
        try report(name).map { $0["status"]?.string ?? "" }
    }

    @Test func aFolderIsRenderedOnceAndThenLeftAlone() throws {
        let first = try run("cv", "-o", "out/{name}.pdf", "--report", "r", "--jobs", "2")
        #expect(first.ending == .exited(0))
        #expect(
            first.text.split(separator: "\n").sorted() == [
                "out/Ada.pdf", "out/Bo.pdf", "out/Cy.pdf",
            ])
        #expect(first.errorText.hasPrefix("3 resumes: 3 written; "))
        #expect(try statuses() == ["written", "written", "written"])
        let alone = try run("cv/b.json", "-o", "b.pdf")
        #expect(alone.ending == .exited(0))
        #expect(folder.bytes(of: "b.pdf") == folder.bytes(of: "out/Bo.pdf"))
        let line = try report()[1]
        #expect(line["source"]?.string == "cv/b.json" && line["output"]?.string == "out/Bo.pdf")
        #expect(number(line, "of") == 3 && number(line, "pages") == 1)
        #expect(line["sha256"]?.string?.count == 64)

        let second = try run("cv", "-o", "out/{name}.pdf", "--report", "r")
        #expect(second.ending == .exited(0) && second.text.isEmpty)
        #expect(try statuses() == ["current", "current", "current"])
        #expect(try report()[1]["sha256"] == line["sha256"])
        #expect(number(try report()[1], "pages") == 1)
        // What someone changed, what another option changes, and what is asked for by force.
        try folder.write("%PDF-", to: "out/Ada.pdf")
        try folder.write(#"{"basics": {"name": "Bo", "label": "X"}}"#, to: "cv/b.json")
        #expect(try run("cv", "-o", "out/{name}.pdf", "--report", "r").ending == .exited(1))
        #expect(try statuses() == ["failed", "written", "current"])
        #expect(folder.read("out/Ada.pdf") == "%PDF-")
        _ = try run("cv", "-o", "out/{name}.pdf", "--report", "r", "--force", "-q")
        #expect(try statuses() == ["written", "written", "written"])
        _ = try run("cv", "-o", "out/{name}.pdf", "--report", "r", "--paper", "letter")
        #expect(try statuses() == ["written", "written", "written"])
        _ = try run(
            "cv", "-o", "out/{name}.pdf", "--report", "r", "--paper", "letter",
            environment: ["SOURCE_DATE_EPOCH": "7"])
        #expect(try statuses() == ["written", "written", "written"])
        _ = try run(
            "cv", "-o", "out/{name}.pdf", "--report", "r", "--paper", "letter", "--verbose",
            environment: ["SOURCE_DATE_EPOCH": "7"])
        #expect(try statuses() == ["current", "current", "current"])
        #expect(folder.files().allSatisfy { !$0.hasSuffix(".tmp") })
    }

    @Test func oneBadResumeStopsNoOther() throws {
        let long = String(repeating: "x", count: 10_000_001)
        try folder.write(
            "cv/a.json\ncv/none.json\n\n{\"basics\": {\"name\": \"Di\"}}\n{\"basics\": \n\(long)\n"
                + "cv/b.json\n", to: "list.txt")
        let result = try run("@list.txt", "-o", "out/{index} {stem}.pdf", "--report", "r")
        #expect(result.ending == .exited(1))
        #expect(
            try statuses() == ["written", "failed", "written", "failed", "failed", "written"])
        #expect(try report().map { number($0, "line") } == [1, 2, 4, 5, 6, 7])
        #expect(folder.files().contains("out/3 list-4.pdf"))
        for place in ["list.txt:2:1: error: ", "list.txt:5:", "list.txt:6:1: error: "] {
            #expect(result.errorText.contains(place), "\(place)")
        }
        #expect(result.errorText.contains("6 resumes: 3 written, 3 failed; "))
    }

    @Test func aKilledProcessTakesOneResumeAlong() throws {
        let line = #"{"basics": {"name": "Di"}}"# + "\n"
        let count = 60
        try folder.write(String(repeating: line, count: count), to: "list")
        // A shell waits for the signal of a child's end, which tests may have blocked; so it becomes
        // the program, and a child of it the murderer, which must not take itself for the victim.
        let script = """
            (n=0
            while [ $n -lt 2000 ]; do
              for process in $(/bin/cat /proc/$$/task/$$/children); do
                if /bin/grep -q 'batch-[w]orker' /proc/$process/cmdline; then
                  kill -9 $process
                  exit
                fi
              done
              n=$((n + 1))
            done) >/dev/null 2>&1 &
            exec "$0" render @list -o 'out/{index}.pdf' --jobs 1 --report r
            """
        var process = ChildProcess("/bin/sh", ["-c", script, try #require(BuiltProgram.path)])
        process.folder = folder.path
        let result = try process.run()
        #expect(result.ending == .exited(1))
        let ended = try statuses()
        #expect(ended.count == count && ended.count { $0 == "written" } == count - 1)
        let failed = try #require(ended.firstIndex(of: "failed"))
        #expect(result.errorText.contains("list:\(failed + 1):1: error: "))
        #expect(result.errorText.contains("signal 9"))
    }

    @Test func linesOfStandardInputAreResumes() throws {
        let lines = ["Di", "Ed"].map { #"{"basics": {"name": "\#($0)"}}"# + "\n" }.joined()
        let result = try run("-", "-o", "{name}-{index}.pdf", input: lines)
        #expect(result.ending == .exited(0))
        #expect(folder.files().filter { $0.hasSuffix(".pdf") } == ["Di-1.pdf", "Ed-2.pdf"])
        // Without an operand, too.
        let named = try run("-o", "x-{name}.pdf", "--report", "-", input: lines)
        #expect(named.text.split(separator: "\n").count == 2)
        #expect(folder.files().contains("x-Di.pdf"))
    }

    @Test func twoOfOneNameAreRefusedBeforeAnythingIsWritten() throws {
        try folder.write(#"{"basics": {"name": "Ada"}}"#, to: "cv/d.json")
        for arguments in [
            ["-o", "out/{name}.pdf"], ["-o", "x.pdf"], ["-o", "{name}.pdf", "--shard", "1/2"],
        ] {
            let result = try BuiltProgram.run(["render", "cv"] + arguments, in: folder.path)
            #expect(result.ending == .exited(64))
            #expect(result.errorText.contains("cv/a.json and of cv/"))
            #expect(folder.files().count == 4)
        }
        #expect(try run("cv", "-o", "out/{name}-{index}.pdf").ending == .exited(0))
    }

    @Test(arguments: [
        (["cv", "--jobs", "0"], "--jobs is a number from 1"),
        (["cv", "--shard", "8/8"], "--shard is I/N"),
        (["cv", "-o", "-"], "standard output"), (["cv", "-o", "{nobody}-{name}.pdf"], "{nobody}"),
        (["cv", "-o", "{name}.doc"], ".doc"), (["cv", "--watch"], "--watch"),
        (["cv", "--all-languages"], "--all-languages"), (["cv", "--sample"], "--sample"),
        (["-", "@-"], "standard input"), (["cv", "-o", "{name}.md", "--pages", "2"], "--pages"),
    ])
    func whatMakesNoSenseIsAWrongCall(arguments: [String], words: String) throws {
        let result = try BuiltProgram.run(["render"] + arguments, in: folder.path)
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains(words))
        #expect(folder.files().count == 3)
    }

    @Test func shardsShareTheWorkAndTheirReportsAreJoined() throws {
        for number in 0..<3 {
            let result = try run(
                "cv", "-o", "out/", "--shard", "\(number)/3", "--report", "r\(number)")
            #expect(result.ending == .exited(0))
        }
        #expect(
            folder.files().filter { $0.hasSuffix(".pdf") } == [
                "out/a.pdf", "out/b.pdf", "out/c.pdf",
            ])
        let merged = try BuiltProgram.run(
            ["reports", "merge", "r0", "r1", "r2", "-o", "r"], in: folder.path)
        #expect(merged.ending == .exited(0))
        #expect(merged.errorText == "3 resumes: 3 written\n")
        #expect(try report().map { number($0, "index") } == [1, 2, 3])
        let part = try BuiltProgram.run(
            ["reports", "merge", "r0", "r1", "r0"].filter { _ in true }, in: folder.path)
        let lines = try (0..<2).reduce(0) { $0 + (try report("r\($1)").count) }
        #expect(part.ending == .exited(lines == 3 ? 0 : 1))
        #expect(part.text.split(separator: "\n").count == lines)
    }

    @Test func strictAndFindingsOfEachResumeAreItsOwn() throws {
        let whole =
            #""email": "a@lovelace.org", "phone": "+44 20 7946 0018", "location": {"city": "London"}"#
        for name in ["a", "b", "c"] {
            try folder.write(
                #"{"basics": {"name": "Ada \#(name)", \#(whole)}}"#, to: "cv/\(name).json")
        }
        try folder.write(
            #"{"basics": {"name": "Di", \#(whole)}, "work": [{"name": "X", "startDate": "2021-13"}]}"#,
            to: "cv/d.json")
        let result = try run("cv", "-o", "out/", "--strict", "--report", "r")
        #expect(result.ending == .exited(1))
        #expect(try statuses() == ["written", "written", "written", "failed"])
        #expect(result.errorText.contains("out/d.pdf is not written because of --strict"))
        _ = try run("cv", "-o", "out/", "--report", "r", "--diagnostics", "json")
        #expect(try statuses().last == "written")
        #expect(try report()[3]["findings"]?.array?.first?["identifier"]?.string == "date-format")
    }

    @Test func fontsAndListsThatAreMissingAreToldOfOnce() throws {
        let fonts = try run("cv", "-o", "out/", "--font-dir", "none")
        #expect(fonts.ending == .exited(66))
        #expect(fonts.errorText.split(separator: "\n").count == 1)
        #expect(try run("@none", "-o", "out/").ending == .exited(66))
        let date = try run("cv", "-o", "out/", environment: ["SOURCE_DATE_EPOCH": "x"])
        #expect(date.ending == .exited(64))
        #expect(folder.files().count == 3)
    }

    @Test func aReportThatCannotBeWrittenStopsTheBatch() throws {
        #expect(try run("cv", "-o", "out/", "--report", "none/r").ending == .exited(73))
        #expect(folder.files().count == 3)
    }
}
