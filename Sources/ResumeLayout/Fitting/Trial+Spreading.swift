extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of a grid of quarter lines.
    ///
    /// What is alike stays alike on all pages: list items and entries get a step each, and then entries and sections in
    /// turn, where every page has room for that, up to half a line of running text. Lists of single lines stay as close
    /// as they are, and so do columns that stand side by side.
    mutating func spread() {
        guard layout.side == nil, layout.page.grid == .quarterLine, let step = layout.gridStep
        else {
            return
        }
        let pages = plan.pages.indices
        if pages.contains(where: { !items(on: $0).isEmpty }) {
            widen(pages.map { items(on: $0) + gaps(on: $0, .betweenEntries) }, by: step)
        }
        for _ in 0..<max(Int((lineHeight / 2 / step).rounded()), 1) {
            let entries = pages.map { gaps(on: $0, .betweenEntries) }
            if keepsSectionsApart(entries, by: step) { widen(entries, by: step) }
            // A head ends as sections do.
            widen(pages.map { gaps(on: $0, .betweenSections) + headEnds(on: $0) }, by: step)
        }
    }

    /// Sets what stands below some distances of each page further down by a step, if all pages can hold that.
    private mutating func widen(_ gaps: [[StripIndex]], by step: Double) {
        let haveRoom = gaps.enumerated().allSatisfy { page, gaps in
            Double(gaps.count) * step <= room(on: page) + Strip.tolerance
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

    /// The strips on a page that list items begin with, and those below a list, such as the tools that were used: else
    /// these would stick to its last item.
    private func items(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { strip in
            strip.place == .flow
                && (columns[strip].beginsItem || columns.main.strips.followsItem(strip.index))
        }
    }

    /// The strips on a page before which an entry or a section ends, with a distance that is seen; what follows the head
    /// is another matter.
    private func gaps(on page: Int, _ kind: PageBreak) -> [StripIndex] {
        shown(on: page).filter { columns[$0].breakBefore == kind && !followsHead($0) }
    }

    /// The first strip below the head, where it is on a page.
    private func headEnds(on page: Int) -> [StripIndex] { shown(on: page).filter(followsHead) }

    /// The strips on a page with a distance that is seen.
    private func shown(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter {
            $0.place == .flow && !columns[$0].isListLine
                && columns[$0].spaceBefore > (layout.gridStep ?? 0) / 2
        }
    }

    private func followsHead(_ index: StripIndex) -> Bool {
        columns.main.strips[index.index - 1].isHead && !columns[index].isHead
    }
}

extension [Strip] {
    /// Whether a strip is the first of what follows a list in its entry.
    fileprivate func followsItem(_ index: Int) -> Bool {
        guard index > 0, self[index].breakBefore == .insideEntry, !self[index].isHeading else {
            return false
        }
        let above = self[index - 1].block
        guard above != self[index].block else { return false }
        let first = self[..<index].lastIndex { $0.block != above }.map { $0 + 1 } ?? 0
        return self[first].beginsItem
    }
}
