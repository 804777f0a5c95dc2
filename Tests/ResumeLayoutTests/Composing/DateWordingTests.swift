import Languages
import ResumeModel
import TestSupport
import Testing

@testable import ResumeLayout

struct DateWordingTests {
    private func date(_ text: String) -> DateValue {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        guard
            let date = PartialDate(
                year: parts.first ?? 0, month: parts.count > 1 ? parts[1] : nil,
                day: parts.count > 2 ? parts[2] : nil)
        else { return .text(text) }
        return .date(date)
    }

    private func span(_ start: String?, _ end: String?) -> DateSpan {
        DateSpan(start: start.map(date), end: end.map { .at(date($0)) } ?? .present)
    }

    @Test(
        arguments: [
            ("2013-12-01", "2014-12-01", "Dec 2013 – Dec 2014"),
            ("2020-09", nil, "Sep 2020 – Present"),
            ("2016-03-30", nil, "Mar 2016 – Present"), ("2016-08-24", "2016-08-24", "Aug 24, 2016"),
            ("2016-08-24", "2016-08-26", "Aug 24, 2016 – Aug 26, 2016"),
            ("2016-08-01", "2016-08-31", "Aug 2016"), ("2015", "2017", "2015 – 2017"),
            ("2015", "2015", "2015"), ("2015", "2017-06", "2015 – Jun 2017"), (nil, "2014", "2014"),
            ("Summer 2012", "2013", "Summer 2012 – 2013"),
        ] as [(String?, String?, String)])
    func writesSpans(_ start: String?, _ end: String?, _ expected: String) {
        #expect(DateWording(language: .english).wording(.span(span(start, end))) == expected)
    }

    @Test(
        arguments: [
            (nil, "en", "Aug 24–26, 2016"), (nil, "en-GB", "24–26 Aug 2016"),
            (nil, "es", "24–26 ago 2016"), ("dd. MMMM y", "de", "24–26. August 2016"),
            ("dd.MM.y", "de", "24.08.2016 – 26.08.2016"), ("MMM y", "en", "Aug 2016"),
        ] as [(String?, String, String)])
    func onPagesTheDaysOfOneMonthShareItsName(
        _ pattern: String?, _ language: String, _ expected: String
    ) throws {
        let pattern = try pattern.map { try DatePatternSyntax.pattern($0).get() }
        let wording = DateWording(
            language: LanguageWords(builtIn: language), pattern: pattern, joinsDays: true)
        #expect(wording.wording(.span(span("2016-08-24", "2016-08-26"))) == expected)
        let months = wording.wording(.span(span("2016-07", "2016-08")))
        #expect(months?.contains(" – ") == true)
    }

    @Test(
        arguments: [
            ("2015-03", "2015-09", "2015"), ("2015-03", "2017-06", "2015 – 2017"),
            ("2015-03", nil, "2015 – Present"), (nil, "2014-05", "2014"),
        ] as [(String?, String?, String)])
    func writesYearsOfSpans(_ start: String?, _ end: String?, _ expected: String) {
        #expect(DateWording(language: .english).years(.span(span(start, end))) == expected)
    }

    /// The first and the last month count whole; of years alone those between them do.
    @Test(
        arguments: [
            ("2020-01", "2020-03", "3 mos"), ("2020-03", "2020-03", "1 mo"),
            ("2020-01", "2020-12", "1 yr"), ("2020-06", "2021-07", "1 yr 2 mos"),
            ("2015-11", "2018-12", "3 yrs 2 mos"), ("2019", "2021", "2 yrs"),
            ("2019", "2020-05", "1 yr"), ("2019", "2019", nil),
            ("2020-06-15", "2020-07-02", "2 mos"),
            ("2021-06", nil, "2 yrs 10 mos"), ("2021", nil, "3 yrs"), ("2025-01", nil, nil),
            ("2020-05", "2020-03", nil), ("2020-05", "2018-03", nil), (nil, "2014", nil),
            ("Summer 2012", "2013", nil),
        ] as [(String?, String?, String?)])
    func writesHowLongSpansWere(_ start: String?, _ end: String?, _ expected: String?) throws {
        let wording = DateWording(
            language: .english, today: PartialDate(monthOf: "2024-03-09T00:00:00Z"))
        let duration = wording.duration(.span(span(start, end)))
        #expect(duration == expected?.replacing(" ", with: "\u{A0}"))
    }

