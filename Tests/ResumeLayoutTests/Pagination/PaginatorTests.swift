import Pages
import Testing

@testable import ResumeLayout

/// How columns share pages.
struct PaginatorTests {
    private let look = ColumnLook(
        styles: TextStyles(all: .test),
        spacing: Spacing(
            headerBlock: 0, header: 0, section: 0, title: 0, entry: 0, row: 0, paragraph: 0, item: 0
        ),
        title: .plain, bullets: BulletLayout(signs: ["•"], indent: 0, hang: 9),
        chips: ChipLayout(fill: nil, line: nil, radius: 0, padding: 0, gap: 0),
        levels: LevelLayout(
            shape: .bar, steps: 5, width: .points(10), height: 2, color: .black, rest: .black))

    private func grid(
        _ pages: SideColumn.Pages = .all, edge: PhotoLayout.Side = .left
    ) -> ColumnGrid {
        ColumnGrid(
            setup: PageSetup(
                size: Size(width: 320, height: 120),
                margins: PageSetup.Margins(top: 10, right: 10, bottom: 10, left: 10),
                bands: [
                    Band(place: .side, color: .black, padding: 5),
                    Band(place: .header, color: .black, padding: 4),
                    Band(place: .edge(.bottom, 7), color: .black, padding: 0),
                    Band(place: .edge(.top, 3), color: .black, padding: 0, pages: .first),
                ]),
            side: SideColumn(
                edge: edge, width: .share(0.3), gap: 20, sections: [], either: [], pages: pages,
                look: look))
    }

    private func galley(_ count: Int, blockLength: Int = 1) -> Galley {
        var galley = Galley()
        galley.strips = (0..<count).map { index in
            Strip(
                height: 10, breakBefore: index % blockLength == 0 ? .insideEntry : .insideParagraph,
                block: index / blockLength)
        }
        return galley
    }

    private func plan(
        _ columns: ColumnSet, _ pages: SideColumn.Pages = .all
    ) -> PagePlan {
        let paginator = Paginator(
            grid: grid(pages),
            rules: BreakingRules(minimumLines: 2, keepEntry: 0.25, isJustified: false),
            pages: pages, headGap: 10)
        var columns = columns
        columns.rest = paginator.rest(columns) { _ in false }
        return paginator.plan(columns)
    }

    @Test func theLongestColumnDecidesHowManyPagesThereAre() {
        var columns = ColumnSet()
        columns.main = galley(25)
        columns.side = galley(5)
        let pages = plan(columns).pages
        #expect(pages.map(\.main.count) == [10, 10, 5])
        #expect(pages.map(\.side.count) == [5, 0, 0])
        #expect(pages.allSatisfy { $0.hasSide })
    }

    /// What fits on the first page stays there, however even two would be.
    @Test func aSideColumnGoesOnForNothing() {
        var columns = ColumnSet()
        columns.main = galley(20)
        columns.wide = galley(20)
        columns.side = galley(8)
        for index in [3, 5, 7] { columns.side.strips[index].breakBefore = .betweenSections }
        let pages = plan(columns, .filled).pages
        #expect(pages.map(\.side.count) == [8, 0])
        #expect(pages.map(\.hasSide) == [true, false])
    }

    /// Fourteen lines, which no page holds, beside two pages.
    @Test(arguments: [
        // Whole sections on both, as many as the first page holds; none that is taller than a page; no hole of more than
        // three lines; no page for a line.
        ([8], 20, [8, 6]), ([7], 20, [7, 7]), ([6], 20, [10, 4]), ([6, 8], 15, [8, 6]),
        ([11], 12, [9, 5]), ([2], 20, [10, 4]), ([9, 13], 20, [9, 5]), ([7, 9], 20, [9, 5]),
    ])
    func sectionsOfASideColumnThatGoesOnStayWhole(
        _ sections: [Int], _ main: Int, _ counts: [Int]
    ) {
        var columns = ColumnSet()
        columns.main = galley(main)
        columns.side = galley(14)
        for index in sections { columns.side.strips[index].breakBefore = .betweenSections }
        let pages = plan(columns, .filled).pages
        #expect(pages.map(\.side.count) == counts)
        #expect(pages.flatMap(\.side).map(\.index) == Array(0..<14))
        #expect(pages.flatMap(\.main).allSatisfy { $0.source == .main })
    }

