import Pages
import SourceTree
import Testing

@testable import ResumeLayout

struct SectionsDecoderTests {
    private func outcome(_ text: String) throws -> LayoutDecoder.Outcome {
        let (node, _) = YAMLReader.read(Array(("name: test\n" + text).utf8), file: "t.yaml")
        return LayoutDecoder.layout(from: LayoutTree(try #require(node), file: "t.yaml"))
    }

    @Test func titlesMayDependOnTheLanguage() throws {
        let layout = try #require(
            try outcome(
                "sections:\n  titles: { work: Career, awards: { en: Prizes, en-GB: Honours } }"
            ).layout)
        let titles = layout.sections.titles
        #expect(titles["work"]?.title(in: "de") == "Career")
        #expect(titles["awards"]?.title(in: "en-US") == "Prizes")
        #expect(titles["awards"]?.title(in: "en-GB") == "Honours")
        #expect(titles["awards"]?.title(in: "de") == nil)
    }

    @Test func aSectionMayDifferFromTheOthers() throws {
        let layout = try #require(
            try outcome(
                """
                spacing: { entry: 7pt, item: 2pt }
                sections:
                  title: { rule: under, color: "#112233" }
                  each:
                    awards:
                      title: { rule: none }
                      spacing: { entry: 1pt }
                      new-page: true
                      new-page-at: [2, 3]
                      panel: { fill: "#eeeeee", padding: 3pt }
                """
            ).layout)
        let awards = try #require(layout.sections.each["awards"])
        #expect(awards.title?.rule == SectionTitleLayout.Rule.none)
        #expect(awards.title?.color == layout.main.title.color)
        #expect(awards.spacing?.entry == 1)
        #expect(awards.spacing?.item == 2)
        #expect(awards.startsPage)
        #expect(awards.pageStarts == [2, 3])
        #expect(awards.panel?.padding == 3)
    }

    @Test func aListInTheOrderStandsSideBySide() throws {
        let layout = try #require(
            try outcome(
                """
                sections:
                  order:
                    - summary
                    - [skills, [languages, interests]]
                    - { columns: [work, awards], widths: [2fr, 90pt], gap: 9pt }
                    - other
                """
            ).layout)
        let sections = layout.sections
        #expect(
            sections.order
                == ["summary", "skills", "languages", "interests", "work", "awards", "other"])
        #expect(
            sections.rows == [
                SectionRow(
                    columns: [["skills"], ["languages", "interests"]], widths: [], gap: 20),
                SectionRow(
                    columns: [["work"], ["awards"]], widths: [.parts(2, of: 1), .points(90)], gap: 9
                ),
            ])
    }

    @Test(arguments: [
        ("[work, [skills, 7]]", "layout-type", "sections.order[1][1]"),
        ("[work, [skills, [work]]]", "layout-repeated", "sections.order[1][1][0]"),
        (
            "[{ columns: [work, skills], widths: [1fr] }]", "layout-range",
            "sections.order[0].widths"
        ),
        ("[{ columns: [work], parts: [1] }]", "layout-key", "sections.order[0].parts"),
        ("[{ widths: [1fr, 2fr] }]", "layout-missing", "sections.order[0]"),
        ("[{ columns: work }]", "layout-type", "sections.order[0].columns"),
        ("[7]", "layout-type", "sections.order[0]"),
        (
            "[[work, skills, awards, projects, volunteer, languages, interests]]", "layout-region",
            "sections.order"
        ),
    ])
    func aBadOrderIsAFault(_ order: String, _ kind: String, _ path: String) throws {
        let found = try outcome("sections:\n  order: \(order)").diagnostics.all
        #expect(found.map(\.identifier) == [kind])
        #expect(found.first?.path == path && found.first?.span?.line == 3)
    }

    @Test func titlesMayHaveRulesWithEnds() throws {
        let title = try #require(
            try outcome(
                """
                sections:
                  title:
                    rule: under
                    thickness: 0.8pt
                    dash: 3pt
                    start: { length: 26pt, thickness: 2pt, color: "#c9a14a" }
                    end: { length: 7pt }
                    column-shared: true
                  each:
                    work: { title: { start: { length: 9pt }, end: null } }
                """
            ).layout)
        let (all, own) = (title.main.title, try #require(title.sections.each["work"]?.title))
        #expect(all.line.dash == 3 && all.sharesColumn)
        #expect(all.start?.color == Color(hex: 0xC9A14A) && all.start?.thickness == 2)
        #expect(all.end?.length == 7 && all.end?.color == all.color)
        #expect(own.start?.length == 9 && own.start?.thickness == 2 && own.end == nil)
    }

    @Test func aRepeatedSectionIsAFault() throws {
        let found = try outcome("sections: { order: [work, awards, work] }").diagnostics.all
        #expect(found.map(\.identifier) == ["layout-repeated"])
        #expect(found.first?.path == "sections.order[2]")
    }
}
