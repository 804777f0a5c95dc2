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

    @Test func aRepeatedSectionIsAFault() throws {
        let found = try outcome("sections: { order: [work, awards, work] }").diagnostics.all
        #expect(found.map(\.identifier) == ["layout-repeated"])
        #expect(found.first?.path == "sections.order[2]")
    }
}
