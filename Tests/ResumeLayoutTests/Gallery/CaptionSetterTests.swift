import Pages
import ResumeLayout
import TextBackend
import Testing

/// Captions, in terminal cells: each letter is half an em wide or so.
@Suite struct CaptionSetterTests {
    private let setter = CaptionSetter(shaper: CellShaper())

    @Test func itHasANameASentenceAndALine() {
        let caption = setter.caption("classic", "One column.", width: 595)
        #expect(caption.heading.text == "classic ")
        #expect(caption.lines.map(\.text) == ["One column. "])
        #expect(caption.heading.runs.map(\.size) == [13])
        #expect(caption.lines[0].runs.map(\.size) == [9.5])
        #expect(caption.decoration.count == 1)
        #expect(caption.heading.origin.y < caption.lines[0].origin.y)
        #expect(caption.lines[0].origin.y < caption.height)
    }

    @Test func withoutASentenceThereIsTheNameOnly() {
        #expect(setter.caption("classic", "", width: 595).lines.isEmpty)
    }

    @Test(arguments: [100.0, 300, 595])
    func aLongSentenceIsCutAfterAWord(width: Double) {
        let words = Array(repeating: "word", count: 200)
        let line = setter.caption("x", words.joined(separator: " "), width: width).lines[0]
        let shown = line.text.split(separator: " ")
        #expect(shown.last == "…")
        #expect(shown.dropLast().allSatisfy { $0 == "word" })
        let glyphs = line.runs.map { $0.x + $0.width }.max() ?? 0
        #expect(glyphs < width - 24)
    }

    @Test func aWordThatIsTooLongEndsTheCutting() {
        let word = String(repeating: "x", count: 500)
        #expect(setter.caption(word, word, width: 100).lines[0].text == word + " ")
    }
}
