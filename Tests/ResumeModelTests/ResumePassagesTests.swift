import Testing

@testable import ResumeModel

@Suite struct ResumePassagesTests {
    private func prose(_ texts: String...) -> Prose {
        Prose(texts.map { .paragraph(RichText($0)) })
    }

    private func items(_ texts: String...) -> [ListItem] {
        texts.map { ListItem(RichText($0)) }
    }

    @Test func emptyResumeHasNone() {
        #expect(Resume().passages.prose.isEmpty)
        #expect(Resume().passages.titles.isEmpty)
    }

    @Test func textsAtLengthAreProseAndWhatThingsAreCalledTitles() {
        var resume = Resume()
        resume.basics.name = "Ada Lovelace"
        resume.basics.label = RichText("Analyst")
        resume.basics.summary = prose("Notes on the engine.", "And on music.")
        var work = Work()
        work.name = RichText("Babbage & Co")
        work.position = RichText("Translator")
        work.description = RichText("Makers of engines")
        work.summary = prose("Wrote seven notes.")
        work.highlights = items("Found a fault.", "Mended it.")
        var role = Role()
        role.position = RichText("Assistant")
        role.highlights = items("Copied tables.")
        work.roles = [role]
        resume.work = [work]
        let (prose, titles) = resume.passages
        #expect(
            prose == [
                "Notes on the engine.", "And on music.", "Makers of engines", "Wrote seven notes.",
                "Found a fault.", "Mended it.", "Copied tables.",
            ])
        #expect(titles.contains("Analyst"))
        #expect(titles.contains("Translator"))
        #expect(titles.contains("Assistant"))
        #expect(!titles.contains("Ada Lovelace"))
    }

    @Test func programTextIsInNoLanguage() {
        var resume = Resume()
        resume.basics.summary = Prose([
            .paragraph(
                RichText([.init("Calls "), .init("let i = 0", .code), .init(" at night", .bold)]))
        ])
        #expect(resume.passages.prose == ["Calls ", " at night"])
    }

    @Test func keywordsAreNotAmongThem() {
        var resume = Resume()
        var skill = SkillGroup()
        skill.name = RichText("Databases")
        skill.keywords = [RichText("Kafka")]
        resume.skills = [skill]
        let (prose, titles) = resume.passages
        #expect(prose.isEmpty)
        #expect(titles == ["Databases"])
    }

    @Test func sectionsAndFieldsOfOnesOwnCount() {
        var resume = Resume()
        var project = Project()
        project.extra = [ExtraField(key: "stack", values: [RichText("Motor de vapor")])]
        resume.projects = [project]
        resume.custom = [CustomSection(key: "cursosDeVerano", entries: [])]
        #expect(resume.passages.titles == ["Motor de vapor", "Cursos de verano"])
    }
}
