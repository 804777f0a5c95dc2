extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of the grid.
    ///
    /// What is alike stays alike: on a grid of quarter lines list items and entries get a step each, and then entries
    /// and sections in turn, where every page has room for that, up to half a line of running text. Only what is left of a page that goes on,
    /// and would be seen, goes to its own entries and sections. Lists of single lines stay as close as they are, and so
    /// do columns that stand side by side.
    mutating func spread() {
        guard layout.side == nil, let step = layout.gridStep else { return }
        let pages = plan.pages.indices
        let isFine = layout.page.grid == .quarterLine
        if isFine, pages.contains(where: { !items(on: $0).isEmpty }) {
            widen(pages.map { items(on: $0) + gaps(on: $0, .betweenEntries) }, by: step)
        }
        let rounds = max(Int((lineHeight / 2 / step).rounded()), 1)
        if isFine {
            for _ in 0..<rounds {
                let entries = pages.map { gaps(on: $0, .betweenEntries) }
                if keepsSectionsApart(entries, by: step) { widen(entries, by: step) }
                widen(pages.map { gaps(on: $0, .betweenSections) }, by: step)
            }
        }
        for page in pages.dropLast() {
            let next = plan.pages[page + 1].main.first.map { columns[$0].breakBefore }
            guard next != .forced else { continue }
            for _ in 0..<rounds {
                for kind in [PageBreak.betweenEntries, .betweenSections]
                where !isFine || room(on: page) > grid.setup.textHeight * Self.leastSeen {
                    widen([gaps(on: page, kind)], by: step, on: page...page)
                }
            }
        }
    }

    /// The share of a page that is seen to be empty at its foot.
    private static let leastSeen = 0.025

    /// Sets what stands below each of some distances further down by a step, if all pages can hold that.
    private mutating func widen(
        _ gaps: [[StripIndex]], by step: Double, on pages: ClosedRange<Int>? = nil
    ) {
        let first = pages?.lowerBound ?? 0
        let haveRoom = gaps.enumerated().allSatisfy { number, gaps in
            Double(gaps.count) * step <= room(on: first + number) + Strip.tolerance
        }
        guard haveRoom else { return }
        for gap in gaps.joined() { columns.main.strips[gap.index].spaceBefore += step }
    }

    /// Whether entries a step further apart are still nearer to each other than sections are: most readers tell both by
    /// their distances alone.
    private func keepsSectionsApart(_ entries: [[StripIndex]], by step: Double) -> Bool {
        let sections = plan.pages.indices.flatMap { gaps(on: $0, .betweenSections) }
        guard let least = sections.map({ columns[$0].spaceBefore }).min() else { return true }
        let most = entries.joined().map { columns[$0].spaceBefore }.max() ?? 0
        return most + step <= least * Self.mostOfSections
    }

    /// The most that the distance of entries is of that of sections, where pages are spread.
    private static let mostOfSections = 2.0 / 3

    /// The strips on a page that list items begin with.
    private func items(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { $0.place == .flow && columns[$0].beginsItem }
    }

    /// The strips on a page before which an entry or a section ends, with a distance that is seen; what follows the head
    /// stays.
    private func gaps(on page: Int, _ kind: PageBreak) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { index in
            let strip = columns[index]
            return index.place == .flow && strip.breakBefore == kind
                && strip.spaceBefore > (layout.gridStep ?? 0) / 2
                && !columns.main.strips[index.index - 1].isHead
        }
    }
}

extension Strip {
    /// Whether a list item begins with it: a sign stands before its text.
    fileprivate var beginsItem: Bool {
        if case .line(let line) = items.first { line.keepsBlank } else { false }
    }
}
