import Testing

@testable import ResumeCommand

@Suite struct ScreenTextTests {
    @Test(arguments: [
        ("one two three", 20, ["one two three"]), ("one two three", 8, ["one two", "three"]),
        ("one two three", 5, ["one", "two", "three"]), ("onetwothree", 4, ["onet", "woth", "ree"]),
        ("", 4, [""]), ("a b", 0, ["a", "b"]), ("資料庫 工程", 6, ["資料庫", "工程"]),
        ("    1 | {", 20, ["    1 | {"]),
    ])
    func linesAreFoldedAtBlanks(_ text: String, _ columns: Int, _ rows: [String]) {
        #expect(ScreenText.folded(text, columns: columns) == rows)
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
        ("資料庫", 6, "資料庫"), ("資料庫", 5, "資料…"), ("資料庫", 4, "資…"),
    ])
    func textsAreCutAtCells(_ text: String, _ columns: Int, _ row: String) {
        #expect(ScreenText.cut(text, columns: columns) == row)
    }
}
