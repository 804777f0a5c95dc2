import Languages
@testable import ResumeData
import ResumeModel
import TestSupport
import Testing

@Suite struct DateRangeTests {
    @Test(arguments: [
        ("2019 – 2021", "2019", "2021"), ("2019-2021", "2019", "2021"),
        ("2019—2021", "2019", "2021"), ("September 2019 – December 2020", "2019-09", "2020-12"),
        ("Jan 2020 - Mar 2021", "2020-01", "2021-03"), ("2019-03 to 2020-05", "2019-03", "2020-05"),
        ("2019-03 – 2020-05", "2019-03", "2020-05"),
        ("März 2019 bis Mai 2020", "2019-03", "2020-05"),
    ])
    func twoDatesAreASpan(_ text: String, _ start: String, _ end: String) throws {
        let span = try #require(DateRange.read(text, LanguageCatalog.ofPackage.understood))
        #expect(span.start?.date?.description == start)
        guard case .at(let read) = span.end else {
            Issue.record("\(text) goes on")
            return
        }
        #expect(read.date?.description == end)
    }

    @Test(arguments: ["2019 – present", "2019-today", "Jan 2020 — heute"])
    func wordForTodayEndsASpanOpenly(_ text: String) {
        #expect(DateRange.read(text, LanguageCatalog.ofPackage.understood)?.end == .present)
    }

    @Test(arguments: [
        "2021", "2021-03", "2021-03-04", "Summer 2012 - 2013", "2012 - autumn", "-", "–2019",
        "2019–", "2019-2020-2021", "03/04/2021 - 2022", "",
    ])
    func anythingElseIsNoSpan(_ text: String) {
        #expect(DateRange.read(text, LanguageCatalog.ofPackage.understood) == nil)
    }
}
