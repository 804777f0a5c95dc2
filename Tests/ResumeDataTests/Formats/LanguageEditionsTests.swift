import ResumeModel
import SourceTree
import Testing

/// Files that hold a resume in several languages.
@Suite struct LanguageEditionsTests {
    private static let both =
        #""en": {"basics": {"name": "Li"}}, "zh": {"basics": {"name": "李"}, "work": []}"#

    @Test(arguments: [
        (#"{\#(both)}"#, "Li", "en"), (#"{"meta": {"language": "zh"}, \#(both)}"#, "李", "zh"),
        (#"{"default": "zh-CN", \#(both)}"#, "李", "zh"),
        (#"{"order": ["zh", "en"], \#(both)}"#, "李", "zh"),
        (#"{"meta": {"language": "fr"}, \#(both)}"#, "Li", "fr"),
        (#"{"name": "A", "pt-BR": {"work": [{"name": "B"}]}}"#, "A", "pt-BR"),
        (#"{"basics": {"name": "A"}, "de": {"work": []}, "fr": {"work": []}}"#, "A", "de"),
        (
            #"{"en": {"name": "F", "employment": {"history": []}}, "zh": {"name": "G", "employment": {"history": []}}}"#,
            "F", "en"
        ),
    ])
    func oneOfThemIsPrinted(_ json: String, _ name: String, _ language: String) throws {
        let resume = try Mapped(json).resume
        #expect(resume?.basics.name == name)
        #expect(resume?.meta.language == language)
    }

    @Test func whatNobodyChoseIsTold() throws {
        let mapped = try Mapped("{\(Self.both)}")
        #expect(mapped.summary == "note language-chosen en")
        #expect(
            mapped.findings.first?.message
                == #"the resume is in en and zh; en is taken, since nothing says which: "language" in "#
                + #""meta" does, or --language"#)
        let said = try Mapped(#"{"meta": {"language": "zh"}, \#(Self.both)}"#)
        #expect(said.findings.isEmpty)
    }

    @Test(arguments: [
        ("zh", "李", "zh"), ("zh-TW", "李", "zh-TW"), ("en", "Li", "en"), ("EN_us", "Li", "en-US"),
    ]) func oneCanBeAskedFor(_ asked: String, _ name: String, _ language: String) throws {
        for rest in ["", #""meta": {"language": "zh-CN"}, "#, #""default": "en", "#] {
            let mapped = try Mapped("{\(rest)\(Self.both)}", in: asked)
            #expect(mapped.resume?.basics.name == name)
            #expect(mapped.resume?.meta.language == language)
            #expect(mapped.findings.isEmpty)
        }
    }

    @Test func oneThatIsNotThereIsAnError() throws {
        let mapped = try Mapped("{\(Self.both)}", in: "fr")
        #expect(mapped.summary == "error language-missing ")
        #expect(
            mapped.findings.first?.message == #"the resume is not in "fr"; it is in en and zh"#)
    }

    @Test func textsInEditionsAreInTheirLanguages() throws {
        let json = #"""
            {"en": {"basics": {"name": "Li", "label": {"en": "Cook", "zh": "厨师"}}},
             "zh": {"basics": {"name": "李", "label": {"en": "Cook", "zh": "厨师"}}}}
            """#
        for (language, label) in [("en", "Cook"), ("zh", "厨师")] {
            let mapped = try Mapped(json, in: language)
            #expect(mapped.resume?.basics.label.plain == label)
            #expect(mapped.findings.isEmpty)
        }
    }

    @Test func findingsNameThePlaceInTheFile() throws {
        let mapped = try Mapped(
            #"{"en": {"basics": {"name": "Li"}, "work": 5}, "zh": {"basics": {"name": "李"}}}"#)
        #expect(mapped.findings.contains { $0.identifier == "wrong-type" && $0.path == "en.work" })
    }
}
