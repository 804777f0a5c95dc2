import Testing

@testable import TextBackend

@Suite struct CellRowTests {
    private func pieces(_ texts: String...) -> [CellPiece] { texts.map { CellPiece(text: $0) } }

    @Test(arguments: [
        (6, "abcdef"), (5, "abcd…"), (3, "ab…"), (1, "…"), (0, ""), (9, "abcdef"),
    ])
    func piecesAreCutAtCells(_ columns: Int, _ text: String) {
        #expect(pieces("abc", "def").cut(to: columns).map(\.text).joined() == text)
    }

    @Test func wideLettersAreNotCutInHalf() {
        #expect(pieces("資料庫").cut(to: 5).map(\.text).joined() == "資料…")
        #expect(pieces("資料庫").cut(to: 4).map(\.text).joined() == "資…")
    }

    @Test func columnsAreFilledUp() {
        var row = CellRow()
        row.add(pieces("ab"), columns: 4)
        row.add(pieces("資料庫"), columns: 4)
        row.add(pieces("c"))
        #expect(row.text(.plain) == "ab  資… c")
        #expect(row.width == 9)
        var outer = CellRow()
        outer.add(row, columns: 11)
        outer.add(pieces("d"))
        #expect(outer.text(.plain) == "ab  資… c  d")
    }

    @Test func reversedBlanksAreSeen() {
        let ink = CellInk(hasStyles: true, hasLinks: false) { _ in nil }
        var row = CellRow()
        row.add(pieces("a").styled { $0.isReversed = true })
        row.fillUp(to: 3, style: CellStyle(isReversed: true))
        row.fillUp(to: 9)
        #expect(row.text(ink) == "\u{1B}[7ma  \u{1B}[0m")
    }

    @Test func rightToLeftTextIsIsolated() {
        var row = CellRow(pieces("a "))
        row.add(pieces("אב"))
        row.add(pieces(" b"))
        #expect(row.text(.plain) == "a \u{2068}אב\u{2069} b")
        #expect(CellRow(pieces("אב")).text(.plain) == "\u{2068}אב\u{2069}")
        #expect(CellRow(pieces("ab")).text(.plain) == "ab")
    }
}
