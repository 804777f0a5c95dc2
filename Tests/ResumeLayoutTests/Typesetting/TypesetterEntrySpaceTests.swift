import Pages
import Testing
import TextBackend

@testable import ResumeLayout

/// What stands between entries that are lines, and above sections.
struct TypesetterEntrySpaceTests {
    private func block(_ words: String, _ breakBefore: PageBreak) -> Block {
        Block(
            content: .row(
                RowBlock(left: ComposedText(words, .test), right: ComposedText(), gap: 10)),
            spaceBefore: 0, breakBefore: breakBefore)
    }

    private func title(_ words: String) -> Block {
        Block(
            content: .title(
                TitleBlock(text: ComposedText(words, .test), layout: .plain)), spaceBefore: 30,
            breakBefore: .betweenSections, isHeading: true)
    }

    /// The distances of all strips on a grid of quarter lines, 100 pt wide.
    private func spaces(_ blocks: [Block]) -> [Double] {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 100, minimumLines: 2, body: .test,
            grid: BaselineGrid(step: 3, phase: 0))
        typesetter.set(blocks)
        return typesetter.galley.strips.map(\.spaceBefore)
    }

    private let short = "One"
    private let long = "One two three four five"

    @Test func linesFollowEachOther() {
        let blocks = [title("T"), block(short, .forbidden), block(short, .betweenEntries)]
        #expect(spaces(blocks).suffix(1) == [0])
    }

    @Test func linesComeNoFurtherApartThanHalfALine() {
        var blocks = [title("T"), block(short, .forbidden), block(short, .betweenEntries)]
        for (asked, set) in [(3.0, 3.0), (6, 6), (9, 6), (18, 6)] {
            blocks[2].spaceBefore = asked
            #expect(spaces(blocks).last == set)
            // Longer ones may.
            let long = [blocks[0], block(long, .forbidden), blocks[2]]
            #expect(spaces(long).last == asked)
        }
    }

    @Test(arguments: [0, 1, 2]) func whereOneTakesTwoAllAreSetApart(_ place: Int) {
        var words = [short, short, short]
        words[place] = long
        let blocks = [
            title("T"), block(words[0], .forbidden), block(words[1], .betweenEntries),
            block(words[2], .betweenEntries), title("U"), block(short, .forbidden),
            block(short, .betweenEntries),
        ]
        // Half a line of 12 pt, in this section alone.
        let spaces = spaces(blocks)
        #expect(spaces[2] == 6 && spaces[3] == 6)
        #expect(spaces.last == 0)
    }

    @Test func besideColumnsOfTheirOwnTheyStay() {
        var blocks = [title("T"), block(long, .forbidden), block(long, .betweenEntries)]
        for index in 1...2 {
            blocks[index].asides = [
                Aside(
                    lines: [ComposedText("L", .test)], inset: Inset(), isRight: false,
                    width: .points(10), alignment: .left, isReadFirst: true)
            ]
        }
        #expect(spaces(blocks).last == 0)
    }

    @Test func whatStandsAtTheRightIsNoLineOfTheirs() {
        var blocks = [title("T"), block(short, .forbidden), block(short, .betweenEntries)]
        for index in 1...2 {
            blocks[index].asides = [
                Aside(
                    lines: ["2020", "Rome"].map { ComposedText($0, .test) }, inset: Inset(),
                    isRight: true,
                    width: .points(30), alignment: .right, isReadFirst: false)
            ]
        }
        #expect(spaces(blocks).last == 0)
    }

    @Test func sectionsBelowTheContactsOfASideColumnAreAsFarAsOthers() {
        var contacts = block("a@b.example", .forbidden)
        contacts.isHead = true
        let section = block("Skills", .betweenSections)
        var entry = block("Entry", .betweenEntries)
        entry.spaceBefore = 12
        let blocks = [contacts, section, block("Entry", .insideEntry), entry, section]
        for isSide in [true, false] {
            var typesetter = Typesetter(
                shaper: CellShaper(), language: "en", width: 200, minimumLines: 2, body: .test,
                grid: BaselineGrid(step: 6, phase: 3), hasHeadOnGrid: isSide)
            typesetter.set(blocks)
            let spaces = typesetter.galley.strips.map(\.spaceBefore)
            #expect(spaces == [0, isSide ? 18 : 0, 0, 12, 18])
        }
    }
}
