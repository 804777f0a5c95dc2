import ResumeData
import ResumeModel
import SourceTree
import Testing

/// Sections that stand in a list of sections, under titles of their own.
@Suite struct TitledSectionTests {
    private func mapped(_ sections: String, _ more: String = "") throws -> Mapped {
        try Mapped(#"{"basics": {"name": "Ada"}, \#(more)"sections": [\#(sections)]}"#)
    }

    private func presentation(_ sections: String) throws -> String {
        let json = #"{"basics": {"name": "Ada"}, "sections": [\#(sections)]}"#
        let node = try #require(JSONReader.read(Array(json.utf8), file: "a.json").node)
        let reading = ResumeFormat.reading(of: node, file: "a.json")
        return JSONWriter.line(of: try #require(reading.presentation))
    }

    @Test func aSectionIsOfTheKindThatIsSaid() throws {
        let mapped = try mapped(
            #"""
            {"title": "Career", "section": "work",
             "entries": [{"name": "A", "position": "B", "startDate": "2020", "highlights": ["c"]}]},
            {"title": "Tools", "section": "skills", "items": ["x", "y"]}
            """#)
        let work = try #require(mapped.resume?.work.first)
        #expect(work.name.plain == "A" && work.position.plain == "B")
        #expect(work.highlights.map(\.text.plain) == ["c"])
        #expect(mapped.resume?.skills.map(\.name.plain) == ["x", "y"])
        #expect(mapped.resume?.custom == [])
        #expect(mapped.findings.allSatisfy { $0.severity == .note })
    }

    @Test func theSummaryComesFirstUnlessTheListNamesIt() throws {
        let list = #"[{"title": "Patents", "items": ["p"]}, {"section": "summary"}]"#
        for (sections, order) in [
            (#"[{"title": "Patents", "items": ["p"]}]"#, #"["summary","Patents"]"#),
            (list, #"["Patents","summary"]"#),
        ] {
            let (tree, _) = JSONReader.read(
                Array(
                    #"{"basics": {"name": "A", "summary": "S"}, "sections": \#(sections)}"#.utf8),
                file: "")
            let reading = ResumeFormat.reading(of: try #require(tree), file: "")
            let stated = reading.presentation?["sections"]?["order"]?.array ?? []
            let words = stated.compactMap(\.string).map { "\"\($0)\"" }
            #expect("[" + words.joined(separator: ",") + "]" == order)
        }
    }

    @Test(arguments: [
        (#"{"title": "Profile", "content": "Surveys."}"#, ["", "Surveys."]),
        (#"{"title": "Facts", "items": {"Shoe": "43"}}"#, ["Shoe", "43"]),
        (#"{"title": "Talks", "rows": [["2020", "On peat"]]}"#, ["On peat", ""]),
        (#"{"title": "Facts", "rows": [{"label": "Hat", "value": "57"}]}"#, ["Hat", "57"]),
    ])
    func aTitleIsNoEntry(_ section: String, _ expected: [String]) throws {
        let entries = try #require(try mapped(section).resume?.custom.first?.entries)
        let texts = entries.map { entry in
            let summary = entry.summary.blocks.first.map { block in
                switch block {
                case .paragraph(let text): text.plain
                case .item(let item): item.text.plain
                }
            }
            return [entry.name.plain, summary ?? ""]
        }
        #expect(texts == [expected])
    }

    @Test func aRowOfATableHasItsDate() throws {
        let entry = try mapped(#"{"title": "Talks", "rows": [["2020", "On peat", "Fenton"]]}"#)
            .resume?.custom.first?.entries.first
        #expect(entry?.subtitle.plain == "Fenton")
        #expect(entry?.dates != nil || entry?.date != nil)
    }

    @Test func theKeysOfEntriesTellTheirKindUnlessATitleDoes() throws {
        let studies = #"{"title": "Studies", "items": [{"degree": "BSc", "school": "S"}]}"#
        let told = try mapped(studies).resume
        #expect(told?.education.first?.institution.plain == "S" && told?.custom == [])
        let both = try mapped(studies + #", {"title": "Education", "items": [{"school": "T"}]}"#)
        #expect(both.resume?.education.map(\.institution.plain) == ["T"])
        #expect(both.resume?.custom.map(\.key) == ["Studies"])
    }

    @Test func titlesAndOrderAreThoseOfTheList() throws {
        #expect(
            try presentation(
                #"""
                {"title": "Patents", "items": ["p"]},
                {"title": "Career", "section": "work", "items": [{"name": "A"}]},
                {"title": "Education", "items": [{"institution": "S"}]}
                """#)
                == #"{"sections":{"titles":{"work":"Career","education":"Education"},"#
                + #""order":["Patents","work","education"]}}"#)
    }

    @Test(arguments: [
        (#"{"title": "Experience", "items": [{"position": "B"}]}"#, "work 1"),
        (#"{"title": "Experience", "items": ["words"]}"#, "own 1"),
        (#"{"title": "Skills", "items": ["Swift"]}"#, "skills 1"),
        (#"{"name": "Location", "items": ["here"]}"#, "own 1"),
        (#"{"title": "GitHub", "items": [{"name": "repo"}]}"#, "own 1"),
    ])
    func aTitleMayTellTheKind(_ section: String, _ kind: String) throws {
        let resume = try #require(try mapped(section).resume)
        #expect(
            kind == (resume.work.isEmpty ? "" : "work \(resume.work.count)")
                + (resume.skills.isEmpty ? "" : "skills \(resume.skills.count)")
                + (resume.custom.isEmpty ? "" : "own \(resume.custom[0].entries.count)"))
        #expect(resume.basics.profiles.isEmpty && resume.basics.location == Location())
    }

    @Test func aKindThatComesAgainIsOfOnesOwn() throws {
        let mapped = try mapped(
            #"""
            {"title": "Industry", "section": "work", "entries": [{"name": "A", "position": "B"}]},
            {"title": "Academia", "section": "work", "entries": [
              {"name": "C", "position": "D", "location": "L", "url": "https://c.example",
               "startDate": "2001", "endDate": "2002", "summary": "S", "highlights": ["h"],
               "description": "E", "grade": "F",
               "roles": [{"position": "G", "summary": "T"}]}]}
            """#)
        #expect(mapped.resume?.work.count == 1)
        let custom = try #require(mapped.resume?.custom.first)
        #expect(custom.key == "Academia")
        let entry = try #require(custom.entries.first)
        #expect(entry.name.plain == "D" && entry.subtitle.plain == "C")
        #expect(entry.location.plain == "L" && entry.url?.link?.target == "https://c.example")
        #expect(entry.dates?.start != nil && entry.summary.plain == "S")
        #expect(entry.highlights.map(\.text.plain) == ["h"])
        #expect(entry.extra.map(\.key) == ["description", "grade"])
        #expect(custom.entries.last?.name.plain == "G")
        #expect(custom.entries.last?.subtitle.plain == "D")
    }

    @Test func whatHasAPlaceOfItsOwnKeepsIt() throws {
        let resume = try #require(
            try mapped(
                #"{"title": "More", "section": "work", "items": [{"position": "B"}]}"#,
                #""work": [{"position": "A"}], "#
            ).resume)
        #expect(resume.work.map(\.position.plain) == ["A"])
        #expect(resume.custom.map(\.key) == ["More"])
    }

    @Test(arguments: [
        #"{"institution": "S", "area": "M", "studyType": "BSc", "courses": ["c"], "score": "1"}"#,
        #"{"institution": "S", "studyType": "BSc"}"#, #"{"institution": "S"}"#,
    ])
    func degreesAreToldWhole(_ degree: String) throws {
        let resume = try #require(
            try mapped(
                #"{"title": "More", "section": "education", "items": [\#(degree)]}"#,
                #""education": [{"area": "A"}], "#
            ).resume)
        let entry = try #require(resume.custom.first?.entries.first)
        let all =
            [entry.name.plain, entry.subtitle.plain] + entry.keywords.map(\.plain)
            + entry.highlights.map(\.text.plain) + entry.extra.flatMap { $0.values.map(\.plain) }
        #expect(
            all.filter { !$0.isEmpty }
                == (degree.contains("area")
                    ? ["BSc, M", "S", "c", "1"] : degree.contains("BSc") ? ["BSc", "S"] : ["S"]))
    }

    @Test func hiddenSectionsStayOut() throws {
        let mapped = try mapped(#"{"title": "P", "visible": false, "items": ["p"]}"#)
        #expect(mapped.resume?.custom.isEmpty == true)
    }
}
