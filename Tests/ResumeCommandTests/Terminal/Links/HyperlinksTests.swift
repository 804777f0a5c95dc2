import System
import Testing

@testable import ResumeCommand

@Suite struct HyperlinksTests {
    private let links = Hyperlinks(areOn: true)

    @Test func addressesAndNames() {
        #expect(
            links.begin("https://a.example/x?y=1") == "\u{1B}]8;;https://a.example/x?y=1\u{1B}\\")
        #expect(
            links.begin("mailto:a@b.example", id: "l3")
                == "\u{1B}]8;id=l3;mailto:a@b.example\u{1B}\\")
        #expect(links.begin("HTTP://A.example") == "\u{1B}]8;;HTTP://A.example\u{1B}\\")
        #expect(
            links.begin("https://a.example/é b%20")
                == "\u{1B}]8;;https://a.example/%C3%A9%20b%20\u{1B}\\")
        #expect(Hyperlinks(areOn: false).begin("https://a.example") == nil)
        #expect(Hyperlinks.end == "\u{1B}]8;;\u{1B}\\")
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "ftp://x", "//x", "",
        "http:", "https://", "mailto:", " https://x", "\u{1B}https://x", "https:x",
        "x-man-page://ls",
        "https://" + String(repeating: "a", count: 3_000),
        "https://" + String(repeating: "é", count: 500),
    ])
    func addressesThatAreNotPassedOn(address: String) {
        #expect(links.begin(address) == nil)
    }

    @Test(arguments: [
        "https://x/\u{1B}\\\u{1B}[31m", "https://x/\u{7}", "https://x/\u{9C}\u{9D}",
        "https://x/\u{202E}abc", "https://x/\r\n", "https://x/\u{0}", "https://x/\u{7F}\"<>",
    ])
    func noControlByteGetsThrough(address: String) throws {
        let text = try #require(links.begin(address, id: address))
        let inner = text.utf8.dropFirst(4).dropLast(2)
        #expect(inner.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(text.utf8.filter { $0 == UInt8(ascii: ";") }.count == 2)
    }

    @Test func namesAreShortAndPlain() {
        #expect(
            links.begin("tel:1", id: "a:b;c=\u{1B}é" + String(repeating: "d", count: 500))
                == "\u{1B}]8;id=abc" + String(repeating: "d", count: 61) + ";tel:1\u{1B}\\")
    }

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
        #expect(Hyperlinks(Environment(variables), isTerminal: true).areOn == isLikely)
        #expect(
            Hyperlinks(Environment(variables), isTerminal: false).areOn
                == (variables["FORCE_HYPERLINK"] == "1"))
    }
}
