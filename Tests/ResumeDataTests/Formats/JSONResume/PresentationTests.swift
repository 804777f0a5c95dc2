import Languages
import ResumeData
import ResumeModel
import SourceTree
import TestSupport
import Testing

/// Titles and the order of sections, as other tools write them.
@Suite struct PresentationTests {
    /// The changes to a layout, as `titles key=title … order key …`.
    private func changes(_ json: String) throws -> String? {
        let (node, _) = JSONReader.read(Array(json.utf8), file: "resume.json")
        guard let stated = ResumeFormat.reading(of: try #require(node), file: "x.json").presentation
        else { return nil }
        let sections = try #require(stated["sections"])
        let titles = (sections["titles"]?.object ?? []).map { "\($0.key)=\($0.value.string ?? "")" }
        let order = (sections["order"]?.array ?? []).map { $0.string ?? "?" }
        return "\(titles.joined(separator: " | ")) / \(order.joined(separator: " "))"
    }

    @Test(arguments: [
        (
            #"{"selectedTemplate": 2, "headings": {"work": "Job History", "awards": "Prizes"}, "sections": ["templates", "profile", "skills", "work"], "basics": {"name": "A"}, "work": [], "skills": []}"#,
            "work=Job History | awards=Prizes / summary skills work"
        ),
        (
            #"{"basics": {"name": "A"}, "titleNameMap": {"workExpList": "Jobs", "aboutme": "Me"}, "workExpList": [{"company_name": "B"}]}"#,
            "work=Jobs | summary=Me / "
        ),
        (
            #"{"experiences": {"title": "Where I worked", "info": [{"company": "B"}]}, "skills": {"title": "Tools", "toolset": [{"name": "C", "level": "90%"}]}}"#,
            "work=Where I worked | skills=Tools / "
        ),
        (#"{"work": [], "talks": [], "sectionOrder": ["talks", "work"]}"#, " / talks work"),
        (
            #"{"work": [], "talks": {"title": "My talks", "items": ["x"]}, "order": ["talks", "work"]}"#,
            " / My talks work"
        ),
        (#"{"work": [], "talks": [], "order": ["work", "talks", "work"]}"#, " / work talks"),
    ])
    func statementsBecomeChanges(_ json: String, _ expected: String) throws {
        #expect(try changes(json) == expected)
    }

    @Test(arguments: [
        #"{"basics": {"name": "A"}, "work": []}"#,
        #"{"basics": {"name": "A"}, "sections": ["One", "Two"]}"#,
        #"{"basics": {"name": "A"}, "headings": ["work"]}"#,
        #"{"basics": {"name": "A"}, "work": [], "sections": ["work"]}"#,
        #"{"basics": {"name": "A"}, "headings": {"work": ["a"]}, "work": []}"#,
    ])
    func otherValuesAreNoStatements(_ json: String) throws { #expect(try changes(json) == nil) }

    @Test func aTitleLikeAKeyIsNoKey() throws {
        let mapped = try Mapped(
            #"{"basics": {"name": "A"}, "tools": {"title": "skills", "items": ["saw"]}, "aim": {"title": "summary", "items": ["x"]}}"#
        )
        #expect(mapped.resume?.custom.map(\.key) == ["Skills", "Summary"])
    }

    @Test func manyKeysAndNamesTakeLinearTime() throws {
        func time(_ count: Int) throws -> Duration {
            let keys = (0..<count).map { "\"key\($0)\"" }
            let members = keys.map { $0 + ": \"x\"" }.joined(separator: ",")
            let json = "{\"work\": [], \(members), \"order\": [\(keys.joined(separator: ","))]}"
            let node = try #require(JSONReader.read(Array(json.utf8), file: "x.json").node)
            return processorTime {
                _ = ResumeFormat.reading(of: node, file: "x.json").resume(
                    LanguageCatalog.ofPackage.understood)
            }
        }
        _ = try time(100)
        #expect(try time(16_000) < time(2_000) * 24)
    }

    @Test func statementsAreNoSections() throws {
        let mapped = try Mapped(
            #"{"selectedTemplate": 2, "headings": {"work": "Jobs"}, "sections": ["profile", "work"], "basics": {"name": "A"}, "work": [{"company": "B"}], "order": ["Garter", "Bath"]}"#
        )
        #expect(mapped.resume?.custom.map(\.key) == ["order"])
        #expect(mapped.summary.contains("note setting-ignored selectedTemplate"))
    }
}
