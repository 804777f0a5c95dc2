import ResumeData
import ResumeModel
import SourceTree
import Testing

/// Files that are no JSON Resume, and resumes with nothing on them.
@Suite struct RootTests {
    @Test(arguments: [
        ("[]", "a list"), (#"["a"]"#, "a list"), (#""Ada""#, "a text"), ("5", "a number"),
        ("true", "true or false"),
        ("null", "null"), ("{}", "it is empty"), (#"{"a": 1, "b": 2}"#, "\"a\", \"b\""),
        (#"{"meta": {}}"#, "\"meta\""),
        (
            #"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"basics": {}}}"#,
            "JSON Schema"
        ),
        (#"{"name": "x", "version": "1.0.0", "dependencies": {}}"#, "package.json"),
        (#"{"properties": {}, "type": "object"}"#, "JSON Schema"),
        (#"{"name": "x", "version": "1", "scripts": {}}"#, "package.json"),
        (#"{"name": "x", "version": "1", "devDependencies": {}}"#, "package.json"),
        (#"{"SkillsPassport": {}}"#, "Europass"),
    ])
    func otherShapesAreNamed(_ json: String, _ words: String) throws {
        let mapped = try Mapped(json)
        #expect(mapped.resume == nil)
        #expect(mapped.summary == "error not-a-resume ")
        #expect(mapped.findings.first?.message.contains(words) == true)
    }

    @Test(arguments: [
        #"{"basics": {"name": "A"}, "it": {"skills": [{"name": "S"}]}}"#,
        #"{"basics": {"name": "A"}, "meta": {"format": "JSON"}}"#,
        #"{"basics": {"name": "A"}, "content": {"x": "y"}, "sections": ["s"]}"#,
        #"{"name": "A", "version": "2", "work": [{"name": "B"}]}"#,
        #"{"name": "A", "employment": [{"name": "B"}]}"#,
        #"{"cv": {"basics": {"name": "A"}, "work": [{"name": "B"}]}}"#,
    ])
    func resumesThatLookAlikeAreRead(_ json: String) throws {
        let mapped = try Mapped(json)
        #expect(mapped.resume?.basics.name == "A")
        #expect(mapped.findings.allSatisfy { $0.severity != .error })
    }

    @Test(arguments: [
        #"{"basics": {}}"#, #"{"basics": {"name": ""}, "work": []}"#, #"{"work": [{}]}"#,
        #"{"skills": null}"#, #"{"basics": null, "meta": {"version": "1"}}"#,
    ])
    func nothingToPrintIsAnError(_ json: String) throws {
        #expect(try Mapped(json).summary == "error nothing-to-print ")
    }

    @Test func missingNameIsAWarning() throws {
        let mapped = try Mapped("{\n \"basics\": {\"label\": \"x\"}}")
        #expect(mapped.summary == "warning name-missing basics")
        #expect(mapped.places == ["2:12"])
        #expect(try Mapped(#"{"work": [{"name": "A"}]}"#).summary == "warning name-missing ")
    }

    @Test func wrappedResumeIsUnwrapped() throws {
        let mapped = try Mapped(
            #"{"resume": {"basics": {"name": "Ada"}, "work": [{"name": "A"}]}}"#)
        #expect(mapped.resume?.basics.name == "Ada")
        #expect(mapped.resume?.work.count == 1)
        #expect(mapped.summary == "warning wrapped-resume resume")
    }

    @Test func whatStandsBesideAWrappedResumeIsKept() throws {
        let mapped = try Mapped(#"{"data": {"basics": {"name": "Ada"}}, "talks": ["One"]}"#)
        #expect(mapped.resume?.custom.map(\.key) == ["talks"])
    }

    @Test func manyFindingsOfOneKindAreCounted() throws {
        let numbers = (0..<1_150).map(String.init).joined(separator: ",")
        let mapped = try Mapped("work", #""highlights": [\#(numbers)]"#)
        #expect(mapped.resume?.work.first?.highlights.count == 1_150)
        #expect(mapped.findings.count == 1_001)
        #expect(mapped.findings.last?.identifier == "number-for-text")
        #expect(mapped.findings.last?.severity == .note)
        #expect(mapped.findings.last?.message.hasPrefix("150 more") == true)
    }

    @Test func allFaultsAreReported() throws {
        let mapped = try Mapped(
            #"{"basics": [], "work": 5, "skills": [7], "education": [{"institution": "A", "startDate": "2021-13"}]}"#
        )
        #expect(
            mapped.summary == """
                error wrong-type basics
                error wrong-type work
                warning date-format education[0].startDate
                error wrong-type skills[0]
                """)
    }
}
