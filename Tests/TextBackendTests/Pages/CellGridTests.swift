import Testing

@testable import TextBackend

struct CellGridTests {
    private func text(_ parts: [(String, Int, Int)]) -> [String] {
        var grid = CellGrid()
        for (text, row, column) in parts {
            grid.write(text, row: row, column: column, style: CellStyle())
        }
        return grid.rows.indices.map { grid.text(ofRow: $0) }
    }

    @Test func textStandsWhereItIsWritten() {
        #expect(text([("ab", 0, 2), ("c", 2, 0)]) == ["  ab", "", "c"])
    }

    @Test func wideClustersTakeTwoCells() {
        #expect(text([("学a", 0, 0), ("b", 0, 3)]) == ["学ab"])
        var grid = CellGrid()
        let end = grid.write("👩‍💻x", row: 0, column: 0, style: CellStyle())
        #expect(end == 3)
        #expect(grid.rows[0].count == 3)
    }

    @Test func marksJoinTheLetterBefore() {
        let many = "e" + String(repeating: "\u{301}", count: 10_000)
        var grid = CellGrid()
        let end = grid.write(many + "x", row: 0, column: 0, style: CellStyle())
        #expect(end == 2)
        #expect(grid.text(ofRow: 0).utf8.count < 80)
    }

    @Test func aCellOutsideIsFree() {
        var grid = CellGrid()
        grid.write("abc", row: 1, column: 4, style: CellStyle())
        #expect(grid.isFree(row: 0, columns: 0..<100))
        #expect(grid.isFree(row: 1, columns: 0..<4))
        #expect(!grid.isFree(row: 1, columns: 0..<5))
        #expect(grid.isFree(row: 9, columns: 0..<5))
    }

    @Test func nothingIsWrittenOutside() { #expect(text([("a", -1, 0), ("b", 0, -1)]).isEmpty) }
}
