import Languages
import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Some sections alone.
@Suite struct SectionsTests {
    private static let resume = #"""
        {"basics": {"name": "Ada Ng", "label": "Analyst", "email": "ada@a.example", "summary": "Zusammen."},
         "meta": {"language": "de"},
         "work": [{"name": "Acme", "position": "Lead"}], "skills": [{"name": "Code", "keywords": ["Swift"]}],
         "education": [{"institution": "School"}], "talks": [{"name": "Wheel"}], "openSource": ["Tool"]}
        """#

    private func render(
        _ sections: [String]?, _ format: OutputFormat = .txt, layout: String? = nil,
        set: [String] = []
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(Self.resume.utf8), name: "cv.json", folder: "."), format: format,
            layout: layout)
        request.sections = sections
        request.overrides = set
        return RenderResume()(request)
    }

    /// The words of the resume that are in some text.
    private func words(in text: String) -> [String] {
        ["Zusammen", "Acme", "Swift", "School", "Wheel", "Tool"].filter(text.contains)
    }

    private func text(_ outcome: RenderResume.Outcome) -> String {
        String(decoding: outcome.output?.bytes ?? [], as: UTF8.self)
    }

    private func pages(_ outcome: RenderResume.Outcome) -> String {
        (outcome.document?.pages.flatMap(\.items) ?? []).map { item in
            if case .text(let line) = item { line.text + "\n" } else { "" }
        }.joined()
    }

    @Test(arguments: [
        (["skills"], ["Swift"]), (["Kenntnisse", "works"], ["Acme", "Swift"]),
        (["summary"], ["Zusammen"]),
        (["overview"], ["Zusammen"]), (["talks", "open-source"], ["Wheel", "Tool"]),
        (["contacts"], []),
        (["all"], ["Zusammen", "Acme", "Swift", "School", "Wheel", "Tool"]),
        (["education", "all"], ["Zusammen", "Acme", "Swift", "School", "Wheel", "Tool"]),
    ])
    func onlyTheseAreShownInEveryFormatAndLayout(names: [String], found: [String]) {
        for format in [OutputFormat.txt, .md] {
            let text = text(render(names, format))
            #expect(text.contains("Ada Ng") && text.contains("ada@a.example"))
            #expect(words(in: text) == found)
        }
        for layout in ["classic", "modern", "sidebar", "compact"] {
            let outcome = render(names, .pdf, layout: layout)
            #expect(!outcome.diagnostics.hasErrors)
            let text = pages(outcome)
            #expect(text.contains("Ada"), "\(layout)")
            #expect(words(in: text) == found, "\(layout) \(names)")
        }
    }

    @Test func theyAreInTheLayoutsOrder() throws {
        let text = text(render(["education", "skills", "works"]))
        let places = try ["Acme", "Swift", "School"].map { try #require(text.firstRange(of: $0)) }
        let all = self.text(render(nil))
        let whole = try ["Acme", "Swift", "School"].map { try #require(all.firstRange(of: $0)) }
        #expect(
            places.enumerated().sorted { $0.1.lowerBound < $1.1.lowerBound }.map(\.0)
                == whole.enumerated().sorted { $0.1.lowerBound < $1.1.lowerBound }.map(\.0))
    }

    @Test func whatALayoutHidesIsShownIfItIsAskedFor() {
        let set = ["sections.hide=[skills, summary]"]
        #expect(!pages(render(nil, .pdf, set: set)).contains("Swift"))
        let outcome = render(["skills", "summary"], .pdf, set: set)
        #expect(words(in: pages(outcome)) == ["Zusammen", "Swift"])
    }

    @Test func namesOfNoSectionAreErrors() throws {
        let outcome = render(["skils", "skills"])
        let finding = try #require(outcome.diagnostics.all.first { $0.severity == .error })
        #expect(
            finding.message.hasPrefix("there is no section \"skils\"; there are overview, works,"))
        #expect(finding.message.contains("talks") && finding.message.contains("openSource"))
        #expect(finding.suggestions == ["skills"])
        #expect(outcome.output == nil)
    }

    @Test func sectionsThatTheResumeLacksAreWarnings() {
        let outcome = render(["awards", "skills"])
        #expect(
            outcome.diagnostics.all.filter { $0.severity == .warning }.map(\.message)
                == ["the resume has nothing in \"awards\""])
        #expect(words(in: text(outcome)) == ["Swift"])
    }

    @Test func changesToTheLayoutAreJudgedByThePagesAsTheyAre() {
        let outcome = render(
            ["skills"], .pdf, set: ["styles.name.size=40pt", "sections.titles.work=X"])
        let messages = outcome.diagnostics.all.map(\.message)
        #expect(messages.contains { $0.contains("sections.titles.work=X changes nothing") })
        #expect(!messages.contains { $0.contains("styles.name.size") })
    }

    @Test func formsHaveTheseAlone() throws {
        var request = RenderResume.Request(
            source: .bytes(Array(Self.resume.utf8), name: "cv.json", folder: "."))
        request.sections = ["skills"]
        let text = try #require(ListFields()(request, as: .text).text)
        #expect(words(in: String(decoding: text, as: UTF8.self)) == ["Swift"])
        #expect(String(decoding: text, as: UTF8.self).contains("ada@a.example"))
        let json = try #require(ListFields()(request, as: .json).text)
        let node = try #require(JSONReader.read(json, file: "").node)
        #expect(node["work"]?.array?.isEmpty == true)
        #expect(node["skills"]?.array?.count == 1)
        request.sections = ["nothing"]
        #expect(ListFields()(request, as: .json).text == nil)
    }
}
