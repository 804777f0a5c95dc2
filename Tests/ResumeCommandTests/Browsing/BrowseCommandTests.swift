import Glibc
import TestSupport
import Testing

@testable import ResumeCommand

/// `browse` on a terminal, as a person sees and uses it.
@Suite(.needsBuiltProgram) struct BrowseCommandTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write(BrowsedResume.plainFile, to: "resume.json")
    }

    private func start(
        _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> TerminalProgram {
        try TerminalProgram(
            try #require(BuiltProgram.path), ["browse"] + arguments, in: scratch.path,
            environment: environment)
    }

    /// Types something, and waits for what is drawn then.
    private func type(
        _ keys: String, for text: String, _ program: TerminalProgram
    ) async throws -> String {
        let seen = program.shown.count
        program.type(keys)
        return try await program.wait(for: text, after: seen)
    }

    private static let ready = "q quit"

    @Test func itShowsAndQuits() async throws {
        let program = try start()
        let first = try await program.wait(for: Self.ready)
        #expect(first.hasPrefix("\u{1B}[?1049h"))
        #expect(first.contains("Engineer") && first.contains("resume.json"))
        #expect(program.localFlags & UInt32(ECHO) == 0)
        _ = try await type("jl", for: "Bernoulli", program)
        _ = try await type("4", for: "page 1/1", program)
        _ = try await type("3", for: "Email", program)
        let seen = program.shown.count
        program.type("q")
        #expect(try await program.end() == 0)
        let end = String(decoding: program.shown.dropFirst(seen), as: UTF8.self)
        #expect(end.contains("\u{1B}[?25h") && end.contains("\u{1B}[?1049l"))
        #expect(program.localFlags & UInt32(ECHO) != 0)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func signalsGiveTheTerminalBack(
        _ signal: Int32
    ) async throws {
        let program = try start()
        try await program.wait(for: Self.ready)
        program.signal(signal)
        #expect(try await program.end() == -signal)
        #expect(String(decoding: program.shown, as: UTF8.self).contains("\u{1B}[?1049l"))
        #expect(program.localFlags & UInt32(ECHO | ICANON) == UInt32(ECHO | ICANON))
    }

    @Test func theShellHasTheTerminalWhileItIsStopped() async throws {
        let program = try start()
        try await program.wait(for: Self.ready)
        var seen = program.shown.count
        program.signal(SIGTSTP)
        try await program.wait(for: "\u{1B}[?1049l", after: seen)
        #expect(program.localFlags & UInt32(ECHO) != 0)
        seen = program.shown.count
        program.signal(SIGCONT)
        let again = try await program.wait(for: Self.ready, after: seen)
        #expect(again.contains("\u{1B}[?1049h") && again.contains("Engineer"))
        #expect(program.localFlags & UInt32(ECHO) == 0)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test func theWindowMayChange() async throws {
        let program = try start()
        try await program.wait(for: Self.ready)
        var seen = program.shown.count
        program.resize(columns: 30, rows: 8)
        try await program.wait(for: "too small", after: seen)
        seen = program.shown.count
        program.resize(columns: 120, rows: 20)
        try await program.wait(for: "│", after: seen)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test func aRefreshReadsTheFileAgain() async throws {
        let program = try start()
        try await program.wait(for: Self.ready)
        _ = try await type("j", for: "2/4", program)
        try scratch.write(
            BrowsedResume.plainFile.replacing("\"Bernoulli\"", with: "\"Numbers\""),
            to: "resume.json")
        let again = try await type("r", for: "read again: resume.json", program)
        #expect(again.contains("Numbers") && again.contains("2/4"))
        try scratch.write("{ \"basics\": ", to: "resume.json")
        let broken = try await type("r", for: "what is shown stays as it was", program)
        #expect(broken.contains("error"))
        _ = try await type("q", for: "Numbers", program)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test func aResumeWithErrorsIsShownAsFarAsItCanBeRead() async throws {
        try scratch.write(
            "{\"basics\": {\"name\": \"Ada\"}, \"work\": [{\"position\": \"Post\", \"startDate\": []}],"
                + " \"skills\": 7, \"meta\": {\"layout\": \"none-such\"}}", to: "resume.json")
        let program = try start()
        let first = try await program.wait(for: Self.ready)
        #expect(first.contains("Post") && first.contains("in the resume; e shows more"))
        _ = try await type("e", for: "resume.json:1:", program)
        _ = try await type("q4", for: "there are no pages, because of this:", program)
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test func aCopyIsMadeWithoutLeavingTheView() async throws {
        let program = try start()
        try await program.wait(for: Self.ready)
        _ = try await type("scout.pdf\r", for: "out.pdf", program)
        _ = try await type("?", for: "shares the resume", program)
        program.type("qq")
        #expect(try await program.end() == 0)
        #expect(scratch.bytes(of: "out.pdf")?.starts(with: Array("%PDF".utf8)) == true)
        #expect(
            String(decoding: program.shown, as: UTF8.self).split(
                separator: "\u{1B}[?1049h", omittingEmptySubsequences: false
            ).count == 2)
    }

    @Test func mailAsksInTheTerminalAsItWas() async throws {
        try scratch.write(
            "#!/bin/sh\n/bin/cat >'\(scratch.path("sent"))'\n", to: "bin/sendmail", mode: 0o755)
        let program = try start(environment: ["PATH": scratch.path("bin") + ":/usr/bin:/bin"])
        try await program.wait(for: Self.ready)
        let question = try await type("smhr@acme.net\r", for: "Send it? [y/N] ", program)
        #expect(question.contains("\u{1B}[?1049l"))
        #expect(program.localFlags & UInt32(ECHO) != 0)
        _ = try await type("n\n", for: "Enter goes back to the resume.", program)
        let back = try await type("\n", for: Self.ready, program)
        #expect(back.contains("\u{1B}[?1049h"))
        program.type("q")
        #expect(try await program.end() == 0)
        #expect(scratch.read("sent") == nil)
    }

    @Test func whatCannotBeReadEndsAtOnce() async throws {
        let program = try start(["missing.json"])
        #expect(try await program.end() == ExitCode.noInput.rawValue)
        let shown = String(decoding: program.shown, as: UTF8.self)
        #expect(shown.contains("cannot read missing.json: No such file or directory"))
        #expect(!shown.contains("\u{1B}[?1049h"))
    }

    @Test func stylesAreShownWithoutColours() async throws {
        let program = try start(environment: ["NO_COLOR": "1"])
        let first = try await program.wait(for: Self.ready)
        #expect(first.contains("\u{1B}[1;7m"))
        #expect(!first.contains("38;5") && !first.contains("\u{1B}[36m"))
        program.type("q")
        #expect(try await program.end() == 0)
    }

    @Test(arguments: [([], "standard output is no terminal"), (["-"], "name a file")])
    func withoutATerminalThereIsAList(_ arguments: [String], _ message: String) throws {
        let result = try BuiltProgram.run(["browse"] + arguments, in: scratch.path)
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains(message))
        #expect(result.errorText.contains("'resume-pdf list' prints the same as text"))
    }

    @Test func inputThatIsNoTerminalAndDumbTerminalsAreRefused() async throws {
        let path = try #require(BuiltProgram.path)
        let closed = try TerminalProgram(
            "/bin/sh", ["-c", "\"$1\" browse </dev/null", "sh", path], in: scratch.path)
        #expect(try await closed.end() == 64)
        #expect(
            String(decoding: closed.shown, as: UTF8.self).contains("standard input is no terminal"))
        let dumb = try start(environment: ["TERM": "dumb"])
        #expect(try await dumb.end() == 64)
    }

    @Test func hostileTextIsNotObeyed() async throws {
        try scratch.write(HostileResume.file, to: "resume.json")
        let program = try start(environment: ["COLORTERM": "truecolor", "VTE_VERSION": "7000"])
        try await program.wait(for: Self.ready)
        _ = try await type("l", for: "Esc back", program)
        _ = try await type("h3", for: Self.ready, program)
        _ = try await type("l", for: "Esc back", program)
        _ = try await type("h4", for: "page 1/", program)
        _ = try await type("e", for: "Esc closes", program)
        program.type("qq")
        #expect(try await program.end() == 0)
        #expect(TerminalText.controls(in: program.shown, isTerminal: true) == [])
    }
}
