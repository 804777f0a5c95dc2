import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// Where lines of large letters begin and end, with glyphs whose ink stands 0.1 em from the left and
/// 0.05 em from the right of their cells, and hooks that hang out of them.
struct TypesetterOpticalEdgeTests {
    private final class InkShaper: TextShaper {
        let cells = CellShaper()
        var faces: [FontFace] { cells.faces }
        func shape(_ text: StyledText) -> ShapedText { cells.shape(text) }
        func metrics(of query: FontQuery) -> FontMetrics { cells.metrics(of: query) }
        func hasSmallCaps(_ query: FontQuery) -> Bool { cells.hasSmallCaps(query) }
        func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>? {
            glyph == 0x20 ? nil : [0x4A, 0x5D2].contains(glyph) ? -0.2...0.7 : 0.1...0.45
        }
    }

    private func text(_ words: String, _ size: Double) -> ComposedText {
        var style = TextStyle.test
        style.size = size
        return ComposedText(words, style)
    }

    private func x(
        _ text: ComposedText, _ alignment: Alignment, body: TextStyle? = nil
    ) throws -> Double {
        var typesetter = Typesetter(
            shaper: InkShaper(), language: "en", width: 200, minimumLines: 2, body: body)
        typesetter.set(
            Block(
                content: .text(TextBlock(text: text, alignment: alignment)),
                spaceBefore: 0, breakBefore: .forbidden))
        let strip = try #require(typesetter.galley.strips.first)
        guard case .line(let line) = try #require(strip.items.first) else { return .nan }
        return line.origin.x
    }

    @Test(arguments: [
        ("AB", 20.0, Alignment.left, -2.0), ("AB", 19.9, .left, 0),
        ("AB", 20, .right, 181), ("AB", 20, .center, 90), ("AB", 10, .right, 190),
        // What a font lets hang out stays so.
        ("J", 20, .left, 0), ("J", 20, .right, 190),
        // From right to left it is the right edge.
        ("\u{5D0}\u{5D1}", 20, .left, 181), ("\u{5D0}\u{5D1}", 10, .left, 190),
    ])
    func theInkOfLargeLettersEndsAtTheEdge(
        _ words: String, _ size: Double, _ alignment: Alignment, _ expected: Double
    ) throws {
        #expect(try abs(x(text(words, size), alignment) - expected) < 1e-9)
    }

    @Test(arguments: [
        ("AB", 20.0, Alignment.left, -1.0), ("AB", 40, .left, -3), ("AB", 19.9, .left, 0),
        ("AB", 20, .right, 180.5), ("AB", 20, .center, 90),
        // Of letters that hang out, at either end.
        ("JB", 20, .left, 0), ("BJ", 20, .right, 180), ("JB", 20, .right, 180.5),
        ("\u{5D0}\u{5D1}", 20, .left, 180.5), ("\u{5D2}\u{5D1}", 20, .left, 180),
    ])
    func theInkOfLargeLettersEndsWhereItDoesInRunningText(
        _ words: String, _ size: Double, _ alignment: Alignment, _ expected: Double
    ) throws {
        let body = try #require(text("a", 10).runs.first).style
        #expect(try abs(x(text(words, size), alignment, body: body) - expected) < 1e-9)
    }

    @Test func capitalsGoByCapitalsOfRunningText() throws {
        var style = TextStyle.test
        style.size = 20
        style.caps = .upper
        var body = TextStyle.test
        body.size = 10
        // A small j has room, the J of running text hangs out.
        #expect(try abs(x(ComposedText("jB", style), .left, body: body) + 2) < 1e-9)
    }

    @Test func theSizeOfTheLetterAtTheEdgeCounts() throws {
        var typesetter = Typesetter(
            shaper: InkShaper(), language: "en", width: 200, minimumLines: 2)
        var mixed = text("a", 10)
        mixed.append(text("B", 20))
        var other = text("B", 20)
        other.append(text("a", 10))
        for text in [mixed, other] {
            typesetter.set(
                Block(
                    content: .text(TextBlock(text: text)), spaceBefore: 0, breakBefore: .forbidden))
        }
        let places = typesetter.galley.strips.map { strip -> Double in
            if case .line(let line) = strip.items[0] { line.origin.x } else { .nan }
        }
        #expect(places == [0, -2])
    }

    @Test func eachLineOfANameAndOneBesideItsHeadlineStandAtTheEdge() throws {
        func places(_ contents: [HeaderBlock.Content], width: Double) throws -> [Double] {
            var typesetter = Typesetter(
                shaper: InkShaper(), language: "en", width: width, minimumLines: 2)
            let parts = contents.map { HeaderBlock.Part(content: $0, alignment: .left) }
            let strip = typesetter.setHeader(HeaderBlock(parts: parts, space: 0))
            return strip.items.compactMap { item in
                if case .line(let line) = item { line.origin.x } else { nil }
            }
        }
        let layout = NameLayout(leastSize: 20, split: .none)
        let name = HeaderBlock.Content.name(text("Ada Byron", 20), layout)
        #expect(try places([name], width: 60) == [-2, -2])
        let line = HeaderBlock.Content.line(
            [name, .text(text("Analyst", 10))], separator: text("  ", 10))
        #expect(try places([line], width: 300) == [-2, 88, 103])
    }
}