    /// Below a head of a line and a gap of another the first page holds eight lines.
    @Test func noSideColumnGoesOnForALine() {
        var columns = ColumnSet()
        columns.head = galley(1)
        columns.main = galley(15)
        columns.side = galley(9)
        for index in [6, 8] { columns.side.strips[index].breakBefore = .betweenSections }
        #expect(plan(columns, .filled).pages.map(\.side.count) == [6, 3])
    }

    @Test func theHeadTakesItsHeightFromTheFirstPageAlone() {
        var columns = ColumnSet()
        columns.head = galley(3)
        columns.main = galley(20)
        let pages = plan(columns).pages
        #expect(pages.map(\.head.count) == [3, 0, 0])
        #expect(pages.map(\.main.count) == [6, 10, 4])
    }

    @Test func theFirstPageHasATopMarginOfItsOwn() {
        for (top, counts) in [(nil, [6, 10]), (0, [7, 9]), (40, [3, 10, 3])] as [(Double?, [Int])] {
            var grid = grid()
            grid.setup.margins.firstTop = top
            var columns = ColumnSet()
            columns.head = galley(3)
            columns.main = galley(16)
            let plan = Paginator(
                grid: grid,
                rules: BreakingRules(minimumLines: 2, keepEntry: 0.25, isJustified: false),
                pages: .all, headGap: 10
            ).plan(columns)
            #expect(plan.pages.map(\.main.count) == counts, "\(String(describing: top))")
        }
        var columns = ColumnSet()
        columns.head = galley(14)
        columns.main = galley(8)
        var grid = grid()
        grid.setup.margins.firstTop = 0
        let plan = Paginator(
            grid: grid, rules: BreakingRules(minimumLines: 2, keepEntry: 0.25, isJustified: false),
            pages: .all, headGap: 10
        ).plan(columns)
        // Where the head goes on, that of the other pages counts for what follows it.
        #expect(plan.pages.map(\.head.count) == [11, 3, 0])
        #expect(plan.pages.map(\.main.count) == [0, 6, 2])
    }

    @Test func aHeadLongerThanAPageGoesOnAndTheColumnsFollowIt() {
        var columns = ColumnSet()
        columns.head = galley(14)
        columns.main = galley(8)
        columns.side = galley(3)
        let pages = plan(columns).pages
        #expect(pages.map(\.head.count) == [10, 4, 0])
        #expect(pages.map(\.main.count) == [0, 5, 3])
        #expect(pages.map(\.side.count) == [0, 3, 0])
    }

    @Test func whatFitsNowhereBelowTheHeadBeginsOnTheNextPage() {
        var columns = ColumnSet()
        columns.head = galley(8)
        columns.main.strips = [Strip(height: 30), Strip(height: 30, breakBefore: .insideEntry)]
        columns.side = galley(1)
        columns.wide = columns.main
        for choice in SideColumn.Pages.allCases {
            let pages = plan(columns, choice).pages
            #expect(pages.map(\.main.count) == [0, 2])
        }
        #expect(plan(columns, .filled).pages[1].main.map(\.source) == [.wide, .wide])
    }

    // MARK: Pages where nothing stands in the side column

