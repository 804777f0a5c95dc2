/// Fills pages from the columns: each column is broken by itself, the longest one decides.
struct Paginator {
    let grid: ColumnGrid
    let rules: BreakingRules
    let pages: SideColumn.Pages
    /// The distance between the head over the whole width and the columns, in points.
    let headGap: Double

    func plan(_ columns: ColumnSet) -> PagePlan {
        let heads = heads(columns)
        let breaker = breaker(columns, heads)
        var side = pages(columns, of: .side, breaker)
        let main =
            columns.rest.map { pages(columns, $0, breaker) } ?? pages(columns, of: .main, breaker)
        if side.count == 2, main.count == 2 {
            side = divided(side, columns, firstHeight: breaker.firstHeight)
        }
        var plan = PagePlan()
        plan.pages = heads.dropLast().map { PagePlan.PageContent(head: $0) }
        for number in 0..<max(main.count, side.count, min(heads.count, 1)) {
            var page = PagePlan.PageContent()
            if number == 0, let head = heads.last { page.head = head }
            if number < main.count { page.main = titled(main[number], columns) }
            if number < side.count { page.side = titled(side[number], columns) }
            page.hasSide = grid.side != nil && (pages == .all || number < side.count)
            plan.pages.append(page)
        }
        return plan
    }

    /// A side column that goes on to the second page with a section, so that none is cut.
    ///
    /// It stays as it is where that left a hole on the first page.
    private func divided(
        _ pages: [[StripIndex]], _ columns: ColumnSet, firstHeight: Double
    ) -> [[StripIndex]] {
        let side = Array(pages.joined())
        let height = grid.setup.textHeight
        let start = side.indices.dropFirst().last { start in
            columns[side[start]].breakBefore == .betweenSections
                && columns.height(of: Array(side[..<start])) <= firstHeight + Strip.tolerance
                && columns.height(of: Array(side[start...])) >= height * Self.leastSide
        }
        guard let start else { return pages }
        let (first, second) = (Array(side[..<start]), Array(side[start...]))
        guard firstHeight - columns.height(of: first) <= height * Self.largestHole,
            columns.height(of: second) <= height + Strip.tolerance
        else { return pages }
        return [first, second]
    }

    /// The share of a page from which a side column is worth its width.
    private static let leastSide = 0.12

    /// How much of a page stays empty below a side column rather than that a section is cut.
    private static let largestHole = 0.3

    /// A head that no page holds goes on; the columns begin below its end.
    private func heads(_ columns: ColumnSet) -> [[StripIndex]] {
        PageBreaker(
            height: grid.setup.textHeight, firstHeight: grid.setup.firstTextHeight, rules: rules
        ).pages(columns.head.strips).map { Self.indices($0, .head) }
    }

    private func breaker(_ columns: ColumnSet, _ heads: [[StripIndex]]) -> PageBreaker {
        let height = grid.setup.textHeight
        let taken = heads.last.map { columns.height(of: $0) + headGap } ?? 0
        let first = max((heads.count > 1 ? height : grid.setup.firstTextHeight) - taken, 1)
        return PageBreaker(height: height, firstHeight: first, rules: rules)
    }

    private static func indices(_ range: Range<Int>, _ source: ColumnSet.Source) -> [StripIndex] {
        range.map { StripIndex(source: source, index: $0) }
    }

    /// The pages of a galley.
    private func pages(
        _ columns: ColumnSet, of source: ColumnSet.Source, _ breaker: PageBreaker,
        first count: Int? = nil
    ) -> [[StripIndex]] {
        pages(columns, Self.indices(columns[source].strips.indices, source), breaker, first: count)
    }

