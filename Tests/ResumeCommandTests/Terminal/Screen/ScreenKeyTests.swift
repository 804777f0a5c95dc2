import Testing

@testable import ResumeCommand

@Suite struct ScreenKeyTests {
    private func keys(_ text: String) -> [ScreenKey] {
        TerminalKey.keys(in: Array(text.utf8)).keys.compactMap { ScreenKey($0) }
    }

    @Test(arguments: [
        ("q", [ScreenKey.quit]), ("\u{3}", [.quit]), ("j", [.down]), ("\r", [.down]),
        ("k", [.up]), (" ", [.windowDown]), ("b", [.windowUp]), ("n", [.nextPage]),
        ("p", [.previousPage]), ("g", [.first]), ("G", [.last]),
        ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;5C", [.nextPage]),
        ("\u{1B}[D", [.previousPage]), ("\u{1B}[H", [.first]), ("\u{1B}[1~", [.first]),
        ("\u{1B}[4~", [.last]), ("\u{1B}[5~", [.windowUp]), ("\u{1B}[6~", [.windowDown]),
        ("jj\u{1B}[Bq", [.down, .down, .down, .quit]),
    ])
    func keysAreThoseOfPagers(_ text: String, _ keys: [ScreenKey]) {
        #expect(self.keys(text) == keys)
    }

    @Test(arguments: [
        "", "x", "é", "\u{1B}", "\u{1B}[", "\u{1B}[12", "\u{1B}[3~", "\u{1B}[200~", "\u{1B}x",
    ])
    func othersMeanNothing(_ text: String) {
        #expect(keys(text) == [])
    }
}
