import Pages
import Testing

@testable import CairoPangoBackend

/// Directions on pages that are written from right to left.
///
/// No font here has the letters; directions need none.
@Suite struct RightToLeftShapingTests {
    private let shaper: PangoShaper

    init() throws { shaper = try #require(PangoShaper(library: TestFonts.library())) }

    private func shape(_ spans: [String]) -> ShapedText {
        shaper.shape(
            StyledText(
                spans.map { .init($0, font: sans) }, language: "he", isRightToLeft: true))
    }

    @Test(arguments: [
        ("abc.", "2222"), ("של abc.", "1112221"), ("של", "11"), ("5 – 7", "21112"),
        ("+1 2-3", "222222"), ("ש C++ ב", "1122211"), ("abc\nש", "22211"), ("a.\n", "221"),
        ("ه +1 2", "112222"), ("ש (Go)", "111221"), ("12", "22"), ("– ", "11"),
    ])
    func levelsAreAtLeastThatOfThePage(text: String, expected: String) {
        let shaped = shape([text])
        #expect(shaped.baseLevel == 1)
        #expect(shaped.clusters.map { String($0.level) }.joined() == expected)
        #expect(shaped.isConsistent && shaped.clusterTexts.joined() == text)
    }

    @Test func partsOfTheirOwnLookKeepTheirSigns() {
        let shaped = shape(["A B.", ", ש"])
        #expect(shaped.clusters.map { String($0.level) }.joined() == "2222111")
        #expect(shaped.isConsistent)
    }

    @Test func emptyTextIsOfThePageToo() { #expect(shape([]).baseLevel == 1) }

    @Test func otherPagesGoByTheFirstLetter() {
        #expect(shaper.shape("abc. של").baseLevel == 0)
        #expect(shaper.shape("+1 2-3").clusters.allSatisfy { $0.level == 0 })
    }
}
