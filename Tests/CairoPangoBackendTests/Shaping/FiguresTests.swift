import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Figures of other shapes than a font's own.
@Suite struct FiguresTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func shape(
        _ text: String, _ family: String, _ figures: FontQuery.Figures?
    ) -> ShapedText {
        shaper.shape(text, FontQuery(family: family, figures: figures))
    }

    @Test(arguments: ["EB Garamond", "Fira Sans", "Carlito", "Source Sans 3"])
    func oldStyleFiguresAreOtherGlyphs(family: String) {
        let plain = shape("Since 1984 –", family, .none)
        let old = shape("Since 1984 –", family, .oldstyle)
        #expect(old.isConsistent)
        #expect(old.text == plain.text)
        #expect(old.clusterTexts == plain.clusterTexts)
        for (index, text) in plain.clusterTexts.enumerated() {
            let isFigure = text.first?.isNumber == true
            #expect((old.glyphs[index].id != plain.glyphs[index].id) == isFigure, "\(text)")
        }
        #expect(shaper.faces.count == 1)
    }

    @Test(arguments: ["EB Garamond", "Fira Sans", "Carlito"])
    func tabularFiguresAreAllOfOneWidth(family: String) {
        let widths = Set(
            shape("0123456789", family, .tabular).glyphs.map { ($0.advance * 1000).rounded() })
        #expect(widths.count == 1)
    }

    @Test func liningFiguresAreNotThoseOfOldStyle() {
        let lining = shape("1984", "Fira Sans", .lining)
        #expect(lining != shape("1984", "Fira Sans", .oldstyle))
    }

    @Test func aFontWithoutThemStaysAsItIs() {
        for figures in FontQuery.Figures.allCases {
            #expect(
                shape("1984", "Gentium Book Plus", figures)
                    == shape("1984", "Gentium Book Plus", .none))
        }
    }

    @Test func spansOfOneFaceAreToldApart() {
        let spans = StyledText([
            .init("84", font: FontQuery(family: "EB Garamond")),
            .init("84", font: FontQuery(family: "EB Garamond", figures: .oldstyle)),
            .init("a", font: FontQuery(family: "EB Garamond", smallCaps: true, figures: .oldstyle)),
        ])
        let glyphs = shaper.shape(spans).glyphs.map(\.id)
        #expect(glyphs[0] != glyphs[2] && glyphs[1] != glyphs[3])
        #expect(glyphs[4] != shape("a", "EB Garamond", .oldstyle).glyphs[0].id)
    }

    /// What another font has to set leaves the figures around it as they were asked for.
    @Test func figuresBesideASignOfAnotherFontKeepTheirShape() {
        let alone = shape("84", "EB Garamond", .oldstyle).glyphs.map(\.id)
        let beside = shape("84 😀 84", "EB Garamond", .oldstyle)
        #expect(Array(beside.glyphs.map(\.id).prefix(2)) == alone)
        #expect(Array(beside.glyphs.map(\.id).suffix(2)) == alone)
    }
}
