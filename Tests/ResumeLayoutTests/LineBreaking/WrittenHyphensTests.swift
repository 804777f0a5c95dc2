import Languages
import Pages
import ResumeModel
import Testing
import TextBackend

@testable import ResumeLayout

/// Dividing words at line ends.
///
/// In cells at 10 pt a letter is 5 pt wide, and so is a hyphen.
struct WrittenHyphensTests {
    private func paragraph(
        _ text: ComposedText, _ language: String = "en", hyphenates: Bool = true
    ) -> ShapedParagraph {
        ShapedParagraph(
            text.hyphenated(hyphenates), language: TextLanguage(language), shaper: CellShaper(),
            hyphenator: HyphenationCatalog.ofPackage.hyphenator(of: language))
    }

    /// The lines as they are drawn.
    private func lines(
        _ paragraph: ShapedParagraph, width: Double, isJustified: Bool = false
    ) -> [String] {
        LineBreaker(paragraph: paragraph, width: width, isJustified: isJustified).lines().map {
            LineSetter(paragraph: paragraph).runs(of: $0).map(\.run.text).joined()
                .split(separator: " ").joined(separator: " ")
        }
    }

    private func lines(_ text: String, _ language: String = "en", width: Double) -> [String] {
        lines(paragraph(ComposedText(text, .test), language), width: width)
    }

    private static let sentence =
        "Administration of requirements and responsibilities for international communication "
        + "between development departments, with considerable improvements of documentation"

    // MARK: Where words are divided

