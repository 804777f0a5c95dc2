import Pages
import Testing

@testable import CairoPangoBackend

@Suite struct PangoShaperTests {
    let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: TestFonts.library())) }

    @Test func plainTextIsOneClusterACharacter() {
        let shaped = shaper.shape("Zoë!")
        #expect(shaped.clusterTexts == ["Z", "o", "ë", "!"])
        #expect(shaped.isConsistent)
        #expect(shaped.baseLevel == 0)
        #expect(shaper.faces.map(\.postScriptName) == ["SourceSans3-Regular"])
        #expect(shaped.missing.isEmpty && shaped.substituted.isEmpty && shaper.problems.isEmpty)
    }

    @Test func advancesAreExact() {
        // Source Sans 3 has 1,000 units in an em; a space is 200 wide.
        let shaped = shaper.shape(" ")
        #expect(abs(shaped.width - 0.2) < 1e-6)
    }

    @Test(
        arguments: FontLibraryTests.families, ["office", "efficient", "waffle", "Swift", "fjord"])
    func ligaturesAreOff(family: String, word: String) {
        let shaped = shaper.shape(word, FontQuery(family: family))
        #expect(shaped.glyphs.count == word.unicodeScalars.count)
        #expect(shaped.clusters.allSatisfy { $0.glyphCount == 1 && $0.textLength == 1 })
    }

    @Test func kerningIsOnAndCrossesSpans() {
        let separate = shaper.shape("A").width + shaper.shape("V").width
        let together = shaper.shape("AV")
        #expect(together.width < separate - 0.01)
        let spans = shaper.shape(StyledText([.init("A", font: sans), .init("V", font: sans)]))
        #expect(spans.width == together.width)
        #expect(spans.clusters.map(\.span) == [0, 1])
    }

    @Test func kerningStopsWhereTheFontChanges() {
        let bold = FontQuery(family: "Source Sans 3", weight: 700)
        let mixed = shaper.shape(StyledText([.init("A", font: sans), .init("V", font: bold)]))
        #expect(abs(mixed.width - shaper.shape("A").width - shaper.shape("V", bold).width) < 1e-9)
        #expect(mixed.clusters.map(\.face) == [0, 1])
        #expect(shaper.faces.map(\.weight) == [400, 700])
    }

    /// Text that needs no itemising goes another way; both must lead to the same glyphs.
    @Test(arguments: ["Senior Engineer, 2019", "AV To. Wa “x” – ré", "2024", "–"])
    func bothWaysAgree(text: String) {
        let simple = shaper.shape(text)
        let itemised = shaper.shape(text + "\u{200E}")
        #expect(itemised.glyphs == simple.glyphs)
        #expect(itemised.clusters.dropLast() == simple.clusters.dropLast())
        #expect(itemised.clusters.last?.glyphCount == 1)
    }

    @Test func trackingIsAddedToEachCluster() {
        let plain = shaper.shape("Name x")
        let tracked = shaper.shape("Name x", tracking: 0.05)
        #expect(abs(tracked.width - plain.width - 6 * 0.05) < 1e-9)
        #expect(tracked.glyphs == plain.glyphs)
    }

    @Test func textIsInNormalizationFormC() {
        let shaped = shaper.shape("Jose\u{301} Dvor\u{30C}a\u{301}k")
        #expect(shaped.text == Array("José Dvořák".utf8))
        #expect(shaped.glyphs.count == 11)
        #expect(shaped.substituted.isEmpty)
    }

    @Test func accentsStayWithTheirLetters() {
        let shaped = shaper.shape("x\u{302}y")
        #expect(shaped.clusterTexts == ["x\u{302}", "y"])
        #expect(shaped.clusters.map(\.glyphCount) == [2, 1])
        #expect(shaped.isConsistent)
    }

    @Test func clustersNeverSpanSpans() {
        let spans = StyledText([.init("x", font: sans), .init("\u{302}y", font: sans)])
        let shaped = shaper.shape(spans)
        #expect(shaped.clusterTexts == ["x", "\u{302}", "y"])
        #expect(shaped.clusters.map(\.span) == [0, 1, 1])
        #expect(shaped.isConsistent)
    }

    @Test func missingAccentTakesItsLetterAlong() {
        // Carlito has no combining accents at all.
        let shaped = shaper.shape("ax\u{302}b", FontQuery(family: "Carlito"))
        #expect(shaped.clusters.map(\.face) == [0, 1, 0])
        #expect(shaper.faces[1].family == "Source Sans 3")
        #expect(
            shaped.substituted == [
                .init(scalar: "\u{302}", asked: "Carlito", used: "Source Sans 3")
            ])
    }

    @Test func missingCharactersComeFromOtherFamiliesAndAreReported() {
        let shaped = shaper.shape("✓ 5 ₿ ✓", FontQuery(family: "EB Garamond", isItalic: true))
        #expect(
            shaped.substituted == [
                .init(scalar: "✓", asked: "EB Garamond", used: "Source Sans 3"),
                .init(scalar: "₿", asked: "EB Garamond", used: "Gentium Book Plus"),
            ])
        #expect(
            shaper.faces.map(\.postScriptName) == [
                "EBGaramond-Italic", "SourceSans3-Italic", "GentiumBookPlus-Italic",
            ])
        #expect(shaped.missing.isEmpty)
    }

    @Test(arguments: ["😀", "👋", "🏆", "🚀"])
    func emojiAreSetInOneColourWhereTheirFontIsThere(emoji: String) throws {
        let shaper = try #require(
            PangoShaper(library: FontLibrary(embedded: TestFonts.all, usesSystemFonts: false)))
        let shaped = shaper.shape(
            StyledText([.init("a \(emoji) b", font: FontQuery(family: "Source Sans 3"))]))
        #expect(shaped.missing.isEmpty)
        #expect(shaped.glyphs.count == 5)
        #expect(shaped.substituted.map(\.used) == ["Noto Emoji"])
        // Hardly wider than high, and as high as a line of letters.
        #expect((0.9...1.15).contains(shaped.clusters[2].advance))
    }

    @Test(arguments: ["😀", "👩‍💻", "❤️‍🔥", "🤷🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
    func emojiAreLeftOutAndReported(emoji: String) {
        let shaped = shaper.shape("a \(emoji) b")
        #expect(shaped.clusterTexts == ["a", " ", emoji, " ", "b"])
        #expect(shaped.clusters[2].glyphCount == 0 && shaped.clusters[2].advance == 0)
        #expect(shaped.glyphs.count == 4)
        #expect(!shaped.missing.isEmpty)
        #expect(
            shaped.missing.allSatisfy {
                $0.value > 0x2000 && $0 != "\u{200D}" && $0 != "\u{FE0F}" && $0.value < 0xE0000
            })
        #expect(shaped.isConsistent)
    }

    @Test func missingCharactersAreReportedOnce() {
        let shaped = shaper.shape("😀😀 学学")
        #expect(shaped.missing == ["😀", "学"])
    }

    @Test func keycapKeepsItsDigit() {
        let shaped = shaper.shape("1\u{FE0F}\u{20E3}")
        #expect(shaped.clusterTexts == ["1\u{FE0F}", "\u{20E3}"])
        #expect(shaped.clusters.map(\.glyphCount) == [1, 0])
        #expect(shaped.missing == ["\u{20E3}"] && shaped.isConsistent)
    }

    @Test(arguments: ["\u{7}", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{FFFE}", "\u{FFFC}"])
    func controlCharactersAreDroppedAndReported(control: String) {
        for letter in ["b", "x\u{302}"] {
            let shaped = shaper.shape("a\(control)\(letter)")
            #expect(shaped.text == Array("a\(letter)".utf8))
            #expect(shaped.missing.map(String.init) == [control])
        }
    }

    @Test(arguments: ["\u{200D}", "\u{200C}", "\u{200E}", "\u{FE0F}", "\u{202A}", "\u{E0020}"])
    func ignorableCharactersBelongToTheirNeighbour(ignorable: String) {
        let shaped = shaper.shape("a\(ignorable) b\(ignorable)")
        #expect(shaped.clusterTexts == ["a\(ignorable)", " ", "b\(ignorable)"])
        #expect(shaped.clusters.map(\.glyphCount) == [1, 1, 1])
        #expect(shaped.missing.isEmpty && shaped.isConsistent)
    }

    @Test(arguments: ["\u{200D}", "\u{200F}\u{200F}", "\u{FE0F}\n"])
    func textOfNothingButIgnorableCharactersHasNoGlyphs(text: String) {
        let shaped = shaper.shape(text)
        #expect(shaped.glyphs.isEmpty && shaped.isConsistent)
    }

    @Test func missingFamilyIsReportedOnceAndStillSet() {
        let shaped = shaper.shape("ab", FontQuery(family: "Comic Sans"))
        _ = shaper.shape("ab", FontQuery(family: "Comic Sans"))
        #expect(shaped.glyphs.count == 2)
        #expect(shaper.problems == [.missingFamily("Comic Sans")])
    }

    @Test func missingStyleIsReportedAndSetInTheNearest() {
        _ = shaper.shape("ab", FontQuery(family: "Carlito", weight: 600, isItalic: true))
        #expect(shaper.faces.map(\.postScriptName) == ["Carlito-BoldItalic"])
        #expect(shaper.problems.count == 1)
    }

    @Test func rightToLeftTextHasOddLevelsInReadingOrder() {
        let shaped = shaper.shape("שלום abc")
        #expect(shaped.baseLevel == 1)
        #expect(shaped.clusters.map(\.level) == [1, 1, 1, 1, 1, 2, 2, 2])
        #expect(shaped.clusterTexts.joined() == "שלום abc")
        #expect(shaped.isConsistent)
    }

    @Test(arguments: [
        ("abc שלום", 0), ("(123) שלום", 1), ("\u{2067}שלום\u{2069} abc", 0), ("12", 0),
    ])
    func firstLetterDecidesTheDirection(text: String, level: UInt8) {
        #expect(shaper.shape(text).baseLevel == level)
    }

    @Test(arguments: [
        ("Łukasz Dvořák", ""), ("Nguyễn Đặng", ""), ("İstanbul ğüşöç", ""),
        ("Šķērsām", "CMU Serif"), ("Ελλάδα", "Libre Franklin"), ("Київ Ґ", ""),
    ])
    func namesOfEuropeAndVietnamNeedOneFace(text: String, lacking: String) {
        for family in FontLibraryTests.families where family != lacking {
            let shaped = shaper.shape(text, FontQuery(family: family, isItalic: true))
            #expect(shaped.substituted.isEmpty && shaped.missing.isEmpty)
            #expect(shaped.glyphs.count == text.unicodeScalars.count)
            #expect(shaped.glyphs.allSatisfy { $0.id != 0 })
        }
    }

    @Test func languageChoosesGlyphForms() {
        // Source Sans 3 draws Serbian and Macedonian italics otherwise (locl).
        let italic = FontQuery(family: "Source Sans 3", isItalic: true)
        let russian = shaper.shape("гпт", italic, language: "ru")
        let serbian = shaper.shape("гпт", italic, language: "sr")
        #expect(russian.glyphs.map(\.id) != serbian.glyphs.map(\.id))
    }

    @Test func textWithoutSpansIsEmpty() {
        let shaped = shaper.shape(StyledText([]))
        #expect(shaped == ShapedText())
    }

    @Test func joinedLettersAreNotTracked() {
        // Without an Arabic font the clusters are empty, but never wider for it.
        let shaped = shaper.shape("سلام", tracking: 0.1)
        #expect(shaped.width == 0 || shaped.width == shaper.shape("سلام").width)
    }

    @Test func twoShapersAgree() throws {
        let other = try #require(PangoShaper(library: TestFonts.library()))
        _ = other.shape("first something else", FontQuery(family: "Carlito"))
        #expect(other.shape("Zoë – ₿").glyphs == shaper.shape("Zoë – ₿").glyphs)
    }
}

@Suite struct ShapingLimitsTests {
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("a", 1_000_000), ("lorem ipsum ", 80_000), ("\u{301}\u{323}\u{35C}", 3_000),
            ("\u{202A}\u{2067}", 500), (" ", 100_000), (". ", 50_000), ("\n", 100_000),
            ("-", 100_000), ("привет", 20_000), ("שלום ", 20_000),
        ])
    func longTextsStayLinear(part: String, count: Int) throws {
        let text = "a" + String(repeating: part, count: count) + "a"
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let clock = ContinuousClock()
        var shaped = ShapedText()
        let time = clock.measure { shaped = shaper.shape(text) }
        #expect(shaped.isConsistent)
        // Measured 0.3 s at most in a release build; this is a debug build on a shared machine.
        #expect(time < .seconds(20))
    }

    @Test func manySpansStayLinear() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let bold = FontQuery(family: "Source Sans 3", weight: 700)
        let spans = (0..<5_000).map { StyledText.Span("w\($0) ", font: $0 % 2 == 0 ? sans : bold) }
        let shaped = shaper.shape(StyledText(spans))
        #expect(shaped.isConsistent)
        #expect(shaped.clusters.last?.span == 4_999)
    }

    @Test func longTextIsShapedLikeItsParts() throws {
        let shaper = try #require(PangoShaper(library: TestFonts.library()))
        let sentence = "The quick brown fox jumps over the lazy dog. "
        let one = shaper.shape(sentence)
        let many = shaper.shape(String(repeating: sentence, count: 300))
        let width = shaper.shape(sentence + sentence).width - one.width
        #expect(abs(many.width - one.width - 299 * width) < 0.05)
    }
}
