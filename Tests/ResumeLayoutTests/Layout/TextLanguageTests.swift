import Pages
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

@Suite struct TextLanguageTests {
    @Test(
        arguments: [
            ("en", nil), ("vi", nil), ("ru", nil), ("el", nil), ("he", 1.35), ("ar", 1.5),
            ("fa", 1.5),
            ("ja", 1.5), ("zh-Hant", 1.5), ("ko", 1.45), ("hi", 1.45), ("th", 1.5), ("ta", 1.45),
        ] as [(TextLanguage, Double?)])
    func scriptsNeedAir(language: TextLanguage, leading: Double?) throws {
        #expect(language.leastLeading == leading)
        let classic = try Fixture.classic()
        let suited = classic.suited(to: language)
        let (before, after) = (classic.main.styles[.body], suited.main.styles[.body])
        #expect(after.leading == max(before.leading, leading ?? 0))
        // Latin pages stay as they are.
        if leading == nil { #expect(suited == classic) }
    }

    @Test func whatIsLooserStaysSo() throws {
        var layout = try Fixture.classic()
        layout.main.styles[.body].leading = 2
        #expect(layout.suited(to: "ja").main.styles[.body].leading == 2)
    }

    @Test func scriptsWithoutItalicsStandUpright() throws {
        var layout = try Fixture.classic()
        layout.main.styles[.section].isItalic = true
        #expect(layout.suited(to: "en").main.styles[.section].isItalic)
        for tag in ["ja", "ar", "he", "hi", "ko", "th"] {
            #expect(!layout.suited(to: TextLanguage(tag)).main.styles[.section].isItalic)
        }
    }

    @Test(arguments: [("ar", ["◂", "←", "•"]), ("ja", ["▸", "→", "•"])])
    func signsPointTheWayThatIsRead(tag: String, signs: [String]) throws {
        var layout = try Fixture.classic()
        layout.main.bullets.signs = ["▸", "→", "•"]
        #expect(layout.suited(to: TextLanguage(tag)).main.bullets.signs == signs)
    }

    @Test(arguments: [("ar", true), ("he", true), ("ja", false), ("en", false)])
    func itemsAreSetApartWherePagesAreFromRightToLeft(tag: String, isApart: Bool) throws {
        let suited = try Fixture.classic().suited(to: TextLanguage(tag))
        #expect(suited.main.setsItemsApart == isApart)
    }

    @Test func theSideColumnIsSuitedToo() throws {
        var layout = try Fixture.classic()
        layout.side = SideColumn(
            edge: .left, width: .points(120), gap: 12, sections: ["skills"], either: [],
            pages: .all, look: layout.main)
        let suited = layout.suited(to: "ja")
        #expect(suited.side?.look.styles[.body].leading == 1.5)
    }

    @Test(arguments: [("en", 0.0), ("ja", 1.3), ("hi", 0.6), ("he", 0)])
    func signsBeforeItemsAreLevelWithTheMiddleOfTheLetters(tag: String, rise: Double) throws {
        func label(_ sign: String) throws -> LineBox {
            var typesetter = Typesetter(
                shaper: CellShaper(), language: TextLanguage(tag), width: 200, minimumLines: 2)
            typesetter.set(
                TextBlock(
                    text: ComposedText("漢", .test), indent: 10,
                    label: ListLabel(text: ComposedText(sign, .test), x: 0)))
            guard case .line(let line) = try #require(typesetter.galley.strips.first?.items.first)
            else { throw CancellationError() }
            return line
        }
        // Small letters of cells are half an em high.
        #expect(try abs(label("•").rise - rise) < 1e-9)
        #expect(try label("1.").rise == 0)
    }
}
