import System
import Testing

@testable import ResumeCommand

@Suite struct TerminalColorsTests {
    @Test(
        arguments: [
            (["TERM": "xterm"], .sixteen), (["TERM": "xterm-256color"], .palette256),
            (["TERM": "screen-256color"], .palette256), (["TERM": "tmux-256color"], .palette256),
            (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "alacritty"], .trueColor), (["TERM": "linux"], .sixteen),
            (["TERM": "dumb"], .off), ([:], .off), (["TERM": ""], .off),
            (["TERM": "vt100"], .off), (["TERM": "xterm-mono"], .off),
            (["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "24BIT"], .trueColor),
            (["TERM": "xterm", "COLORTERM": "yes"], .sixteen),
            (["TERM": "dumb", "COLORTERM": "truecolor"], .off),
            (["TERM": "screen-256color", "COLORTERM": "truecolor"], .palette256),
            (
                ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x,1,0"],
                .trueColor
            ),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .off),
            (["TERM": "xterm-256color", "NO_COLOR": ""], .palette256),
            (["TERM": "xterm-256color", "CLICOLOR": "0"], .off),
            (["TERM": "\u{1B}]0;x\u{7}-256color"], .palette256),
            (["TERM": String(repeating: "x", count: 500)], .sixteen),
        ] as [([String: String], TerminalColors)])
    func ofATerminal(variables: [String: String], colors: TerminalColors) {
        #expect(TerminalColors(Environment(variables), isTerminal: true) == colors)
        #expect(TerminalColors(Environment(variables), isTerminal: false) == .off)
    }

    @Test(
        arguments: [
            (["TERM": "xterm", "CLICOLOR_FORCE": "1"], .sixteen),
            (["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], .palette256),
            (["CLICOLOR_FORCE": "1"], .sixteen), (["TERM": "xterm", "CLICOLOR_FORCE": "0"], .off),
            (["TERM": "xterm", "CLICOLOR_FORCE": ""], .off),
            (["FORCE_COLOR": "1", "TERM": "xterm-direct"], .sixteen),
            (["FORCE_COLOR": "2"], .palette256), (["FORCE_COLOR": "3"], .trueColor),
            (["FORCE_COLOR": "yes", "TERM": "xterm-256color"], .palette256),
            (["FORCE_COLOR": "99999999999999999999"], .sixteen), (["FORCE_COLOR": "0"], .off),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], .off),
            (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], .off),
        ] as [([String: String], TerminalColors)])
    func forcedIntoAPipe(variables: [String: String], colors: TerminalColors) {
        #expect(TerminalColors(Environment(variables), isTerminal: false) == colors)
    }

    @Test func theOptionComesFirst() {
        func colors(
            _ variables: [String: String], _ choice: ColorChoice, isTerminal: Bool = true
        ) -> TerminalColors {
            TerminalColors(Environment(variables), isTerminal: isTerminal, choice: choice)
        }
        #expect(colors(["TERM": "xterm-direct", "FORCE_COLOR": "3"], .never) == .off)
        #expect(colors(["NO_COLOR": "1", "TERM": "xterm-256color"], .always) == .palette256)
        #expect(colors(["TERM": "dumb"], .always, isTerminal: false) == .sixteen)
        #expect(colors([:], .always, isTerminal: false) == .sixteen)
    }
}
