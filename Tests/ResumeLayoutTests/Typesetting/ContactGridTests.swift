import Testing

@testable import ResumeLayout

/// How the ways to reach a person stand in columns.
struct ContactGridTests {
    /// The items of each row by their numbers, with the columns that each takes in brackets.
    private func notation(_ grid: ContactGrid) -> String {
        grid.rows.map { row in
            row.map { cell in
                "\(cell.item)"
                    + (cell.span > 1 ? "(\(cell.column)-\(cell.column + cell.span - 1))" : "")
            }.joined(separator: " ")
        }.joined(separator: " | ")
    }

    private func grid(
        _ items: [Double], columns: Int = 3, isNatural: Bool = false
    ) -> ContactGrid {
        ContactGrid(items, columns: columns, gap: 10, isNatural: isNatural, width: 320)
    }

    @Test(arguments: [
        ([50, 50, 50, 50, 50], "0 1 2 | 3 4"), ([200, 160, 50], "0(0-1) | 1 2"),
        // Fewer columns leave no hole.
        ([50, 50, 50, 50], "0 1 | 2 3"), ([50, 50, 50, 50, 50, 50, 50], "0 1 2 | 3 4 5 | 6"),
        // What fits the rest of a row stands there.
        ([150, 250, 60, 150, 60], "0 2 | 1(0-1) | 3 4"),
        ([300, 50], "0(0-1) | 1"), ([400, 50, 60], "0(0-1) | 1 2"), ([], ""),
    ])
    func aWideItemTakesSeveralColumns(_ items: [Double], _ expected: String) {
        #expect(notation(grid(items)) == expected)
    }

    @Test func equalColumnsShareTheWidth() {
        let grid = grid([50, 50, 50, 310])
        #expect(grid.widths == [100, 100, 100])
        #expect(grid.rows[1].map { grid.place(of: $0).x } == [0])
        #expect(grid.rows[1].map { grid.place(of: $0).width } == [320])
        #expect(grid.place(of: grid.rows[0][2]).x == 220)
    }

    @Test func whereAnItemIsTooWideForThemTheyShareWhatIsLeft() {
        let grid = grid([120, 50, 50, 60, 50])
        #expect(notation(grid) == "0 1 2 | 3 4(1-2)")
        // 300 pt, of which 220 are needed.
        #expect(zip(grid.widths, [146.67, 76.67, 76.67]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test(arguments: [
        ([120, 60, 100, 50, 80, 90], "0 1 2 | 3 4 5", [120, 80, 100]),
        ([10, 20, 30], "0 1 2", [10, 20, 30]),
        // The widest takes several columns until the others have room.
        ([90, 80, 250, 60], "0 1 3 | 2(0-2)", [90, 80, 60]),
        ([90, 80, 290, 70], "0 1 3 | 2(0-2)", [90, 80, 100]),
        // What nothing follows widens no column.
        ([50, 60, 70, 250], "0 1 2 | 3(0-2)", [50, 60, 120]),
        ([500, 80, 90], "0(0-1) | 1 2", [80, 230]),
    ])
    func naturalColumnsAreAsWideAsTheirItems(
        _ items: [Double], _ expected: String, _ widths: [Double]
    ) {
        let grid = grid(items, isNatural: true)
        #expect(notation(grid) == expected)
        #expect(grid.widths == widths)
    }

    @Test func whatFitsNoColumnsStandsBelowEachOther() {
        #expect(notation(grid([200, 200, 200], isNatural: true)) == "0(0-1) | 1(0-1) | 2(0-1)")
        #expect(grid([200, 200, 200], isNatural: true).widths.reduce(0, +) <= 300)
    }

    @Test(arguments: [
        ([150, 90, 90, 90, 120, 80], true, "0 1 | 2 3 | 4 5"),
        ([150, 90, 90, 90, 120, 80], false, "0 1 | 2 3 | 4 5"),
        // Not where that takes a row more, nor where as many items take several columns.
        ([150, 50, 130, 60, 60], true, "0(0-1) 1 | 2 3 4"),
        ([290, 50, 320], true, "0(0-1) | 1(0-1) | 2(0-1)"),
    ])
    func fewerColumnsAreTakenWhereNothingTakesSeveralOfThem(
        _ items: [Double], _ isNatural: Bool, _ expected: String
    ) {
        #expect(notation(grid(items, isNatural: isNatural)) == expected)
    }

    @Test(arguments: [true, false]) func hundredsOfItemsAllHaveAPlace(isNatural: Bool) {
        let items = (0..<500).map { Double($0 % 300) }
        let rows = grid(items, isNatural: isNatural).rows
        #expect(rows.joined().map(\.item).sorted() == Array(0..<500))
    }
}
