import Glibc
import TestSupport
import Testing

@testable import ResumeCommand

/// `preview --watch` on a terminal, as a person sees and uses it.
@Suite(.needsBuiltProgram) struct WatchedPagesCommandTests {
    private static func resume(_ name: String, jobs: Int = 12) -> String {
        let works = (1...jobs).map {
            "{\"name\": \"Firm \($0)\", \"position\": \"Post \($0)\", \"highlights\": "
                + "[\"One thing that was done there\", \"Another one\", \"And a third\"]}"
        }
        return "{\"basics\": {\"name\": \"\(name)\"}, \"work\": [\(works.joined(separator: ","))]}"
    }

    private func start(
        _ arguments: [String] = [], in scratch: ScratchFolder, columns: UInt16 = 100,
        rows: UInt16 = 30
    ) throws -> TerminalProgram {
        try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--watch"] + arguments, in: scratch.path,
            columns: columns, rows: rows)
    }

    @Test func itDrawsAgainInPlace() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada First"), to: "resume.json")
        let program = try start(in: scratch)
        let first = try await program.wait(for: "q quits")
        #expect(first.hasPrefix("\u{1B}[?1049h"))
        #expect(first.contains("Ada First") && first.contains("watching resume.json: 1 page"))

        var seen = program.shown.count
        try scratch.write(Self.resume("Ada Second"), to: "resume.json")
        let second = try await program.wait(for: "resume.json changed: 1 page", after: seen)
        // From the top left, with no line feed that would scroll.
        #expect(second.contains("\u{1B}[?2026h\u{1B}[H") && second.contains("Ada Second"))
        #expect(second.split(separator: "\r\n", omittingEmptySubsequences: false).count <= 30)

        seen = program.shown.count
        try scratch.write("{ \"basics\": ", to: "resume.json")
        let broken = try await program.wait(for: "the pages stay as they were", after: seen)
        #expect(broken.contains("error:") && broken.contains("Ada Second"))

        seen = program.shown.count
        program.type("q")
        #expect(try await program.end() == 0)
        let end = String(decoding: program.shown.dropFirst(seen), as: UTF8.self)
        #expect(end.contains("\u{1B}[?25h") && end.contains("\u{1B}[?1049l"))
    }

    @Test func keysMoveAndTheWindowMayChange() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada", jobs: 20), to: "resume.json")
        let program = try start(in: scratch)
        try await program.wait(for: "2 pages")
        var seen = program.shown.count
        program.type("n")
        try await program.wait(for: "page 2 of 2", after: seen)

        seen = program.shown.count
        program.resize(columns: 70, rows: 12)
        let small = try await program.wait(for: "q quits", after: seen)
        #expect(small.split(separator: "\r\n", omittingEmptySubsequences: false).count <= 12)

        seen = program.shown.count
        program.resize(columns: 40, rows: 12)
        try await program.wait(for: "\u{1B}[?2026l", after: seen)
        seen = program.shown.count
        program.type("g")
        // Too narrow for paper: the resume is laid out for the window.
        let narrow = try await program.wait(for: "Ada", after: seen)
        #expect(!narrow.contains("page 1 of"))

        seen = program.shown.count
        program.resize(columns: 1, rows: 1)
        try await program.wait(for: "\u{1B}[?2026l", after: seen)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT]) func signalsGiveTheScreenBack(_ signal: Int32) async throws
    {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada"), to: "resume.json")
        let program = try start(in: scratch)
        try await program.wait(for: "q quits")
        program.signal(signal)
        #expect(try await program.end() == 0)
        #expect(String(decoding: program.shown, as: UTF8.self).contains("\u{1B}[?1049l"))
    }

    @Test(arguments: ["q", "\u{3}"]) func theSettingsAreGivenBack(_ key: String) async throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada"), to: "resume.json")
        // What is left behind is seen by whoever has the terminal next.
        let program = try TerminalProgram(
            "/bin/sh",
            [
                "-c", "trap : INT; \"$@\"; echo code $?; stty -a", "sh",
                try #require(BuiltProgram.path), "preview", "--watch",
            ], in: scratch.path)
        try await program.wait(for: "q quits")
        let seen = program.shown.count
        program.type(key)
        #expect(try await program.end() == 0)
        let end = String(decoding: program.shown.dropFirst(seen), as: UTF8.self)
        #expect(end.contains("code 0") && end.contains(" icanon ") && end.contains(" echo "))
    }

    @Test func theShellHasTheTerminalWhileItIsStopped() async throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada"), to: "resume.json")
        let program = try start(in: scratch)
        try await program.wait(for: "q quits")
        var seen = program.shown.count
        program.signal(SIGTSTP)
        try await program.wait(for: "\u{1B}[?1049l", after: seen)
        #expect(program.localFlags & UInt32(ECHO) != 0)
        seen = program.shown.count
        program.signal(SIGCONT)
        let again = try await program.wait(for: "q quits", after: seen)
        #expect(again.contains("\u{1B}[?1049h") && again.contains("Ada"))
        #expect(program.localFlags & UInt32(ECHO) == 0)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test func whatNoChangeMendsEndsAtOnce() async throws {
        let scratch = try ScratchFolder()
        let program = try start(["missing.json"], in: scratch)
        #expect(try await program.end() == ExitCode.noInput.rawValue)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.contains("cannot read missing.json: No such file or directory"))
    }

    @Test(arguments: [
        (["--watch"], "standard output is none"), (["--watch", "--wide"], "leave --wide out"),
        (["--watch", "-"], "name a file"),
    ])
    func whatCannotBeWatchedIsAWrongCall(_ arguments: [String], _ message: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write(Self.resume("Ada"), to: "resume.json")
        let result = try BuiltProgram.run(["preview"] + arguments, in: scratch.path)
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains(message))
    }
}
