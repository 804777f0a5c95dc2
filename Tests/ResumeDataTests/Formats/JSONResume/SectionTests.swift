import ResumeModel
import Testing

/// Each section and field of the format, in the format's own spelling: no findings.
@Suite struct SectionTests {
    @Test func basicsAreRead() throws {
        let mapped = try Mapped(
            #"""
            {"$schema": "https://example.com/schema.json", "basics": {
              "name": "Ada Lovelace", "label": "**Analyst**", "image": "me  x.png",
              "email": "ada@example.org", "phone": "+44 20 7946 0000", "url": "https://ada.example.org/",
              "summary": "One.\n\nTwo.",
              "location": {"address": "1 Street\nHouse 2", "postalCode": "SW1", "city": "London",
                "countryCode": "GB", "region": "England"},
              "profiles": [{"network": "GitHub", "username": "ada", "url": "https://github.com/ada"}]}}
            """#)
        let basics = try #require(mapped.resume?.basics)
        #expect(mapped.summary == "")
        #expect(basics.name == "Ada Lovelace")
        #expect(basics.label.notation == "b{Analyst}")
        #expect(basics.image == "me  x.png")
        #expect(basics.email == "ada@example.org")
        #expect(basics.emailLink?.target == "mailto:ada@example.org")
        #expect(basics.phone == "+44 20 7946 0000")
        #expect(basics.phoneLink?.target == "tel:+442079460000")
        #expect(basics.url?.text == "https://ada.example.org/")
        #expect(basics.url?.link?.display == "ada.example.org")
        #expect(basics.summary.notation == "p One.\np Two.")
        #expect(basics.location.address == "1 Street\nHouse 2")
        #expect(basics.location.postalCode == "SW1")
        #expect(basics.location.city == "London")
        #expect(basics.location.countryCode == "GB")
        #expect(basics.location.region == "England")
        #expect(basics.profiles.map(\.network) == ["GitHub"])
        #expect(basics.profiles.map(\.username) == ["ada"])
        #expect(basics.profiles.map(\.url?.link?.target) == ["https://github.com/ada"])
    }

    @Test func workIsRead() throws {
        let mapped = try Mapped(
            "work",
            #"""
            "name": "Acme", "location": "Paris", "description": "Anvils", "position": "Smith",
            "url": "https://acme.example", "startDate": "2019-03", "endDate": "2021",
            "summary": "Made *anvils*.", "highlights": ["One", "Two"]
            """#)
        let work = try #require(mapped.resume?.work.first)
        #expect(mapped.summary == "")
        #expect(work.name.plain == "Acme")
        #expect(work.location.plain == "Paris")
        #expect(work.description.plain == "Anvils")
        #expect(work.position.plain == "Smith")
        #expect(work.url?.link?.target == "https://acme.example")
        #expect(work.dates?.start?.date?.description == "2019-03")
        #expect(work.dates?.end == .at(.date(try #require(PartialDate(year: 2021)))))
        #expect(work.summary.notation == "p Made i{anvils}.")
        #expect(work.highlights.map(\.notation) == ["- One", "- Two"])
        #expect(work.extra.isEmpty)
    }

    @Test func volunteerIsRead() throws {
        let mapped = try Mapped(
            "volunteer",
            #"""
            "organization": "Dojo", "position": "Teacher", "url": "https://dojo.example",
            "startDate": "2012-01-01", "summary": "S", "highlights": ["H"]
            """#)
        let volunteer = try #require(mapped.resume?.volunteer.first)
        #expect(mapped.summary == "")
        #expect(volunteer.organization.plain == "Dojo")
        #expect(volunteer.position.plain == "Teacher")
        #expect(volunteer.url?.link?.target == "https://dojo.example")
        #expect(volunteer.dates?.end == .present)
        #expect(volunteer.summary.plain == "S")
        #expect(volunteer.highlights.map(\.text.plain) == ["H"])
    }

    @Test func educationIsRead() throws {
        let mapped = try Mapped(
            "education",
            #"""
            "institution": "MIT", "url": "https://mit.edu", "area": "Maths", "studyType": "BSc",
            "startDate": "2007", "endDate": "2011", "score": "3.67/4.0", "courses": ["Algebra", "Logic"]
            """#)
        let education = try #require(mapped.resume?.education.first)
        #expect(mapped.summary == "")
        #expect(education.institution.plain == "MIT")
        #expect(education.url?.link?.target == "https://mit.edu")
        #expect(education.area.plain == "Maths")
        #expect(education.studyType.plain == "BSc")
        #expect(education.score.plain == "3.67/4.0")
        #expect(education.courses.map(\.text.plain) == ["Algebra", "Logic"])
        #expect(education.dates?.start?.date?.year == 2007)
    }

    @Test func projectsAreRead() throws {
        let mapped = try Mapped(
            "projects",
            #"""
            "name": "Engine", "description": "It counts", "highlights": ["H"], "keywords": ["brass"],
            "startDate": "2016-08-24", "endDate": "2016-08-24", "url": "https://e.example",
            "roles": ["Lead"], "entity": "Smoogle", "type": "application"
            """#)
        let project = try #require(mapped.resume?.projects.first)
        #expect(mapped.summary == "")
        #expect(project.name.plain == "Engine")
        #expect(project.description.plain == "It counts")
        #expect(project.highlights.map(\.text.plain) == ["H"])
        #expect(project.keywords.map(\.plain) == ["brass"])
        #expect(project.roles.map(\.plain) == ["Lead"])
        #expect(project.entity.plain == "Smoogle")
        #expect(project.type.plain == "application")
        #expect(project.url?.link?.target == "https://e.example")
        #expect(project.dates?.start?.date?.day == 24)
    }

    @Test func shortSectionsAreRead() throws {
        let mapped = try Mapped(
            #"""
            {"basics": {"name": "Ada"},
             "awards": [{"title": "T", "date": "2014-11", "awarder": "A", "summary": "S"}],
             "certificates": [{"name": "C", "date": "2019-02", "url": "https://c.example", "issuer": "I"}],
             "publications": [{"name": "P", "publisher": "Q", "releaseDate": "2014", "url": "https://p.example",
               "summary": "S"}],
             "skills": [{"name": "Web", "level": "Master", "keywords": ["HTML", "CSS"]}],
             "languages": [{"language": "English", "fluency": "Native"}],
             "interests": [{"name": "Wildlife", "keywords": ["Ferrets"]}],
             "references": [{"name": "Babbage", "reference": "She is good."}]}
            """#)
        let resume = try #require(mapped.resume)
        #expect(mapped.summary == "")
        #expect(resume.awards.map(\.title.plain) == ["T"])
        #expect(resume.awards.map(\.awarder.plain) == ["A"])
        #expect(resume.awards.map(\.date?.date?.month) == [11])
        #expect(resume.awards.map(\.summary.plain) == ["S"])
        #expect(resume.certificates.map(\.name.plain) == ["C"])
        #expect(resume.certificates.map(\.issuer.plain) == ["I"])
        #expect(resume.certificates.map(\.date?.date?.description) == ["2019-02"])
        #expect(resume.certificates.map(\.url?.link?.target) == ["https://c.example"])
        #expect(resume.publications.map(\.name.plain) == ["P"])
        #expect(resume.publications.map(\.publisher.plain) == ["Q"])
        #expect(resume.publications.map(\.releaseDate?.date?.year) == [2014])
        #expect(resume.skills.map(\.name.plain) == ["Web"])
        #expect(resume.skills.map(\.level.plain) == ["Master"])
        #expect(resume.skills.map { $0.keywords.map(\.plain) } == [["HTML", "CSS"]])
        #expect(resume.languages.map(\.language.plain) == ["English"])
        #expect(resume.languages.map(\.fluency.plain) == ["Native"])
        #expect(resume.interests.map(\.name.plain) == ["Wildlife"])
        #expect(resume.interests.map { $0.keywords.map(\.plain) } == [["Ferrets"]])
        #expect(resume.references.map(\.name.plain) == ["Babbage"])
        #expect(resume.references.map(\.reference.plain) == ["She is good."])
    }

    @Test func metaIsRead() throws {
        let mapped = try Mapped(
            #"""
            {"basics": {"name": "Ada"}, "meta": {"canonical": "https://x.example/r.json", "version": "v1.0.0",
              "lastModified": "2017-12-24T15:53:00", "lang": "es_MX", "theme": "even", "themeOptions": {"a": 1}}}
            """#)
        let meta = try #require(mapped.resume?.meta)
        #expect(mapped.summary == "note setting-ignored meta.theme")
        #expect(meta.canonical == "https://x.example/r.json")
        #expect(meta.version == "v1.0.0")
        #expect(meta.lastModified?.iso8601 == "2017-12-24T15:53:00Z")
        #expect(meta.language == "es-MX")
    }

    @Test(arguments: [
        #""name": """#, #""name": null"#, #""name": "-""#, #""name": "  ""#, #""highlights": []"#,
        #""highlights": ["", null, "-"]"#, #""startDate": "", "endDate": """#, #""url": """#,
        #""x": {}"#, "",
    ])
    func emptyValuesAreAbsent(_ members: String) throws {
        let mapped = try Mapped("work", members)
        #expect(mapped.summary == "")
        #expect(mapped.resume?.work == [])
    }
}
