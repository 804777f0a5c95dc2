import ResumeData
import ResumeModel
import SourceTree
import Testing

/// The entries of a RenderCV file, by their kinds.
@Suite struct RenderCVEntriesTests {
    @Test(arguments: [
        (
            "jobs",
            "{company: A, position: B, location: C, summary: D, highlights: [E], start_date: 2020-01, end_date: 2020-03, team: F}",
            #"{"name":"A","position":"B","location":"C","summary":"D","highlights":["E"],"#
                + #""startDate":"2020-01","endDate":"2020-03","team":"F"}"#
        ),
        (
            "volunteer", "{company: A, position: B}", #"{"organization":"A","position":"B"}"#
        ),
        (
            "school", "{institution: A, area: B, degree: C, grade: 1.0}",
            #"{"institution":"A","area":"B","studyType":"C","score":1.0}"#
        ),
        (
            "papers",
            "{title: A, authors: ['*Ada Ng*', B], journal: C, date: 2020, doi: 10.1/x, url: 'https://a.example'}",
            #"{"name":"A","authors":["***Ada Ng***","B"],"publisher":"C","releaseDate":2020,"#
                + #""url":"https://doi.org/10.1/x","DOI":"[10.1/x](https://doi.org/10.1/x)"}"#
        ),
        (
            "papers",
            "{title: A, authors: [Ada Ng, '**Ada Ng**', Ada Ngo], url: 'https://a.example'}",
            #"{"name":"A","authors":["**Ada Ng**","**Ada Ng**","Ada Ngo"],"url":"https://a.example"}"#
        ),
        (
            "papers", "{title: A, doi: 'https://doi.org/10.1/x'}",
            #"{"name":"A","url":"https://doi.org/10.1/x","#
                + #""DOI":"[10.1/x](https://doi.org/10.1/x)"}"#
        ),
        (
            "projects", "{name: A, summary: B, date: 2020-05}",
            #"{"name":"A","summary":"B","date":"2020-05"}"#
        ),
        (
            "skills", "{label: A, details: 'b, c (d, e), [f, g](https://a.example)'}",
            #"{"name":"A","keywords":["b","c (d, e)","[f, g](https://a.example)"]}"#
        ),
        (
            "skills", "{name: A, details: b, since: 2020}",
            #"{"name":"A","keywords":["b"],"since":2020}"#
        ),
        ("languages", "{label: A, details: b}", #"{"language":"A","fluency":"b"}"#),
        (
            "things", "{name: A, location: B, url: 'https://a.example'}",
            #"{"name":"A","location":"B","url":"https://a.example"}"#
        ),
        ("things", "{label: A, details: 'b; c'}", #""**A:** b; c""#),
        ("things", "{label: 'A:', details: b}", #""**A:** b""#),
        ("things", "{label: '**A**', details: b}", #""**A**: b""#),
        ("things", "{label: A}", #""**A**""#), ("things", "{details: b}", #""b""#),
        ("things", "{name: A, details: b}", #""**A:** b""#),
        ("things", "{label: A, details: 5}", #""**A:** 5""#),
        ("things", "{label: A, details: [b, c]}", #"{"name":"A","keywords":["b","c"]}"#),
        ("things", "{label: A, details: b, since: c}", #"{"summary":"**A:** b","since":"c"}"#),
        ("things", "{bullet: A}, {bullet: B}", #"{"highlights":["A","B"]}"#),
        ("things", "{bullet: A, date: 2020}", #"{"summary":"A","date":2020}"#),
        ("things", "{number: A}, {number: B}", #""1. A","2. B""#),
        ("things", "{reversed_number: A}, {reversed_number: B}", #""2. A","1. B""#),
        ("things", "{title: A, text: B}", #"{"title":"A","text":"B"}"#),
    ])
    func eachKindHasItsForm(_ title: String, _ entries: String, _ expected: String) throws {
        #expect(try RenderCVReading(section: title, entries).entries == "[\(expected)]")
    }

    @Test func kindsMayBeMixed() throws {
        let reading = try RenderCVReading(
            section: "things",
            "{bullet: a}, {bullet: b}, text, {bullet: c}, {company: A, position: B, end_date: present, start_date: 2020},"
                + "{company: C}, {institution: A, area: B, degree: C}, {institution: A, area: B}, {institution: A},"
                + "{title: A, authors: [B], journal: C, date: 2020}, {reversed_number: x}, {number: y},"
                + "{reversed_number: z}, {label: A, details: b}, {name: N}, {company: A, name: B}")
        #expect(
            reading.entries
                == #"[{"highlights":["a","b"]},"text",{"highlights":["c"]},"#
                + #"{"subtitle":"A","name":"B","startDate":2020},{"name":"C"},"#
                + #"{"subtitle":"A","name":"C, B"},{"subtitle":"A","name":"B"},{"name":"A"},"#
                + #"{"name":"A","authors":["B"],"subtitle":"C","date":2020},"2. x","1. y","1. z","#
                + #""**A:** b",{"name":"N"},{"name":"A","other_name":"B"}]"#)
        #expect(reading.resume?.custom.first?.entries.count == 15)
    }

    @Test(arguments: [
        (
            "date: '[a.example/b](https://a.example/b)'",
            #""date":"a.example/b","url":"https://a.example/b""#
        ),
        (
            "url: 'https://c.example', date: '[May](https://a.example)'",
            #""url":"https://c.example","date":"May""#
        ),
        ("date: '[May] 2020'", #""date":"[May] 2020""#),
        ("date: Summer 2020, start_date: 2019, end_date: 2021", #""date":"Summer 2020""#),
        ("end_date: 2021-03", #""date":"2021-03""#), ("start_date: 2019", #""startDate":2019"#),
        ("start_date: '2019', end_date: Present", #""startDate":"2019""#),
        ("start_date: 2019-01-02, end_date: 2020", #""startDate":"2019-01-02","endDate":2020"#),
        ("date: null, start_date: 2019, end_date: null", #""startDate":2019"#),
        ("date: '', end_date: present", #""date":"present""#),
    ])
    func aDateWinsOverASpan(_ dates: String, _ expected: String) throws {
        let reading = try RenderCVReading(section: "jobs", "{company: A, \(dates)}")
        #expect(reading.entries == #"[{"name":"A",\#(expected)}]"#)
    }

    @Test(arguments: [
        ("A - b - c", #""A",["b","c"]"#),
        (
            "A - b (c - d) [e - f](https://a.example)",
            #""A",["b (c - d) [e - f](https://a.example)"]"#
        ),
        ("From 10 - 15", #""From 10 - 15""#), ("In 2020 - 2021 - b", #""In 2020 - 2021",["b"]"#),
        ("In 2022 - 340 more", #""In 2022",["340 more"]"#), ("well-known", #""well-known""#),
        ("A ( b - c", #""A ( b - c""#), ("2021 - 2020", #""2021",["2020"]"#),
    ])
    func hyphensBeginItemsBelow(_ highlight: String, _ expected: String) throws {
        let reading = try RenderCVReading(
            section: "jobs", "{company: A, highlights: ['\(highlight)', last]}")
        #expect(reading.entries == #"[{"name":"A","highlights":[\#(expected),"last"]}]"#)
    }

    @Test func itemsBelowAreNested() throws {
        let reading = try RenderCVReading(
            "cv:\n  sections:\n    jobs:\n      - company: A\n        highlights:\n          - One\n            - two\n            - three\n          - Four\n"
        )
        let items = try #require(reading.resume?.work.first?.highlights)
        #expect(items.map(\.text.plain) == ["One", "two", "three", "Four"])
        #expect(items.map(\.level) == [0, 1, 1, 0])
    }

    @Test func valuesOfOtherKindsAreKept() throws {
        let reading = try RenderCVReading(
            cv:
                "sections: {jobs: [{company: 5, position: [a, b], highlights: one text, summary: 7}], odd: [[a, b], {bullet: [c]}, {number: {d: e}}]}"
        )
        let work = try #require(reading.resume?.work.first)
        #expect(work.name.plain == "5" && work.position.plain == "a, b")
        #expect(work.highlights.map(\.text.plain) == ["one text"] && work.summary.plain == "7")
        let odd = try #require(reading.resume?.custom.first)
        #expect(odd.entries.count == 4)
        #expect(reading.findings.allSatisfy { $0.severity != .error })
    }
}
