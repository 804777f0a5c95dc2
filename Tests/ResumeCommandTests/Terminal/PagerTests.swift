import System
import Glibc
import TestSupport
import Testing

@testable import ResumeCommand

@Suite(.serialized) struct PagerTests {
    private func pager(
        _ variables: [String: String], isTerminal: Bool = true, isAllowed: Bool = true,
        cutsLines: Bool = false, status: String? = nil
    ) -> Pager? {
        let variables = variables.merging(["TERM": "xterm"]) { old, _ in old }
        return Pager(
            Environment(variables), isTerminal: isTerminal, isAllowed: isAllowed,
            cutsLines: cutsLines, status: status)
    }

    /// What a pager and this process wrote together to one file.
    private func shown(_ command: String, _ text: String) throws -> String {
        let folder = try ScratchFolder()
        let path = folder.path("out")
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_APPEND, 0o600)
        defer { close(descriptor) }
        let pager = try #require(self.pager(["PAGER": command]))
        try pager.show(
            Array(text.utf8),
            on: OutputStream(descriptor: descriptor, name: "a file", isTerminal: true))
        return String(decoding: FileBytes.read(path) ?? [], as: UTF8.self)
    }

    @Test(
        arguments: [
            ([:], "less"), (["PAGER": "more"], "more"),
            (["PAGER": "more", "RESUME_PDF_PAGER": "most"], "most"), (["PAGER": ""], nil),
            (["PAGER": "cat"], nil), (["PAGER": "more", "RESUME_PDF_PAGER": ""], nil),
            (["TERM": "dumb"], nil), (["TERM": "dumb", "PAGER": "more"], "more"),
        ] as [([String: String], String?)])
    func choice(variables: [String: String], command: String?) {
        #expect(pager(variables)?.command == command)
        #expect(pager(variables, isTerminal: false) == nil)
        #expect(pager(variables, isAllowed: false) == nil)
    }

    @Test func variables() {
        #expect(pager([:])?.variables == ["LESS": "FRX", "LV": "-c"])
        #expect(pager([:], cutsLines: true)?.variables == ["LESS": "RSX", "LV": "-c"])
        #expect(pager(["LESS": "-i", "LV": ""], status: "from here")?.variables == [:])
        #expect(
            pager([:], status: "from https://a.b/?c%20$d")?.variables["LESS"]
                == #"FRXPsfrom https\://a\.b/\?c\%20d?e (END):?pB, %pB\%..$"#)
    }

    @Test(
        arguments: [
            ("less", ["less"]), ("/opt/a-b_c.d/less", ["/opt/a-b_c.d/less"]),
            ("less -R", ["sh", "-c", "less -R"]), ("$HOME/p", ["sh", "-c", "$HOME/p"]),
            ("p;q", ["sh", "-c", "p;q"]),
        ])
    func wordsForTheSystem(command: String, words: [String]) {
        #expect(pager(["PAGER": command])?.words == words)
    }

    @Test(arguments: [(23, false), (24, true), (25, true), (0, false)])
    func isNeededWhenThereIsNoRoomForThePrompt(rows: Int, isNeeded: Bool) {
        let size = TerminalSize(columns: 80, rows: 24)
        #expect(Pager.isNeeded(rows: rows, in: size) == isNeeded)
    }

    @Test func readsTheTextAndGetsTheVariables() throws {
        #expect(try shown("tr a-z A-Z", "ab\ncd\n") == "AB\nCD\n")
        #expect(try shown("cat; echo \"[$LESS $LV]\"", "x\n") == "x\n[FRX -c]\n")
    }

    @Test func leavingEarlyIsNoError() throws {
        let long = String(repeating: "a line of text\n", count: 100_000)
        #expect(try shown("head -n 1", long) == "a line of text\n")
        #expect(try shown("true", long) == "")
        #expect(try shown("false", long) == "")
        #expect(try shown("kill -9 $$", long) == "")
    }

    @Test func withoutTheProgramTheTextIsWritten() throws {
        #expect(try shown("no-such-pager", "text\n") == "text\n")
        #expect(try shown("/no/such/pager", "text\n") == "text\n")
        #expect(try shown("/", "text\n") == "text\n")
        let long = String(repeating: "a line of text\n", count: 100_000)
        #expect(try shown("no-such-pager --quickly 2>/dev/null", long) == long)
    }

    @Test func signalsAreAsBeforeAfterwards() throws {
        func action(_ signal: Int32) -> Int {
            var action = sigaction()
            sigaction(signal, nil, &action)
            return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        }
        let before = [SIGINT, SIGQUIT, SIGPIPE].map(action)
        // A shell cannot trap a signal that was ignored when it began, as tests in the background do.
        let hears = before[0] != 1
        let command = "trap 'echo heard' INT; kill -INT $$; cat"
        #expect(try shown(command, "x\n") == (hears ? "heard\nx\n" : "x\n"))
        #expect([SIGINT, SIGQUIT, SIGPIPE].map(action) == before)
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        #expect(sigismember(&mask, SIGPIPE) == 0)
    }

    @Test func aFullDiskIsSaid() throws {
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let pager = try #require(self.pager(["PAGER": "no-such-pager"]))
        #expect(throws: FileError.self) {
            try pager.show(
                [0x78], on: OutputStream(descriptor: descriptor, name: "full", isTerminal: true))
        }
    }
}
