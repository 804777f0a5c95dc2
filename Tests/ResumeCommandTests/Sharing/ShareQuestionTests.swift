import System
import Glibc
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct ShareQuestionTests {
    private func question(
        _ terminal: PseudoTerminal, input: Int32? = nil, isAnswered: Bool = false
    ) -> ShareQuestion {
        ShareQuestion(
            input: InputStream(descriptor: input ?? terminal.terminal, isTerminal: input == nil),
            errors: OutputStream(
                descriptor: terminal.terminal, name: "standard error", isTerminal: true),
            isAnswered: isAnswered)
    }

    @Test(arguments: [
        ("y\n", true), ("YES\n", true), (" y \n", true), ("n\n", false), ("\n", false),
        ("yess\n", false), ("\u{4}", false), ("nonsense y\n", false),
    ])
    func onlyYesIsYes(typed: String, answer: Bool) throws {
        let terminal = try PseudoTerminal()
        terminal.type(typed)
        #expect(question(terminal).ask([("To", "hr@acme.com")]) == answer)
        let shown = terminal.shown()
        #expect(shown.contains("To:      hr@acme.com\r\n"))
        #expect(shown.contains("Send it? [y/N] "))
    }

    @Test func theTerminalIsAskedBesideAPipe() throws {
        let terminal = try PseudoTerminal()
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(null) }
        terminal.type("y\n")
        #expect(question(terminal, input: null).ask([("To", "x")]))
    }

    @Test func anAnswerThatIsKnownIsNotAskedFor() throws {
        let terminal = try PseudoTerminal()
        #expect(question(terminal, isAnswered: true).ask([("To", "x")]))
        #expect(terminal.shown() == "")
    }

    @Test func noOneIsAskedWithoutATerminal() {
        let question = ShareQuestion(
            input: InputStream(descriptor: -1, isTerminal: false),
            errors: OutputStream(descriptor: -1, name: "standard error", isTerminal: false),
            isAnswered: false)
        #expect(question.ask([("To", "x")]))
    }
}
