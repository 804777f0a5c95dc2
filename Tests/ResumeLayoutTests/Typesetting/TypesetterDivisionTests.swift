import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// What is taller than a page is divided between lines.
///
/// In cells a letter is half an em wide: 5 pt at 10 pt, in lines of 12 pt.
struct TypesetterDivisionTests {
    private func typesetter(tallest: Double) -> Typesetter {
        Typesetter(
            shaper: CellShaper(), language: "en", width: 100, minimumLines: 2, tallest: tallest)
    }

    private func text(_ count: Int, element: Int? = nil) -> ComposedText {
        var text = ComposedText((0..<count).map { "word\($0)" }.joined(separator: " "), .test)
        text.element = element
        return text
    }

    /// A head of so many words.
    private func head(_ count: Int) -> Block {
        let part = HeaderBlock.Part(content: .text(text(count)), alignment: .left)
        return Block(
            content: .header(HeaderBlock(parts: [part], space: 0)), spaceBefore: 0,
            breakBefore: .forbidden)
    }

    /// The words of strips, in order.
    private func words(_ galley: Galley, of paragraph: Int) -> [String] {
        let lines = galley.strips.flatMap(\.items).compactMap { item -> LineBox? in
            if case .line(let line) = item, line.paragraph == paragraph { line } else { nil }
        }
        let shaped = galley.paragraphs[paragraph].opened().shaped
        let bytes = lines.flatMap { line in
            line.clusters.flatMap { index in
                let start = Int(shaped.clusters[index].textStart)
                return shaped.text[start..<start + Int(shaped.clusters[index].textLength)]
            }
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    }

    @Test func aHeadTallerThanAPageIsDividedBetweenLines() throws {
        var typesetter = typesetter(tallest: 100)
        let rule = RuleLayout(thickness: 1, color: .black)
        let pair = HeaderBlock.Content.pair(
            [
                .init(content: .text(text(40, element: 1)), alignment: .left),
                .init(content: .rule(rule, length: nil), alignment: .left),
            ],
            [.init(content: .text(text(20, element: 2)), alignment: .left)],
            HeaderLayout.Pair(
                left: [], right: [], share: .share(0.5), keepsHalves: false, rightAlignment: .right,
                level: .middle))
        typesetter.set([
            Block(
                content: .header(
                    HeaderBlock(parts: [.init(content: pair, alignment: .left)], space: 1)),
                spaceBefore: 0, breakBefore: .forbidden, bookmark: "B", isHead: true)
        ])
        let strips = typesetter.galley.strips
        #expect(strips.count > 3)
        for (number, strip) in strips.enumerated() {
            #expect(strip.height <= 100 && strip.isHead)
            #expect(strip.bookmarks.map(\.title) == (number == 0 ? ["B"] : []))
            #expect(strip.breakBefore == (number == 0 ? .forbidden : .insideParagraph))
            for case .line(let line) in strip.items {
                #expect(line.origin.y > 0 && line.origin.y < strip.height)
            }
        }
        #expect(words(typesetter.galley, of: 0) == (0..<40).map { "word\($0)" })
        #expect(words(typesetter.galley, of: 1) == (0..<20).map { "word\($0)" })
        // The rule stays below the last line.
        let isRule = { (item: Strip.Item) in if case .path = item { true } else { false } }
        #expect(strips.map { $0.items.count(where: isRule) }.last == 1)
        #expect(strips.dropLast().allSatisfy { !$0.items.contains(where: isRule) })
    }

    /// Eight lines are 96 pt, and the grid moves a strip below another by up to 4 pt.
    @Test(arguments: [true, false]) func partsOnTheGridFitOnPages(hasHeadOnGrid: Bool) {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 100, minimumLines: 2, tallest: 99,
            grid: BaselineGrid(step: 5, phase: 2), hasHeadOnGrid: hasHeadOnGrid)
        typesetter.set([head(150)])
        let strips = typesetter.galley.strips
        #expect(strips.count > 4)
        #expect(strips.allSatisfy { $0.height <= 99 })
    }

    @Test func whatFitsAPageStaysWhole() {
        var typesetter = typesetter(tallest: 1_000)
        typesetter.set([head(40)])
        #expect(typesetter.galley.strips.count == 1)
    }

    private func aside(_ count: Int, isReadFirst: Bool) -> Aside {
        Aside(
            lines: [text(count, element: 2)], inset: Inset(), isRight: false,
            width: .points(40), alignment: .left, isReadFirst: isReadFirst, bookmark: "A")
    }

    @Test(arguments: [true, false]) func whatIsTooTallToStandBesideStandsAboveOrBelow(
        isReadFirst: Bool
    ) {
        var typesetter = typesetter(tallest: 1_000)
        var block = Block(
            content: .text(TextBlock(text: text(3, element: 1))), spaceBefore: 7,
            breakBefore: .betweenEntries)
        block.left = Inset(points: 50)
        block.asides = [aside(80, isReadFirst: isReadFirst)]
        typesetter.set([block])
        let galley = typesetter.galley
        #expect(galley.strips.allSatisfy { $0.items.count == 1 })
        #expect(galley.strips[0].spaceBefore == 7)
        #expect(galley.strips[0].breakBefore == .betweenEntries)
        #expect(galley.strips.dropFirst().allSatisfy { $0.spaceBefore == 0 })
        #expect(galley.strips.dropFirst().contains { $0.breakBefore == .insideEntry })
        let order = galley.strips.flatMap(\.items).compactMap { item -> Int? in
            if case .line(let line) = item {
                galley.paragraphs[line.paragraph].element
            } else {
                nil
            }
        }
        #expect(order == (isReadFirst ? order.sorted(by: >) : order.sorted()))
        #expect(galley.strips.first { $0.bookmarks.map(\.title) == ["A"] } != nil)
        let beside = galley.strips.indices.filter { index in
            if case .line(let line) = galley.strips[index].items[0] {
                galley.paragraphs[line.paragraph].element == 1 && line.origin.x == 50
            } else {
                false
            }
        }
        #expect(!beside.isEmpty)
    }

    @Test func aShortOneStandsBeside() {
        var typesetter = typesetter(tallest: 1_000)
        var block = Block(
            content: .text(TextBlock(text: text(3, element: 1))), spaceBefore: 0,
            breakBefore: .betweenEntries)
        block.asides = [aside(6, isReadFirst: true)]
        typesetter.set([block])
        #expect(typesetter.galley.strips[0].items.count > 1)
    }

    @Test func aLongTextInABoxIsDividedToo() {
        var typesetter = typesetter(tallest: 1_000)
        let layout = ChipLayout(fill: .black, line: nil, radius: 2, padding: 4, gap: 3)
        typesetter.set([
            Block(
                content: .chips(
                    [text(1, element: 1), text(60, element: 2), text(2, element: 3)], layout),
                spaceBefore: 5, breakBefore: .insideEntry)
        ])
        let galley = typesetter.galley
        #expect(galley.strips.allSatisfy { $0.height < 40 })
        #expect(words(galley, of: 1) == (0..<60).map { "word\($0)" })
        let order = galley.strips.flatMap(\.items).compactMap { item -> Int? in
            if case .line(let line) = item {
                galley.paragraphs[line.paragraph].element
            } else {
                nil
            }
        }
        #expect(order == order.sorted())
        // Each line has its ground behind it.
        for strip in galley.strips {
            guard case .path? = strip.items.first else {
                Issue.record("a line without a box")
                continue
            }
        }
    }
}
