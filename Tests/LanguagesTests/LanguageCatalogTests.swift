import SourceTree
import TestSupport
import Testing

@testable import Languages

@Suite struct LanguageCatalogTests {
    @Test(arguments: [
        ("en", "en"), ("en-US", "en"), ("en-CA", "en"), ("en-GB", "en-001"), ("en-IE", "en-001"),
        ("en-Latn-AU", "en-001"), ("es-MX", "es"), ("ES_ar", "es"), ("de-AT", "de"), ("fr", "fr"),
        ("pt", "pt"), ("pt-PT", "pt"), ("pt-AO", "pt"), ("pt-BR", "pt-BR"), ("zh", "zh-Hans"),
        ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("no", "nb"), ("no-NO", "nb"),
        ("nn", "nb"),
        ("nn-NO", "nb"), ("iw", "he"), ("in", "id"), ("in-ID", "id"),
    ])
    func findsTheLanguage(_ tag: String, _ expected: String) {
        let (found, wanted) = (LanguageWords(builtIn: tag), LanguageWords(builtIn: expected))
        #expect(!found.document.isEmpty)
        #expect(found.document == wanted.document && found.months == wanted.months)
        #expect(found.dayPattern == wanted.dayPattern && found.present == wanted.present)
    }

    @Test(arguments: ["tlh", "", "../en", "e", "english"])
    func hasNoWordsForOthers(tag: String) {
        let reading = LanguageCatalog.ofPackage.words(for: tag)
        #expect(reading.words == nil && reading.diagnostics.all.isEmpty)
    }

    /// The language of a text, before files that are its base.
    private func read(_ files: [(String, String)], _ tag: String = "xx") -> LanguageCatalog.Reading
    {
        let catalog = LanguageCatalog(sections: ["work", "skills"], tags: { files.map(\.0) }) {
            tag in
            files.filter { $0.0 == tag }.map { name, text in
                LanguageCatalog.File(name: name + ".yaml", isBuiltIn: false) { Array(text.utf8) }
            }
        }
        return catalog.words(for: tag)
    }

    private let whole = """
        document: D
        present: P
        photo: of {name}
        titles: { work: W, skills: S }
        months: [a, b, c, d, e, f, g, h, i, j, k, l]
        short-months: [a, b, c, d, e, f, g, h, i, j, k, l]
        dates: { day: d MMM y, month: MMM y, range: " to " }
        mail: { colon: ": ", greeting: G, sentence: S, closing: C }
        """

    @Test func aFileSaysOnlyWhatDiffers() throws {
        let reading = read(
            [
                ("xx", "extends: xx\ntitles: { skills: T }"), ("xx", whole),
                ("xx-YY", "extends: xx\npresent: Q"),
            ], "xx-YY")
        #expect(reading.diagnostics.all == [])
        let words = try #require(reading.words)
        #expect(words.titles == ["work": "W", "skills": "T"])
        #expect(words.present == "Q" && words.range == " to ")
        #expect(reading.ownFiles.map(\.name) == ["xx-YY.yaml", "xx.yaml", "xx.yaml"])
    }

