import Languages
import Pages
import ResumeModel
import TestSupport
import Testing
import TextBackend

@testable import ResumeLayout

struct EntryDivisionsTests {
    private func strip(_ breakBefore: PageBreak, block: Int, isHeading: Bool = false) -> Strip {
        Strip(height: 10, breakBefore: breakBefore, isHeading: isHeading, block: block)
    }

    /// A section's title, an entry of two rows with a paragraph of three lines and two list items, and
    /// a second one with a role of three items.
    private var strips: [Strip] {
        [
            strip(.betweenSections, block: 0, isHeading: true),
            strip(.forbidden, block: 1, isHeading: true),
            strip(.forbidden, block: 2, isHeading: true), strip(.forbidden, block: 3),
            strip(.insideParagraph, block: 3), strip(.insideParagraph, block: 3),
            strip(.insideEntry, block: 4), strip(.insideEntry, block: 5),
            strip(.betweenEntries, block: 6, isHeading: true),
            strip(.forbidden, block: 7, isHeading: true), strip(.forbidden, block: 8),
            strip(.insideEntry, block: 9), strip(.insideEntry, block: 10),
        ]
    }

    @Test(arguments: [
        // One line of the paragraph alone; then two, three; three with an item.
        (0, 4, EntryDivisions.Outcome.stranded), (0, 5, .single), (0, 6, .single),
        (0, 7, .stranded),
        // A page that begins inside the entry counts what is on it.
        (3, 5, .single), (4, 5, .stranded), (4, 6, .single),
        // Three items are too few to be divided, whatever stands before them.
        (0, 11, .stranded), (0, 12, .stranded), (8, 12, .stranded),
    ])
    func itCountsWhatStandsAtEitherSide(start: Int, end: Int, outcome: EntryDivisions.Outcome) {
        #expect(EntryDivisions(strips).outcome(from: start, to: end) == outcome)
    }

    /// Entries of so many lines each, the first one below the section's title.
    private func section(of entries: [Int]) -> [Strip] {
        var strips = [strip(.betweenSections, block: 0, isHeading: true)]
        for (number, lines) in entries.enumerated() {
            for line in 0..<lines {
                let first: PageBreak = number == 0 ? .forbidden : .betweenEntries
                var next = strip(line == 0 ? first : .forbidden, block: number + 1)
                next.items = [.line(0, 0..<1, x: 0, y: 8)]
                strips.append(next)
            }
        }
        return strips
    }

    @Test(arguments: [
        // The last of several short ones, or the first; two; a long one; a single line.
        ([2, 2, 2, 2, 2], 9, true), ([2, 2, 2, 2, 2], 7, false),
        ([2, 2, 2, 2, 2], 3, true), ([2, 2, 2, 2, 2], 5, false),
        ([3, 3, 3, 3, 3], 13, true), ([2, 2, 2, 2], 7, true), ([3, 3, 3], 7, true),
        ([5, 5, 5, 5, 5], 21, false), ([5, 5, 5], 6, false), ([4, 4, 1], 9, true),
        ([1, 4, 4], 2, true),
        // Two short ones, and such as are not; three; single lines.
        ([2, 2], 3, true), ([4, 4], 5, true), ([5, 2], 6, false), ([2, 5], 3, false),
        ([2, 2, 2], 5, true), ([2, 2, 2], 3, true), ([1, 1, 1, 1], 2, true),
        ([1, 1, 1, 1], 3, false), ([1, 1, 1, 1, 1, 1, 1], 2, true),
    ])
    func shortEntriesStayTogether(_ entries: [Int], _ end: Int, _ isLone: Bool) {
        let divisions = EntryDivisions(section(of: entries) + section(of: [3]))
        #expect((divisions.lone(from: 0, to: end) != nil) == isLone)
    }

    @Test func oneLineIsLessThanOneEntry() {
        let divisions = EntryDivisions(section(of: [2, 1, 1]))
        #expect(divisions.lone(from: 0, to: 3) == .entry && divisions.lone(from: 0, to: 4) == .line)
    }

