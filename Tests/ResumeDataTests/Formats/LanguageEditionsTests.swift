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

    @Test func theOthersAreTold() throws {
        let mapped = try Mapped("{\(Self.both)}")
        #expect(mapped.summary == "warning other-language zh")
        #expect(
            mapped.findings.first?.message
                == #"the file holds the resume in several languages; "en" is printed, "zh" is not; "#
                + #""language" in "meta" says which"#)
    }

    @Test func findingsNameThePlaceInTheFile() throws {
        let mapped = try Mapped(
            #"{"en": {"basics": {"name": "Li"}, "work": 5}, "zh": {"basics": {"name": "李"}}}"#)
        #expect(mapped.findings.contains { $0.identifier == "wrong-type" && $0.path == "en.work" })
    }
}
