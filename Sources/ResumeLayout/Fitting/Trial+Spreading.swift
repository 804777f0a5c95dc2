extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of a grid.
    ///
    /// List items get a step first, where no page more is needed for that. Then entries and sections do in turn, where
    /// every page has room, up to half a line of running text. What a page that goes on has left then is given to what is
    /// on it. Lists of single lines stay as close as they are.
    ///
    /// Sections that need not end after one of a few entries do not where what is empty above them then is spread.
    mutating func spread() {
        guard let step = layout.gridStep, isSpread else { return }
        var whole = self
        spreadPages(by: step)
        guard layout.side == nil, cutCount > 0, pageCount <= Self.mostMinded else { return }
        whole.layout.breaking.keepsSections = true
        whole.breakPages()
        whole.spreadPages(by: step)
        if whole.cutCount < cutCount, whole.isNoWorse(than: self) { self = whole }
    }

    /// The most pages whose ends are minded: beyond, nobody minds one more.
    static let mostMinded = 8

    /// How many pages end inside sections.
    var cutCount: Int {
        plan.pages.dropFirst().compactMap(\.main.first).count {
            columns[$0.source].strips[$0.index].breakBefore > .betweenSections
        }
    }

    /// Ends pages anew.
    private mutating func breakPages() {
        plan =
            Paginator(grid: grid, rules: layout.breaking, pages: .all, headGap: headGap)
            .plan(columns)
    }

    private mutating func spreadPages(by step: Double) {
        if layout.side == nil {
            var opened = withOpenLists
            opened?.spreadGaps(by: step)
            spreadGaps(by: step)
            if let opened, opened.isNoWorse(than: self) { self = opened }
        } else {
            openLists(by: step)
        }
        fillFeet(by: step)
    }

    /// Whether its pages are as many as another trial's, are divided as well, and end as low.
    func isNoWorse(than other: Trial) -> Bool {
        pageCount == other.pageCount && worstDivision <= other.worstDivision
            && emptiestShare <= max(other.emptiestShare, layout.breaking.keepEntry)
    }

    /// Whether distances are spread: on a grid so coarse that columns side by side stay level, or where there are none.
    private var isSpread: Bool { layout.side != nil || layout.page.grid == .quarterLine }

    /// The pages with list items a step further apart, and with them entries: what ends a page may go on to the next; nil
    /// without lists, beside a column, and where one page would be two.
    var withOpenLists: Trial? {
        guard let step = layout.gridStep, isSpread, layout.side == nil else { return nil }
        let strips = columns.main.strips
        let items = strips.indices.dropFirst().filter(strips.isAtItem)
        guard !items.isEmpty else { return nil }
        var opened = self
        let (entries, sections) = (gaps(.betweenEntries), gaps(.betweenSections))
        let areApart = areApart(entries, sections, by: step)
        let widened = items.map(StripIndex.inMain) + entries + (areApart ? [] : sections)
        // One page has room for all of it, or would be two.
        let fits = Double(widened.count) * step <= room(on: 0) + Strip.tolerance
        guard pageCount > 1 || fits else { return nil }
        for index in widened { opened.columns.widen(index, by: step) }
        if pageCount > 1 { opened.breakPages() }
        return opened
    }

    /// Sets list items and entries beside a column further apart, where all pages have room.
    private mutating func openLists(by step: Double) {
        let pages = plan.pages.indices.map { page -> [StripIndex] in
            let items = plan.pages[page].main.dropFirst().filter {
                $0.place == .flow && columns[$0.source].strips.isAtItem($0.index)
            }
            guard !items.isEmpty else { return [] }
            let (entries, sections) = (
                gaps(on: page, .betweenEntries), gaps(on: page, .betweenSections)
            )
            return items + entries + (areApart(entries, sections, by: step) ? [] : sections)
        }
        widen(pages, by: step)
    }

    /// Sets entries and sections further apart, in turn.
    private mutating func spreadGaps(by step: Double) {
        let pages = plan.pages.indices
        for _ in 0..<max(Int((lineHeight / 2 / step).rounded()), 1) {
            if areApart(gaps(.betweenEntries), gaps(.betweenSections), by: step) {
                widen(pages.map { gaps(on: $0, .betweenEntries) }, by: step)
            }
            // A head ends as sections do.
            widen(pages.map { gaps(on: $0, .betweenSections) + headEnds(on: $0) }, by: step)
        }
    }

    /// Gives each page that goes on a step or two more, as far as it has room: from one page to the next nobody sees that.
    private mutating func fillFeet(by step: Double) {
        for page in plan.pages.indices.dropLast() {
            let (entries, sections) = (
                gaps(on: page, .betweenEntries), gaps(on: page, .betweenSections)
            )
            for _ in 0..<(layout.side == nil ? Self.mostFootSteps : 1) {
                if areApart(entries, sections, by: step) { widen([entries], from: page, by: step) }
                widen([sections + headEnds(on: page)], from: page, by: step)
            }
        }
    }

    /// How many steps the distances on one page are spread beyond those of the others at most.
    private static let mostFootSteps = 2

    /// Sets what stands below some distances of each page further down by a step, if all pages can hold that.
    private mutating func widen(_ gaps: [[StripIndex]], from first: Int = 0, by step: Double) {
        let haveRoom = gaps.enumerated().allSatisfy { page, gaps in
            Double(gaps.count) * step <= room(on: first + page) + Strip.tolerance
        }
        guard haveRoom else { return }
        for gap in gaps.joined() { columns.widen(gap, by: step) }
    }

    /// Whether entries a step further apart are still nearer to each other than sections are: most readers tell both by
    /// their distances alone.
    private func areApart(_ entries: [StripIndex], _ sections: [StripIndex], by step: Double)
        -> Bool
    {
        guard let least = spaces(sections).min() else { return true }
        return (spaces(entries).max() ?? 0) + step <= least * Self.mostOfSections
    }

    private func spaces(_ gaps: [StripIndex]) -> [Double] { gaps.map { columns[$0].spaceBefore } }

    /// The most that the distance of entries is of that of sections, where pages are spread.
    private static let mostOfSections = 0.5

    /// The strips before which an entry or a section ends, with a distance that is seen.
    private func gaps(_ kind: PageBreak) -> [StripIndex] {
        columns.main.strips.indices.dropFirst().map(StripIndex.inMain).filter { isGap($0, kind) }
    }

    /// Those on a page, below its top.
    private func gaps(on page: Int, _ kind: PageBreak) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter { $0.place == .flow && isGap($0, kind) }
    }

    /// Whether such a strip stands there; what follows the head is another matter.
    private func isGap(_ index: StripIndex, _ kind: PageBreak) -> Bool {
        columns[index].breakBefore == kind && isShown(index) && !followsHead(index)
    }

    /// The first strip below the head, where it is on a page.
    private func headEnds(on page: Int) -> [StripIndex] {
        plan.pages[page].main.dropFirst().filter {
            $0.place == .flow && isShown($0) && followsHead($0)
        }
    }

    /// Whether a strip has a distance that is seen, and is no line of a list.
    private func isShown(_ index: StripIndex) -> Bool {
        let strip = columns[index]
        return !strip.isListLine && strip.spaceBefore > (layout.gridStep ?? 0) / 2
    }

    private func followsHead(_ index: StripIndex) -> Bool {
        let strips = columns[index.source].strips
        return strips[index.index - 1].isHead && !strips[index.index].isHead
    }
}

extension StripIndex {
    fileprivate static func inMain(_ index: Int) -> Self { Self(source: .main, index: index) }
}

extension [Strip] {
    /// Whether a list item, or what follows a list in its entry, begins with a strip.
    fileprivate func isAtItem(_ index: Int) -> Bool { self[index].beginsItem || followsItem(index) }

    /// Whether a strip is the first of what follows a list in its entry.
    private func followsItem(_ index: Int) -> Bool {
        guard index > 0, self[index].breakBefore == .insideEntry, !self[index].isHeading else {
            return false
        }
        let above = self[index - 1].block
        guard above != self[index].block else { return false }
        let first = self[..<index].lastIndex { $0.block != above }.map { $0 + 1 } ?? 0
        return self[first].beginsItem
    }
}
