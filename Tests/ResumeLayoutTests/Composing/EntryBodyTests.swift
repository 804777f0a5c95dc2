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
        _ parts: [EntryLayout.BodyPart], space: Double = 0,
        _ change: (inout Work) -> Void = { _ in }
    ) throws -> [Block] {
        var layout = try Fixture.classic()
        layout.sections.order = ["work", "other"]
        layout.main.title = .plain
        (layout.main.spacing.paragraph, layout.main.spacing.item) = (space, 0)
        layout.main.bullets.indent = 3
        layout.main.bullets.hang = 9
        var entry = StandardEntries.entry("work")
        entry.body = parts
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

    @Test func aLineBelowAListFollowsAtTheLeft() throws {
        let blocks = try body([list, keywords, .extraFields]) {
            $0.extra.append(ExtraField(key: "team", values: [RichText("Six")]))
        }
        #expect(texts(blocks).map(\.indent) == [12, 12, 0, 0])
        #expect(blocks.allSatisfy { $0.spaceBefore == 0 })
        #expect(try body([list, keywords], space: 7).last?.spaceBefore == 7)
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
