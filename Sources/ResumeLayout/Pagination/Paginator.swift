/// Chooses where pages end, for the whole document at once.
///
/// Dynamic programming over the strips: the fewest pages, and among those the least sum of what
/// breaks cost and what empty space at the foot of pages (but the last) costs. That is the way of
/// Plass (Optimal Pagination Techniques, 1981) for pages without floats.
struct Paginator {
    /// The height of a page's text, in points.
    let height: Double
    let rules: BreakingRules

    /// The pages, as ranges of strips; none is empty.
    func pages(_ strips: [Strip]) -> [Range<Int>] {
        guard !strips.isEmpty else { return [] }
        // best[i]: the cheapest way to fill pages with the first i strips.
        var best: [(cost: Double, from: Int)] = [(0, -1)]
        best.reserveCapacity(strips.count + 1)
        for end in 1...strips.count {
            let isLast = end == strips.count
            let breakCost = isLast ? 0 : cost(of: strips[end].breakBefore)
            var choice = (cost: Double.infinity, from: end - 1)
            var filled = 0.0
            var start = end
            while start > 0 {
                start -= 1
                // The space above a page's first strip vanishes.
                if start + 1 < end { filled += strips[start + 1].spaceBefore }
                filled += strips[start].height
                if filled > height + 1e-6, start + 1 < end { break }
                let empty = isLast ? 0 : max(0, 1 - filled / height)
                let cost = best[start].cost + Self.page + breakCost + emptyCost(empty)
                if cost < choice.cost { choice = (cost, start) }
            }
            best.append(choice)
        }
        var pages: [Range<Int>] = []
        var end = strips.count
        while end > 0 {
            pages.append(best[end].from..<end)
            end = best[end].from
        }
        return pages.reversed()
    }

    /// What each page costs: more than any choice of breaks on it, but those that are forbidden.
    private static let page = 100.0

    private func cost(of breakClass: BreakClass) -> Double {
        switch breakClass {
        case .betweenSections: 0
        case .betweenEntries: 0.05
        case .insideEntry: 1
        case .insideParagraph: 1.6
        case .forbidden: 10_000
        }
    }

    /// What empty space costs: as much as a break inside an entry when it reaches the share of the
    /// page that may stay empty to keep one whole.
    private func emptyCost(_ share: Double) -> Double {
        let ratio = share / max(rules.keepEntry, 0.01)
        return min(ratio * ratio, 60)
    }
}
