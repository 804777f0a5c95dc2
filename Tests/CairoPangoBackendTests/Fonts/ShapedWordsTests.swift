import Pages
import Testing

@testable import CairoPangoBackend

/// Words that are shaped once.
///
/// Text with a mark of direction behind it is shaped as a whole: what the words of a text are made of
/// has to look as that does.
@Suite struct ShapedWordsTests {
    let library = TestFonts.library()
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: library)) }

    private func whole(_ text: String, _ font: FontQuery, language: String = "en") -> ShapedText {
        shaper.shape(text + "\u{200E}", font, language: language)
    }

    /// Letters and signs of which every two stand beside each other, or a blank apart; a prime number,
    /// so that a step of each length comes by all of them.
    private static let signs = Array(
        (0x21...0x7D).map { Character(Unicode.Scalar($0)) } + "–—’“”…éß")
    private static func pairs(step: Int, between blank: String) -> String {
        (0...signs.count).map { String(signs[$0 * step % signs.count]) }.joined(separator: blank)
    }

    @Test func signsArePrimeInNumber() {
        #expect(Self.signs.count == 101)
    }

    @Test(arguments: TestFonts.embedded.map(\.name))
    func wordsLookAsInTheWholeText(name: String) throws {
        let face = try #require(
            library.listing.first { $0.source == .embedded(name: name) }?.face)
        let font = FontQuery(family: face.family, weight: face.weight, isItalic: face.isItalic)
        for sign in Self.signs { _ = shaper.shape("\(sign) ", font) }
        for (step, blank) in (1..<Self.signs.count).flatMap({ [($0, " "), ($0, "")] }) {
            let text = Self.pairs(step: step, between: blank)
            guard shaper.shape(text, font).glyphs == whole(text, font).glyphs else {
                Issue.record("differs in \(name): \(text)")
                return
            }
        }
    }

    /// Accents and dots that fonts join to the letter before them.
    @Test(arguments: [
        ("Fira Sans", "A`a ^"), ("Source Sans 3", "L·l col·legi"), ("Carlito", "~n ĳ"),
    ])
    func signsAreComposed(family: String, text: String) {
        let font = FontQuery(family: family)
        #expect(shaper.shape(text, font).glyphs == whole(text, font).glyphs)
        #expect(shaper.shape("a \(text)", font).glyphs == whole("a \(text)", font).glyphs)
    }

    @Test func aWordHasTheLooksThatAreAskedFor() {
        let plain = FontQuery(family: "EB Garamond")
        var figures = plain
        figures.figures = .lining
        var smallCaps = plain
        smallCaps.smallCaps = true
        let bold = FontQuery(family: "EB Garamond", weight: 700)
        for font in [plain, figures, smallCaps, bold, plain] {
            let shaped = shaper.shape("word of 2019 word", font)
            #expect(shaped.glyphs == whole("word of 2019 word", font).glyphs)
        }
        // Romanian has a comma where Turkish has a cedilla.
        let fira = FontQuery(family: "Fira Sans")
        let english = shaper.shape("ţară", fira)
        #expect(shaper.shape("ţară", fira, language: "ro").glyphs != english.glyphs)
    }

    @Test func knownAndNewWordsTakeTurns() {
        for text in ["b", "a b", "c a b", "  a  d b", "d", "a e a f a", "f a f a b"] {
            let shaped = shaper.shape(text)
            #expect(shaped.isConsistent)
            #expect(shaped.glyphs == whole(text, sans).glyphs)
        }
        let words = library.map?.words
        #expect(words?.count == 10)
    }

    @Test func aFullTableStartsAnew() {
        var most = 0
        for number in 0..<400 {
            let text = (0..<50).map { "w\(number)x\($0)" }.joined(separator: " ")
            _ = shaper.shape(text)
            let count = library.map?.words.count ?? 0
            if count < most { break }
            most = count
        }
        #expect(most > 5_000)
        #expect((library.map?.words.count ?? .max) < 100)
        #expect(shaper.shape("w1x1 w1x2").glyphs == whole("w1x1 w1x2", sans).glyphs)
    }

    @Test func wordsOfOtherFontsAreNotKept() throws {
        let path = TestFonts.root + "/Fonts/SourceSans3/SourceSans3-Regular.ttf"
        let library = FontLibrary(files: [path], usesSystemFonts: false)
        let shaper = try #require(PangoShaper(library: library))
        #expect(shaper.shape("two words").glyphs == self.shaper.shape("two words").glyphs)
        #expect(library.map?.words.count == 0)
        #expect(self.library.map?.words.count == 2)
    }
}
