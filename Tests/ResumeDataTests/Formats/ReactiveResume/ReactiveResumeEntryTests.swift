import ResumeModel
import SourceTree
import Testing

/// Entries of exports of Reactive Resume.
@Suite struct ReactiveResumeEntryTests {
    private func resume(_ section: String, _ items: String) throws -> Resume {
        let file = try TranslatedFile(
            json: #"""
                {"basics": {"name": "Ada"}, "metadata": {},
                 "sections": {"\#(section)": {"items": [\#(items)]}}}
                """#)
        return try #require(file.resume)
    }

    @Test(arguments: [
        (#""level": 3"#, "3/5"), (#""level": 0"#, ""), (#""level": "4""#, "4/5"),
        (#""level": 2.5"#, "2.5/5"), (#""levelNum": 7"#, "7/10"), (#""level": -1"#, ""),
        (#""level": 3, "description": "Fair""#, "Fair"),
        (#""proficiency": "Fair", "level": 3"#, "Fair"), (#""level": "Good""#, "Good"),
        (#""level": "Good", "levelNum": 8"#, "Good"), (#""level": "", "levelNum": 8"#, "8/10"),
        (#""level": null"#, ""), (#""level": 8"#, "8/10"),
    ])
    func levelsAreWordsOrElseFigures(_ members: String, _ level: String) throws {
        let skills = try resume("skills", #"{"name": "Sums", \#(members)}"#).skills
        #expect(skills.map(\.level.plain) == [level])
        let languages = try resume("languages", #"{"name": "Latin", \#(members)}"#).languages
        #expect(languages.map(\.fluency.plain) == [level])
        #expect(languages.first?.language.plain == "Latin")
    }

    @Test func aListOfWordsIsNoLevel() throws {
        let skills = try resume(
            "skills",
            #"""
            {"name": "A", "description": "B, C", "level": 4, "keywords": []},
            {"name": "D", "description": "E, F", "keywords": ["G"], "options": {"showLinkInTitle": false}}
            """#
        ).skills
        #expect(skills.map { $0.keywords.map(\.plain) } == [["B", "C"], ["G"]])
        #expect(skills.map(\.level.plain) == ["4/5", "E, F"])
        #expect(skills.allSatisfy { $0.extra.isEmpty })
    }

    @Test func oneHighLevelMakesAllOfTen() throws {
        let skills = try resume(
            "skills", #"{"name": "A", "level": 9}, {"name": "B", "level": 4}"#
        ).skills
        #expect(skills.map(\.level.plain) == ["9/10", "4/10"])
    }

    @Test func aListAtTheEndIsWhatWasAchieved() throws {
        let work = try resume(
            "experience",
            #"""
            {"company": "A", "summary": "<p>One<br>two</p><ul><li>Three<ul><li>four</li></ul></li><li>Five</li></ul><p></p>"},
            {"company": "B", "summary": "<ul><li>One</li></ul><p>Two</p>"},
            {"company": "C", "summary": "<p>No list</p>"}
            """#
        ).work
        #expect(work[0].summary.blocks.count == 1)
        #expect(work[0].summary.plain == "One\ntwo")
        #expect(work[0].highlights.map(\.text.plain) == ["Three", "four", "Five"])
        #expect(work[0].highlights.map(\.level) == [0, 1, 0])
        // What follows a list keeps its place.
        #expect(work[1].summary.blocks.count == 2)
        #expect(work[1].highlights == [])
        #expect(work[2].summary.plain == "No list")
    }

    @Test(
        arguments: [
            (#"{"href": "https://a.example", "label": ""}"#, "https://a.example", nil),
            (
                #"{"href": "https://www.a.example/", "label": "A.example"}"#,
                "https://www.a.example/", nil
            ),
            (
                #"{"url": "https://a.example", "label": "The shop"}"#, "https://a.example",
                "The shop"
            ),
            (#""https://a.example""#, "https://a.example", nil),
            (#"{"href": "", "label": "The shop"}"#, nil, "The shop"),
            (#"{"href": "", "label": ""}"#, nil, nil),
        ] as [(String, String?, String?)])
    func pagesKeepTheirWords(_ page: String, _ address: String?, _ words: String?) throws {
        for key in ["url", "website"] {
            let award = try #require(
                try resume("awards", #"{"title": "A", "\#(key)": \#(page)}"#).awards.first)
            #expect(award.url?.text == address)
            #expect(award.extra.first?.values.first?.plain == words)
            #expect(award.extra.first?.key == words.map { _ in "page" })
            if address != nil, words != nil {
                #expect(award.extra.first?.values.first?.runs.first?.link != nil)
            }
        }
    }

    @Test func aPhraseBesideATextIsNoText() throws {
        let four = try resume(
            "projects", #"{"name": "A", "description": "Phrase", "summary": ""}"#
        ).projects
        #expect(four.first?.description.plain == "Phrase")
        let five = try resume("projects", #"{"name": "A", "description": "<p>Text</p>"}"#).projects
        #expect(five.first?.summary.plain == "Text")
        let references = try resume(
            "references",
            #"{"name": "A", "description": "Boss", "summary": "Fine"}, {"name": "B", "description": "Fair", "position": "Aunt"}"#
        ).references
        #expect(references.map(\.reference.plain) == ["Fine", "Fair"])
        #expect(references.map { $0.extra.first?.values.first?.plain } == ["Boss", "Aunt"])
    }

    @Test(arguments: [
        ("<p>__init__ and *args*, `x`, ~~y~~</p>", "__init__ and *args*, `x`, ~~y~~", false),
        ("<p>see <a href=\"https://a.example/_b_\">a_b_c</a></p>", "see a_b_c", false),
        ("plain **bold**", "plain bold", true), ("<p>x &lt; 5 &amp; _y_</p>", "x < 5 & _y_", false),
        ("<p><strong>bold</strong></p>", "bold", true),
    ])
    func signsOfMarkdownAreSignsInHTML(_ text: String, _ plain: String, _ isBold: Bool) throws {
        let json = text.replacing("\"", with: "\\\"")
        let project = try #require(
            try resume("projects", #"{"name": "A", "summary": "\#(json)"}"#).projects.first)
        #expect(project.summary.plain == plain)
        #expect(
            project.summary.blocks.first?.text.runs.contains { $0.emphasis.contains(.bold) }
                == isBold)
        let basics = try TranslatedFile(
            json: #"{"summary": {"content": "\#(json)"}, "sections": {}, "metadata": {}}"#
        ).resume?.basics
        #expect(basics?.summary.plain == plain)
    }

    @Test func addressesKeepTheirSigns() throws {
        let project = try #require(
            try resume(
                "projects",
                #"{"name": "A", "summary": "<p><a href=\"https://a.example/_b_*\">c</a></p>"}"#
            ).projects.first)
        let link = project.summary.blocks.first?.text.runs.first?.link
        #expect(link?.target == "https://a.example/_b_*")
    }

    @Test func aTypedStarIsABullet() throws {
        let work = try resume(
            "experience", #"{"company": "A", "summary": "<p>* one</p><p>* two*</p>"}"#
        ).work
        #expect(work.first?.highlights.map(\.text.plain) == ["one", "two*"])
    }

    @Test func hiddenEntriesStayOut() throws {
        let work = try resume(
            "experience",
            #"{"company": "A", "visible": false}, {"company": "B", "hidden": true}, {"company": "C"}"#
        ).work
        #expect(work.map(\.name.plain) == ["C"])
    }

    @Test func twoValuesOfOneKeyAreBothKept() throws {
        let award = try #require(
            try resume("awards", #"{"title": "A", "summary": "B", "description": "C"}"#).awards
                .first)
        #expect(award.summary.plain == "B")
        #expect(award.extra.first?.values.first?.plain == "C")
    }

    @Test func keysOfNoVersionAreKept() throws {
        let work = try resume(
            "experience",
            #"{"id": "x", "company": "A", "icon": "y", "teamSize": 4, "keywords": ["B"]}"#
        ).work
        #expect(work.first?.extra.map(\.key) == ["teamSize", "keywords"])
    }

    @Test func oneEntryMayHaveOnlyAPhrase() throws {
        let custom = try TranslatedFile(
            json: #"""
                {"basics": {"name": "Ada"}, "metadata": {}, "sections": {"custom": {"a1": {"name": "Odd Jobs",
                 "items": [{"name": "", "description": "Only words", "summary": ""}]}}}}
                """#
        ).resume?.custom
        #expect(custom?.map(\.key) == ["Odd Jobs"])
        #expect(custom?.first?.entries.first?.subtitle.plain == "Only words")
    }
}
