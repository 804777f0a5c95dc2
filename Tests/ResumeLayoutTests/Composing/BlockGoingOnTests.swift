import Pages
import Testing

@testable import ResumeLayout

/// The rest of a paragraph at another width.
struct BlockGoingOnTests {
    private let text = ComposedText("one two", .test)

    private func block(_ content: Block.Content) -> Block {
        var block = Block(
            content: content, spaceBefore: 3, breakBefore: .betweenEntries, bookmark: "Work")
        block.left = Inset(points: 7)
        block.asides = [
            Aside(
                lines: [text], inset: Inset(), isRight: false, width: .points(20),
                alignment: .left, isReadFirst: true)
        ]
        block.backdrops = [
            Backdrop(left: Inset(), color: .black, start: .above(5), below: 4)
        ]
        let layout = MarkerLayout(
            shape: .dot, size: 3, color: .black, rail: 0, railColor: .black, gap: 0)
        block.marker = Marker(layout: layout, shape: .dot, middle: Inset())
        return block
    }

    @Test func whatStandsAtTheBeginningIsNotRepeated() throws {
        let label = ListLabel(text: text, x: 0)
        let rest = block(.text(TextBlock(text: text, indent: 9, label: label))).goingOn(from: 4)
        guard case .text(let set) = rest.content else { throw NoText() }
        #expect(set.start == 4 && set.label == nil && set.indent == 9)
        #expect(rest.asides.isEmpty && rest.marker == nil && rest.bookmark == nil)
        #expect(rest.spaceBefore == 0 && rest.left.points == 7)
        #expect(rest.backdrops.map(\.below) == [4])
        #expect(rest.backdrops.allSatisfy { if case .joined = $0.start { true } else { false } })
    }

    private struct NoText: Error {}

    @Test func theWholeStaysAsItIs() {
        let whole = block(.text(TextBlock(text: text))).goingOn(from: 0)
        #expect(whole.asides.count == 1 && whole.marker != nil && whole.spaceBefore == 3)
    }

    @Test func onlyParagraphsGoOnAtAnotherWidth() {
        #expect(block(.text(TextBlock(text: text))).canGoOn)
        #expect(!block(.row(RowBlock(left: text, right: text, gap: 1))).canGoOn)
        #expect(
            !block(
                .chips(
                    [text],
                    ChipLayout(
                        fill: nil, line: nil, radius: 0, padding: 0, gap: 0))
            ).canGoOn)
    }
}
