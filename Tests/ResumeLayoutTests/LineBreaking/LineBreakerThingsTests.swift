import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// Lines of things in a row, such as skills, or a school and a grade; a letter is 5 pt wide.
struct LineBreakerThingsTests {
    private func lines(
        _ text: ComposedText, width: Double, kind: LineBreaker.Kind
    ) -> [String] {
        let paragraph = ShapedParagraph(text, language: "en", shaper: CellShaper())
        return LineBreaker(paragraph: paragraph, width: width, kind: kind).lines().map {
            LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
                .replacing("\u{A0}", with: " ").split(separator: " ").joined(separator: " ")
        }
    }

    /// In prose two words that tie, such as a number and its unit, are a runt as one is.
    @Test func aThingOfTwoWordsStandsAloneOnALastLineButInProse() {
        let text = ComposedText(
            "Mechanical\u{A0}ventilation, Haemofiltration, Tracheostomy\u{A0}care, Arterial\u{A0}lines",
            .test)
        for kind in [LineBreaker.Kind.list, .head] {
            #expect(lines(text, width: 360, kind: kind).last == "Arterial lines")
        }
        #expect(
            lines(text, width: 360, kind: .prose).last == "Tracheostomy care, Arterial lines")
    }

    /// Else one of many heads would have its place alone on a second line, and others all that follows their lead.
    @Test func aPlaceOfTiedWordsIsNoLineOfAHead() {
        var (bold, muted) = (TextStyle.test, TextStyle.test)
        bold.weight = 700
        muted.color = Color(hex: 0x666666)
        var text = ComposedText("Postdoctoral Fellow", bold)
        text.append(", Institute for Mire Research", .test)
        text.append(", Cork,\u{A0}Ireland", muted)
        #expect(
            lines(text, width: 260, kind: .head) == [
                "Postdoctoral Fellow,", "Institute for Mire Research, Cork, Ireland",
            ])
    }

    /// A place had better stand with its school than with a grade, though a line may end before it.
    @Test func headsEndLinesAtTheirSeparatorsToo() {
        var text = ComposedText("University of Technology, Oslo", .test)
        text.append(between: "  ·  ", .test)
        text.append("4.7 of 5", .test)
        #expect(
            lines(text, width: 160, kind: .head) == ["University of Technology, Oslo", "4.7 of 5"])
    }
}
