import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// Signs that take a square and leave half of it empty, at 10 pt: a square is 10 pt wide.
struct FullWidthSignsTests {
    /// Cells whose stops and closing brackets have ink at the left, and opening ones at the right; in
    /// Taiwan's fonts stops stand in the middle, which U+FF0E does here.
    private final class InkShaper: TextShaper {
        let cells = CellShaper()
        var faces: [FontFace] { cells.faces }
        func shape(_ text: StyledText) -> ShapedText { cells.shape(text) }
        func metrics(of query: FontQuery) -> FontMetrics { cells.metrics(of: query) }
        func hasSmallCaps(_ query: FontQuery) -> Bool { cells.hasSmallCaps(query) }
        func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>? {
            switch glyph {
            case 0x3001, 0x3002, 0x300D, 0xFF09, 0xFF0C: 0.05...0.4
            case 0x300C, 0xFF08: 0.6...0.95
            default: 0.3...0.7
            }
        }
    }

    private func paragraph(_ text: String, _ language: TextLanguage = "ja") -> ShapedParagraph {
        ShapedParagraph(ComposedText(text, .test), language: language, shaper: InkShaper())
    }

    @Test(arguments: [
        ("漢字", 20.0), ("漢。", 15), ("（漢", 15), ("（漢）", 20), ("漢」。", 25), ("漢」「字", 40),
        ("「（漢", 25), ("漢」。字", 40), ("漢．", 20), ("漢。a", 25), ("。", 5), ("「", 5),
        ("漢。 ", 15),
    ])
    func halvesVanishAtEdgesAlone(text: String, width: Double) {
        #expect(abs(paragraph(text).width - width) < 1e-9)
    }

    @Test func elsewhereNothingIsTakenOut() {
        #expect(paragraph("（漢）。", "en").width == 40)
        #expect(paragraph("（漢）。", "ko").width == 40)
    }

    @Test func anOpeningSignAtTheStartStandsHalfASquareBeforeTheLine() {
        let paragraph = paragraph("「漢」字")
        let runs = LineSetter(paragraph: paragraph).runs(of: 0..<4)
        #expect(runs.first?.run.x == -5)
        #expect(LineSetter(paragraph: paragraph).runs(of: 1..<4).first?.run.x == 0)
        // The text stays whole.
        #expect(runs.map(\.run.text).joined() == "「漢」字")
    }

    @Test func aStopAtTheEndLetsOneMoreCharacterInTheLine() {
        let paragraph = paragraph("漢字漢。字漢字")
        let lines = LineBreaker(paragraph: paragraph, width: 35).lines()
        #expect(lines.first == 0..<4)
        #expect(lines.allSatisfy { paragraph.width(of: $0) <= 35 })
    }

    /// Lines of a text at 20 widths, each by the strict rules.
    @Test(arguments: 0..<20) func noLineBeginsOrEndsWithWhatMustNot(step: Int) {
        let text =
            "決済ゲートウェイを再設計し、平均応答時間を短縮。「モノリス」からの移行（約14か月、メンバー12名）を主導。"
            + "リリースは週一回から一日三回へ！『規範』を執筆し、ユーザーサポートも行った（社内表彰・三回）。時々、会った。"
        let paragraph = paragraph(text)
        let width = 45 + Double(step) * 12.5
        let lines = LineBreaker(paragraph: paragraph, width: width).lines()
        #expect(lines.count > 1)
        for line in lines {
            #expect(paragraph.width(of: line) <= width + 1e-6)
            let words = LineSetter(paragraph: paragraph).runs(of: line).map(\.run.text).joined()
            let first = words.first.map { String($0) } ?? ""
            let last = words.last { $0 != " " }.map { String($0) } ?? ""
            #expect(!"、。」）』！ーョッっょ・々".contains(first) || first.isEmpty, "\(words)")
            #expect(!"「（『".contains(last) || last.isEmpty, "\(words)")
        }
        // No blank comes into the text where a line ends.
        let joined = lines.map { line in
            LineSetter(paragraph: paragraph).runs(of: line).map(\.run.text).joined()
        }.joined()
        #expect(joined.dropLast() == text[...] && joined.last == " ")
    }
}
