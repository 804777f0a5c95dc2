import Glibc
import TestSupport
import Testing

/// The built program on a terminal, with a person in front of it.
@Suite(.needsBuiltProgram)
struct ShareTerminalTests {
    let scratch: ScratchFolder
    let terminal: PseudoTerminal

    init() throws {
        scratch = try ScratchFolder()
        terminal = try PseudoTerminal()
        try scratch.write("%PDF-1.7\nmine\n%%EOF\n", to: "cv.pdf")
        let script = """
            #!/bin/sh
            /bin/cat > '\(scratch.path("input"))'
            /bin/sleep 1
            """
        try scratch.write(script, to: "bin/sendmail", mode: 0o755)
    }

    /// Starts the program, and gives its exit code and what it showed.
    private func share(
        _ arguments: [String], typing text: String
    ) throws -> (code: Int32, shown: String) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for number: Int32 in 0...2 {
            posix_spawn_file_actions_adddup2(&actions, terminal.terminal, number)
        }
        let path = try #require(BuiltProgram.path)
        let words =
            [
                path, "share", scratch.path("cv.pdf"), "--mail", "hr@acme.com", "--from",
                "jo@home.net",
            ]
            + arguments
        let strings = words.map { strdup($0) }
        let settings = ["HOME=" + scratch.path("home"), "PATH=" + scratch.path("bin")]
        let variables = settings.map { strdup($0) }
        defer { for string in strings + variables { free(string) } }
        var process = pid_t()
        terminal.type(text)
        let code = posix_spawn(&process, path, &actions, nil, strings + [nil], variables + [nil])
        try #require(code == 0)
        var shown = ""
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 { shown += terminal.shown(within: 20) }
        shown += terminal.shown(within: 20)
        return ((status >> 8) & 0xFF, shown)
    }

    private var record: String {
        scratch.read("home/.local/state/resume-pdf/shares.jsonl") ?? ""
    }

    @Test func yesSendsAndTellsWhatGoesOn() throws {
        let (code, shown) = try share([], typing: "y\n")
        #expect(code == 0, "\(shown)")
        #expect(shown.contains("From:    jo@home.net\r\nTo:      hr@acme.com\r\n"))
        #expect(shown.contains("Send it? [y/N] "))
        #expect(shown.contains("\r\u{1B}[Ksending the message …\r\u{1B}[K"))
        #expect(shown.hasSuffix("mailed to hr@acme.com\r\n"))
        #expect(record.contains("hr@acme.com"))
    }

    @Test func anythingElseDoesNot() throws {
        let (code, shown) = try share([], typing: "no\n")
        #expect(code == 1)
        #expect(shown.hasSuffix("not sent: mail to hr@acme.com\r\n"))
        #expect(scratch.read("input") == nil)
        #expect(record == "")
    }

    @Test func yesCanBeSaidBeforeAndQuietIsQuiet() throws {
        let (code, shown) = try share(["--yes", "-q"], typing: "")
        #expect(code == 0)
        #expect(shown == "")
        #expect(scratch.read("input") != nil)
    }
}
