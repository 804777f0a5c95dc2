import Testing

@testable import ResumeCommand

@Suite struct TextColumnsTests {
    @Test func cellsAreAsWideAsTheyAreShown() {
        #expect(
            TextColumns.lines([["a", "b", "c"], ["学学", "", "d"], ["a\u{1B}", "b"]])
                == "a        b  c\n学学        d\na\\u{1B}  b\n")
    }

    @Test func nothingInACellIsObeyed() {
        #expect(TextColumns.lines([["\u{1B}[2J\n\u{9B}x"]]) == "\\u{1B}[2J\\u{A}\\u{9B}x\n")
    }
}
