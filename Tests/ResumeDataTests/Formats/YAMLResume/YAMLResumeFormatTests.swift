import ResumeData
import ResumeModel
import SourceTree
import Testing

/// Files of YAMLResume as JSON Resume.
@Suite struct YAMLResumeFormatTests {
    @Test func theOrderAndTheTitlesOfTheLayoutCount() throws {
        let file = try TranslatedFile(fixture: "yamlresume/resume.yml")
        #expect(
            file.order == [
                "summary", "work", "awards", "education", "languages", "skills", "certificates",
                "publications", "references", "projects", "interests", "volunteer", "Patents",
            ])
        #expect(file.titles == ["summary: Who I Am", "work: Dairies"])
    }

    @Test func whatOurLayoutsCanDoIsKept() throws {
        let file = try TranslatedFile(fixture: "yamlresume/resume.yml")
        #expect(file.resume?.meta.language == "pt-BR")
        #expect(file.reading.layout?.node.string == "banking")
        let design = try #require(file.reading.design)
        #expect(design["page"]?["size"]?.string == "letter")
        #expect(design["page"]?["margin"]?["top"]?.string == "2.5cm")
        #expect(design["page"]?["margin"]?["bottom"]?.string == "2cm")
        #expect(design["styles"]?["link"]?["underline"]?.value == .bool(true))
        #expect(design["header"]?["contacts"]?["icons"]?.string == "none")
        #expect(
            file.leftBehind
                == "not carried over from YAMLResume: page.showPageNumbers, typography.fontSize, "
                + "the layout for \"html\", the layout for \"markdown\"")
        #expect(
            file.summary == "note not-carried-over layouts[1].page.showPageNumbers\nnote read-as ")
    }

    @Test func versionsBefore05HaveOneLayout() throws {
        let file = try TranslatedFile(fixture: "yamlresume/older.yml")
        #expect(file.resume?.meta.language == "de")
        #expect(file.reading.layout?.node.string == "casual")
        #expect(file.reading.design?["page"]?["margin"]?["right"]?.string == "1.5cm")
        #expect(file.reading.design?["page"]?["margin"]?["left"] == nil)
        #expect(
            file.leftBehind
                == "not carried over from YAMLResume: margins.left, typography.fontSize, "
                + "page.showPageNumbers")
        #expect(file.resume?.education.first?.studyType.plain == "Diploma")
    }

    @Test func listsAreWhatWasAchieved() throws {
        let resume = try #require(
            try TranslatedFile(fixture: "yamlresume/resume.yml").resume)
        let work = try #require(resume.work.first)
        #expect(work.summary.blocks.count == 1)
        #expect(work.highlights.map(\.level) == [0, 1, 1, 0])
        #expect(work.highlights.map(\.text.plain).last == "Won over the inspectors")
        #expect(work.highlights.last?.text.runs.contains { $0.link != nil } == true)
        #expect(work.dates?.end == .present)
        #expect(resume.education.first?.highlights.count == 1)
        #expect(resume.volunteer.first?.highlights.count == 1)
        #expect(resume.projects.first?.highlights.count == 1)
        // What introduces the person stays one text.
        #expect(resume.basics.summary.blocks.count == 2)
    }

    @Test func wordsOfListsAreKept() throws {
        let resume = try #require(
            try TranslatedFile(fixture: "yamlresume/resume.yml").resume)
        #expect(resume.basics.label.plain == "Cheese Maker")
        #expect(resume.basics.location.countryCode == "Portugal")
        #expect(resume.basics.profiles.first?.network == "Stack Overflow")
        #expect(resume.education.first?.studyType.plain == "Bachelor")
        #expect(resume.skills.first?.level.plain == "Master")
        #expect(
            resume.languages.map(\.fluency.plain) == [
                "Native or Bilingual Proficiency", "Minimum Professional Proficiency",
            ])
        #expect(resume.references.first?.reference.blocks.count == 1)
        #expect(resume.references.first?.extra.map(\.key) == ["phone", "relationship", "email"])
    }

    @Test func aLayoutForPDFFilesCounts() throws {
        let file = try TranslatedFile(
            yaml: """
                content: { basics: { name: Ana }, work: [{ name: A }], skills: [{ name: B }] }
                layouts:
                  - { engine: html, sections: { order: [skills] } }
                  - { engine: docx, template: calm, page: { paperSize: letter } }
                """)
        #expect(file.reading.layout == nil)
        #expect(file.reading.design?["page"]?["size"]?.string == "letter")
        // Where it says nothing of sections, another one does.
        #expect(file.order == ["skills", "work"])
        #expect(
            file.leftBehind
                == "not carried over from YAMLResume: template, the layout for \"html\"")
    }

    @Test(arguments: [
        "content: { basics: { name: Ana }, work: 5 }",
        "content: { basics: { name: Ana }, work: {} }",
        "content: { basics: { name: Ana }, work: null, education: [null, 3, x, []] }",
        "content: { basics: { name: Ana }, location: Horta, profiles: x, skills: [[[1]]] }",
        "content: { basics: { name: Ana } }\nlayouts: 5\nlocale: de",
        "content: { basics: { name: Ana } }\nlayouts: [1, null, { engine: latex, page: 3 }]",
        "content: { basics: { name: Ana } }\nlayouts: [{ engine: [], page: { margins: [1] }, template: 9 }]",
        "content: { basics: { name: Ana } }\nlayout: { sections: { order: work, aliases: [a] } }",
        "content: { basics: { name: Ana } }\nlocale: { language: [de] }",
        "content: { basics: { name: Ana }, work: [{ summary: [a, b], keywords: 3 }] }",
    ])
    func whatIsOfAnotherKindIsTold(_ yaml: String) throws {
        let file = try TranslatedFile(yaml: yaml)
        #expect(file.resume?.basics.name == "Ana")
        #expect(file.findings.contains { $0.identifier == "read-as" })
    }

    @Test(arguments: [
        ("2cm", true), ("0.5in", true), ("72pt", true), ("12mm", true), ("900cm", false),
        ("-1cm", false), ("2em", false), ("cm", false), ("", false), ("+1cm", false),
        ("nancm", false), ("infcm", false), ("1e3cm", false),
    ])
    func marginsAreLengthsOfAPage(_ length: String, _ isKept: Bool) throws {
        let file = try TranslatedFile(
            yaml: """
                content: { basics: { name: Ana } }
                layouts: [{ engine: latex, page: { margins: { top: "\(length)" } } }]
                """)
        let top = file.reading.design?["page"]?["margin"]?["top"]?.string
        #expect(top == (isKept ? length : nil))
    }

    @Test func earlyVersionsNameTemplatesByMaps() throws {
        let file = try TranslatedFile(
            yaml: """
                content: { basics: { name: Ana, label: Coder, headline: To the sea } }
                layout: { template: { id: jake } }
                """)
        #expect(file.reading.layout?.node.string == "jake")
        #expect(file.leftBehind == nil)
        #expect(file.resume?.basics.label.plain == "To the sea")
        #expect(file.resume?.basics.extra.first?.values.first?.plain == "Coder")
    }

    @Test func aPersonIsNoList() throws {
        let file = try TranslatedFile(yaml: "content: { basics: Ana, education: [] }")
        #expect(file.resume?.basics.summary.blocks.count == 1)
    }

    @Test func whatHasNoContentIsRefused() throws {
        let file = try TranslatedFile(yaml: "basics: { name: Ana }", as: "yamlresume")
        #expect(file.resume == nil)
        #expect(file.summary == "error not-a-resume ")
        let empty = try TranslatedFile(yaml: "content: { basics: {} }")
        #expect(empty.findings.contains { $0.identifier == "nothing-to-print" })
    }
}
