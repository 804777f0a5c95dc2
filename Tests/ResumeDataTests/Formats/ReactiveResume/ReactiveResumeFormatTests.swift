import ResumeData
import ResumeModel
import SourceTree
import Testing

/// Exports of Reactive Resume as JSON Resume.
@Suite struct ReactiveResumeFormatTests {
    @Test func theOrderIsThatOfTheLayout() throws {
        let four = try TranslatedFile(fixture: "reactive-resume/v4.json")
        #expect(
            four.order == [
                "summary", "skills", "Patents", "work", "projects", "languages", "education",
                "awards", "references", "volunteer", "publications", "certificates",
            ])
        #expect(four.titles.first == "summary: In Short")
        #expect(four.titles.contains("work: Where I Built"))
        let five = try TranslatedFile(fixture: "reactive-resume/v5.json")
        #expect(
            five.order == [
                "summary", "languages", "work", "Earlier Voyages", "skills", "awards", "education",
                "projects", "A Word on Sleep", "interests", "certificates", "publications",
                "references",
            ])
        #expect(five.titles == ["education: Schooling"])
    }

    @Test func whatIsLeftBehindIsTold() throws {
        let four = try TranslatedFile(fixture: "reactive-resume/v4.json")
        #expect(
            four.leftBehind
                == "not carried over from Reactive Resume: template, css, page.margin, "
                + "page.options, theme, typography, notes")
        #expect(four.reading.layout == nil)
        #expect(four.reading.design?["page"]?["size"]?.string == "letter")
        #expect(four.resume?.basics.image == nil)
        #expect(
            four.summary == "note not-carried-over metadata.template\nnote read-as "
        )
        let five = try TranslatedFile(fixture: "reactive-resume/v5.json")
        #expect(
            five.leftBehind
                == "not carried over from Reactive Resume: template, columns, page.gapX, page.gapY, "
                + "page.marginX, page.marginY, page.hideIcons, design, typography")
        #expect(five.resume?.meta.language == "de-DE")
        #expect(five.resume?.basics.image == "https://moana.example/tui.png")
    }

    @Test func thePersonIsFoundInAllVersions() throws {
        let four = try #require(try TranslatedFile(fixture: "reactive-resume/v4.json").resume)
        #expect(four.basics.label.plain == "Bridge Engineer")
        #expect(four.basics.location.city == "Riga, Latvia")
        #expect(four.basics.phone == "+371 2000 1000")
        #expect(four.basics.url == nil)
        #expect(
            four.basics.profiles.map(\.network) == [
                "Drawings of mine", "Phone", nil, "GitHub",
            ])
        #expect(four.basics.extra.map(\.key) == ["Driving licence"])
        let five = try #require(try TranslatedFile(fixture: "reactive-resume/v5.json").resume)
        #expect(five.basics.url?.text == "https://tui.example")
        #expect(
            five.basics.profiles.map(\.username) == ["Licence 4711", "Log of a pilot", "moanatui"])
        let three = try #require(try TranslatedFile(fixture: "reactive-resume/v3.json").resume)
        #expect(three.basics.name == "Tomas Vlk")
        #expect(three.basics.location.postalCode == "110 00")
        #expect(three.basics.image == "https://vlk.example/tomas.jpg")
        #expect(three.basics.summary.blocks.count == 1)
        #expect(three.meta.language == "en")
    }

    @Test func positionsUnderOneEmployerAreRoles() throws {
        let five = try #require(try TranslatedFile(fixture: "reactive-resume/v5.json").resume)
        let work = try #require(five.work.first)
        #expect(work.roles.map(\.position.plain) == ["Senior Pilot", "Pilot"])
        #expect(work.roles[0].highlights.map(\.text.plain) == ["Trains four pilots"])
        #expect(work.roles[1].dates?.start == .date(try #require(PartialDate(year: 2014))))
        #expect(five.custom.first?.key == "Earlier Voyages")
        #expect(five.custom.first?.entries.first?.name.plain == "Mate")
    }

    @Test func theServersAnswerIsReadToo() throws {
        let file = try TranslatedFile(
            json: #"""
                {"id": "7", "title": "Draft", "data": {"basics": {"name": "Ada"}, "sections":
                 {"summary": {"content": "<p>Hi</p>"}}, "metadata": {}}, "visibility": "private"}
                """#)
        #expect(file.resume?.basics.name == "Ada")
        #expect(file.resume?.basics.summary.blocks.count == 1)
        #expect(file.resume?.custom == [])
    }

    @Test(
        arguments: [
            ("Profiles", nil), ("", nil),
            ("On the Net", "not carried over from Reactive Resume: the title of the profiles"),
        ] as [(String, String?)])
    func theTitleOfProfilesIsTold(_ title: String, _ told: String?) throws {
        let file = try TranslatedFile(
            json: #"""
                {"basics": {"name": "Ada"}, "metadata": {}, "sections": {"profiles": {"name": "\#(title)",
                 "items": [{"network": "GitHub", "username": "ada"}]}}}
                """#)
        #expect(file.leftBehind == told)
        #expect(file.resume?.basics.profiles.count == 1)
    }

    @Test func whatTheLayoutDoesNotNameIsNotLost() throws {
        let file = try TranslatedFile(
            json: #"""
                {"basics": {"name": "Ada"}, "summary": {"content": "Sums"},
                 "sections": {"awards": {"items": [{"title": "A"}]}, "skills": {"items": [{"name": "B"}]}},
                 "customSections": [{"id": "c", "type": "awards", "items": [{"title": "D"}]},
                  {"id": "e", "type": "unheard", "title": "F", "items": [{"name": "G", "odd": "H"}]}],
                 "odd": [{"name": "I"}], "metadata": {"layout": {"pages": [{"main": ["skills"]}]}}}
                """#)
        #expect(file.order == ["summary", "skills", "awards", "Awards", "F"])
        #expect(file.resume?.awards.map(\.title.plain) == ["A"])
        #expect(file.resume?.custom.map(\.key) == ["Awards", "F", "odd"])
        #expect(file.resume?.custom[1].entries.first?.extra.map(\.key) == ["odd"])
    }

    @Test func aSecondSectionOfAKindHasTheNameOfItsKind() throws {
        let file = try TranslatedFile(
            json: #"""
                {"basics": {"name": "Ada"}, "metadata": {}, "sections": {"experience": {"title": "",
                 "items": [{"company": "A"}]}}, "customSections": [{"id": "c", "type": "experience",
                 "title": "", "items": [{"company": "B"}]}]}
                """#)
        #expect(file.resume?.work.map(\.name.plain) == ["A"])
        #expect(file.order == ["work", "Experience"])
        #expect(file.titles == [])
    }

    @Test(arguments: [
        #"{"basics": {"name": "Ada"}, "work": [{"name": "A"}], "sections": {"work": 1}}"#,
        #"{"basics": {"name": "Ada"}, "sections": ["work", "skills"], "metadata": {}}"#,
    ])
    func otherFilesAreNone(_ json: String) throws {
        let file = try TranslatedFile(json: json)
        #expect(!file.findings.contains { $0.identifier == "read-as" })
    }

    @Test(arguments: [
        #""sections": {"work": 5}"#, #""sections": {"work": {"items": "x"}}"#,
        #""sections": {"experience": {"items": [1, null, "x", [], {"company": [1]}]}}"#,
        #""sections": {"experience": {"items": {"company": "x"}}}"#,
        #""sections": {"experience": [{"company": "x", "roles": 5}]}"#,
        #""sections": {"skills": {"items": [{"name": 5, "level": {}, "keywords": "a, b"}]}}"#,
        #""sections": {"custom": {"a": null, "b": {"items": null}, "c": 5}}"#,
        #""sections": {"custom": [1, 2]}"#, #""sections": {"profiles": {"items": [5, "x"]}}"#,
        #""sections": {"summary": null, "profiles": null}"#,
        #""sections": {"summary": "Hello"}"#, #""sections": {"summary": {"content": 5}}"#,
        #""sections": {}, "summary": [1], "picture": 5, "customSections": {}"#,
        #""sections": {}, "customSections": [1, {"items": 5}, {"type": 3, "items": [{}]}]"#,
    ])
    func whatIsOfAnotherKindIsTold(_ members: String) throws {
        let file = try TranslatedFile(
            json: #"{"basics": {"name": "Ada"}, \#(members), "metadata": {"layout": 5}}"#)
        #expect(file.resume?.basics.name == "Ada")
        #expect(file.findings.contains { $0.identifier == "read-as" })
    }

    @Test(arguments: [
        #"{"basics": 5, "sections": {}, "metadata": {"page": 5, "layout": [[["a"], [5]]]}}"#,
        #"{"basics": {"customFields": [1, null, {}, {"text": null}], "picture": null, "url": 5},"#
            + #" "sections": {"skills": {"items": [{"name": "A"}]}}, "metadata": {"page": {"format": 3}}}"#,
    ])
    func anythingIsSurvived(_ json: String) throws {
        let file = try TranslatedFile(json: json)
        #expect(file.findings.contains { $0.identifier == "read-as" })
    }

    @Test func whatHasNoSectionsIsRefused() throws {
        let file = try TranslatedFile(json: #"{"basics": {"name": "Ada"}}"#, as: "reactive-resume")
        #expect(file.resume == nil)
        #expect(file.summary == "error not-a-resume ")
    }
}
