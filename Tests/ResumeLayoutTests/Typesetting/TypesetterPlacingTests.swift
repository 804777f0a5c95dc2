import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// What stands beside, behind and between lines.
///
/// In cells a letter is half an em wide: 5 pt at 10 pt.
struct TypesetterPlacingTests {
    private func typesetter(width: Double = 200) -> Typesetter {
        Typesetter(shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
    }

    private func text(_ words: String) -> ComposedText { ComposedText(words, .test) }

    private func block(_ words: String, _ breakBefore: PageBreak = .forbidden) -> Block {
        Block(
            content: .text(TextBlock(text: text(words))), spaceBefore: 3, breakBefore: breakBefore)
    }

    private func aside(_ words: String, width: Aside.Width, isRight: Bool = false) -> Aside {
        Aside(
            lines: [text(words)], inset: Inset(), isRight: isRight,
            width: width, alignment: .left, isReadFirst: false)
    }

    private func lines(_ strip: Strip) -> [LineBox] {
        strip.items.compactMap { if case .line(let line) = $0 { line } else { nil } }
    }

    // MARK: Beside

    @Test func whatStandsAtTheRightIsKnownToTheReadingOrder() {
        var typesetter = typesetter()
        var block = block("One line")
        block.asides = [
            aside("Left", width: .points(40)), aside("Right", width: .points(40), isRight: true),
        ]
        typesetter.set([block])
        #expect(lines(typesetter.galley.strips[0]).map(\.isTrailing) == [false, false, true])
    }

    @Test func whatStandsBesideSharesTheFirstBaseline() {
        var typesetter = typesetter()
        var block = block("One line")
        block.left = Inset(points: 60)
        block.asides = [aside("2020", width: .points(50))]
        typesetter.set([block])
        let found = lines(typesetter.galley.strips[0])
        #expect(found.map(\.origin.x) == [60, 0])
        #expect(Set(found.map(\.origin.y)).count == 1)
    }

    @Test(arguments: [6.0, 10, 20]) func textOfAnySizeBesideStandsOnThatBaseline(size: Double) {
        var typesetter = typesetter()
        var beside = aside("2020", width: .points(50))
        beside.alignment = .right
        beside.lines[0].runs[0].style.size = size
        var block = block("One line")
        block.left = Inset(points: 60)
        block.asides = [beside]
        typesetter.set([block])
        let found = lines(typesetter.galley.strips[0])
        #expect(found.map(\.origin.x) == [60, 50 - 4 * size / 2])
        #expect(abs(found[0].origin.y - found[1].origin.y) < 1e-9)
    }

    @Test(arguments: [(5.0, false), (9, false), (30, true)])
    func aLevelMakesItsLineHigherOnlyWhereItIsHigher(_ height: Double, _ isHigher: Bool) {
        var typesetter = typesetter()
        typesetter.set([block("One line")])
        let line = typesetter.galley.strips[0].height
        var level = aside("", width: .points(40), isRight: true)
        level.lines = []
        level.level = (
            0.5,
            LevelLayout(
                shape: .squares, steps: 5, width: .points(40), height: height, color: .black,
                rest: .black)
        )
        var beside = block("One line")
        beside.asides = [level]
        typesetter = self.typesetter()
        typesetter.set([beside])
        #expect((typesetter.galley.strips[0].height > line) == isHigher)
    }

    @Test func aColumnIsAsWideAsItsWidestText() {
        var typesetter = typesetter()
        let group = ColumnGroup(section: 0, isRight: false, limit: 0.4, gap: 10)
        let blocks = ["Go", "Rust"].map { name in
            var block = block("text")
            block.left = Inset(groups: [group])
            block.asides = [aside(name, width: .group(group))]
            return block
        }
        typesetter.set(blocks)
        #expect(typesetter.galley.strips.map { lines($0)[0].origin.x } == [30, 30])
    }

    @Test func aColumnWithoutTextTakesNoRoom() {
        var typesetter = typesetter()
        var block = block("text")
        block.left = Inset(groups: [ColumnGroup(section: 0, isRight: false, limit: 0.4, gap: 10)])
        typesetter.set([block])
        #expect(lines(typesetter.galley.strips[0])[0].origin.x == 0)
    }

    @Test func noPageEndsBesideWhatReachesBelow() {
        var typesetter = typesetter()
        var first = block("One")
        first.left = Inset(points: 60)
        first.asides = [aside("a b c d", width: .points(5))]
        var second = block("Two", .insideEntry)
        second.left = Inset(points: 60)
        typesetter.set([first, second, block("Next", .betweenEntries)])
        let strips = typesetter.galley.strips
        #expect(strips[1].breakBefore == .forbidden)
        #expect(strips[2].breakBefore == .betweenEntries)
        // Four lines beside two: the entry is as high as what stands beside it.
        #expect(strips[0].height + strips[1].spaceBefore + strips[1].height == 4 * 12)
    }

    @Test func aTrailColumnStandsAtTheRightEdge() {
        var typesetter = typesetter()
        var block = block("One line")
        block.right = Inset(points: 70)
        block.asides = [aside("2020", width: .points(50), isRight: true)]
        typesetter.set([block])
        #expect(lines(typesetter.galley.strips[0]).map(\.origin.x) == [0, 150])
    }

    // MARK: Side by side

    @Test func cellsStandSideBySide() {
        var typesetter = typesetter()
        let cells = [[block("Left"), block("below")], [block("Right")]]
        typesetter.set([
            Block(content: .cells(cells, gap: 20), spaceBefore: 0, breakBefore: .forbidden)
        ])
        #expect(typesetter.galley.strips.count == 1)
        #expect(lines(typesetter.galley.strips[0]).map(\.origin.x) == [0, 0, 110])
        #expect(typesetter.galley.strips[0].height == 12 + 3 + 12)
    }

    @Test func cellsTooTallForAStripAreDividedBetweenLines() {
        var typesetter = typesetter()
        let tall = (0..<40).map { _ in block("Left", .insideEntry) }
        typesetter.set([
            Block(
                content: .cells([tall, [block("R")]], gap: 20), spaceBefore: 0,
                breakBefore: .forbidden)
        ])
        let strips = typesetter.galley.strips
        #expect(strips.count == 40)
        #expect(lines(strips[0]).map(\.origin.x) == [0, 110])
        #expect(strips[1].spaceBefore == 3 && strips[1].breakBefore == .insideEntry)
    }

    @Test func boxesWrapBetweenWords() {
        var typesetter = typesetter(width: 100)
        let layout = ChipLayout(fill: .black, line: nil, radius: 2, padding: 5, gap: 5)
        let items = ["Swift", "Rust", "Kotlin", "C"].map { text($0) }
        typesetter.set([
            Block(content: .chips(items, layout), spaceBefore: 0, breakBefore: .forbidden)
        ])
        let rows = typesetter.galley.strips
        #expect(rows.map { lines($0).count } == [2, 2])
        for row in rows {
            #expect(lines(row).allSatisfy { $0.origin.x >= 5 && $0.origin.x < 95 })
            #expect(row.items.count == 4)
        }
    }

    @Test(arguments: [0.5, 2]) func anOutlineIsAsThickAsAskedFor(_ thickness: Double) throws {
        var typesetter = typesetter()
        var layout = ChipLayout(fill: nil, line: .black, radius: 4, padding: 5, gap: 5)
        layout.thickness = thickness
        typesetter.set([
            Block(content: .chips([text("Swift")], layout), spaceBefore: 0, breakBefore: .forbidden)
        ])
        let boxes = typesetter.galley.strips[0].items.compactMap { item -> [Point]? in
            guard case .path(let shape) = item else { return nil }
            return shape.segments.flatMap(\.points)
        }
        #expect(boxes.count == 2)
        for side in [\Point.x, \.y] {
            let (outer, inner) = (
                boxes[0].map { $0[keyPath: side] }, boxes[1].map { $0[keyPath: side] }
            )
            #expect(try abs(#require(inner.min()) - #require(outer.min()) - thickness) < 1e-9)
            #expect(try abs(#require(outer.max()) - #require(inner.max()) - thickness) < 1e-9)
        }
    }

    @Test func boxesStandAroundTheMiddleOfCapitals() throws {
        var typesetter = typesetter()
        let layout = ChipLayout(fill: .black, line: nil, radius: 0, padding: 5, gap: 5)
        typesetter.set([
            Block(content: .chips([text("Swift")], layout), spaceBefore: 0, breakBefore: .forbidden)
        ])
        let strip = typesetter.galley.strips[0]
        let heights = strip.items.compactMap { item -> [Double]? in
            guard case .path(let shape) = item else { return nil }
            return shape.segments.flatMap(\.points).map(\.y)
        }.joined()
        let (top, bottom) = (try #require(heights.min()), try #require(heights.max()))
        let capHeight = CellShaper().metrics(of: TextStyle.test.font).capHeight * 10
        let baseline = try #require(lines(strip).first).origin.y
        #expect(abs((baseline - capHeight - top) - (bottom - baseline)) < 1e-9)
    }

    // MARK: Behind

    @Test func aRailJoinsTheStripsOfAnEntry() {
        var typesetter = typesetter()
        var first = block("One")
        first.backdrops = [
            Backdrop(left: Inset(points: 4), width: 1, color: .black, start: .firstLine)
        ]
        var second = block("Two")
        second.backdrops = [
            Backdrop(left: Inset(points: 4), width: 1, color: .black, start: .joined)
        ]
        typesetter.set([first, second])
        let grounds = typesetter.galley.strips.flatMap(\.grounds)
        #expect(grounds.count == 2)
        #expect(grounds[0].top.map { $0 > 0 && $0 < 12 } == true)
        #expect(grounds[1].top == nil)
    }

    @Test func aPanelReachesAroundItsText() {
        var typesetter = typesetter()
        var only = block("One")
        only.backdrops = [
            Backdrop(left: Inset(), width: nil, color: .black, start: .above(6), below: 6)
        ]
        typesetter.set([only])
        let strip = typesetter.galley.strips[0]
        #expect(strip.grounds[0].top == -6)
        #expect(strip.height == 12 + 6)
        #expect(strip.grounds[0].width == 200)
    }

    @Test func aPanelEndsBelowWhatIsTooTallToStandBeside() throws {
        var typesetter = typesetter()
        var only = block("One")
        only.asides = [
            aside(String(repeating: "word ", count: 200), width: .points(50), isRight: true)
        ]
        only.backdrops = [
            Backdrop(left: Inset(), width: nil, color: .black, start: .above(6), below: 6)
        ]
        typesetter.set([only])
        let strips = typesetter.galley.strips
        let last = try #require(strips.last)
        #expect(strips.count > 2 && strips[0].height == 12 && last.height == 12 + 6)
        #expect(strips.dropFirst().flatMap(\.grounds).allSatisfy { $0.top == nil })
    }

    // MARK: Lines

    @Test func justifiedLinesAreStretchedWithinReason() throws {
        var typesetter = typesetter()
        let words = String(repeating: "words and more ", count: 12)
        typesetter.set([
            Block(
                content: .text(TextBlock(text: text(words), isJustified: true)), spaceBefore: 0,
                breakBefore: .forbidden)
        ])
        let set = typesetter.galley.strips.flatMap { lines($0) }
        #expect(set.dropLast().contains { $0.stretch > 0 })
        #expect(set.allSatisfy { $0.stretch < 1.41 })
        #expect(try #require(set.last).stretch == 0)
    }
}
