import TestSupport
import Testing

@testable import ResumeCommand

/// No control character of a resume reaches a terminal, whatever the preview is asked for.
@Suite(.needsBuiltProgram) struct HostileTextTests {
    private static let ways = [
        [], ["--wide"], ["--reflow"], ["--links"], ["--ascii"], ["--fields"],
        ["--fields", "--json"],
        ["--width", "20"], ["--layout", "sidebar"], ["--layout", "timeline", "--color", "always"],
    ]

    @Test(arguments: ways) func intoAPipe(_ options: [String]) throws {
        let scratch = try ScratchFolder()
        try scratch.write(HostileResume.file, to: "resume.json")
        let result = try BuiltProgram.run(
            ["preview"] + options, in: scratch.path, environment: ["TERM": "xterm-256color"])
        try #require(result.ending == .exited(0), "\(result)")
        let isColored = options.contains("always")
        #expect(TerminalText.controls(in: result.output, isTerminal: isColored) == [])
        #expect(TerminalText.controls(in: result.errors, isTerminal: false) == [])
        for word in ["clip", "cleared", "turned", "kitty", "marked"] {
            #expect(result.text.contains(word), "\(word)")
        }
    }

    @Test(arguments: ways) func ontoATerminal(_ options: [String]) async throws {
        let scratch = try ScratchFolder()
        try scratch.write(HostileResume.file, to: "resume.json")
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--no-pager"] + options, in: scratch.path,
            environment: ["COLORTERM": "truecolor", "VTE_VERSION": "7000"], columns: 100)
        #expect(try await program.end() == 0)
        #expect(!program.shown.isEmpty)
        #expect(TerminalText.controls(in: program.shown, isTerminal: true) == [])
    }

    @Test(arguments: [[], ["--photo"], ["--reflow"]])
    func whileWatching(_ options: [String]) async throws {
        let scratch = try ScratchFolder()
        try scratch.write(HostileResume.file, to: "resume.json")
        let program = try TerminalProgram(
            try #require(BuiltProgram.path), ["preview", "--watch"] + options, in: scratch.path,
            columns: 100, rows: 200)
        try await program.wait(for: "q quits")
        program.type("nnGgq")
        #expect(try await program.end() == 0)
        #expect(TerminalText.controls(in: program.shown, isTerminal: true) == [])
    }

    /// The check itself sees what it is to see.
    @Test func theCheckFindsEachAttack() {
        let harmless: Set<Unicode.Scalar> = ["\u{2067}", "\u{200E}", "\u{301}"]
        for attack in HostileResume.attacks
        where !attack.unicodeScalars.contains(where: harmless.contains) {
            let found = TerminalText.controls(in: Array(attack.utf8), isTerminal: false)
            #expect(!found.isEmpty, "\(attack.debugDescription)")
        }
        #expect(TerminalText.controls(in: Array("\u{1B}]52;c;x\u{7}".utf8), isTerminal: true) != [])
        #expect(TerminalText.controls(in: Array("\u{1B}[6n".utf8), isTerminal: true) != [])
        #expect(TerminalText.controls(in: Array("\u{1B}[1;31mx\r\n".utf8), isTerminal: true) == [])
    }
}
