import Testing

@testable import ResumeLayout

struct PageBreakerTests {
    private let rules = BreakingRules(minimumLines: 2, keepEntry: 0.25, isJustified: false)

    /// Strips without space between them; each begins a block, unless it goes on with a paragraph.
    private func strips(_ classes: [PageBreak], height: Double = 10) -> [Strip] {
        var block = 0
        return classes.map { breakBefore in
            if breakBefore != .insideParagraph { block += 1 }
            return Strip(height: height, breakBefore: breakBefore, block: block)
        }
    }

    /// Entries with a head of one line and so many list items of one line each.
    private func entries(_ items: [Int]) -> [Strip] {
        var strips = strips(
            items.flatMap { count in
                [PageBreak.betweenEntries, .forbidden].prefix(1 + count)
                    + Array(repeating: .insideEntry, count: max(count - 1, 0))
            })
        for index in strips.indices where strips[index].breakBefore == .betweenEntries {
            strips[index].isHeading = true
        }
        return strips
    }

    private func pages(_ strips: [Strip], height: Double) -> [Range<Int>] {
        PageBreaker(height: height, rules: rules).pages(strips)
    }

    @Test func nothingGivesNoPage() { #expect(pages([], height: 100).isEmpty) }

    @Test func onePageHoldsWhatFits() {
        #expect(pages(strips(Array(repeating: .insideEntry, count: 10)), height: 100) == [0..<10])
    }

    @Test func aHeadingNeverStandsAloneAtAPagesFoot() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 12)
        classes[9] = .betweenSections
        classes[10] = .forbidden
        #expect(pages(strips(classes), height: 100) == [0..<9, 9..<12])
    }

    /// Two long entries below a title; the first one fills the page to its foot.
    @Test func aFifthOfAPageMayStayEmptyToKeepASectionWhole() {
        var strips = strips(
            Array(repeating: .insideEntry, count: 33) + [.betweenSections]
                + Array(repeating: .forbidden, count: 6) + [.betweenEntries]
                + Array(repeating: .forbidden, count: 5))
        for index in strips.indices { strips[index].items = [.line(0, 0..<1, x: 0, y: 8)] }
        strips[33].isHeading = true
        var rules = rules
        rules.keepEntry = 0.06
        func ends() -> [Int] {
            PageBreaker(height: 400, rules: rules).pages(strips).map(\.upperBound)
        }
        #expect(ends() == [40, 46])
        rules.keepsSections = true
        #expect(ends() == [33, 46])
    }

    @Test func widowsAndOrphansStayTogether() {
        // Lines 8 to 11 are one paragraph of four: only its middle may break.
        var classes = Array(repeating: PageBreak.insideEntry, count: 14)
        for index in 9...11 { classes[index] = .forbidden }
        classes[10] = .insideParagraph
        #expect(pages(strips(classes), height: 90) == [0..<8, 8..<14])
        #expect(pages(strips(classes), height: 100) == [0..<10, 10..<14])
    }

    @Test func anEntryStaysWholeWhenThatCostsLittle() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 15)
        classes[9] = .betweenEntries
        #expect(pages(strips(classes), height: 110) == [0..<9, 9..<15])
    }

    @Test func anEntryBreaksWhenKeepingItWouldEmptyThePage() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 18)
        classes[5] = .betweenEntries
        let broken = pages(strips(classes), height: 110)
        #expect(broken.first?.upperBound ?? 0 > 8)
    }

    /// One line on the last page is too few at a tenth of it, and not at a fifth.
    @Test(arguments: [(11, 100.0, 9), (6, 50.0, 5)])
    func aShortLastPageTakesMoreAlong(count: Int, height: Double, first: Int) {
        let entries = strips(Array(repeating: .betweenSections, count: count))
        #expect(pages(entries, height: height) == [0..<first, first..<count])
    }

    /// What goes on elsewhere is no reason to end a page early.
    @Test(arguments: [(1, [10]), (2, [10, 11]), (3, [10, 11]), (0, [])])
    func theFirstPagesAreFilledWhereTheRestGoesOnElsewhere(_ count: Int, _ ends: [Int]) {
        let entries = strips(Array(repeating: .betweenSections, count: 11))
        let breaker = PageBreaker(height: 100, rules: rules)
        #expect(breaker.pages(entries, first: count).map(\.upperBound) == ends)
        // An empty first page is one of them.
        let low = PageBreaker(height: 100, firstHeight: 5, rules: rules)
        #expect(
            low.pages(entries, first: count + 1).map(\.upperBound) == [0] + ends)
    }

    /// Pages of twenty lines, of which one may stay empty: so many entries of one line before a
    /// section's title, and so many below it.
    @Test(arguments: [
        // Two stand below the title, and two go on.
        (before: 17, entries: 4, first: 20),
        // But one would go on.
        (before: 16, entries: 4, first: 19), (before: 16, entries: 5, first: 20),
        // But one stands below the title, where a page would else have two empty lines.
        (before: 18, entries: 7, first: 20), (before: 18, entries: 4, first: 20),
        (before: 17, entries: 3, first: 20),
    ])
    func noEntryOfOneLineStandsAloneAtThePriceOfALine(before: Int, entries: Int, first: Int) {
        let section =
            [PageBreak.betweenSections, .forbidden]
            + Array(repeating: .betweenEntries, count: entries - 1)
        var strips = strips(
            Array(repeating: .betweenSections, count: before) + section
                + Array(repeating: .betweenSections, count: 12))
        strips[before].isHeading = true
        let rules = BreakingRules(minimumLines: 2, keepEntry: 0.06, isJustified: false)
        let found = PageBreaker(height: 200, rules: rules).pages(strips)
        #expect(found.first == 0..<first, "\(found)")
    }

    /// A section of two short entries, with its title three lines above a page's end: whole, it leaves them empty.
    @Test(arguments: [(lines: 40, first: 37), (lines: 20, first: 20)])
    func twoShortEntriesStayTogetherAtThePriceOfATwelfthOfThePage(lines: Int, first: Int) {
        let section: [PageBreak] = [
            .betweenSections, .forbidden, .forbidden, .betweenEntries, .forbidden,
        ]
        let others = Array(repeating: PageBreak.betweenSections, count: lines)
        var strips = strips(others.dropLast(3) + section + others)
        strips[lines - 3].isHeading = true
        let rules = BreakingRules(minimumLines: 2, keepEntry: 0.06, isJustified: false)
        let found = PageBreaker(height: Double(lines) * 10, rules: rules).pages(strips)
        #expect(found.first == 0..<first, "\(found)")
    }

    @Test func noWidowIsLeftWhereOneMoreLineGoesAlong() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 19)
        classes[11] = .betweenEntries
        #expect(pages(strips(classes), height: 100) == [0..<9, 9..<19])
    }

    @Test func aHeadingWithOneLineIsNotStranded() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 18)
        classes[8] = .betweenEntries
        classes[9] = .forbidden
        var strips = strips(classes)
        strips[8].isHeading = true
        let rules = BreakingRules(minimumLines: 2, keepEntry: 0.18, isJustified: false)
        #expect(PageBreaker(height: 100, rules: rules).pages(strips) == [0..<8, 8..<18])
    }

    @Test func aSectionsTitleWithOneLineOfItsFirstEntryIsNotStranded() {
        var classes = Array(repeating: PageBreak.insideEntry, count: 17)
        classes[7...9] = [.betweenSections, .forbidden, .forbidden]
        var strips = strips(classes)
        for index in 7...8 { strips[index].isHeading = true }
        #expect(pages(strips, height: 100) == [0..<7, 7..<17])
    }

    /// Pages of twenty lines, of which one may stay empty.
    ///
    /// Entries of one line stand before the one in question.
    @Test(arguments: [
        // Two of its items stand below its head, and two go on.
        (before: 16, items: 6, first: 20), (before: 16, items: 4, first: 19),
        // But one item would stand below the head, or go on.
        (before: 18, items: 6, first: 18), (before: 14, items: 6, first: 19),
        // Whole at the price of one line.
        (before: 19, items: 6, first: 19), (before: 15, items: 3, first: 19),
        // An entry of three items is never divided, whatever stays empty.
        (before: 16, items: 3, first: 20), (before: 17, items: 3, first: 17),
    ])
    func anEntryIsDividedBelowTwoItemsAndAboveTwo(before: Int, items: Int, first: Int) {
        let rules = BreakingRules(minimumLines: 2, keepEntry: 0.06, isJustified: false)
        let strips = entries(Array(repeating: 0, count: before) + [items, 12])
        let found = PageBreaker(height: 200, rules: rules).pages(strips)
        #expect(found.first == 0..<first, "\(found)")
    }

    @Test func whatStandsAboveAPageTakesItsHeight() {
        let strips = strips(Array(repeating: .betweenEntries, count: 24))
        var above = Array(repeating: 0.0, count: 24)
        for index in 9...12 { above[index] = 20 }
        func found(_ above: [Double]) -> [Range<Int>] {
            PageBreaker(height: 100, rules: rules, above: above).pages(strips)
        }
        #expect(found(above) == [0..<10, 10..<18, 18..<24])
        // No page begins with the last strips, and one may begin with the very first.
        above[10] = 0
        above[0] = 30
        #expect(found(above) == [0..<7, 7..<17, 17..<24])
        let few = PageBreaker(
            height: 100, rules: rules, above: [30] + Array(repeating: 0, count: 8))
        #expect(few.pages(Array(strips.prefix(8))) == [0..<6, 6..<8])
    }

    @Test func whatIsToBeKeptIsDividedOnlyWhereItSaysSo() {
        // Half of the page would stay empty.
        for (keep, first) in [(nil, 20), (0.3, 20), (0.6, 10), (1, 10), (.infinity, 10)]
            as [(Double?, Int)]
        {
            let others = Array(repeating: 0, count: 10)
            var strips = entries(others + [11] + others.dropLast(2))
            for index in 11..<22 { strips[index].keep = keep }
            let rules = BreakingRules(minimumLines: 2, keepEntry: 0.06, isJustified: false)
            let found = PageBreaker(height: 200, rules: rules).pages(strips)
            #expect(found.first == 0..<first, "\(String(describing: keep)): \(found)")
        }
    }

    @Test func spaceAtAPagesTopVanishes() {
        var strips = strips(Array(repeating: .betweenEntries, count: 4), height: 50)
        for index in strips.indices { strips[index].spaceBefore = 20 }
        #expect(pages(strips, height: 120) == [0..<2, 2..<4])
    }

    @Test func aStripTallerThanThePageStandsAlone() {
        var strips = strips([.betweenEntries, .betweenEntries, .betweenEntries])
        strips[1].height = 500
        #expect(pages(strips, height: 100) == [0..<1, 1..<2, 2..<3])
    }

    @Test func forbiddenBreaksAreTakenOnlyWithoutAChoice() {
        let classes = Array(repeating: PageBreak.forbidden, count: 25)
        let broken = pages(strips(classes), height: 100)
        #expect(broken.count == 3)
        #expect(broken.map(\.count).reduce(0, +) == 25)
    }

    @Test func everyStripStandsOnOnePage() {
        let classes: [PageBreak] = (0..<500).map { index in
            [.insideEntry, .insideParagraph, .forbidden, .betweenEntries][index * 7 % 4]
        }
        let broken = pages(strips(classes), height: 137)
        #expect(broken.flatMap { Array($0) } == Array(0..<500))
        #expect(broken.allSatisfy { $0.count <= 13 })
    }

    @Test func aFirstPageTooLowForAnythingStaysEmpty() {
        let strips = strips(Array(repeating: .betweenEntries, count: 4), height: 30)
        let low = PageBreaker(height: 100, firstHeight: 20, rules: rules)
        #expect(low.pages(strips) == [0..<0, 0..<3, 3..<4])
        let high = PageBreaker(height: 100, firstHeight: 30, rules: rules)
        #expect(high.pages(strips).first == 0..<1)
    }

    @Test func whatFitsOnePageIsNotParted() {
        var classes = Array(repeating: PageBreak.betweenSections, count: 100_000)
        #expect(pages(strips(classes, height: 1), height: 100_000) == [0..<100_000])
        classes = [.insideEntry, .insideEntry, .forced]
        #expect(pages(strips(classes), height: 100) == [0..<2, 2..<3])
    }

    @Test func pagesOfThousandsOfStripsAreFilledToTheirFeet() {
        let strips = strips(Array(repeating: .insideEntry, count: 20_000), height: 1)
        #expect(
            pages(strips, height: 6_000) == [
                0..<6_000, 6_000..<12_000, 12_000..<18_000, 18_000..<20_000,
            ])
        // A break that is forced, and one that is not to be had at the very foot.
        var others = strips
        others[4_000].breakBefore = .forced
        for index in 9_990...10_010 { others[index].breakBefore = .forbidden }
        let found = pages(others, height: 6_000)
        #expect(found[0] == 0..<4_000)
        #expect(found[1].lowerBound == 4_000 && found[1].upperBound < 9_990)
        #expect(found.map(\.count).reduce(0, +) == 20_000)
        #expect(found.count == 4)
    }
}
