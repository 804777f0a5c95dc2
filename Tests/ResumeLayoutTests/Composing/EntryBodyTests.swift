import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

/// Where the parts of an entry's body stand.
struct EntryBodyTests {
    /// The blocks of an entry's body whose parts are asked for, below its head.
    private func body(
        _ parts: [EntryLayout.BodyPart], space: Double = 0, entrySpace: Double? = nil,
        _ change: (inout Work) -> Void = { _ in }
    ) throws -> [Block] {
        var layout = try Fixture.classic()
        layout.sections.order = ["work", "other"]
        layout.main.title = .plain
        layout.main.spacing.paragraph = space
        layout.main.bullets.indent = 3
        layout.main.bullets.hang = 9
        var entry = StandardEntries.entry("work")
        entry.body = parts
        entry.space = entrySpace ?? 8
        layout.entries["work"] = entry
        var resume = Resume()
        var work = Fixture.resume().work[0]
        work.extra = [ExtraField(key: "keywords", values: [RichText("Swift"), RichText("Rust")])]
        change(&work)
        resume.work = [work]
        var composer = Composer(
            layout: layout, language: .english, tag: "en", marks: NetworkMarks(), today: nil,
            mainWidth: 400, sideWidth: 0, side: [])
        let blocks = composer.compose(resume, photo: nil).main.filter { !$0.isHead }
        return blocks.filter { if case .text = $0.content { true } else { false } }
    }

    private func texts(_ blocks: [Block]) -> [(words: String, indent: Double)] {
        blocks.compactMap { block in
            guard case .text(let text) = block.content else { return nil }
            return (text.text.plain, text.indent)
        }
    }

    private let keywords = EntryLayout.BodyPart.text(
        Template(parts: [.field("keywords")]), style: .muted)

    private let list = EntryLayout.BodyPart.bullets(
        "highlights", columns: .fixed(1), isNumbered: false)

    /// The distance that a line has from a list, in points.
    private func apart() throws -> Double {
        try Fixture.classic().main.styles[.body].lineHeight * 0.24
    }

    @Test func aLineBelowAListStandsALittleApartAtTheLeft() throws {
        let blocks = try body([list, keywords, .extraFields]) {
            $0.extra.append(ExtraField(key: "team", values: [RichText("Six")]))
        }
        #expect(texts(blocks).map(\.indent) == [12, 12, 0, 0])
        #expect(blocks.dropFirst(2).map(\.spaceBefore) == [try apart(), 0])
    }

    @Test func itFollowsAsAnyLineWhereTheNextEntryIsNear() throws {
        #expect(try body([list, keywords], entrySpace: 2.5 * apart()).last?.spaceBefore == apart())
        #expect(try body([list, keywords], entrySpace: 2.5 * apart() - 0.1).last?.spaceBefore == 0)
    }

    @Test func aDistanceThatIsGreaterStays() throws {
        #expect(try body([list, keywords], space: 7).last?.spaceBefore == 7)
    }

    @Test func withoutAListItStandsAsOtherLinesDo() throws {
        #expect(try body([list, keywords]) { $0.highlights = [] }.map(\.spaceBefore) == [0])
        let summary = try body([.prose("summary"), keywords]) {
            $0.summary = Prose([.paragraph(RichText("Built things."))])
        }
        #expect(summary.last?.spaceBefore == 0)
        let above = try body([keywords, list])
        #expect(above.map(\.spaceBefore) == [0, 0, 0])
    }

    @Test func paragraphsBelowAListDoNot() throws {
        let blocks = try body([list, .prose("summary")]) {
            $0.summary = Prose([.paragraph(RichText("Built things."))])
        }
        #expect(blocks.last?.spaceBefore == 0)
    }

    @Test func linesOfAListEndBetweenItsItems() throws {
        func keeps(_ blocks: [Block]) -> [Bool] {
            blocks.compactMap {
                if case .text(let text) = $0.content { text.kind == .list } else { nil }
            }
        }
        #expect(keeps(try body([keywords])) == [true])
        #expect(
            keeps(try body([keywords]) { $0.extra[0].values = [RichText("Swift")] }) == [false])
        #expect(keeps(try body([list])) == [false, false])
    }
}
