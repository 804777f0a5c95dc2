import Testing

@testable import TextBackend

struct TextFoldingTests {
    private func rows(_ text: String, first: Int, rest: Int) -> [String] {
        TextFolding.rows(
            [CellPiece(text: text, style: CellStyle())], first: first, rest: rest
        ).map { $0.map(\.text).joined() }
    }

    @Test(arguments: [
        ("one two three", 7, 5, ["one two", "three"]),
        ("one two three", 20, 5, ["one two three"]),
        ("one two", 3, 3, ["one", "two"]), ("one  two", 3, 3, ["one", "two"]),
        ("abcdefgh", 3, 2, ["abc", "de", "fg", "h"]),
        ("a abcdef b", 4, 4, ["a", "abcd", "ef b"]),
        ("", 4, 4, []),
        ("学学学", 4, 2, ["学学", "学"]),
        ("学", 1, 1, ["学"]),
    ])
    func textIsFoldedAtBlanks(_ text: String, _ first: Int, _ rest: Int, _ expected: [String]) {
        #expect(rows(text, first: first, rest: rest) == expected)
    }

    @Test func looksAreKept() {
        let bold = CellStyle(isBold: true)
        let pieces = [
            CellPiece(text: "one t", style: bold),
            CellPiece(text: "wo three", style: CellStyle()),
        ]
        let rows = TextFolding.rows(pieces, first: 7, rest: 7)
        #expect(rows.map { $0.map(\.text) } == [["one t", "wo"], ["three"]])
        #expect(rows[0][0].style == bold)
    }
}