    /// Strips on pages, of which those that go on with a part may say so at their tops.
    private func pages(
        _ columns: ColumnSet, _ indices: [StripIndex], _ breaker: PageBreaker,
        first count: Int? = nil
    ) -> [[StripIndex]] {
        var breaker = breaker
        if indices.contains(where: { !columns[$0.source].continued.isEmpty }) {
            breaker.above = indices.map { index in
                titles(above: index, columns).map { columns[$0].height }.reduce(0, +)
            }
        }
        return breaker.pages(indices.map { columns[$0] }, first: count).map { Array(indices[$0]) }
    }

    // MARK: What goes on

    /// A page below what says which parts go on there.
    private func titled(_ page: [StripIndex], _ columns: ColumnSet) -> [StripIndex] {
        guard var first = page.first else { return page }
        let titles = titles(above: first, columns)
        guard !titles.isEmpty else { return page }
        first.place = .belowTitle
        return titles + [first] + page.dropFirst()
    }

    private func titles(above index: StripIndex, _ columns: ColumnSet) -> [StripIndex] {
        columns[index.source].continuedParts(above: index.index, height: grid.setup.textHeight)
            .map { part in
                var title = index
                title.place = .title(part: part)
                return title
            }
    }

    // MARK: Pages without the side column

    /// What of the main column follows the pages with a side column; nil if that is on all pages, or
    /// if nothing follows them.
    ///
    /// - Parameters:
    ///   - columns: the columns, without a wide one.
    ///   - canGoOn: whether a block's lines may go on at another width, by its number.
    /// - Returns: where the rest begins.
    func rest(_ columns: ColumnSet, canGoOn: (Int) -> Bool) -> WideRest? {
        let strips = columns.main.strips
        guard pages == .filled, !strips.isEmpty else { return nil }
        let breaker = breaker(columns, heads(columns))
        let count = pages(columns, of: .side, breaker).count
        guard count > 0 else { return WideRest(pages: [], start: 0, block: strips[0].block) }
        var pages = self.pages(columns, of: .main, breaker, first: count).map { page in
            (page.first?.index ?? 0)..<(page.last?.index ?? -1) + 1
        }
        guard let last = pages.last, last.upperBound < strips.count else { return nil }
        var end = last.upperBound
        if end > last.lowerBound, strips[end].block == strips[end - 1].block {
            let block = strips[end].block
            guard canGoOn(block), strips[end].firstCluster != nil else {
                let next = strips[end...].firstIndex { $0.block != block } ?? strips.count
                return WideRest(pages: pages, start: next, block: block + 1)
            }
            end = withoutWidow(end, columns.main)
            pages[count - 1] = last.lowerBound..<end
        }
        let goesOn = end > last.lowerBound && strips[end].block == strips[end - 1].block
        return WideRest(
            pages: pages, start: end, block: strips[end].block,
            cluster: goesOn ? strips[end].firstCluster ?? 0 : 0)
    }

    /// An end inside a paragraph, moved up as long as what is left is but one line at the full width,
    /// and as there are lines enough before it.
    private func withoutWidow(_ end: Int, _ main: Galley) -> Int {
        var end = end
        let block = main.strips[end].block
        let first = main.strips[..<end].lastIndex { $0.block != block }.map { $0 + 1 } ?? 0
        while end - first > rules.minimumLines, case .line(let line) = main.strips[end].items.last,
            main.paragraphs[line.paragraph].opened().width(from: line.clusters.lowerBound)
                < grid.setup.textWidth
        {
            end -= 1
        }
        return end
    }

    /// The main column's pages where the rest of it is wide.
    private func pages(
        _ columns: ColumnSet, _ rest: WideRest, _ breaker: PageBreaker
    ) -> [[StripIndex]] {
        let wide = columns.wide.strips
        let start = wide.firstIndex { $0.block >= rest.block } ?? wide.count
        let indices =
            Self.indices(rest.end..<rest.start, .main) + Self.indices(start..<wide.count, .wide)
        var breaker = breaker
        if !rest.pages.isEmpty { breaker.firstHeight = breaker.height }
        return rest.pages.map { Self.indices($0, .main) } + pages(columns, indices, breaker)
    }
}