    @Test func oneOfTwoIsHalfASection() {
        let divisions = EntryDivisions(section(of: [2, 2]) + section(of: [3]))
        #expect(divisions.lone(from: 0, to: 3) == .half)
        #expect(divisions.lone(from: 0, to: 3, isStrict: true) == .half)
    }

    @Test func onlyEntriesOnThePageCount() {
        let divisions = EntryDivisions(section(of: [2, 2, 2, 2, 2]))
        #expect(divisions.lone(from: 5, to: 9) != nil)
        // One that begins a page is none of two.
        #expect(divisions.lone(from: 7, to: 9) == nil)
    }

    @Test func twoListItemsAtEitherSideAreGood() {
        let items = (0..<4).map { strip($0 == 0 ? .betweenEntries : .insideEntry, block: $0) }
        #expect(EntryDivisions(items).outcome(from: 0, to: 2) == .good)
    }

    /// Head, paragraph, items and what stands below them, as letters: a division leaves two items at either side.
    @Test(arguments: [
        ("hppiik", 4, EntryDivisions.Outcome.single), ("hppiiik", 4, .single),
        ("hppiiik", 5, .single), ("hppiiiik", 5, .good), ("hiiii", 3, .good),
        // Before a list is a place of its own.
        ("hppiik", 3, .good), ("hppiii", 3, .good),
    ])
    func oneItemOfAListIsNotLeftAlone(
        _ entry: String, _ end: Int, _ outcome: EntryDivisions.Outcome
    ) {
        let strips = entry.enumerated().map { number, sign in
            var strip = strip(
                number == 0 ? .betweenEntries : number == 1 ? .forbidden : .insideEntry,
                block: number, isHeading: sign == "h")
            var line = LineBox(paragraph: 0, clusters: 0..<1, origin: Point(x: 0, y: 8))
            line.keepsBlank = sign == "i"
            strip.items = [.line(line)]
            return strip
        }
        #expect(EntryDivisions(strips).outcome(from: 0, to: end) == outcome)
    }

    /// What the composer says of heads holds on pages: none stands above a single item.
    @Test func noHeadStandsAboveASingleItemAtAPagesFoot() throws {
        var feet: Set<Int> = []
        for bullets in 20..<70 {
            var resume = Fixture.resume()
            resume.skills = []
            let first = resume.work[0]
            resume.work = [first, first]
            resume.work[0].highlights = (0..<bullets).map { ListItem(RichText("Thing \($0).")) }
            var role = Role()
            role.position = RichText("Foreman")
            role.highlights = (0..<6).map { ListItem(RichText("Item \($0).")) }
            resume.work[1].roles = [role]
            let engine = try Fixture.engine { $0.fit = .none }
            let page = engine.pages(for: resume).document.pages[0]
            let texts = page.items.compactMap { item -> String? in
                if case .text(let line) = item { line.text.trimmed } else { nil }
            }
            let items = texts.count { $0.hasPrefix("Item") }
            #expect(texts.contains("Foreman") == (items > 0), "\(texts.suffix(6))")
            feet.insert(items)
        }
        #expect(feet.isSubset(of: [0, 2, 3, 4, 6]) && feet.contains(2), "\(feet)")
    }

    /// One entry, however long, where sections are to stay whole.
    @Test(arguments: [
        ([2, 2, 2, 2, 2], 3, true), ([2, 2, 2, 2, 2], 5, false), ([2, 2, 2, 2, 2], 9, true),
        ([8, 8], 9, true), ([8, 8, 8, 8], 17, false), ([8, 2, 2], 9, true),
    ])
    func oneEntryIsTooLittleWhereItIsAskedFor(entries: [Int], end: Int, isLone: Bool) {
        let divisions = EntryDivisions(section(of: entries))
        #expect((divisions.lone(from: 0, to: end, isStrict: true) != nil) == isLone)
    }
}
