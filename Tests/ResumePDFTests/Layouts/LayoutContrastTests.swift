import Pages
import ResumePDF
import Testing

/// Whether words can be read on what lies behind them, in all layouts.
struct LayoutContrastTests {
    /// The contrast of text with its ground (WCAG 2.2, 1.4.3, level AA).
    private static let least = 4.5

    @Test(arguments: LayoutTable.sheets.filter { LayoutTable.layouts.contains($0.layout) })
    func wordsStandOutFromTheirGround(_ cell: LayoutTable.Cell) throws {
        let document = try #require(LayoutTable.outcome(cell).document)
        for page in document.pages {
            let faint = PageContrast.findings(page, below: Self.least)
            #expect(faint.isEmpty, "\(faint)")
        }
    }

    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54),
            (0x777777, 0xFFFFFF, 4.47), (0xC9D3E0, 0x16202E, 10.8),
        ] as [(UInt32, UInt32, Double)])
    func contrastIsThatOfTheGuidelines(_ one: UInt32, _ other: UInt32, _ ratio: Double) {
        for (ink, ground) in [(one, other), (other, one)] {
            #expect(abs(PageContrast.ratio(Color(hex: ink), Color(hex: ground)) - ratio) < 0.06)
        }
    }

    @Test func theTopmostAreaBelowTheWordsCounts() {
        func area(_ color: UInt32, x: Double) -> PageItem {
            .path(PathShape(Rect(x: x, y: 0, width: 100, height: 20), fill: Color(hex: color)))
        }
        func words(_ color: UInt32, _ text: String = "Ada", x: Double = 10) -> PageItem {
            let run = GlyphRun(
                face: 0, size: 10, color: Color(hex: color), element: nil, x: 0, width: 30,
                glyphs: [], clusters: [], text: text, isRightToLeft: false)
            return .text(GlyphLine(origin: Point(x: x, y: 15), runs: [run]))
        }
        func count(_ items: [PageItem]) -> Int {
            let page = Page(size: Size(width: 300, height: 300), items: items)
            return PageContrast.findings(page, below: Self.least).count
        }
        #expect(count([words(0)]) == 0)
        #expect(count([words(0xFFFFFF)]) == 1)
        #expect(count([area(0, x: 0), words(0xFFFFFF)]) == 0)
        #expect(count([area(0, x: 0), area(0xEEEEEE, x: 0), words(0xFFFFFF)]) == 1)
        // What is drawn later or elsewhere does not lie behind the words.
        #expect(count([words(0xFFFFFF), area(0, x: 0)]) == 1)
        #expect(count([area(0, x: 150), words(0xFFFFFF)]) == 1)
        // A stretch that reaches beyond its ground; each pair of colours once; signs alone.
        #expect(count([area(0, x: 0), words(0xFFFFFF, x: 90), words(0xFFFFFF, x: 95)]) == 1)
        #expect(count([words(0xDDDDDD, "•")]) == 0)
    }
}
