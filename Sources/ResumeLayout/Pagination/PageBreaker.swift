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

    /// A column with the same height on every page.
    init(height: Double, firstHeight: Double? = nil, rules: BreakingRules) {
        self.height = height
        self.firstHeight = firstHeight ?? height
        self.rules = rules
    }

    /// The cheapest way to set the strips from one on.
    private struct Choice {
        var cost: Double
        /// The first strip of the next page.
        var end: Int
    }

    /// The pages, as ranges of strips.
    ///
    /// Only the first page may be empty, if it is lower than the others and no strip fits there.
    func pages(_ strips: [Strip]) -> [Range<Int>] {
        guard !strips.isEmpty else { return [] }
        if firstHeight < height, strips[0].height > firstHeight + Strip.tolerance {
            return [0..<0] + Self(height: height, rules: rules).pages(strips)
        }
        if fitsFirst(strips) { return [strips.indices] }
        let tall = TallPages(strips)
        // rest[i]: the cheapest way to set the strips from i on, on pages of the common height.
        var rest = Array(repeating: Choice(cost: 0, end: strips.count), count: strips.count + 1)
        for start in stride(from: strips.count - 1, through: 1, by: -1) {
            rest[start] = choice(from: start, strips, tall, height: height, rest)
        }
        var pages: [Range<Int>] = []
        var start = 0
        var end = choice(from: 0, strips, tall, height: firstHeight, rest).end
        while start < strips.count {
            pages.append(start..<end)
            start = end
            end = rest[start].end
        }
        return pages
    }

    /// Whether one page holds all strips: then there is nothing to choose.
    private func fitsFirst(_ strips: [Strip]) -> Bool {
        guard !strips.dropFirst().contains(where: { $0.breakBefore == .forced }) else {
            return false
        }
        var filled = -strips[0].spaceBefore
        for strip in strips { filled += strip.spaceBefore + strip.height }
        return filled <= firstHeight
    }

    private func choice(
        from start: Int, _ strips: [Strip], _ tall: TallPages?, height: Double, _ rest: [Choice]
    ) -> Choice {
        var best = Choice(cost: .infinity, end: start + 1)
        let (first, skipped) = tall?.firstEnd(from: start, height: height) ?? (start + 1, 0)
        var filled = skipped
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
                let next = strips[end]
                cost += rest[end].cost + self.cost(of: next)
                if next.breakBefore == .insideEntry,
                    Self.isLastOfEntry(end, strips) || Self.strandsHeading(before: end, strips)
                {
                    cost += Self.widow * next.breakWeight
                }
                if next.breakBefore != .forced { cost += emptyCost(max(0, 1 - share)) }
            }
            if cost < best.cost { best = Choice(cost: cost, end: end) }
        }
        return best
    }

    /// What each page costs: more than any choice of breaks on it, but those that are forbidden.
    private static let page = 1_000.0

    private func cost(of strip: Strip) -> Double {
        switch strip.breakBefore {
        case .forced, .betweenSections: 0
        case .betweenEntries: strip.breakWeight > 30 ? strip.breakWeight : 0.05
        case .insideEntry: strip.breakWeight
        case .insideParagraph: 1.6 * strip.breakWeight
        case .forbidden: 100_000
        }
    }

    /// Whether nothing of an entry follows a strip: at a page's top it would stand alone.
    private static func isLastOfEntry(_ index: Int, _ strips: [Strip]) -> Bool {
        index + 1 >= strips.count || strips[index + 1].breakBefore <= .betweenEntries
    }

    /// Whether a page that ends before a strip strands a heading: but a line of its entry follows it.
    private static func strandsHeading(before end: Int, _ strips: [Strip]) -> Bool {
        guard end >= 2 else { return false }
        let before = strips[end - 2].breakBefore
        return before <= .betweenEntries
            || before == .forbidden && strips[end - 1].breakBefore == .forbidden && end >= 3
                && strips[end - 3].breakBefore == .betweenSections
    }

    /// What a widow costs beyond a break inside an entry: but one line of it goes on.
    private static let widow = 0.9

    /// What empty space costs: as much as a break inside an entry when it reaches the share of the
    /// page that may stay empty to keep one whole.
    private func emptyCost(_ share: Double) -> Double {
        let ratio = share / max(rules.keepEntry, 0.01)
        return min(ratio * ratio, 60)
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
