import Export
import ResumePDF
import Testing

@testable import ResumeCommand

@Suite struct ListTextTests {
    private func listing() throws -> Listing {
        let file = #"""
            {"basics": {"name": "Ada", "email": "ada@a.example"}, "work": [{"name": "Acme"}],
              "skills": [{"name": "Code", "level": "High", "keywords": ["Swift"]}]}
            """#
        let source = ResumeSource.bytes(Array(file.utf8), name: "cv.json", folder: ".")
        return try #require(ListResume()(RenderResume.Request(source: source)).listing)
    }

    @Test func rowsHaveAllTheirColumns() throws {
        let text = ListText(width: 80, ink: ListInk())
        #expect(
            text.lines(try listing().sections(of: .section("skills")))
                == ["Skills", "1  Code  Swift  High"])
    }

    @Test func theOverviewSaysHowToGoOn() throws {
        let ink = ListInk(hasLinks: true)
        let lines = ListText(width: 80, ink: ink).lines(try listing().overview)
        #expect(lines.contains { $0.hasSuffix("Experience  list works") })
        #expect(lines.contains { $0.contains("\u{1B}]8;;mailto:ada@a.example\u{1B}\\ada@") })
    }
}
