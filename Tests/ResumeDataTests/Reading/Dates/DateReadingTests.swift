import Languages
@testable import ResumeData
import ResumeModel
import TestSupport
import Testing

@Suite struct DateReadingTests {
    @Test(arguments: [
        ("2021", "2021"), ("2021-03", "2021-03"), ("2021-03-09", "2021-03-09"),
        ("2020-02-29", "2020-02-29"), ("1000", "1000"), ("2999-12-31", "2999-12-31"),
    ])
    func formsOfTheFormatAreExact(_ text: String, _ date: String) {
        guard case .exact(let read) = DateReading(text, LanguageCatalog.ofPackage.understood) else {
            Issue.record(
                "\(text) is not exact: \(DateReading(text, LanguageCatalog.ofPackage.understood))")
            return
        }
        #expect(read.description == date)
    }

    @Test(arguments: [
        ("2021-03-04T10:00:00Z", "2021-03-04"), ("2021-03-04T00:00:00.000Z", "2021-03-04"),
        ("2021-03-04 10:00:00", "2021-03-04"), ("2021-03-04T10:00+02:00", "2021-03-04"),
        ("2021-4", "2021-04"), ("2021-4-5", "2021-04-05"), ("2021/04", "2021-04"),
        ("2021.04", "2021-04"), ("04/2021", "2021-04"), ("4-2021", "2021-04"),
        ("04.2021", "2021-04"), ("2021/03/09", "2021-03-09"), ("20210309", "2021-03-09"),
        ("202103", "2021-03"), ("31/03/2021", "2021-03-31"), ("03/31/2021", "2021-03-31"),
        ("03.04.2021", "2021-04-03"), ("04/04/2021", "2021-04-04"),
        ("April 2021", "2021-04"), ("Apr 2021", "2021-04"), ("apr. 2021", "2021-04"),
        ("APRIL, 2021", "2021-04"), ("2021 April", "2021-04"), ("Apr-2021", "2021-04"),
        ("Sept 2021", "2021-09"), ("3 April 2021", "2021-04-03"), ("April 3rd, 2021", "2021-04-03"),
        ("the 3rd of April 2021", "2021-04-03"), ("September 30th, 2021", "2021-09-30"),
        ("30th September 2021", "2021-09-30"), ("2021 September 21st", "2021-09-21"),
        ("April 1st, 2021", "2021-04-01"), ("22nd of April, 2021", "2021-04-22"),
        ("abril de 2021", "2021-04"), ("3 de enero de 2021", "2021-01-03"), ("Ene 2021", "2021-01"),
        ("Septiembre 2021", "2021-09"), ("3. März 2021", "2021-03-03"), ("Dez. 2021", "2021-12"),
        ("Jänner 2021", "2021-01"), ("Mai 2021", "2021-05"), ("1er février 2021", "2021-02-01"),
        ("août 2021", "2021-08"), ("Décembre 2021", "2021-12"), ("luglio 2021", "2021-07"),
        ("março de 2021", "2021-03"), ("maart 2021", "2021-03"),
    ])
    func otherFormsAreLoose(_ text: String, _ date: String) {
        guard case .loose(let read) = DateReading(text, LanguageCatalog.ofPackage.understood) else {
            Issue.record(
                "\(text) is not loose: \(DateReading(text, LanguageCatalog.ofPackage.understood))")
            return
        }
        #expect(read.description == date)
    }

    @Test(arguments: [
        "2021-13", "2021-00", "2021-02-30", "2021-02-29", "2021-04-31", "2021-00-00", "2023-19-39",
        "0000", "0999", "3000", "13/2021", "2021/13", "32/13/2021", "30.02.2021",
        "2021-02-30T10:00:00", "31 April 2021", "2019-21",
    ])
    func impossibleDatesAreKnown(_ text: String) {
        #expect(DateReading(text, LanguageCatalog.ofPackage.understood) == .impossible)
    }

    @Test(arguments: ["03/04/2021", "3-4-2021", "12/01/2020"])
    func eitherOrderIsAmbiguous(_ text: String) {
        #expect(DateReading(text, LanguageCatalog.ofPackage.understood) == .ambiguous)
    }

    @Test(arguments: [
        "present", "Present", "PRESENT", "current", "now", "today", "ongoing", "to date",
        "actualidad", "presente", "Actualmente", "heute", "bis heute", "aujourd'hui", "en cours",
        "oggi", "atual", "heden", "настоящее время", "至今", "Present.",
    ])
    func wordsForTodayAreOngoing(_ text: String) {
        #expect(DateReading(text, LanguageCatalog.ofPackage.understood) == .ongoing)
    }

    @Test(arguments: [
        "Summer 2012", "2019-2021", "Q3 2020", "n/a", "April", "April 2021 (expected)", "12",
        "21/03", "1234567890", "2021-03-04-05", "2021-03/04", "May 20 2021 2022", "April May 2021",
        "99 June 20212", "2021-03-04T1", "3rd", "1er", "Marchant 2020",
        String(repeating: "2021 ", count: 40),
    ])
    func restIsWords(_ text: String) {
        #expect(DateReading(text, LanguageCatalog.ofPackage.understood) == .words)
    }
}
