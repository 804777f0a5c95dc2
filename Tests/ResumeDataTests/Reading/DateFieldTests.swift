import ResumeModel
import SourceTree
import Testing

/// Dates in entries: what they mean there, and what is said of them.
@Suite struct DateFieldTests {
    /// A span as `start..end`, with a bar for words.
    private func notation(_ span: DateSpan?) -> String {
        func text(_ value: DateValue?) -> String {
            switch value {
            case .date(let date): date.description
            case .text(let text): "|\(text)|"
            case nil: ""
            }
        }
        guard let span else { return "none" }
        return switch span.end {
        case .present: text(span.start) + "..present"
        case .at(let end): text(span.start) + ".." + text(end)
        }
    }

    @Test(arguments: [
        (#""startDate": "2019-03", "endDate": "2021""#, "2019-03..2021", ""),
        (#""startDate": 2019, "endDate": 2021"#, "2019..2021", ""),
        (#""startDate": "2019""#, "2019..present", ""),
        (#""startDate": "2019", "endDate": null"#, "2019..present", ""),
        (#""startDate": "2019", "endDate": """#, "2019..present", ""),
        (#""startDate": "2019", "endDate": "-""#, "2019..present", ""),
        (
            #""startDate": "2019", "endDate": "Present""#, "2019..present",
            "note date-ongoing work[0].endDate"
        ),
        (
            #""startDate": "2019", "endDate": "actualidad""#, "2019..present",
            "note date-ongoing work[0].endDate"
        ),
        (#""endDate": "2021""#, "..2021", ""),
        (#""endDate": "today""#, "..present", "note date-ongoing work[0].endDate"),
        (#""startDate": "", "endDate": """#, "none", ""), (#""startDate": null"#, "none", ""),
        (#""startDate": "April 2021""#, "2021-04..present", "note date-form work[0].startDate"),
        (
            #""startDate": "2021-03-04T10:00:00Z""#, "2021-03-04..present",
            "note date-form work[0].startDate"
        ),
        (#""startDate": "2021-4""#, "2021-04..present", "note date-form work[0].startDate"),
        (
            #""startDate": "Summer 2012""#, "|Summer 2012|..present",
            "note date-text work[0].startDate"
        ),
        (#""startDate": "2021-13""#, "|2021-13|..present", "warning date-format work[0].startDate"),
        (
            #""startDate": "2021-02-30""#, "|2021-02-30|..present",
            "warning date-format work[0].startDate"
        ),
        (
            #""startDate": "03/04/2021""#, "|03/04/2021|..present",
            "warning date-ambiguous work[0].startDate"
        ),
        (
            #""startDate": "2021", "endDate": "2020""#, "2021..2020",
            "warning date-order work[0].endDate"
        ),
        (#""startDate": "present""#, "|present|..present", ""),
        (#""date": "2021""#, "..2021", ""),
        (#""date": "Summer 2012""#, "..|Summer 2012|", "note date-text work[0].date"),
        (#""date": "2019 – 2021""#, "2019..2021", "note date-form work[0].date"),
        (#""date": "Jan 2019 - present""#, "2019-01..present", "note date-form work[0].date"),
        (
            #""date": "2021", "startDate": "2019""#, "2019..present",
            "warning date-unused work[0].date"
        ),
        (#""date": 2021"#, "..2021", ""), (#""date": "present""#, "..present", ""),
        (
            #""startDate": true"#, "|true|..present",
            "warning bool-for-text work[0].startDate\nnote date-text work[0].startDate"
        ),
    ])
    func datesMeanASpan(_ members: String, _ span: String, _ findings: String) throws {
        let mapped = try Mapped("work", #""name": "A", \#(members)"#)
        #expect(notation(mapped.resume?.work.first?.dates) == span)
        #expect(mapped.summary == findings)
    }

    @Test(arguments: ["volunteer", "education", "projects"])
    func everySectionWithSpansReadsThem(_ section: String) throws {
        let mapped = try Mapped(
            section, #""url": "https://x.example", "startDate": "2021", "endDate": "2020""#)
        #expect(mapped.summary == "warning date-order \(section)[0].endDate")
    }

    @Test(arguments: [
        ("awards", "date"), ("certificates", "date"), ("publications", "releaseDate"),
    ])
    func singleDatesAreRead(_ section: String, _ key: String) throws {
        let mapped = try Mapped(section, #""\#(key)": "2021-02-30""#)
        #expect(mapped.summary == "warning date-format \(section)[0].\(key)")
        let dates = [
            mapped.resume?.awards.first?.date, mapped.resume?.certificates.first?.date,
            mapped.resume?.publications.first?.releaseDate,
        ]
        #expect(dates.contains(.text("2021-02-30")))
    }

    @Test func impossibleDateIsShownInItsPlace() throws {
        let mapped = try Mapped(
            "{\n\"basics\": {\"name\": \"A\"}, \"work\": [{\n    \"endDate\": \"2021-13\"}]}")
        let finding = try #require(mapped.findings.first)
        #expect(mapped.places == ["3:16"])
        #expect(finding.span?.length == 9)
        #expect(finding.message == "\"2021-13\" is not a date; write YYYY, YYYY-MM or YYYY-MM-DD")
    }

    @Test func unusedDateIsKept() throws {
        let mapped = try Mapped("work", #""date": "2021", "startDate": "2019""#)
        #expect(mapped.resume?.work.first?.extra.map(\.key) == ["date"])
    }

    @Test(arguments: [
        (#""lastModified": "yesterday""#, "note timestamp-form meta.lastModified"),
        (#""language": "Spanish""#, "note language-tag meta.language"),
        (#""language": "e""#, "note language-tag meta.language"),
        (#""lastModified": "2021-03-04", "locale": "zh-hant-tw""#, ""),
    ])
    func metaIsChecked(_ member: String, _ findings: String) throws {
        #expect(try Mapped(#"{"basics": {"name": "A"}, "meta": {\#(member)}}"#).summary == findings)
    }
}
