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
    private func spaces(_ blocks: [Block]) -> [Double] { strips(blocks).map(\.spaceBefore) }

    private func strips(_ blocks: [Block], step: Double = 3) -> [Strip] {
        var typesetter = Typesetter(
            shaper: CellShaper(), language: "en", width: 100, minimumLines: 2, body: .test,
            grid: BaselineGrid(step: step, phase: 0))
        typesetter.set(blocks)
        return typesetter.galley.strips
    }

    private let short = "One"
    private let long = "One two three four five"

    @Test func linesFollowEachOther() {
        let blocks = [title("T"), block(short, .forbidden), block(short, .betweenEntries)]
        #expect(spaces(blocks).suffix(1) == [0])
    }

    @Test func linesComeNoFurtherApartThanAQuarterOfALine() {
        var blocks = [title("T"), block(short, .forbidden), block(short, .betweenEntries)]
        for (asked, set) in [(0.0, 0.0), (3, 3), (6, 3), (18, 3)] {
            blocks[2].spaceBefore = asked
            #expect(spaces(blocks).last == set)
            // Longer ones may.
            guard asked > 0 else { continue }
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
        // A step in this section alone where no others are apart; else as far as those, up to half a line of 12 pt.
        let spaces = spaces(blocks)
        #expect(spaces[2] == 3 && spaces[3] == 3)
        #expect(spaces.last == 0)
        for (usual, set) in [(3.0, 3.0), (6, 6), (12, 6)] {
            var others = [title("V"), block(long, .forbidden), block(long, .betweenEntries)]
            others[2].spaceBefore = usual
            let spaces = self.spaces(blocks + others)
            #expect(spaces[2] == set && spaces[3] == set)
        }
    }

    /// Rows with an eighth of a line between them are lines, as those without any are.
    @Test func rowsAsNearAsListItemsAreSetApartToo() {
        var blocks = [
            title("T"), block(short, .forbidden), block(long, .betweenEntries),
            block(short, .betweenEntries), title("U"), block(long, .forbidden),
            block(long, .betweenEntries),
        ]
        for index in [2, 3] { blocks[index].spaceBefore = 1.5 }
        blocks[6].spaceBefore = 6
        let spaces = strips(blocks, step: 1.5).map(\.spaceBefore)
        #expect(spaces[2] == 6 && spaces[3] == 6)
        // From a quarter of a line on they are apart already.
        for index in [2, 3] { blocks[index].spaceBefore = 3 }
        #expect(strips(blocks, step: 1.5)[2].spaceBefore == 3)
    }

    /// A rule over a title ends the distance that is seen, unless it is short.
    @Test(arguments: [
        (SectionTitleLayout.Rule.none, nil, 12.0), (.over, nil, 9), (.over, 20.0, 6),
    ])
    func aRuleOverATitleIsFurtherFromEntriesThanTheseFromEachOther(
        _ rule: SectionTitleLayout.Rule, _ length: Double?, _ space: Double
    ) {
        var layout = SectionTitleLayout.plain
        (layout.rule, layout.length) = (rule, length)
        (layout.gap, layout.line.thickness) = (5, 1)
        var title = title("U")
        title.content = .title(TitleBlock(text: ComposedText("U", .test), layout: layout))
        title.spaceBefore = 3
        var entry = block(long, .betweenEntries)
        entry.spaceBefore = 6
        let blocks = [
            self.title("T"), block(long, .forbidden), entry, title, block(short, .forbidden),
        ]
        #expect(spaces(blocks)[3] == space)
    }

    /// What is seen above their capitals is no less, but for a part of a step.
    @Test(arguments: [1.0, 1.3, 2]) func largeTitlesAreNoNearerToEntries(_ size: Double) {
        var style = TextStyle.test
        style.size *= size
        style.leading /= size
        var title = title("U")
        title.content = .title(TitleBlock(text: ComposedText("U", style), layout: .plain))
        title.spaceBefore = 3
        var entry = block(long, .betweenEntries)
        entry.spaceBefore = 6
        let blocks = [
            self.title("T"), block(long, .forbidden), entry, title, block(short, .forbidden),
        ]
        let strips = strips(blocks)
        let capHeight = CellShaper().metrics(of: style.font).capHeight
        func seen(_ index: Int, _ size: Double) -> Double {
            strips[index].spaceBefore + (strips[index].firstBaseline ?? 0) - capHeight * size
        }
        let more = seen(3, style.size) - seen(2, TextStyle.test.size)
        #expect(more > 3 && more < 9, "\(more)")
    }

    /// The distance of a title from an entry of a line, beside which something of two lines stands.
    private func spaceBelow(_ rule: SectionTitleLayout.Rule, isRight: Bool = true, _ asked: Double)
        -> Double
    {
        var layout = SectionTitleLayout.plain
        layout.rule = rule
        var title = title("U")
        title.content = .title(TitleBlock(text: ComposedText("U", .test), layout: layout))
        title.spaceBefore = asked
        var entry = block(short, .forbidden)
        entry.asides = [
            Aside(
                lines: ["2020", "Rome"].map { ComposedText($0, .test) }, inset: Inset(),
                isRight: isRight, width: .points(30), alignment: .left, isReadFirst: false)
        ]
        var next = block(short, .forbidden)
        next.spaceBefore = 6
        let blocks = [self.title("T"), entry, title, next]
        return spaces(blocks)[2]
    }

    @Test func whatStandsAtTheRightReachesIntoTheSpaceAboveATitle() {
        #expect(spaceBelow(.none, 30) == 18)
        #expect(spaceBelow(.none, isRight: false, 30) == 30)
        // A rule would meet it.
        #expect(spaceBelow(.over, 30) == 30 && spaceBelow(.under, 30) == 30)
        // It leaves half of that.
        #expect(spaceBelow(.none, 9) == 6)
    }

    @Test func aLongTitleAtTheLeftDoesNotBeyondTheEntryThatItBeginsBeside() {
        var entry = block(short, .forbidden)
        entry.asides = [
            Aside(
                lines: (0..<6).map { ComposedText("T\($0)", .test) }, inset: Inset(),
                isRight: false, width: .points(30), alignment: .left, isReadFirst: true,
                bookmark: "T"),
            Aside(
                lines: ["2020", "Rome"].map { ComposedText($0, .test) }, inset: Inset(),
                isRight: true, width: .points(30), alignment: .left, isReadFirst: false),
        ]
        let next = block(short, .betweenEntries)
        var cells = next
        cells.content = .cells([[block(short, .forbidden)], [block(short, .forbidden)]], gap: 10)
        var last = block(short, .forbidden)
        last.spaceBefore = 6
        for second in [next, cells] {
            #expect(spaces([entry, second, title("U"), last])[2] == 30)
        }
    }

    /// A grid of quarter lines of 12 pt; the second title stands so far from the line above, from baseline to baseline.
    @Test(arguments: [
        (24.0, 0.0, 24.0), (27, 3, 24), (30, 3, 27), (33, 6, 27), (36, 6, 30), (60, 6, 54),
    ])
    func titlesGiveOfWhatIsAboveThemToWhatIsBelowThem(
        _ asked: Double, _ below: Double, _ above: Double
    ) {
        var second = title("U")
        second.spaceBefore = asked - 12
        let blocks = [title("T"), block(short, .forbidden), second, block(short, .forbidden)]
        let spaces = spaces(blocks)
        #expect(spaces[3] == below && spaces[1] == below)
        #expect(spaces[2] == above - 12)
    }

    /// What says that a section goes on stands as far from what goes on.
    @Test func continuedTitlesAreAsFarAsOthers() throws {
        func height(asked below: Double) throws -> Double {
            var entry = block(short, .forbidden)
            (entry.spaceBefore, entry.within) = (below, [7])
            let blocks = [title("T"), entry]
            var typesetter = Typesetter(
                shaper: CellShaper(), language: "en", width: 100, minimumLines: 2, body: .test,
                grid: BaselineGrid(step: 3, phase: 0))
            typesetter.set(blocks)
            let continued = ContinuedTitle(block: title("T (cont.)"), gap: below, column: nil)
            typesetter.set([7: continued], for: blocks)
            return try #require(typesetter.galley.continued[7]).height
        }
        #expect(try height(asked: 0) == 18)
        #expect(try height(asked: 6) == 18)
    }

    @Test func noTitleIsLoweredWhereOneNeedsNothingOrSectionsWouldSeemToBeEntries() {
        var far = block(short, .forbidden)
        far.spaceBefore = 6
        #expect(spaces([title("T"), block(short, .forbidden), title("U"), far])[1] == 0)
        // One that follows a title heads nothing of its own.
        let two = spaces([title("T"), title("U"), block(short, .forbidden)])
        #expect(two == [30, 24, 6])
        var apart = block(long, .betweenEntries)
        for (asked, below) in [(6.0, 6.0), (18, 6), (21, 3), (24, 0), (27, 0)] {
            apart.spaceBefore = asked
            let blocks = [title("T"), block(long, .forbidden), apart, title("U"), far]
            var near = blocks
            near[4].spaceBefore = 0
            #expect(spaces(near).last == below)
        }
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
