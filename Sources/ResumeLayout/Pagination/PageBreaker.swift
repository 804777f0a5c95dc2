/// Chooses where the pages of a column end, for the whole document at once.
///
/// Dynamic programming over the strips: the fewest pages, and among those the least sum of what
/// breaks cost and what empty space at the foot of pages costs. That is the way of Plass (Optimal
/// Pagination Techniques, 1981) for pages without floats.
struct PageBreaker {
    /// The height of the first page's column, in points.
    var firstHeight: Double
    /// The height of the columns of all other pages, in points.
    let height: Double
    let rules: BreakingRules
    /// The height of what stands above a page that begins with each strip, in points; empty for
    /// nothing.
    var above: [Double]

    /// A column with the same height on every page.
    init(
        height: Double, firstHeight: Double? = nil, rules: BreakingRules, above: [Double] = []
    ) {
        self.height = height
        self.above = above
        self.firstHeight = firstHeight ?? height
        self.rules = rules
    }

    /// The cheapest way to set the strips from one on.
    private struct Choice {
        var cost: Double
        /// The first strip of the next page.
        var end: Int
    }

    /// The strips, and what is known of them all.
    private struct Column {
        let strips: [Strip]
        let tall: TallPages?
        let divisions: EntryDivisions
    }

    /// The pages, as ranges of strips.
    ///
    /// Only the first page may be empty, if it is lower than the others and no strip fits there.
    ///
    /// - Parameters:
    ///   - strips: what stands on them.
    ///   - count: how many pages there are before what is left goes on elsewhere, so that it does not matter how it
    ///     would be set; nil for all.
    /// - Returns: the ranges, in order; together they hold all strips unless a number of pages is given.
    func pages(_ strips: [Strip], first count: Int? = nil) -> [Range<Int>] {
        guard !strips.isEmpty, count != 0 else { return [] }
        if firstHeight < height, strips[0].height > firstHeight + Strip.tolerance {
            let next = Self(height: height, rules: rules, above: above)
            return [0..<0] + next.pages(strips, first: count.map { $0 - 1 })
        }
        if fitsFirst(strips) { return [strips.indices] }
        let column = Column(
            strips: strips, tall: TallPages(strips), divisions: EntryDivisions(strips))
        // rest[i]: the cheapest way to set the strips from i on, on pages of the common height.
        var rest = Array(repeating: Choice(cost: 0, end: strips.count), count: strips.count + 1)
        if count == nil {
            for start in stride(from: strips.count - 1, through: 1, by: -1) {
                rest[start] = choice(from: start, column, height: height, rest)
            }
        }
        var pages: [Range<Int>] = []
        var start = 0
        while start < strips.count, count.map({ pages.count < $0 }) ?? true {
            let isKnown = count == nil && start > 0
            let height = start == 0 ? firstHeight : height
            let next = isKnown ? rest[start] : choice(from: start, column, height: height, rest)
            pages.append(start..<next.end)
            start = next.end
        }
        return pages
    }

    /// Whether one page holds all strips: then there is nothing to choose.
    private func fitsFirst(_ strips: [Strip]) -> Bool {
        guard !strips.dropFirst().contains(where: { $0.breakBefore == .forced }) else {
            return false
        }
        var filled = (above.first ?? 0) - strips[0].spaceBefore
        for strip in strips { filled += strip.spaceBefore + strip.height }
        return filled <= firstHeight
    }

    private func choice(
        from start: Int, _ column: Column, height: Double, _ rest: [Choice]
    ) -> Choice {
        let strips = column.strips
        var best = Choice(cost: .infinity, end: start + 1)
        let above = above.isEmpty ? 0 : above[start]
        let (first, skipped) =
            column.tall?.firstEnd(from: start, height: height - above) ?? (start + 1, 0)
        var filled = skipped + above
        for end in first...strips.count {
            let last = strips[end - 1]
            if end - 1 > start {
                if last.breakBefore == .forced { break }
                // The space above a page's first strip vanishes.
                filled += last.spaceBefore
            }
            filled += last.height
            if filled > height + Strip.tolerance, end > start + 1 { break }
            let share = filled / height
            var cost = Self.page
            if end == strips.count {
                if start > 0 { cost += lastPageCost(share) }
            } else {
                cost += rest[end].cost + self.cost(from: start, to: end, column)
                if strips[end].breakBefore != .forced { cost += emptyCost(max(0, 1 - share)) }
            }
            if cost < best.cost { best = Choice(cost: cost, end: end) }
        }
        return best
    }

    /// What each page costs: more than any choice of breaks on it, but those that are forbidden.
    private static let page = 10_000.0

    /// What it costs that a page which begins with one strip ends before another.
    private func cost(from start: Int, to end: Int, _ column: Column) -> Double {
        let next = column.strips[end]
        switch next.breakBefore {
        case .forced, .betweenSections: return 0
        case .betweenEntries:
            if next.keep == .infinity { return keepCost(.infinity) }
            return
                switch column.divisions.lone(
                    from: start, to: end, isStrict: rules.keepsSections)
            {
            case .line: lone + Self.line
            case .entry: lone
            case .half: max(lone, Self.single)
            case nil: 0.05
            }
        case .insideEntry, .insideParagraph:
            let inside = next.breakBefore == .insideParagraph ? Self.insideParagraph : 0
            switch column.divisions.outcome(from: start, to: end) {
            case .good: return keepCost(next.keep) + inside
            case .single: return keepCost(next.keep) + inside + Self.single
            case .stranded: return max(keepCost(next.keep), emptyCost(0.4), 60) + inside
            }
        case .forbidden: return 1_000_000
        }
    }

    /// What a break between the lines of a paragraph costs beyond one between list items.
    private static let insideParagraph = 0.6

    /// What it costs that a page's end leaves too little of a section at either side: more than that as much of a page
    /// stays empty as may to keep an entry whole, and less than that more does, unless sections are to be kept.
    ///
    /// Half a section of two is worth as much of a page as two list items.
    private var lone: Double { rules.keepsSections ? 30 : 10 }

    /// What one line alone costs beyond one entry.
    private static let line = 1.0

    /// What it costs that but one list item or paragraph stands at either side: as much of a page may stay
    /// empty for two as may to keep an entry whole.
    private static let single = 24.0

    /// What it costs to divide what is to be kept whole at the price of so much of a page: as much as
    /// that share of a page, empty.
    private func keepCost(_ share: Double?) -> Double {
        guard let share else { return 1 }
        return share > 1 ? 400 : max(emptyCost(share), 0.01)
    }

    /// What empty space costs: as much as a break inside an entry when it reaches the share of the
    /// page that may stay empty to keep one whole, and beyond that more than any break that is allowed.
    private func emptyCost(_ share: Double) -> Double {
        let ratio = share / max(rules.keepEntry, 0.01)
        return min(ratio * ratio, 300) + (share > rules.keepEntry ? 20 : 0)
    }

    /// A last page of a few lines looks forgotten: it is worth a break inside an entry to take more
    /// along.
    private func lastPageCost(_ share: Double) -> Double {
        let missing = max(0, 1 - share / Self.leastLastPage)
        return 4 * missing * missing
    }

    /// The share of a last page below which it looks nearly empty.
    static let leastLastPage = 0.18
}
