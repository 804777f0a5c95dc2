import Testing

@testable import ResumeCommand

@Suite struct LineEditorTests {
    private func typed(_ bytes: String, into text: String = "") -> String {
        var line = LineEditor(text)
        for key in TerminalKey.keys(in: Array(bytes.utf8)).keys { _ = line.press(key) }
        return line.text
    }

    @Test(arguments: [
        ("", "abc", "abc"), ("", "q?/資é ", "q?/資é "), ("資é", "\u{7F}", "資"),
        ("", "\u{7F}", ""), ("one two  ", "\u{17}", "one "), ("one", "\u{17}", ""),
        ("one two", "\u{15}x", "x"), ("a", "\u{1B}[A\u{1}", "a"),
    ])
    func keysChangeTheLine(_ text: String, _ keys: String, _ result: String) {
        #expect(typed(keys, into: text) == result)
    }

    @Test func otherKeysAreLeftToOthers() {
        var line = LineEditor("a")
        for key in [TerminalKey.enter, .escape, .up, .tab, .control("c")] {
            let isTaken = line.press(key)
            #expect(!isTaken)
        }
    }

    @Test func itTakesNoEndlessPaste() {
        #expect(typed(String(repeating: "x", count: 5_000)).count == 1_000)
    }
}
