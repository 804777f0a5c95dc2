import TestSupport
import Testing

/// The built program on a terminal, with a person in front of it.
@Suite(.needsBuiltProgram) struct ShareTerminalTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.write("%PDF-1.7\nmine\n%%EOF\n", to: "cv.pdf")
        let script = """
            #!/bin/sh
            /bin/cat > '\(scratch.path("input"))'
            /bin/sleep 1
            """
        try scratch.write(script, to: "bin/sendmail", mode: 0o755)
    }

    /// Runs the program, and gives its exit code and what it showed.
    private func share(
        _ arguments: [String], typing text: String
    ) async throws -> (code: Int32, shown: String) {
        let program = try TerminalProgram(
            try #require(BuiltProgram.path),
            ["share", "cv.pdf", "--mail", "hr@acme.com", "--from", "jo@home.net"] + arguments,
            in: scratch.path,
            environment: ["HOME": scratch.path("home"), "PATH": scratch.path("bin")])
        program.type(text)
        let code = try await program.end()
        return (code, String(decoding: program.shown, as: UTF8.self))
    }

    private var record: String { scratch.read("home/.local/state/resume-pdf/shares.jsonl") ?? "" }

    @Test func yesSendsAndTellsWhatGoesOn() async throws {
        let (code, shown) = try await share([], typing: "y\n")
        #expect(code == 0, "\(shown)")
        #expect(shown.contains("From:    jo@home.net\r\nTo:      hr@acme.com\r\n"))
        #expect(shown.contains("Send it? [y/N] "))
        #expect(shown.contains("\r\u{1B}[Ksending the message …\r\u{1B}[K"))
        #expect(shown.hasSuffix("mailed to hr@acme.com\r\n"))
        #expect(record.contains("hr@acme.com"))
    }

    @Test func anythingElseDoesNot() async throws {
        let (code, shown) = try await share([], typing: "no\n")
        #expect(code == 1)
        #expect(shown.hasSuffix("not sent: mail to hr@acme.com\r\n"))
        #expect(scratch.read("input") == nil)
        #expect(record == "")
    }

    @Test func yesCanBeSaidBeforeAndQuietIsQuiet() async throws {
        let (code, shown) = try await share(["--yes", "-q"], typing: "")
        #expect(code == 0)
        #expect(shown == "")
        #expect(scratch.read("input") != nil)
    }
}
