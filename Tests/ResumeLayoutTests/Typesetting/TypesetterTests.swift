import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// In cells a letter is half an em wide: 5 pt at 10 pt.
struct TypesetterTests {
    private func strips(_ content: Block.Content, width: Double = 200) -> Galley {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: width, minimumLines: 2)
        typesetter.set(
            Block(content: content, spaceBefore: 7, breakBefore: .betweenEntries, bookmark: "B"))
        return typesetter.galley
    }

    private func text(_ words: String) -> ComposedText {
        ComposedText(words, .test)
    }

    private func origins(_ strip: Strip) -> [Point] {
        strip.items.compactMap { item in if case .line(let line) = item { line.origin } else { nil }
        }
    }

    @Test func theFirstStripCarriesTheBlocksSpace() {
        let galley = strips(.text(TextBlock(text: text(String(repeating: "word ", count: 30)))))
        #expect(galley.strips.count == 4)
        #expect(galley.strips[0].spaceBefore == 7)
        #expect(galley.strips[0].bookmarks.map(\.title) == ["B"])
        #expect(
            galley.strips.dropFirst().allSatisfy { $0.spaceBefore == 0 && $0.bookmarks.isEmpty })
    }

    @Test func onlyTheMiddleOfAParagraphMayBreak() {
        let galley = strips(.text(TextBlock(text: text(String(repeating: "word ", count: 40)))))
        #expect(
            galley.strips.map(\.breakBefore) == [
                .betweenEntries, .forbidden, .insideParagraph, .insideParagraph, .forbidden,
            ])
    }

    @Test func aListItemHangsBehindItsSign() {
        let label = ListLabel(text: text("•"), x: 3)
        let galley = strips(
            .text(
                TextBlock(
                    text: text(String(repeating: "word ", count: 16)), indent: 12, label: label)))
        #expect(origins(galley.strips[0]).map(\.x) == [3, 12])
        #expect(origins(galley.strips[1]).map(\.x) == [12])
    }

    @Test func aRowHasItsPartsOnOneBaseline() {
        let galley = strips(
            .row(RowBlock(left: text("Engineer"), right: text("2020"), gap: 10)))
        let places = origins(galley.strips[0])
        #expect(places.map(\.x) == [0, 180])
        #expect(places[0].y == places[1].y)
    }

    @Test func aLongLeftPartWrapsBesideTheRightOne() {
        let galley = strips(
            .row(
                RowBlock(
                    left: text("A head of many words that needs two lines"), right: text("2020"),
                    gap: 10)))
        #expect(galley.strips.count == 1)
        #expect(origins(galley.strips[0]).count == 3)
        #expect(galley.strips[0].height == 24)
    }

    @Test func anEndlessHeadCanBreak() {
        let galley = strips(
            .row(
                RowBlock(
                    left: text(String(repeating: "word ", count: 100)), right: text("2020"), gap: 10
                )))
        #expect(galley.strips.count > 10)
    }

    @Test(arguments: [(Alignment.left, 0.0), (.center, 80), (.right, 160)])
    func linesStandWhereTheyShould(_ alignment: Alignment, _ x: Double) {
        let galley = strips(.text(TextBlock(text: text("12345678"), alignment: alignment)))
        #expect(origins(galley.strips[0]).map(\.x) == [x])
    }

    @Test(arguments: [
        ([50.0, 50, 50], [0..<3]), ([100.0, 100, 100], [0..<1, 1..<2, 2..<3]),
        ([90.0, 90, 90, 90], [0..<2, 2..<4]), ([60.0, 60, 60, 60], [0..<2, 2..<4]),
        ([500.0, 20], [0..<1, 1..<2]), ([], []),
    ])
    func contactsAreSetInEvenRows(_ widths: [Double], _ rows: [Range<Int>]) {
        #expect(Typesetter.rows(widths, gap: 10, width: 195) == rows)
    }

    @Test(arguments: [
        ([50.0, 50, 50], [0..<3]), ([60.0, 50, 60, 20, 20, 20], [0..<3, 3..<6]),
        // None alone in the last row, unless the row before it would be half empty.
        ([60.0, 50, 50, 60], [0..<2, 2..<4]), ([120.0, 60, 60], [0..<1, 1..<3]),
        ([40.0, 145, 100], [0..<2, 2..<3]), ([190.0, 190], [0..<1, 1..<2]), ([], []),
    ])
    func boxesFillTheirRows(_ widths: [Double], _ rows: [Range<Int>]) {
        #expect(Typesetter.rows(widths, gap: 10, width: 195, filled: true) == rows)
    }

    @Test(arguments: [
        // Both fit; the left part wraps; neither: the right part stands below.
        ("Norwegian", "Professional working", [[0.0, 100]]),
        (String(repeating: "word ", count: 10), "2021", [[0, 180], [0]]),
        ("Norwegian", "Professional working proficiency of it", [[0], [0]]),
    ])
    func theRightPartOfARowIsNeverBrokenBesideTheLeft(
        _ left: String, _ right: String, _ places: [[Double]]
    ) {
        let galley = strips(.row(RowBlock(left: text(left), right: text(right), gap: 10)))
        #expect(galley.strips.count == 1)
        let lines = Dictionary(grouping: origins(galley.strips[0]), by: \.y)
        #expect(lines.sorted { $0.key < $1.key }.map { $0.value.map(\.x) } == places)
    }

    @Test func levelsMayBeAsWideAsTheirColumn() throws {
        let levels = LevelLayout(
            shape: .bar, steps: 5, width: .share(0.5), height: 4, color: .black, rest: .black)
        let items = strips(.level(1, levels)).strips[0].items
        let rights = items.compactMap { item -> Double? in
            if case .path(let shape) = item { shape.right } else { nil }
        }
        #expect(rights.allSatisfy { abs($0 - 100) < 3 } && rights.count == 2)
    }

    @Test func aRuleAfterATitleReachesTheEdge() throws {
        var layout = SectionTitleLayout.plain
        layout.rule = .after
        layout.thickness = 1
        layout.gap = 4
        let galley = strips(
            .title(TitleBlock(text: text("Work"), layout: layout)))
        let shape = try #require(
            galley.strips[0].items.compactMap { item -> PathShape? in
                if case .path(let shape) = item { shape } else { nil }
            }.first)
        #expect(shape.segments.first.map { $0 == .move(Point(x: 24, y: shape.top)) } == true)
        #expect(shape.right == 200)
    }
}

extension SectionTitleLayout {
    /// A title without anything around it.
    static let plain = SectionTitleLayout(
        isShown: true, text: Template(parts: [.field("title")]), alignment: .left, rule: .none,
        thickness: 0.5, length: nil, gap: 0, color: .black, accentLetters: 0, box: nil, padding: 0,
        bar: nil, column: nil, columnGap: 0, hasIcon: false)
}

extension PathShape {
    private var points: [Point] {
        segments.compactMap { segment in
            switch segment {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }
    var top: Double { points.map(\.y).min() ?? 0 }
    var bottom: Double { points.map(\.y).max() ?? 0 }
    fileprivate var right: Double { points.map(\.x).max() ?? 0 }
}
