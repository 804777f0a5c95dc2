import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// How a name fits its place.
///
/// In cells a letter is half an em wide: 28 pt at 56 pt.
struct TypesetterNameTests {
    /// A name set at 56 pt; its parts may have other sizes.
    private func name(
        _ words: String, _ layout: NameLayout, in measure: Double, parts: [Double] = [56],
        language: String = "en"
    ) -> (sizes: [Double], lines: [String]) {
        var text = ComposedText()
        for (index, word) in words.split(separator: "|").enumerated() {
            var style = TextStyle.test
            style.size = parts[index % parts.count]
            text.append(String(word), style)
        }
        let typesetter = Typesetter(
            shaper: CellShaper(), language: TextLanguage(language), width: measure, minimumLines: 2)
        let set = typesetter.fitted(text, layout, to: measure)
        let lines = LineBreaker(paragraph: set, width: measure).lines().map { line in
            LineSetter(paragraph: set).runs(of: line).map(\.run.text).joined()
        }
        return (set.runs.map(\.style.size), lines)
    }

    private func layout(_ least: Double? = 40, lines: Int? = 3) -> NameLayout {
        NameLayout(leastSize: least, lines: lines, split: .none)
    }

    @Test(arguments: [
        (504.0, 56.0), (503, 52), (468, 52), (467, 48), (431, 44), (395, 40), (200, 40),
    ])
    func stepsDownUntilNoWordIsDivided(measure: Double, size: Double) {
        let set = name("Ada Oyelaran-Lindqvist", layout(), in: measure)
        #expect(set.sizes == [size])
    }

    @Test func wrapsAtTheLeastSize() {
        let set = name("Oyelaran-Lindqvist", layout(), in: 200)
        #expect(set.lines == ["Oyelaran-", "Lindqvist "])
        #expect(set.sizes == [40])
    }

    @Test(arguments: [(nil, 40.0), (2, 56), (1, 40)] as [(Int?, Double)])
    func stepsDownUntilItsLinesSuffice(lines: Int?, size: Double) {
        let set = name("Ada Lovelace", layout(lines: lines), in: 240)
        #expect(set.sizes == [size])
        #expect(set.lines.count == (lines == 2 ? 2 : 1))
    }

    /// 12 letters are 336 pt wide at 56 pt, and 270 at four fifths of that.
    @Test(arguments: [(336.0, 56.0, 1), (270, 44.8, 1), (268, 56, 2)])
    func aNameIsSetFourFifthsAsLargeBeforeItTakesTwoLines(
        measure: Double, size: Double, lines: Int
    ) {
        let set = name("Ada Lovelace", layout(nil, lines: nil), in: measure)
        #expect(set.sizes.map { ($0 * 10).rounded() } == [size * 10])
        #expect(set.lines.count == lines)
    }

    @Test(arguments: [
        ("Fernanda Rodríguez Villalobos", 760.0, 56.0, ["Fernanda ", "Rodríguez Villalobos "]),
        // Smaller so that it is whole, and torn where the least size is not small enough.
        ("Fernanda Rodríguez Villalobos", 500, 50.2, ["Fernanda ", "Rodríguez Villalobos "]),
        ("Fernanda Rodríguez Villalobos", 300, 40, ["Fernanda ", "Rodríguez ", "Villalobos "]),
    ])
    func familyNamesAreNotTorn(
        _ words: String, measure: Double, size: Double, lines: [String]
    ) {
        let set = name(words, layout(lines: 2), in: measure, language: "es")
        #expect(set.lines == lines)
        #expect(abs(set.sizes[0] - size) < 2.3, "\(set.sizes)")
    }

    /// A second line takes enough of the page.
    @Test func takesALineMoreInTheLeastSizeWhereThatDoesNotSuffice() {
        let set = name("Ada Lovelace", layout(lines: 1), in: 200)
        #expect(set.sizes == [40])
        #expect(set.lines == ["Ada ", "Lovelace "])
    }

    @Test(arguments: [(0.8, 60.48), (1.0, 60.48), (1.2, 67.2)])
    func linesOfANameStandClearOfEachOther(_ leading: Double, _ distance: Double) throws {
        var style = TextStyle.test
        (style.size, style.leading) = (56, leading)
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 240, minimumLines: 2)
        var strip = Strip(height: 0)
        let part = HeaderBlock.Part(
            content: .name(ComposedText("Ada Lovelace", style), layout(lines: 2)), alignment: .left)
        let end = typesetter.set([part], 0, x: 0, y: 0, 240, into: &strip)
        let baselines = strip.baselines.sorted()
        try #require(baselines.count == 2)
        #expect(abs(baselines[1] - baselines[0] - distance) < 1e-9)
        #expect(abs(end - distance - 56 * leading) < 1e-9)
    }

    @Test func withoutALeastSizeItIsSevenTenths() {
        #expect(
            name("Lovelace", layout(nil), in: 8 * 28 * 0.7 + 1).sizes.map { ($0 * 10).rounded() }
                == [392])
        #expect(name("Lovelace", layout(nil), in: 100).sizes.map { ($0 * 10).rounded() } == [392])
    }

    @Test func aStyleBelowTheLeastSizeStaysAsItIs() {
        #expect(name("Lovelace", layout(60), in: 100).sizes == [56])
    }

    @Test func partsOfANameKeepTheirProportion() {
        // The larger one counts for the least size.
        let set = name("Ada |Lovelace", layout(), in: 8 * 20 + 1, parts: [28, 56])
        #expect(set.sizes == [20, 40])
    }

    @Test(arguments: [
        (
            "Maximiliana-Theo Konstantinopoulou de la Fuente",
            "Maximiliana-Theo|Konstantinopoulou de la Fuente"
        ),
        (
            "Staff Software Engineer, Distributed Systems",
            "Staff Software Engineer,|Distributed Systems"
        ),
        ("Short", "Short"),
    ])
    func fewWordsStandInEvenLines(_ words: String, _ expected: String) {
        let typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 190, minimumLines: 2)
        let paragraph = typesetter.shaped(ComposedText(words, .test))
        let breaker = LineBreaker(paragraph: paragraph, width: 190)
        let lines = breaker.evenLines().map { line in
            LineSetter(paragraph: paragraph).runs(of: line).map(\.run.text).joined()
        }
        #expect(lines.joined(separator: "|").replacing(" |", with: "|") == expected + " ")
        #expect(lines.count == breaker.lines().count)
    }

    @Test func evenLinesDivideNoWord() {
        let typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 100, minimumLines: 2)
        for words in ["an incomprehensibilities", "Oyelaran-Lindqvist-Featherstonehaugh Ada"] {
            let paragraph = typesetter.shaped(ComposedText(words, .test))
            let breaker = LineBreaker(paragraph: paragraph, width: 100)
            #expect(breaker.evenLines() == breaker.lines())
        }
    }

    @Test(arguments: [("label", 2), ("name", 2)]) func theHeadsWordsStandInEvenLines(
        _ part: String, _ count: Int
    ) {
        let words = ComposedText("Staff Software Engineer, Distributed Systems", .test)
        let content: HeaderBlock.Content =
            part == "name"
            ? .name(words, NameLayout(leastSize: 10, split: .none)) : .text(words)
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 190, minimumLines: 2)
        let head = HeaderBlock(parts: [.init(content: content, alignment: .left)], space: 0)
        let strip = typesetter.setHeader(head)
        let widths = strip.items.compactMap { item -> Double? in
            guard case .line(let line) = item else { return nil }
            return typesetter.galley.paragraphs[line.paragraph].opened().width(of: line.clusters)
        }
        #expect(widths == [120, 95])
    }
}