    @Test func dividesAWordWhereALineWouldBeShort() {
        #expect(
            lines("we do requirements here", width: 75) == ["we do require-", "ments here"])
        #expect(
            lines("wir tun Entwicklung hier", "de", width: 75) == ["wir tun Ent-", "wicklung hier"])
        #expect(
            lines("de la constitución aquí", "es", width: 75) == ["de la constitu-", "ción aquí"])
    }

    @Test func noLineIsShortWithout() {
        let text = "we do it now and again requirements here"
        #expect(lines(text, width: 120) == ["we do it now and again", "requirements here"])
    }

    @Test(arguments: [75.0, 90, 105, 130, 160])
    func keepsTheRules(width: Double) throws {
        let paragraph = paragraph(ComposedText(Self.sentence, .test))
        let broken = LineBreaker(paragraph: paragraph, width: width).lines()
        let shown = lines(paragraph, width: width)
        #expect(broken.allSatisfy { paragraph.lineWidth($0) <= width + 1e-6 })
        #expect(broken.map(\.count).reduce(0, +) == paragraph.shaped.clusters.count)
        let hyphens = shown.map { $0.hasSuffix("-") }
        #expect(hyphens.contains(true) || width > 130)
        for index in hyphens.indices.dropFirst(2) {
            #expect(!(hyphens[index] && hyphens[index - 1] && hyphens[index - 2]), "\(shown)")
        }
        for (line, next) in zip(shown, shown.dropFirst()) where line.hasSuffix("-") {
            let first = line.dropLast().split(separator: " ").last ?? ""
            let second = next.split(separator: " ").first?.filter(\.isLetter) ?? ""
            #expect(first.count >= 2 && second.count >= 3 && first.count + second.count >= 6)
        }
        // Nothing is lost, and the hyphens are all that is new.
        let joined = shown.reduce("") { text, line in
            text.hasSuffix("-") ? text.dropLast() + line : text + (text.isEmpty ? "" : " ") + line
        }
        #expect(joined == Self.sentence)
        #expect(shown.last?.hasSuffix("documentation") ?? false)
    }

    /// Where more hyphens would spare lines, too.
    @Test func noMoreThanTwoLinesInARowEndInHyphens() {
        let words = [
            "requirements", "development", "communication", "documentation", "international",
        ]
        for count in 3...12 {
            let text = (0..<count).map { words[$0 % words.count] }.joined(separator: " ") + " so"
            for width in stride(from: 70.0, through: 120, by: 5) {
                let hyphens = lines(text, width: width).map { $0.hasSuffix("-") }
                for index in hyphens.indices.dropFirst(2) {
                    #expect(hyphens[(index - 2)...index].contains(false), "\(text) \(width)")
                }
            }
        }
    }

    @Test func noPageEndsInAHyphen() {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en",
            hyphenator: HyphenationCatalog.ofPackage.hyphenator(of: "en"), width: 75,
            minimumLines: 1)
        let text = ComposedText(Self.sentence, .test).hyphenated(true)
        typesetter.set([
            Block(
                content: .text(TextBlock(text: text)), spaceBefore: 0, breakBefore: .insideEntry)
        ])
        let paragraph = typesetter.galley.paragraphs[0].opened()
        var line = 0..<0
        var hyphens = 0
        for strip in typesetter.galley.strips {
            let isDivided = line.last.flatMap { paragraph.writtenHyphen(after: $0) } != nil
            if !line.isEmpty {
                #expect(strip.breakBefore == (isDivided ? .forbidden : .insideParagraph))
            }
            hyphens += isDivided ? 1 : 0
            guard case .line(let set) = strip.items.last else { continue }
            line = set.clusters
        }
        #expect(hyphens > 1 && hyphens < typesetter.galley.strips.count - 2)
    }

    @Test func dividesFarFewerGapsIntoJustifiedLines() {
        let columns: [Double] = [90, 110, 130, 150]
        func gaps(_ hyphenates: Bool) -> Double {
            let set = paragraph(ComposedText(Self.sentence, .test), hyphenates: hyphenates)
            return columns.map { width in
                LineBreaker(paragraph: set, width: width, isJustified: true).lines().dropLast()
                    .map { line in
                        let gap = width - set.lineWidth(line)
                        return gap * gap
                    }.reduce(0, +)
            }.reduce(0, +)
        }
        #expect(gaps(true) < gaps(false) / 4)
    }

    @Test func justifiedLinesBearLess() {
        let set = paragraph(ComposedText("we do it requirements here", .test))
        #expect(lines(set, width: 68) == ["we do it", "requirements", "here"])
        #expect(lines(set, width: 68, isJustified: true) == ["we do it re-", "quirements", "here"])
    }

    // MARK: What stays whole

    @Test(arguments: [
        "Requirements", "reQuirements", "require2ments", "requirements.txt", "a/requirements",
        "requirements@example.org", "_requirements_", "require-ments", "re\u{AD}quirements",
        "C++requirements", "www.requirements.example", "$requirements", "требования",
    ])
    func keepsWhatIsNoPlainWord(word: String) {
        let set = paragraph(ComposedText("we do \(word) here", .test))
        let places = set.shaped.clusters.indices.filter { set.writtenHyphen(after: $0) != nil }
        #expect(places.isEmpty)
    }

    @Test(arguments: [
        ("(requirements),", "en", "(re-quire-ments),"),
        ("“requirements”", "en", "“re-quire-ments”"),
        ("requirements’", "en", "re-quire-ments’"), ("company’s", "en", "com-pany’s"),
        ("Zusammenarbeit", "de", "Zu-sam-men-ar-beit"), ("l’entreprise", "fr", "l’en-tre-prise"),
        ("entreprise…", "fr", "en-tre-prise…"), ("area", "en", "area"),
    ])
    func marksAreNoPartsOfWords(_ text: String, _ language: String, _ expected: String) {
        let set = paragraph(ComposedText(text + " so", .test), language)
        var shown = ""
        for (index, cluster) in set.shaped.clusters.enumerated() where !cluster.isSpace {
            let bytes = set.shaped.text[Int(cluster.textStart)...].prefix(Int(cluster.textLength))
            shown += String(decoding: bytes, as: UTF8.self)
            if set.writtenHyphen(after: index) != nil { shown += "-" }
        }
        #expect(shown == expected + "so")
    }

    @Test(arguments: ["we do requirements", "we do requirements\nhere it is", "requirements"])
    func keepsTheLastWord(text: String) {
        let set = paragraph(ComposedText(text, .test))
        #expect(!set.shaped.clusters.indices.contains { set.writtenHyphen(after: $0) != nil })
    }

    @Test func keepsLinksAndProgramText() {
        var text = ComposedText("we ", .test)
        text.append(
            "requirements ", .test,
            link: Link(target: "https://example.org", display: "example.org"))
        text.append("development ", .test, .verbatim)
        text.append("communication so", .test)
        let set = paragraph(text)
        let spans = Set(
            set.shaped.clusters.indices.filter { set.writtenHyphen(after: $0) != nil }
                .map { set.runs[Int(set.shaped.clusters[$0].span)].text })
        #expect(spans == ["communication so"])
    }

    @Test func programTextStaysWholeWithItsSignsSet() {
        var text = ComposedText("so ", .test)
        text.append("development", .test, .verbatim)
        text.append(" so it", .test)
        let typographer = Typographer(
            rules: TypographyRules(quotes: .typographic, dashes: .typographic), marks: .root)
        let set = paragraph(typographer.set(text.hyphenated(true)))
        #expect(!set.shaped.clusters.indices.contains { set.writtenHyphen(after: $0) != nil })
    }

    @Test func isOffUnlessAskedFor() {
        let set = paragraph(ComposedText(Self.sentence, .test), hyphenates: false)
        #expect(set.written == nil)
        #expect(!lines(set, width: 75).contains { $0.hasSuffix("-") })
        #expect(paragraph(ComposedText(Self.sentence, .test), "ja").written == nil)
    }

    // MARK: The hyphen

    @Test func theHyphenIsTextOfItsRun() throws {
        let set = paragraph(ComposedText("we do requirements here", .test))
        let line = LineBreaker(paragraph: set, width: 75).lines()[0]
        let runs = LineSetter(paragraph: set).runs(of: line).map(\.run)
        let run = try #require(runs.first)
        #expect(runs.count == 1 && run.text == "we do require-")
        #expect(run.clusters.map(\.textLength).reduce(0, +) == run.text.utf8.count)
        #expect(run.clusters.map(\.glyphCount).reduce(0, +) == run.glyphs.count)
        #expect(run.glyphs.last?.x == 65 && run.width == 70 && set.lineWidth(line) == 70)
        // What stands there is no path besides.
        #expect(set.hyphen(after: line.upperBound - 1, at: Point(x: 0, y: 0)) == nil)
    }

    @Test func aWordWiderThanItsLineIsDividedByItsRules() {
        #expect(
            lines("so internationalisation goes", width: 60)
                == ["so interna-", "tionalisa-", "tion goes"])
    }

    @Test func endsEvenWhereNothingFits() {
        let text = String(repeating: "internationalisation ", count: 4) + "so"
        for width in stride(from: 5.0, through: 60, by: 5) {
            let set = paragraph(ComposedText(text, .test))
            let broken = LineBreaker(paragraph: set, width: width).lines()
            #expect(broken.map(\.count).reduce(0, +) == set.shaped.clusters.count)
            #expect(broken.allSatisfy { !$0.isEmpty })
        }
    }
}
