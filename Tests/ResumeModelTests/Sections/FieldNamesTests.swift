import Testing

@testable import ResumeModel

@Suite struct FieldNamesTests {
    private let names = FieldNames(["studyType": "Grad", "keywords": "Schlagwörter"])

    private func extra(_ key: String = "keywords") -> [ExtraField] {
        [ExtraField(key: key, values: [RichText("a")]), ExtraField(key: "tools", values: [])]
    }

    @Test(arguments: [
        ("keywords", "Schlagwörter"), ("Keywords", "Schlagwörter"), ("studyType", "Grad"),
        ("study_type", "Grad"), ("StudyType", "Grad"), ("techStack", "Tech stack"),
        ("study", "Study"), ("", ""),
    ])
    func keysAreComparedAsWords(_ key: String, _ words: String) {
        var fields = extra(key)
        names.name(&fields)
        #expect(fields.map(\.words) == [words, "Tools"])
        #expect(fields.map(\.key) == [key, "tools"])
    }

    @Test func fieldsOfEveryPartAreNamed() {
        var resume = Resume()
        resume.basics.extra = extra()
        resume.basics.location.extra = extra()
        resume.basics.profiles = [Profile()]
        resume.basics.profiles[0].extra = extra()
        var work = Work()
        (work.extra, work.roles) = (extra(), [Role(), Role()])
        work.roles[1].extra = extra()
        var project = Project()
        project.extra = extra()
        (resume.work, resume.projects) = ([Work(), work], [project])
        var custom = CustomEntry()
        custom.extra = extra()
        resume.custom = [CustomSection(key: "talks", entries: [custom])]
        resume.nameFields(names)
        let all =
            [
                resume.basics.extra, resume.basics.location.extra, resume.basics.profiles[0].extra,
                resume.work[1].extra, resume.work[1].roles[1].extra, resume.projects[0].extra,
                resume.custom[0].entries[0].extra,
            ]
        #expect(
            all.map { $0.map(\.words) } == Array(repeating: ["Schlagwörter", "Tools"], count: 7))
        #expect(resume.work[0] == Work())
    }
}