    @Test func withoutADateOfTodayNothingLastsUntilThen() {
        let present = span("2020-01", nil)
        #expect(DateWording(language: .english).duration(.span(present)) == nil)
        let wordless = DateWording(language: LanguageWords(), today: PartialDate(year: 2024))
        #expect(wordless.duration(.span(present)) == nil)
    }

    @Test(arguments: [
        ("2014-11-01", "Nov 2014"), ("2014-02-28", "Feb 2014"), ("2016-02-28", "Feb 28, 2016"),
        ("2021-11-04", "Nov 4, 2021"), ("2021", "2021"), ("Spring 2020", "Spring 2020"),
    ])
    func writesSingleDates(_ text: String, _ expected: String) {
        #expect(DateWording(language: .english).wording(date(text)) == expected)
    }

    @Test func followsTheLanguage() {
        #expect(
            DateWording(language: LanguageWords(builtIn: "es")).wording(.span(span("2020-09", nil)))
                == "sept 2020 – actualidad")
        #expect(
            DateWording(language: LanguageWords(builtIn: "en-GB")).wording(date("2021-11-04"))
                == "4 Nov 2021")
    }
    @Test(
        arguments: [
            ("MM/y", "2021-03", "2023-07", "03/2021 – 07/2023"),
            ("y", "2021-03", "2023-07", "2021 – 2023"), ("y", "2021-03", "2021-07", "2021"),
            ("MMMM y", "2021-03", nil, "March 2021 – Present"),
            ("MM/y", "2019", "2021-12", "2019 – 12/2021"),
            ("MM/yy", "2009-01", nil, "01/09 – Present"),
            ("y-MM-dd", "2021-03-09", "2021-03-11", "2021-03-09 – 2021-03-11"),
            ("y-MM-dd", "2021-03-09", "2023-03-11", "2021-03 – 2023-03"),
            ("y-MM-dd", "2021", "2023", "2021 – 2023"),
            ("MMM d, y", "2021-03", "2021-04", "Mar 2021 – Apr 2021"),
            ("d 'of' MMMM y", "2021-03-09", "2021-03-09", "9 of March 2021"),
            ("y年M月", "2019", "2021-03", "2019年 – 2021年3月"), ("M.y", nil, "2021-03", "3.2021"),
            ("MM/y", "Summer 2012", "2013-01", "Summer 2012 – 01/2013"),
            ("y (MMM)", nil, "2019", "2019"), ("y (MMM)", nil, "2019-03", "2019 (Mar)"),
            ("(MMM) y", nil, "2019", "2019"), ("y (MMM d)", nil, "2019-03", "2019 (Mar)"),
            ("y (d MMM)", nil, "2019-03", "2019 (Mar)"), ("y (d MMM)", nil, "2019", "2019"),
            ("y（M月）", nil, "2019", "2019"), ("（y年M月）", nil, "2019", "（2019年）"),
        ] as [(String, String?, String?, String)])
    func writesWhatAPatternShows(
        _ pattern: String, _ start: String?, _ end: String?, _ expected: String
    ) throws {
        let wording = DateWording(
            language: .english, pattern: try DatePatternSyntax.pattern(pattern).get())
        #expect(wording.wording(.span(span(start, end))) == expected)
    }

    @Test func patternsUseTheWordsOfTheLanguage() throws {
        let pattern = try DatePatternSyntax.pattern("MMMM y").get()
        let expected: [(LanguageWords, String)] = [
            (LanguageWords(builtIn: "fr"), "mars 2021"),
            (LanguageWords(builtIn: "de"), "März 2021"),
            (LanguageWords(builtIn: "es"), "marzo 2021"),
            (LanguageWords(builtIn: "en-GB"), "March 2021"),
        ]
        for (language, words) in expected {
            #expect(
                DateWording(language: language, pattern: pattern).wording(date("2021-03-09"))
                    == words)
        }
    }

    @Test func nothingGivesNothing() {
        let none: EntryTime? = nil
        #expect(DateWording(language: .english).wording(none) == nil)
    }
}
