import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// The language and the settings of a RenderCV file.
@Suite struct RenderCVLocaleTests {
    private func meta(_ more: String) throws -> String {
        let reading = try RenderCVReading(section: "jobs", "{company: A}", more)
        return reading.reading.tree?["meta"].map(JSONWriter.line) ?? "none"
    }

    private static let names = "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"
        .replacing(", ", with: "', '").replacing("[", with: "['").replacing("]", with: "']")

    @Test(arguments: [
        ("locale: {language: english}", #"{"language":"en"}"#),
        ("locale: {language: de}", #"{"language":"de"}"#),
        ("locale: {present: nu}", #"{"words":{"present":"nu"}}"#),
        (
            "locale: {year: jaar, months: maanden}",
            #"{"words":{"durations":{"year":{"one":"{0} jaar"},"month":{"other":"{0} maanden"}}}}"#
        ),
        ("locale_catalog: {to: –}", #"{"words":{"dates":{"range":" – "}}}"#),
        ("locale: {language: klingonese}", "none"),
        ("settings: {current_date: 2025-03-04}", #"{"lastModified":"2025-03-04"}"#),
        ("settings: {current_date: today, bold_keywords: []}", "none"),
        ("rendercv_settings: {date: '2025-03-04'}", #"{"lastModified":"2025-03-04"}"#),
        ("settings: {pdf_title: NAME - CV}", #"{"title":"Ada Ng - CV"}"#),
        (
            "settings: {current_date: 2025-03-04, pdf_title: NAME YEAR MONTH_IN_TWO_DIGITS MONTH DAY YEAR_IN_TWO_DIGITS DAY_IN_TWO_DIGITS}",
            #"{"lastModified":"2025-03-04","title":"Ada Ng 2025 03 3 4 25 04"}"#
        ),
        ("settings: {pdf_title: NAME YEAR}", "none"),
        (
            "settings: {pdf_title: MONTH_NAME, current_date: 2025-03-04}",
            #"{"lastModified":"2025-03-04"}"#
        ),
    ])
    func eachHasItsPlace(_ more: String, _ expected: String) throws {
        #expect(try meta(more) == expected)
    }

    @Test func monthsAreTwelve() throws {
        let found = try meta(
            "locale: {month_names: \(Self.names), month_abbreviations: \(Self.names)}")
        #expect(found.hasPrefix(#"{"words":{"months":["1","2","#))
        #expect(found.contains(#""short-months":["1","2","#))
        let reading = try RenderCVReading(
            section: "jobs", "{company: A}", "locale: {month_names: [a], present: 5}")
        #expect(
            reading.findings.map(\.message).contains(
                "not carried over from RenderCV: locale.month_names, locale.present"))
    }

    @Test(arguments: [
        "arabic": "ar", "danish": "da", "dutch": "nl", "hebrew": "he", "hindi": "hi",
        "hungarian": "hu", "indonesian": "id", "italian": "it", "japanese": "ja", "korean": "ko",
        "mandarin_chinese": "zh", "norwegian_bokmål": "nb", "norwegian_nynorsk": "nn",
        "portuguese": "pt", "russian": "ru", "turkish": "tr", "vietnamese": "vi",
        "mandarin_chineese": "zh", "indonesia": "id", "english": "en", "german": "de",
        "french": "fr", "spanish": "es", "Norwegian": "nb",
    ])
    func eachLanguageHasTheProgramsWords(_ name: String, _ tag: String) throws {
        let reading = try RenderCVReading("cv: {name: A}\nlocale: {language: \(name)}")
        #expect(reading.resume?.meta.language == tag && reading.reading.words == nil)
        let words = try #require(LanguageCatalog.ofPackage.words(for: tag).words)
        #expect(!words.present.isEmpty)
    }

    /// Nobody has written the words of Persian, so English ones stand in, which is told.
    @Test func persianKeepsItsTag() throws {
        let reading = try RenderCVReading("cv: {name: A}\nlocale: {language: persian}")
        #expect(reading.resume?.meta.language == "fa" && reading.reading.words == nil)
        #expect(LanguageCatalog.ofPackage.words(for: "fa").words == nil)
    }

    @Test func formsOfLengthsOfTimeChangeTheLanguages() throws {
        let reading = try RenderCVReading(
            section: "jobs", "{company: A}",
            "locale: {language: dutch, month: mnd, months: mnd, year: jr, years: jr}")
        let (changes, path) = try #require(reading.reading.words)
        var words = LanguageWords(builtIn: "nl")
        let found = LanguageCatalog.ofPackage.change(
            &words, by: changes, path: path, file: "cv.yaml")
        #expect(found.all == [])
        #expect(words.duration(years: 1, months: 2) == "1\u{A0}jr\u{A0}2\u{A0}mnd")
    }

    @Test func whatHasNoPlaceIsTold() throws {
        let reading = try RenderCVReading(
            section: "jobs", "{company: A}",
            "design: {header: {alignment: left}}\nlocale: {phrases: {degree_with_area: x}}\n"
                + "settings: {render_command: {pdf_path: x}}")
        #expect(
            reading.findings.map(\.message).contains(
                "not carried over from RenderCV: design.header, locale.phrases, "
                    + "settings.render_command"))
    }
}
