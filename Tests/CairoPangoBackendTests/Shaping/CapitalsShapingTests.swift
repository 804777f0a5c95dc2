import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Letters shaped as capitals, whose text stays as it is written.
struct CapitalsShapingTests {
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: TestFonts.library())) }

    private func font(_ family: String, capitals: Bool = true) -> FontQuery {
        FontQuery(family: family, capitals: capitals)
    }

    /// Glyphs, their advances with kerning, and line breaks are those of the text in capitals.
    @Test(arguments: [
        ("Tavola Wort & AV, x/y 12", "TAVOLA WORT & AV, X/Y 12", "en"),
        ("Straße ß", "STRAẞE ẞ", "de"),
        ("İstanbul ışık", "İSTANBUL IŞIK", "tr"), ("Εμπειρία ρολόι", "ΕΜΠΕΙΡΙΑ ΡΟΛΟΪ", "el"),
        ("años e\u{301} m\u{303}", "AÑOS É M\u{303}", "es"),
        ("a\u{200B}b\u{A0}c", "A\u{200B}B\u{A0}C", "en"),
    ])
    func theTextIsAsWrittenAndTheGlyphsAreCapitals(text: String, drawn: String, language: String) {
        for family in ["Source Sans 3", "Gentium Book Plus"] {
            let capitals = shaper.shape(text, font(family), tracking: 0.05, language: language)
            let plain = font(family, capitals: false)
            let expected = shaper.shape(drawn, plain, tracking: 0.05, language: language)
            let written = shaper.shape(text, plain, language: language)
            #expect(capitals.isConsistent)
            #expect(capitals.glyphs == expected.glyphs)
            #expect(capitals.clusters.map(\.advance) == expected.clusters.map(\.advance))
            #expect(capitals.clusters.map(\.breakAfter) == expected.clusters.map(\.breakAfter))
            #expect(capitals.text == written.text)
            #expect(capitals.clusterTexts == written.clusterTexts)
        }
        #expect(shaper.faces.count == 2)
    }

    @Test func otherSpansStayAsTheyAre() {
        let shaped = shaper.shape(
            StyledText(
                [
                    .init("ß ab", font: font("Carlito", capitals: false)),
                    .init("ß ab", font: font("Carlito")),
                    .init("ß ab", font: font("Carlito", capitals: false)),
                ], language: "de"))
        let ids = shaped.glyphs.map(\.id)
        #expect(shaped.isConsistent && shaped.clusterTexts.joined() == "ß abß abß ab")
        #expect(shaped.clusters.map(\.span) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
        #expect(ids[0..<4] == ids[8..<12])
        #expect(Array(ids[4..<8]) == shaper.shape("ẞ AB", font("Carlito")).glyphs.map(\.id))
    }

    /// CMU Serif has no capital ß: a letter of another font would look worse than a small one.
    @Test func aCapitalThatTheFaceLacksStaysSmall() {
        let shaped = shaper.shape("Straße", font("CMU Serif"), language: "de")
        let expected = shaper.shape("STRAßE", font("CMU Serif", capitals: false), language: "de")
        #expect(shaped.glyphs == expected.glyphs && shaped.substituted.isEmpty)
        #expect(shaped.clusterTexts.joined() == "Straße")
    }

    @Test func whatIsMissingIsNamedAsWritten() {
        // Libre Franklin has no Greek but signs of mathematics; no built-in font has Armenian.
        let shaped = shaper.shape("aψ Ψ \u{561}", font("Libre Franklin"), language: "en")
        #expect(shaped.missing == ["\u{561}"])
        #expect(Set(shaped.substituted.map(\.scalar)) == ["ψ", "Ψ"])
        #expect(shaped.isConsistent)
    }
}
