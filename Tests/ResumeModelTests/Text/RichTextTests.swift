import ResumeModel
import Testing

@Suite struct RichTextTests {
    @Test func emptyRunsAreLeftOut() {
        #expect(RichText("").isEmpty)
        #expect(RichText([.init("a"), .init("", .bold), .init("b", .italic)]).runs.count == 2)
    }

    @Test func plainJoinsTheRuns() {
        #expect(RichText([.init("a"), .init("b", .bold)]).plain == "ab")
        #expect(RichText([]).plain == "")
    }

    @Test func proseLeavesOutEmptyBlocks() {
        let prose = Prose([
            .paragraph(RichText("a")), .paragraph(RichText("")), .item(.init(RichText("b"))),
        ])
        #expect(prose.blocks.count == 2)
        #expect(prose.plain == "a\nb")
        #expect(Prose([.paragraph(RichText([]))]).isEmpty)
    }
}
