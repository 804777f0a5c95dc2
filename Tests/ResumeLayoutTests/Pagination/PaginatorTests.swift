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
            shape: .bar, steps: 5, width: 10, height: 2, color: .black, rest: .black))

    private func grid(_ pages: SideColumn.Pages = .all, edge: PhotoLayout.Side = .left)
        -> ColumnGrid
    {
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
                yields: true, look: look))
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

    private func plan(_ columns: ColumnSet, _ pages: SideColumn.Pages = .all) -> PagePlan {
        Paginator(
            grid: grid(pages),
            rules: BreakingRules(minimumLines: 2, keepEntry: 0.25, isJustified: false),
            pages: pages, headGap: 10
        ).plan(columns)
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
        for choice in [SideColumn.Pages.all, .first] {
            let pages = plan(columns, choice).pages
            #expect(pages.map(\.main.count) == [0, 2])
        }
        #expect(plan(columns, .first).pages[1].main.map(\.source) == [.wide, .wide])
    }

    @Test func afterTheFirstPageTheMainColumnIsWide() {
        var columns = ColumnSet()
        columns.main = galley(24, blockLength: 2)
        columns.side = galley(4)
        columns.wide = galley(12)
        let pages = plan(columns, .first).pages
        #expect(pages.map(\.hasSide) == [true, false])
        #expect(pages[0].main.map(\.source) == Array(repeating: .main, count: 10))
        // Five blocks stand on the first page; the other seven follow in one line each.
        #expect(pages[1].main == (5..<12).map { StripIndex(source: .wide, index: $0) })
    }

    @Test func aSideColumnLongerThanAPageStaysOnAll() {
        var columns = ColumnSet()
        columns.main = galley(12)
        columns.side = galley(14)
        columns.wide = galley(12)
        let pages = plan(columns, .first).pages
        #expect(pages.map(\.hasSide) == [true, true])
        #expect(pages.flatMap(\.main).allSatisfy { $0.source == .main })
    }

    @Test func aBlockTooLongForTheFirstPageGoesOnAtItsWidth() {
        var columns = ColumnSet()
        columns.main = galley(30, blockLength: 30)
        columns.side = galley(2)
        columns.wide = galley(15, blockLength: 15)
        let pages = plan(columns, .first).pages
        #expect(pages.flatMap(\.main).map(\.index) == Array(0..<30))
        #expect(pages.flatMap(\.main).allSatisfy { $0.source == .main })
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
        #expect(first[0] == PathShape(Rect(x: 0, y: 0, width: 105, height: 120), fill: .black))
        #expect(first[1] == PathShape(Rect(x: 0, y: 0, width: 320, height: 44), fill: .black))
        let second = grid().bands(headBottom: nil, isFirst: false, hasSide: false)
        #expect(second == [PathShape(Rect(x: 0, y: 113, width: 320, height: 7), fill: .black)])
        var later = grid()
        later.setup.bands = [
            Band(place: .edge(.top, 9), color: .black, padding: 0, pages: .later),
            Band(place: .header, color: .black, padding: 4, pages: .first),
        ]
        #expect(later.bands(headBottom: 40, isFirst: true, hasSide: true) == [first[1]])
        #expect(
            later.bands(headBottom: nil, isFirst: false, hasSide: true)
                == [PathShape(Rect(x: 0, y: 0, width: 320, height: 9), fill: .black)])
        // The head goes on: it has its band, but this is not the first page.
        let third = grid().bands(headBottom: 40, isFirst: false, hasSide: false)
        #expect(third == [first[1]] + second)
    }
}
