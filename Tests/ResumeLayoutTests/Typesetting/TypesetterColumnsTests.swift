import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// Columns as many as there is room for; a letter is 5 pt wide, and lines are 12 pt apart.
struct TypesetterColumnsTests {
    private func item(_ words: String, indent: Double = 0) -> [Block] {
        [
            Block(
                content: .text(
                    TextBlock(text: ComposedText(words, .test), indent: indent)),
                spaceBefore: 3, breakBefore: .insideEntry)
        ]
    }

    private func strips(_ blocks: [Block], width: Double = 200) -> [Strip] {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
        typesetter.set(blocks)
        return typesetter.galley.strips
    }

    private func block(
        _ items: [[Block]], rowSpace: Double? = nil, section: Int = 0
    ) -> Block {
        Block(
            content: .columns(
                ColumnsBlock(items: items, gap: 10, rowSpace: rowSpace, section: section)),
            spaceBefore: 7, breakBefore: .insideEntry)
    }

    /// Where the lines of strips begin, strip by strip in the order of drawing.
    private func places(_ strips: [Strip]) -> [[[Double]]] {
        strips.map { strip in
            strip.items.compactMap { item in
                if case .line(let line) = item {
                    [line.origin.x, line.origin.y.rounded()]
                } else {
                    nil
                }
            }
        }
    }

    @Test(arguments: [
        // Four columns of 42.5 pt, three of 60, two of 95, one of 200.
        (8, 4), (9, 3), (12, 3), (13, 2), (19, 2), (20, 1), (60, 1),
    ])
    func thereAreAsManyAsTheWidestLeavesRoomFor(_ letters: Int, _ count: Int) {
        let wide = String(repeating: "w", count: letters)
        let items = [wide, "b", "c", "d", "e", "f", "g", "h"].map { item($0) }
        let first = places(strips([block(items, rowSpace: 0)]))[0]
        #expect(first.count == (letters == 60 ? 2 : count))
        #expect(Set(first.map { $0[0] }).count == count)
    }

    @Test func aListGoesDownOneColumnAfterTheOther() {
        let strips = strips([block(["a", "b", "c", "d", "e"].map { item($0) })])
        #expect(strips.count == 1 && strips[0].spaceBefore == 7)
        // The distance between items does not stand above the first of a column.
        let pitch = 52.5
        #expect(
            places(strips)[0].map { $0[0] } == [0, 0, pitch, pitch, 2 * pitch])
        #expect(Set(places(strips)[0].map { $0[1] }).count == 2)
        #expect(strips[0].height == 27)
        #expect(strips[0].cellEnds == [2, 4, 5, 5])
    }

    @Test func entriesGoRowByRowAsEvenAsTheyCan() {
        let strips = strips([block(["a", "b", "c", "d", "e"].map { item($0) }, rowSpace: 4)])
        // Five of four at most: three and two.
        #expect(places(strips).map { $0.map { $0[0] } } == [[0, 70, 140], [0, 70]])
        #expect(strips.map(\.spaceBefore) == [7, 4])
        #expect(strips.map(\.breakBefore) == [.insideEntry, .betweenEntries])
    }

    @Test func listsOfASectionHaveTheSameColumns() {
        let narrow = ["a", "b", "c", "d"].map { item($0) }
        let wide = [String(repeating: "w", count: 15), "b"].map { item($0) }
        let strips = strips([block(narrow), block(wide), block(narrow, section: 1)])
        #expect(places(strips).map { Set($0.map { $0[0] }).count } == [2, 2, 4])
        let reversed = self.strips([block(wide), block(narrow)])
        #expect(places(reversed).map { Set($0.map { $0[0] }).count } == [2, 2])
        // A short list does not spread over them.
        let two = self.strips([block(narrow), block([item("a"), item("b")])])
        #expect(places(two)[1].map { $0[0] } == [0, 52.5])
    }

    @Test func whatDoesNotFitBesideIsDividedBetweenPages() {
        let items = (0..<5).map { item(String(repeating: "w", count: 30) + "\($0)") }
        let strips = strips([block(items)])
        #expect(strips.count == 5)
        #expect(
            strips.dropFirst().allSatisfy { $0.breakBefore == .insideEntry && $0.spaceBefore == 3 })
    }

    @Test func allThatStandsInALineCounts() {
        let row = Block(
            content: .row(
                RowBlock(
                    left: ComposedText("wwww", .test), right: ComposedText("wwww", .test), gap: 10)),
            spaceBefore: 0, breakBefore: .forbidden)
        var inset = item("wwww")[0]
        inset.left = Inset(points: 25)
        inset.right = Inset(points: 20)
        let chips = Block(
            content: .chips(
                ["www", "www"].map { ComposedText($0, .test) },
                ChipLayout(fill: nil, line: nil, radius: 0, padding: 5, gap: 10)), spaceBefore: 0,
            breakBefore: .forbidden)
        let level = Block(
            content: .level(
                0.5,
                LevelLayout(
                    shape: .bar, steps: 5, width: .points(70), height: 4, color: .black,
                    rest: .black
                )), spaceBefore: 0, breakBefore: .forbidden)
        for (block, count) in [(row, 3), (inset, 2), (chips, 3), (level, 2)] {
            let found = strips([self.block([[block], item("b"), item("c")], rowSpace: 0)])
            #expect(found.count == (count == 3 ? 1 : 2), "\(block.content)")
        }
    }
}
