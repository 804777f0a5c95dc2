import System
import Testing

@testable import ResumeCommand

@Suite struct TerminalPreferencesTests {
    private func stream(isTerminal: Bool) -> OutputStream {
        // No descriptor: the width cannot be asked for.
        OutputStream(descriptor: -1, name: "standard error", isTerminal: isTerminal)
    }

    @Test(
        arguments: [
            (["COLUMNS": "100"], 100), ([:], 80), (["COLUMNS": "0"], 80), (["COLUMNS": "-5"], 80),
            (["COLUMNS": "wide"], 80), (["COLUMNS": ""], 80),
        ] as [([String: String], Int)])
    func width(variables: [String: String], width: Int) {
        let environment = Environment(variables)
        #expect(TerminalPreferences.width(environment, stream(isTerminal: true)) == width)
    }

    @Test(
        arguments: [
            (["TERM": "xterm"], true, true), (["TERM": "xterm"], false, false),
            (["TERM": "dumb"], true, false), ([:], true, false), (["TERM": ""], true, false),
            (["TERM": "xterm", "NO_COLOR": "1"], true, false),
            (["TERM": "xterm", "NO_COLOR": ""], true, true),
        ] as [([String: String], Bool, Bool)])
    func color(variables: [String: String], isTerminal: Bool, isWanted: Bool) {
        let wants = TerminalPreferences.wantsColor(
            Environment(variables), stream(isTerminal: isTerminal))
        #expect(wants == isWanted)
    }
}
