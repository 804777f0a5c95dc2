import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

/// What stands on pages for what keyboards have, with `~` for a no-break space.
struct TypographerTests {
    private func set(
        _ text: String, _ language: String = "en", quotes: TypographyRules.Quotes = .typographic,
        dashes: TypographyRules.Dashes = .typographic
    ) -> String {
        let marks = LanguageCatalog.ofPackage.words(for: language).quotes
        let typographer = Typographer(
            rules: TypographyRules(quotes: quotes, dashes: dashes), marks: marks)
        return shown(typographer.set(ComposedText(text, .test)))
    }

    private func shown(_ text: ComposedText) -> String {
        text.plain.replacing("\u{A0}", with: "~").replacing("\u{202F}", with: "_")
    }

    @Test(arguments: [
        (#"Spoke on "Scale", twice"#, "Spoke on “Scale”, twice"), (#"("x")"#, "(“x”)"),
        (#"["x"], "y"; "z"!"#, "[“x”], “y”; “z”!"), (#"say—"x"—now"#, "say—“x”—now"),
        (#"non-"x" and "x"-like"#, "non-“x” and “x”-like"),
        (#""He said 'no' twice""#, "“He said ‘no’ twice”"), (#""'No'""#, "“‘No’”"),
        (#"'He said "no" twice'"#, "‘He said “no” twice’"), (#"a " alone"#, #"a " alone"#),
        ("don't, it's, O'Brien's", "don’t, it’s, O’Brien’s"), ("rock 'n' roll", "rock ’n’ roll"),
        ("the '90s, '05 and 'til then", "the ’90s, ’05 and ’til then"),
        ("'Twas, 'em, 'nother", "’Twas, ’em, ’nother"),
        ("the students' work", "the students’ work"),
        ("'the students' work'", "‘the students’ work’"),
        ("'James' and 'Ada'", "‘James’ and ‘Ada’"),
        ("the 1990's", "the 1990’s"), (#"6'2" tall, a 19" rack"#, #"6'2" tall, a 19" rack"#),
        (#""a 19" rack" here"#, #"“a 19" rack” here"#), (#""Windows 95""#, "“Windows 95”"),
        (#""Windows 95" and "98""#, "“Windows 95” and “98”"), ("20'000", "20’000"),
        (#"ends."#, "ends."), (#""Ends.""#, "“Ends.”"), (#"Is it "so"?"#, "Is it “so”?"),
        (#"open "end"#, "open “end"), (#"no end""#, #"no end""#), ("Node.js's", "Node.js’s"),
        (#""example.com/x""#, "“example.com/x”"), (#"x="a b""#, #"x="a b""#),
    ])
    func setsQuotationMarks(_ typed: String, _ expected: String) {
        #expect(set(typed) == expected)
    }

    @Test(arguments: [
        ("de", "„a ‚b‘ c“"), ("de-AT", "„a ‚b‘ c“"), ("de-CH", "«a ‹b› c»"), ("es", "«a “b” c»"),
        ("es-MX", "“a ‘b’ c”"), ("fr", "«_a “b” c_»"), ("fr-CH", "«_a ‹_b_› c_»"),
        ("pt-BR", "“a ‘b’ c”"), ("pt", "«a “b” c»"), ("pt-PT", "«a “b” c»"), ("sv", "”a ’b’ c”"),
        ("ja", "「a 『b』 c」"),
        ("nl", "‘a ‘b’ c’"), ("ar", "”a ’b‘ c“"), ("en-GB", "“a ‘b’ c”"), ("tlh", "“a ‘b’ c”"),
    ])
    func marksAreTheLanguages(_ language: String, _ expected: String) {
        #expect(set(#""a 'b' c""#, language) == expected)
        #expect(set("l'été", language) == "l’été")
    }

    @Test func scriptsWithoutBlanksHaveQuotationsInsideWords() {
        #expect(set(#"彼は"最高"と言った"#, "ja") == "彼は「最高」と言った")
        #expect(set(#"ד"ר כהן, "שלום""#, "he") == "ד״ר כהן, ”שלום”")
    }

    @Test(arguments: [
        ("a -- b", "a – b"), ("a--b", "a–b"), ("a --- b", "a — b"), ("a---b", "a—b"),
        ("a - b", "a – b"), ("a-b", "a-b"), ("run --all", "run --all"), ("i--", "i--"),
        ("----", "----"), ("- a", "- a"), ("and so on...", "and so on…"), ("0...9", "0...9"),
        ("../x", "../x"), ("a....", "a...."), ("f(...rest)", "f(...rest)"),
    ])
    func setsDashesAndEllipses(_ typed: String, _ expected: String) {
        #expect(set(typed) == expected)
    }

    @Test(arguments: [
        "2019-2021", "(2019-21)", "5-10", "90-100", "100-200%", "10-15k", "$3-5", "9:00-17:30",
        "1-2,",
    ])
    func rangesHaveADash(_ typed: String) {
        #expect(set("from \(typed)") == "from " + typed.replacing("-", with: "–"))
    }

    @Test func pagesMayBeShortened() { #expect(set("pp. 128-31") == "pp.~128–31") }

    @Test(arguments: [
        "2019-05", "2019-05-04", "555-1234", "(212) 555-0199", "+44 113-496", "978-3-16-148410-0",
        "ISSN 1234-5678", "ISO 1989-2014", "02110-1234", "9-5", "3.8-3.11", "F-16", "COVID-19",
        "report-2019-2020.pdf", "x2019-2021", "2019-2021-x", "01-05", "800-1200", "24-7",
    ])
    func otherHyphensBetweenDigitsStay(_ typed: String) {
        #expect(set("see \(typed)").replacing("~", with: " ") == "see " + typed)
    }

    @Test(arguments: [
        "https://x.example/it's--2019-2021", "o'hara--x@mail.example", "www.x.example/'a'b",
        "/usr/it's--x", "snake_case--'x'y", "it's.txt", "C:\\it's--x",
    ])
    func addressesStay(_ typed: String) {
        #expect(set("see \(typed) now") == "see \(typed) now")
    }

    @Test func programTextAndWhatIsVerbatimStay() {
        let marks = QuotationMarks.root
        let typographer = Typographer(
            rules: TypographyRules(quotes: .typographic, dashes: .typographic), marks: marks)
        let texts = TextComposer(styles: TextStyles(all: .test))
        let text = texts.text(
            RichText([.init("\"a\" "), .init("x = \"b\" -- 'c' 5 ms", .code), .init(" \"d\"")]),
            .body)
        #expect(shown(typographer.set(text)) == "“a” x = \"b\" -- 'c' 5 ms “d”")
        let phone = texts.verbatim("'5 - 6' 200-300", link: nil, .contact)
        #expect(shown(typographer.set(phone)) == "'5 - 6' 200-300")
    }

    @Test func aQuotationMayGoOverLooks() {
        let typographer = Typographer(
            rules: TypographyRules(quotes: .typographic, dashes: .typographic), marks: .root)
        let texts = TextComposer(styles: TextStyles(all: .test))
        let link = Link(target: "https://a.example", display: "a.example")
        let set = typographer.set(
            texts.text(
                RichText([
                    .init("It's \""), .init("bold's", .bold), .init("\" and ("),
                    .init("\"", .italic), .init("it", link: link), .init("\")"),
                ]), .body))
        #expect(set.runs.map(\.text) == ["It’s “", "bold’s", "” and (", "“", "it", "”)"])
        #expect(set.runs.map(\.link) == [nil, nil, nil, nil, link, nil])
    }

    @Test(arguments: [
        ("Okafor M., Osei R., and", "Okafor~M., Osei~R., and"),
        ("Halvorsen, T., is", "Halvorsen, T., is"),
        ("Żurawska Ł.", "Żurawska~Ł."),
        ("Dr. Okafor", "Dr.~Okafor"), ("Mr Baker", "Mr~Baker"), ("J. A. Cooper", "J.~A.~Cooper"),
        ("Tom T. Baker", "Tom T.~Baker"), ("p. 5, Nr. 3", "p.~5, Nr.~3"), ("40 ms", "40~ms"),
        ("5 km, (3 GB)", "5~km, (3~GB)"), ("20 %", "20~%"), ("EUR 300", "EUR~300"),
        ("$ 5, § 3", "$~5, §~3"), ("300 €", "300~€"), ("Boston, MA 02110", "Boston,~MA~02110"),
        ("2019 – 2021", "2019~–~2021"), ("z. B. so", "z.~B. so"), ("Sept. 2019", "Sept.~2019"),
        ("3 men", "3 men"), ("Inc. We", "Inc. We"), ("IN 2019", "IN~2019"),
        ("WCAG 2.2 AA", "WCAG~2.2 AA"), ("ISO 50001", "ISO~50001"), ("Wcag 2", "Wcag 2"),
        ("(WCAG 2.2 AA)", "(WCAG~2.2 AA)"), ("HIPAA 1996", "HIPAA~1996"), ("SECRET 7", "SECRET 7"),
        ("In 20 days", "In 20 days"),
        ("a  b", "a  b"), ("x 5", "x 5"),
    ])
    func tiesWhatBelongsTogether(_ typed: String, _ expected: String) {
        #expect(set(typed) == expected)
    }

    @Test func bothAreSwitchedOffAlone() {
        let typed = #"It's "a" -- b..."#
        #expect(set(typed, quotes: .straight) == #"It's "a" – b…"#)
        #expect(set(typed, dashes: .typed) == "It’s “a” -- b...")
        #expect(set(typed, quotes: .straight, dashes: .typed) == #"It's "a" -- b..."#)
    }

    @Test func takesLongTextsInTime() {
        for typed in ["'a ", "\"", "'", "-", ".", "'-", "5 - ", "a'b\"", "5-5"] {
            let text = String(repeating: typed, count: 3_000)
            #expect(!set(text).isEmpty)
        }
    }
}
