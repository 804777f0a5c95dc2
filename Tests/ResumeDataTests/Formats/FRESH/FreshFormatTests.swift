import ResumeData
import ResumeModel
import SourceTree
import Testing

/// FRESH files, as HackMyResume has them.
@Suite struct FreshFormatTests {
    private static let whole = #"""
        {"name": "Ida Moor", "meta": {"format": "FRESH@0.6.0"},
         "info": {"label": "Surveyor", "brief": "Maps bogs.", "quote": "Mind the step."},
         "disposition": {"travel": 20, "authorization": "citizen"},
         "contact": {"email": "ida@moor.example", "website": "https://moor.example",
          "other": [{"label": "Hut", "flavor": "phone", "value": "+44 20 7946 0018"}]},
         "location": {"city": "Fenton", "code": "F1", "country": "GB"},
         "social": [{"network": "GitHub", "user": "idam", "label": "GitHub"}],
         "skills": {"sets": [{"name": "Field", "level": "expert", "skills": ["7", "Rope"]}],
          "list": [{"id": "7", "name": "Levelling"}, {"name": "Chains", "years": 4}]},
         "employment": {"summary": "Ten years.", "history": [
          {"employer": "Bog Board", "position": "Head", "start": "2015-03", "current": true,
           "keywords": ["peat"]}, {"employer": "Secret", "private": true}]},
         "education": {"level": "degree", "degree": "BSc", "history": [
          {"institution": "Moor School", "title": "BSc", "grade": "1.2", "curriculum": ["Fens"],
           "start": "2008", "end": "2011"}]},
         "writing": [{"title": "On Peat", "publisher": {"name": "Reed", "url": "https://reed.example"},
          "date": "2014"}],
         "reading": [{"title": "Moors", "author": "A. Heath", "flavor": "book"}],
         "governance": [{"organization": "Fen Trust"}],
         "testimonials": [{"name": "B. Marsh", "quote": "She never sank."}]}
        """#

    @Test func eachPartHasItsPlace() throws {
        let mapped = try Mapped(Self.whole)
        let resume = try #require(mapped.resume)
        #expect(resume.basics.name == "Ida Moor" && resume.basics.label.plain == "Surveyor")
        #expect(resume.basics.summary.blocks.count == 2)
        #expect(resume.basics.url?.text == "https://moor.example")
        #expect(resume.basics.location.postalCode == "F1")
        #expect(resume.basics.profiles.map(\.network) == ["Hut", "GitHub"])
        #expect(resume.skills.map(\.name.plain) == ["Field", "Chains"])
        #expect(resume.skills.first?.keywords.map(\.plain) == ["Levelling", "Rope"])
        #expect(resume.work.map(\.name.plain) == ["", "Bog Board"])
        #expect(resume.work.last?.extra.map(\.key) == ["keywords"])
        #expect(resume.education.last?.courses.map(\.text.plain) == ["Fens"])
        #expect(resume.education.last?.score.plain == "1.2")
        #expect(resume.publications.first?.publisher.plain == "Reed")
        #expect(resume.publications.first?.publisher.runs.first?.link != nil)
        #expect(resume.custom.map(\.key) == ["Reading", "Governance"])
        #expect(resume.custom.first?.entries.first?.subtitle.plain == "A. Heath")
        #expect(resume.custom.last?.entries.first?.name.plain == "Fen Trust")
        #expect(resume.references.first?.reference.blocks.count == 1)
    }

    /// FRESH has a degree under two names, of which its templates leave one empty.
    @Test(arguments: [
        (#""title": "BSc", "studyType": """#, "BSc"), (#""studyType": "", "title": "BSc""#, "BSc"),
        (#""studyType": "BSc", "title": """#, "BSc"), (#""studyType": "", "title": """#, ""),
        (#""title": "Why", "studyType": "BSc""#, "BSc"),
        (#""studyType": "BSc", "title": "Why""#, "BSc"),
    ])
    func aKeyUnderTwoNamesComesOnce(_ members: String, _ degree: String) throws {
        let json =
            #"{"name": "A", "education": {"history": [{"institution": "B", \#(members)}]}}"#
        let file = try TranslatedFile(json: json)
        #expect(file.resume?.education.first?.studyType.plain == degree)
        let list = try #require(file.reading.tree?["sections"]?.array?.first?["entries"]?.array)
        let keys = list.first?.object?.map(\.key) ?? []
        #expect(Set(keys).count == keys.count, "\(keys)")
        #expect(!members.contains("Why") || keys.contains("title"))
    }

    @Test func whatIsPrivateIsTold() throws {
        let mapped = try Mapped(Self.whole)
        let told = mapped.findings.filter { $0.identifier == "not-carried-over" }
        #expect(told.map(\.path) == ["disposition", "employment.history[1]"])
        #expect(mapped.findings.contains { $0.identifier == "read-as" })
        #expect(mapped.findings.allSatisfy { $0.severity == .note })
    }

    @Test(arguments: [
        #"{"name": "A", "employment": {"history": [{"employer": "B"}]}}"#,
        #"{"name": "A", "employment": {"history": {"employer": "B"}}}"#,
        #"{"name": "A", "meta": {"format": "FRESH@0.6.0"}, "employment": [{"employer": "B"}]}"#,
        #"{"name": "A", "meta": {"format": "FRESH"}, "employment": {"employer": "B"}}"#,
    ])
    func employersAreFound(_ json: String) throws {
        #expect(try Mapped(json).resume?.work.map(\.name.plain) == ["B"])
    }

    @Test(arguments: [
        "null", "5", "true", #""x""#, "[]", "{}", "[null, 5, [], {}]", #"{"history": 5}"#,
        #"{"history": null}"#, #"{"sets": 5, "list": {}}"#, #"{"history": [[5], "x", null]}"#,
    ])
    func wrongKindsDoNoHarm(_ value: String) throws {
        for key in [
            "info", "contact", "location", "social", "employment", "education", "skills",
            "service", "writing", "references", "interests", "meta", "disposition", "other",
        ] {
            let json =
                #"{"name": "A", "speaking": [{"title": "T"}], "affiliation": {"history": []}, "\#(key)": \#(value)}"#
            #expect(try Mapped(json).resume != nil, "\(json)")
        }
    }

    @Test func sectionsOfATemplateLeftEmptyHaveNoTitle() throws {
        let (tree, _) = JSONReader.read(
            Array(
                #"""
                {"name": "A", "meta": {"format": "FRESH"}, "reading": [{"title": "", "author": ""}],
                 "samples": [{"title": "S"}], "affiliation": {"summary": "", "history": []}}
                """#.utf8), file: "")
        let reading = ResumeFormat.reading(of: try #require(tree), file: "")
        let order = reading.presentation?["sections"]?["order"]?.array ?? []
        #expect(order.map(\.string) == ["Samples"])
    }
}
