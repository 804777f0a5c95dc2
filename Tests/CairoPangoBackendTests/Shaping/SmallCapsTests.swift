import Pages
import TestSupport
import Testing

@testable import CairoPangoBackend

/// Small capitals of the fonts' own.
@Suite struct SmallCapsTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func query(_ family: String, _ weight: Int = 400, _ isItalic: Bool = false) -> FontQuery
    {
        FontQuery(family: family, weight: weight, isItalic: isItalic)
    }

    private func smallCaps(_ query: FontQuery) -> FontQuery {
        var query = query
        query.smallCaps = true
        return query
    }

    /// Which of the built-in faces have them; Source Sans 3 has them upright alone.
    @Test(arguments: [
        ("Source Sans 3", true, false), ("Carlito", false, false),
        ("Gentium Book Plus", true, true), ("EB Garamond", true, true),
    ])
    func facesSayWhetherTheyHaveThem(family: String, upright: Bool, italic: Bool) {
        for weight in [400, 700] {
            #expect(shaper.hasSmallCaps(query(family, weight)) == upright)
            #expect(shaper.hasSmallCaps(query(family, weight, true)) == italic)
        }
    }

    @Test(arguments: [400, 700], [false, true])
    func smallLettersAreOtherGlyphs(weight: Int, isItalic: Bool) {
        let query = query("EB Garamond", weight, isItalic)
        let plain = shaper.shape("ABC office – é", query)
        let small = shaper.shape("ABC office – é", smallCaps(query))
        #expect(small.isConsistent)
        #expect(small.text == plain.text)
        #expect(small.clusterTexts == plain.clusterTexts)
        for (index, text) in plain.clusterTexts.enumerated() {
            let isSmallLetter = text.first?.isLowercase == true
            #expect((small.glyphs[index].id != plain.glyphs[index].id) == isSmallLetter, "\(text)")
        }
        #expect(shaper.faces.count == 1)
    }

    @Test(arguments: [("Carlito", false), ("Source Sans 3", true)])
    func facesWithoutThemStayAsTheyAre(family: String, isItalic: Bool) {
        let query = query(family, 400, isItalic)
        let plain = shaper.shape("Ada Lovelace", query)
        #expect(shaper.shape("Ada Lovelace", smallCaps(query)) == plain)
    }

    @Test func spansOfOneFaceAreToldApart() {
        let font = query("EB Garamond")
        let mixed = shaper.shape(
            StyledText([
                .init("ab", font: font), .init("ab", font: smallCaps(font)),
                .init("ab", font: font),
            ]))
        let ids = mixed.glyphs.map(\.id)
        #expect(mixed.isConsistent)
        #expect(mixed.clusters.map(\.span) == [0, 0, 1, 1, 2, 2])
        #expect(Set(mixed.clusters.map(\.face)) == [0])
        #expect(ids[0..<2] == ids[4..<6])
        #expect(ids[2] != ids[0] && ids[3] != ids[1])
        #expect(ids[2...3] == shaper.shape("ab", smallCaps(font)).glyphs.map(\.id)[0..<2])
    }

    @Test func theyGoOnAfterACharacterOfAnotherFace() {
        let font = smallCaps(query("EB Garamond"))
        // ✓ comes from another family.
        let shaped = shaper.shape("ab ✓ ab", font)
        let ids = shaped.glyphs.map(\.id)
        #expect(shaped.substituted.map(\.asked) == ["EB Garamond"])
        #expect(ids[0] == ids[5] && ids[1] == ids[6])
        #expect(ids[0] == shaper.shape("ab", font).glyphs[0].id)
    }

    /// Text that is itemised goes another way to the font.
    @Test func itemisedTextHasThemToo() {
        let font = query("EB Garamond")
        let simple = shaper.shape("office", smallCaps(font))
        let itemised = shaper.shape("office\u{200E}", smallCaps(font))
        #expect(itemised.glyphs == simple.glyphs)
    }

    @Test func aMissingStyleIsReportedOnce() {
        let query = query("EB Garamond", 300)
        _ = shaper.shape("a", query)
        _ = shaper.shape("a", smallCaps(query))
        #expect(shaper.problems.count == 1)
    }

    @Test(.needs(.pdftotext), arguments: [false, true])
    func readersGetTheLettersAsTyped(startsWithPlain: Bool) throws {
        let font = query("EB Garamond")
        var builder = DocumentBuilder(shaper)
        if startsWithPlain { builder.paragraph("Ada Lovelace, plainly", font) }
        builder.paragraph("Ada Lovelace fiancée office Straße 1815", smallCaps(font))
        builder.paragraph("Professional Experience", smallCaps(query("Source Sans 3", 700)))
        builder.paragraph("Habilidades y años", smallCaps(query("Gentium Book Plus", 400, true)))
        if !startsWithPlain { builder.paragraph("Ada Lovelace, plainly", font) }
        let output = Program.output(
            of: "pdftotext -raw -nopgbrk $F -",
            on: try PDFBackend.render(builder.document, fonts: library))
        for line in [
            "Ada Lovelace fiancée office Straße 1815", "Professional Experience",
            "Habilidades y años", "Ada Lovelace, plainly",
        ] {
            #expect(output.split(separator: "\n").contains(Substring(line)), "\(output)")
        }
    }

    /// German has an f of its own in EB Garamond, which has no small capital.
    @Test(arguments: ["de", "de-AT", "nl", "pl", "en"], [400, 700])
    func eachSmallLetterIsOneInEveryLanguage(language: String, weight: Int) {
        let query = query("EB Garamond", weight)
        let words = "Berufserfahrung, Referenzen, fjord"
        func shape(_ font: FontQuery, _ language: String) -> [UInt32] {
            shaper.shape(StyledText([.init(words, font: font)], language: language)).glyphs.map(
                \.id)
        }
        #expect(shape(smallCaps(query), language) == shape(smallCaps(query), "en"))
        // Beside that, letters have the forms of their language.
        #expect((shape(query, language) == shape(query, "en")) == !language.hasPrefix("de"))
    }

    @Test func theDotOfATurkishIStays() {
        let font = smallCaps(query("EB Garamond"))
        func glyph(_ language: String) -> UInt32? {
            shaper.shape(StyledText([.init("i", font: font)], language: language)).glyphs.first?.id
        }
        #expect(glyph("tr") != glyph("en"))
    }
}