    @Test(arguments: [
        ("titels: {}", "language-key", 9, "there is no \"titels\" in a language"),
        ("extends: xx\ntitles: { wrok: A }", "language-key", 2, "there is no \"wrok\" in titles"),
        ("extends: xx\ntitles: [A]", "language-value", 2, "titles must be a map, not a list"),
        ("extends: xx\nquotes: « »", "language-value", 2, "quotes must be four marks such as"),
        ("extends: xx\npresent: 3", "language-value", 2, "present must be a text, not a number"),
        ("extends: xx\npresent: ''", "language-value", 2, "present must be a text, not an empty"),
        ("extends: xx\nmonths: [a, b]", "language-value", 2, "list of twelve names, not of 2"),
        (
            "extends: xx\nshort-months: [a, b, c, d, e, f, g, h, i, j, k, 12]", "language-value", 2,
            "short-months[11] must be a text, not a number"
        ),
        ("extends: xx\nmonths-with-day: a", "language-value", 2, "must be a list of twelve"),
        (
            "extends: xx\nplurals: { fwe: n = 1 }", "language-key", 2,
            "there is no \"fwe\" in plurals"
        ),
        (
            "extends: xx\nplurals: { few: n is 1 }", "language-value", 2,
            "plurals.few must be a condition"
        ),
        (
            "extends: xx\ndurations: { year: { one: a, ohter: b, other: c } , month: m }",
            "language-key", 2, "there is no \"ohter\" in durations.year; known here: one, other"
        ),
        (
            "extends: xx\ncounter: Page {page}", "language-value", 2,
            "a text with {page} and {pages}"
        ),
        ("extends: xx\nfamily-first: x", "language-value", 2, "family-first must be true or false"),
        ("extends: xx\ndates: { day: d y }", "language-value", 2, "a day needs its month"),
        ("extends: yy\nfoo: 1", "language-base", 1, "there is no language \"yy\""),
        ("present: P", "language-incomplete", 1, "no document, photo, titles.work, titles.skills"),
    ])
    func aMistakeIsAFindingAtItsPlace(
        _ text: String, _ identifier: String, _ line: Int, _ message: String
    ) throws {
        let own = line == 9 ? whole + "\n" + text : text
        let reading = read([("xx", own), ("xx", whole)])
        #expect(reading.words == nil)
        let finding = try #require(reading.diagnostics.all.first)
        #expect(reading.diagnostics.all.count == 1)
        #expect(finding.identifier == identifier && finding.span.map { Int($0.line) } == line)
        #expect(finding.message.contains(message), "\(finding.message)")
        #expect(finding.file == "xx.yaml" && finding.severity == .error)
        if identifier == "language-key" { #expect(finding.suggestions.count == 1) }
    }

    /// A form that the rule has not, and one that it lacks.
    @Test func formsAreThoseOfTheRule() {
        let reading = read([
            ("xx", "extends: yy\ndurations: { year: { one: a, few: b, other: c }, month: m }"),
            ("yy", whole),
        ])
        let message = reading.diagnostics.all.map(\.message)
        #expect(message == ["there is no \"few\" in durations.year; known here: one, other"])
        let other = read([
            (
                "xx",
                "extends: yy\nplurals: { one: n = 1, many: n = 5 }\n"
                    + "durations: { year: { one: a, other: c }, month: m }"
            ), ("yy", whole),
        ])
        #expect(other.diagnostics.all.map(\.identifier) == ["language-incomplete"])
        #expect(other.diagnostics.all.first?.message.contains("durations.year.many") == true)
    }

    @Test func ownFilesWinOverTagsThatStandForOthers() {
        func present(_ files: [(String, String)], _ tag: String) -> String? {
            read(files + [("nb", whole)], tag).words?.present
        }
        #expect(present([], "no") == "P" && present([], "no-NO") == "P")
        #expect(present([], "nn-NO") == "P" && present([], "nng") == nil)
        #expect(present([("nn", "extends: nb\npresent: Q")], "nn-NO") == "Q")
        #expect(present([("no", "extends: nb\npresent: Q")], "no") == "Q")
    }

    @Test func marksAreThoseOfTheNearestTagThatNamesThem() {
        let others = "quotes: { yy: 1 2 3 4, xx-ZZ: 5 6 7 8, xx: 9 9 9 9 }"
        func opening(_ own: String, _ tag: String) -> String {
            read([("xx", own), ("others", others)], tag).quotes.opening
        }
        let named = whole + "\nquotes: a b c d"
        #expect(opening(named, "xx") == "a" && opening(named, "xx-ZZ") == "5")
        #expect(opening(named, "xx-YY") == "a" && opening(whole, "xx-YY") == "9")
        #expect(opening(whole, "yy-AA") == "1" && opening(whole, "zz") == "“")
        let words = read([("xx", named), ("others", others)], "xx-ZZ").words
        #expect(words?.quotes?.innerClosing == "8")
    }

    @Test func filesThatExtendEachOtherEnd() {
        let reading = read([("xx", "extends: yy"), ("yy", "extends: xx")])
        #expect(reading.words == nil)
        #expect(reading.diagnostics.all.map(\.identifier) == ["language-base"])
    }
}
