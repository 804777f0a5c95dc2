/// Fills pages from the columns: each column is broken by itself, the longest one decides.
struct Paginator {
    let grid: ColumnGrid
    let rules: BreakingRules
    let pages: SideColumn.Pages
    /// The distance between the head over the whole width and the columns, in points.
    let headGap: Double

    func plan(_ columns: ColumnSet) -> PagePlan {
        let height = grid.setup.textHeight
        let firstHeight = grid.setup.firstTextHeight
        // A head that no page holds goes on; the columns begin below its end.
        let heads = PageBreaker(height: height, firstHeight: firstHeight, rules: rules)
            .pages(columns.head.strips).map { Self.indices($0, .head) }
        let taken = heads.last.map { columns.height(of: $0) + headGap } ?? 0
        let first = max((heads.count > 1 ? height : firstHeight) - taken, 1)
        let breaker = PageBreaker(height: height, firstHeight: first, rules: rules)
        let side = breaker.pages(columns.side.strips).map { Self.indices($0, .side) }
        let isOnFirstAlone = pages == .first && side.count <= 1 && columns.wide != nil
        let main =
            isOnFirstAlone
            ? mainWithWideRest(columns, first: first, height: height)
            : breaker.pages(columns.main.strips).map { Self.indices($0, .main) }
        var plan = PagePlan()
        plan.pages = heads.dropLast().map { PagePlan.PageContent(head: $0) }
        for number in 0..<max(main.count, side.count, min(heads.count, 1)) {
            var page = PagePlan.PageContent()
            if number == 0, let head = heads.last { page.head = head }
            if number < main.count { page.main = main[number] }
            if number < side.count { page.side = side[number] }
            page.hasSide = grid.side != nil && (number == 0 || !isOnFirstAlone)
            plan.pages.append(page)
        }
        return plan
    }

    private static func indices(_ range: Range<Int>, _ source: ColumnSet.Source) -> [StripIndex] {
        range.map { StripIndex(source: source, index: $0) }
    }

    // MARK: A side column on the first page alone

    /// The main column's pages where only the first is narrow: what follows its end is set wide.
    private func mainWithWideRest(
        _ columns: ColumnSet, first: Double, height: Double
    ) -> [[StripIndex]] {
        guard let wide = columns.wide else { return [] }
        let narrow = columns.main
        let breaker = PageBreaker(height: height, firstHeight: first, rules: rules)
        let pages = breaker.pages(narrow.strips)
        guard pages.count > 1 else { return pages.map { Self.indices($0, .main) } }
        if pages[0].isEmpty {
            let others = PageBreaker(height: height, rules: rules).pages(wide.strips)
            return [[]] + others.map { Self.indices($0, .wide) }
        }
        // The first page ends between blocks, as near to its foot as may be: a block that goes on
        // at another width would change its look in the middle.
        var end = pages[0].upperBound
        while end > 1, narrow.strips[end].block == narrow.strips[end - 1].block { end -= 1 }
        var rest: [StripIndex] = []
        if columns.height(of: Self.indices(0..<end, .main)) < first * Self.leastFirstPage {
            end = pages[0].upperBound
            let block = narrow.strips[end].block
            let tail =
                end..<(narrow.strips[end...].firstIndex { $0.block != block } ?? narrow.strips.count)
            rest += Self.indices(tail, .main)
        }
        let block = rest.last.map { narrow.strips[$0.index].block + 1 } ?? narrow.strips[end].block
        let wideStart = wide.strips.firstIndex { $0.block >= block } ?? wide.strips.count
        rest += Self.indices(wideStart..<wide.strips.count, .wide)
        let strips = rest.map { columns[$0] }
        let others = PageBreaker(height: height, rules: rules).pages(strips)
        return [Self.indices(0..<end, .main)] + others.map { range in range.map { rest[$0] } }
    }

    /// The least share of the first page that a block too long for it may leave filled.
    private static let leastFirstPage = 0.7
}