    @Test(arguments: [(4, [true, false]), (14, [true, true, false])])
    func afterThePagesWithASideColumnTheMainOneIsWide(_ side: Int, _ pages: [Bool]) {
        var columns = ColumnSet()
        columns.main = galley(34, blockLength: 2)
        columns.side = galley(side)
        columns.wide = galley(17)
        let plan = plan(columns, .filled).pages
        #expect(plan.map(\.hasSide).prefix(pages.count) == pages[...])
        let narrow = pages.count { $0 }
        let sources = plan.flatMap(\.main).map(\.source)
        #expect(sources.prefix(10 * narrow).allSatisfy { $0 == .main })
        // Five blocks stand on each of these pages; the others follow in one line each.
        #expect(
            plan[narrow...].flatMap(\.main)
                == (5 * narrow..<17).map { StripIndex(source: .wide, index: $0) })
        let everywhere = self.plan(columns, .all).pages
        #expect(everywhere.allSatisfy { $0.hasSide })
    }

    @Test func aSideColumnAsLongAsTheMainOneLeavesItNarrow() {
        var columns = ColumnSet()
        columns.main = galley(12)
        columns.side = galley(14)
        columns.wide = galley(12)
        let pages = plan(columns, .filled).pages
        #expect(pages.map(\.hasSide) == [true, true])
        #expect(pages.flatMap(\.main).allSatisfy { $0.source == .main })
    }

    @Test func anEmptySideColumnStandsOnNoPage() {
        var columns = ColumnSet()
        columns.main = galley(12)
        columns.wide = galley(6)
        let pages = plan(columns, .filled).pages
        #expect(pages.map(\.hasSide) == [false])
        #expect(pages[0].main == (0..<6).map { StripIndex(source: .wide, index: $0) })
        columns.main = Galley()
        columns.head = galley(2)
        #expect(plan(columns, .filled).pages.map(\.hasSide) == [false])
    }

    @Test func aBlockThatCannotChangeItsWidthGoesOnAsItIs() {
        var columns = ColumnSet()
        columns.main = galley(32, blockLength: 15)
        columns.side = galley(2)
        columns.wide = galley(4, blockLength: 2)
        let pages = plan(columns, .filled).pages
        let all = pages.flatMap(\.main)
        #expect(all.prefix(15) == (0..<15).map { StripIndex(source: .main, index: $0) }[...])
        #expect(all.dropFirst(15) == (2..<4).map { StripIndex(source: .wide, index: $0) }[...])
        #expect(pages.map(\.hasSide) == [true, false])
    }

    @Test func whatGoesOnSaysSoUnlessAStripNeedsTheWholePage() {
        var columns = ColumnSet()
        columns.main = galley(24)
        for index in 2..<24 { columns.main.strips[index].within = index < 21 ? [1] : [2] }
        columns.main.continued = [1: Strip(height: 15)]
        let pages = plan(columns).pages
        #expect(pages.map(\.main.count) == [10, 9, 7])
        let title = StripIndex(source: .main, index: 10, place: .title(part: 1))
        #expect(pages[1].main[0] == title)
        #expect(pages[1].main[1].place == .belowTitle && pages[1].main[2].place == .flow)
        #expect(columns[pages[1].main[1]].spaceBefore == 0)
        columns.main.strips[10].height = 90
        #expect(
            plan(columns).pages[1].main == [10, 11].map { StripIndex(source: .main, index: $0) })
    }

    @Test func columnsStandSideBySide() {
        let left = grid()
        #expect(left.sideWidth == 90)
        #expect(left.mainWidth == 190)
        #expect(left.sideX == 10)
        #expect(left.mainX(hasSide: true) == 120)
        #expect(left.mainX(hasSide: false) == 10)
        let right = grid(edge: .right)
        #expect(right.sideX == 220)
        #expect(right.mainX(hasSide: true) == 10)
    }

    @Test func bandsReachThePapersEdges() {
        let first = grid().bands(headBottom: 40, isFirst: true, hasSide: true)
        #expect(first.count == 4)
        #expect(first[0] == PathShape(Rect(x: -3, y: -3, width: 108, height: 126), fill: .black))
        #expect(first[1] == PathShape(Rect(x: -3, y: -3, width: 326, height: 47), fill: .black))
        let second = grid().bands(headBottom: nil, isFirst: false, hasSide: false)
        #expect(second == [PathShape(Rect(x: -3, y: 113, width: 326, height: 10), fill: .black)])
        var later = grid()
        later.setup.bands = [
            Band(place: .edge(.top, 9), color: .black, padding: 0, pages: .later),
            Band(place: .header, color: .black, padding: 4, pages: .first),
        ]
        #expect(later.bands(headBottom: 40, isFirst: true, hasSide: true) == [first[1]])
        #expect(
            later.bands(headBottom: nil, isFirst: false, hasSide: true)
                == [PathShape(Rect(x: -3, y: -3, width: 326, height: 12), fill: .black)])
        // The head goes on: it has its band, but this is not the first page.
        let third = grid().bands(headBottom: 40, isFirst: false, hasSide: false)
        #expect(third == [first[1]] + second)
    }
}
