import System
import Testing

@testable import ResumeCommand

@Suite struct HyperlinkSupportTests {
    @Test(
        arguments: [
            (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
            (["TERM": "xterm", "VTE_VERSION": "7600"], true),
            (["TERM": "xterm", "VTE_VERSION": "5000"], false),
            (["TERM": "xterm", "VTE_VERSION": "4999"], false),
            (["TERM": "xterm", "VTE_VERSION": "999999999999999999999"], false),
            (["TERM": "xterm", "VTE_VERSION": "-1"], false),
            (["TERM": "dumb", "VTE_VERSION": "7600"], false), (["VTE_VERSION": "7600"], false),
            (
                ["TERM": "xterm", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.4.1"],
                true
            ),
            (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app", "TERM_PROGRAM_VERSION": "3.0"], false),
            (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], false),
            (
                ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "455"],
                false
            ),
            (["TERM": "xterm", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.100.2"], true),
            (["TERM": "xterm", "TERM_PROGRAM": "vscode", "TERM_PROGRAM_VERSION": "1.9"], false),
            (
                [
                    "TERM": "xterm", "TERM_PROGRAM": "WezTerm",
                    "TERM_PROGRAM_VERSION": "20230712-072601-f4abf8fd",
                ], true
            ),
            (["TERM": "xterm", "WT_SESSION": "x"], true),
            (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], true),
            (
                [
                    "TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux",
                    "TERM_PROGRAM_VERSION": "3.4",
                ], true
            ),
            (
                [
                    "TERM": "tmux-256color", "TMUX": "x", "TERM_PROGRAM": "tmux",
                    "TERM_PROGRAM_VERSION": "next-3.5",
                ], true
            ),
            (
                [
                    "TERM": "screen", "TMUX": "x", "TERM_PROGRAM": "tmux",
                    "TERM_PROGRAM_VERSION": "3.3a",
                ], false
            ),
            (["TERM": "screen", "TMUX": "x", "KITTY_WINDOW_ID": "1"], false),
            (["TERM": "screen", "KITTY_WINDOW_ID": "1"], false),
            (["TERM": "xterm", "STY": "1.x", "VTE_VERSION": "7600"], false),
            (["TERM": "dumb", "FORCE_HYPERLINK": "1"], true),
            (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
            (["TERM": "xterm-kitty", "FORCE_HYPERLINK": ""], true),
        ] as [([String: String], Bool)])
    func support(variables: [String: String], isLikely: Bool) {
        let support = HyperlinkSupport(environment: Environment(variables))
        #expect(support.isLikely(isTerminal: true) == isLikely)
        #expect(support.isLikely(isTerminal: false) == (variables["FORCE_HYPERLINK"] == "1"))
    }
}
