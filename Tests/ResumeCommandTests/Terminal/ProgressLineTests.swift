import System
import TestSupport
import Testing

@testable import ResumeCommand

@Suite struct ProgressLineTests {
    private func stream(_ terminal: PseudoTerminal, isTerminal: Bool = true) -> OutputStream {
        OutputStream(descriptor: terminal.terminal, name: "standard error", isTerminal: isTerminal)
    }

    @Test func goesAwayAgain() throws {
        let terminal = try PseudoTerminal()
        let line = ProgressLine(stream(terminal))
        line.show("sending\u{1B}")
        line.clear()
        line.clear()
        #expect(terminal.shown() == "\r\u{1B}[Ksending\\u{1B} …\r\u{1B}[K")
    }

    @Test func isSilentElsewhere() throws {
        let terminal = try PseudoTerminal()
        let lines = [
            ProgressLine(stream(terminal, isTerminal: false)),
            ProgressLine(stream(terminal), isSilent: true),
        ]
        for line in lines {
            line.show("sending")
            line.clear()
        }
        #expect(terminal.shown() == "")
    }
}
