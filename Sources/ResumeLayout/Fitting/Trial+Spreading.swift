extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of a grid of quarter lines.
    ///
    /// What is alike stays alike on all pages: list items get a step where no page more is needed for that, and then
    /// entries and sections in turn, where every page has room, up to half a line of running text. What a page that goes
    /// on has left then is given to what is on it. Lists of single lines stay as close as they are, and so do columns that
    /// stand side by side.
    mutating func spread() {
        guard layout.side == nil, layout.page.grid == .quarterLine, let step = layout.gridStep
        else {
            return
        }
        var opened = withOpenLists(by: step)
        spreadGaps(by: step)
        opened?.spreadGaps(by: step)
        if let opened, opened.pageCount == pageCount, opened.worstDivision <= worstDivision,
            opened.emptiestShare <= max(emptiestShare, layout.breaking.keepEntry)
        {
            self = opened
        }
        fillFeet(by: step)
    }

    /// The pages with list items a step further apart, and with them entries: what ends a page may go on to the next; nil
    /// without lists.
    private func withOpenLists(by step: Double) -> Trial? {
        let strips = columns.main.strips
        let items = strips.indices.dropFirst().filter {
            strips[$0].beginsItem || strips.followsItem($0)
        }
        guard !items.isEmpty else { return nil }
        var opened = self
        let sections = keepsSectionsApart(by: step) ? [] : gaps(.betweenSections)
        for index in items + gaps(.betweenEntries) + sections {
            opened.columns.main.strips[index].spaceBefore += step
        }
        opened.plan =
            Paginator(grid: grid, rules: layout.breaking, pages: .all, headGap: headGap)
            .plan(opened.columns)
        return opened
    }

    /// Sets entries and sections further apart, in turn.
    private mutating func spreadGaps(by step: Double) {
        let pages = plan.pages.indices
        for _ in 0..<max(Int((lineHeight / 2 / step).rounded()), 1) {
            if keepsSectionsApart(by: step) {
                widen(pages.map { gaps(on: $0, .betweenEntries) }, by: step)
            }
            // A head ends as sections do.
            widen(pages.map { gaps(on: $0, .betweenSections) + headEnds(on: $0) }, by: step)
        }
    }

    /// Gives each page that goes on a step more, as far as it has room: from one page to the next nobody sees that.
    private mutating func fillFeet(by step: Double) {
        for page in plan.pages.indices.dropLast() {
            func widen(_ gaps: [StripIndex]) {
                guard Double(gaps.count) * step <= room(on: page) + Strip.tolerance else { return }
                for gap in gaps { columns.main.strips[gap.index].spaceBefore += step }
            }
            let (entries, sections) = (
                gaps(on: page, .betweenEntries), gaps(on: page, .betweenSections)
            )
            if areApart(entries.map(\.index), sections.map(\.index), by: step) { widen(entries) }
            widen(sections + headEnds(on: page))
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
    private func keepsSectionsApart(by step: Double) -> Bool {
        areApart(gaps(.betweenEntries), gaps(.betweenSections), by: step)
    }

    private func areApart(_ entries: [Int], _ sections: [Int], by step: Double) -> Bool {
        guard let least = spaces(sections).min() else { return true }
        return (spaces(entries).max() ?? 0) + step <= least * Self.mostOfSections
    }

    private func spaces(_ gaps: [Int]) -> [Double] {
        gaps.map { columns.main.strips[$0].spaceBefore }
    }

    /// The most that the distance of entries is of that of sections, where pages are spread.
    private static let mostOfSections = 0.5

    /// The strips before which an entry or a section ends, with a distance that is seen.
    private func gaps(_ kind: PageBreak) -> [Int] {
        columns.main.strips.indices.dropFirst().filter { isGap($0, kind) }
    }

    /// Those on a page, below its top.
    private func gaps(on page: Int, _ kind: PageBreak) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { $0.place == .flow && isGap($0.index, kind) }
    }

    /// Whether such a strip stands there; what follows the head is another matter.
    private func isGap(_ index: Int, _ kind: PageBreak) -> Bool {
        columns.main.strips[index].breakBefore == kind && isShown(index) && !followsHead(index)
    }

    /// The first strip below the head, where it is on a page.
    private func headEnds(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter {
            $0.place == .flow && isShown($0.index) && followsHead($0.index)
        }
    }

    /// Whether a strip has a distance that is seen, and is no line of a list.
    private func isShown(_ index: Int) -> Bool {
        let strip = columns.main.strips[index]
        return !strip.isListLine && strip.spaceBefore > (layout.gridStep ?? 0) / 2
    }

    private func followsHead(_ index: Int) -> Bool {
        columns.main.strips[index - 1].isHead && !columns.main.strips[index].isHead
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
