extension Trial {
    /// What is set further apart where lists are.
    private enum ListOpening: CaseIterable {
        /// Items, what stands below the heads of their section's entries, and entries.
        case belowHeads
        /// Items and entries.
        case entries
        /// Items, where entries are further apart than that already.
        case items
    }

    /// The pages with lists a step further apart, or half a step of a coarse grid, by what is opened, most first.
    ///
    /// What ends a page may go on to the next. None without lists, and where one page would be two. Each is made when it is
    /// asked for. By half a step lines beside a column are no longer level with those in it, as they are not where its type
    /// is smaller.
    var openedLists: some Sequence<Trial> {
        let step = isSpread ? layout.gridStep : nil
        let steps = step.map { layout.page.grid == .quarterLine ? [$0] : [$0, $0 / 2] } ?? []
        let ways = steps.flatMap { step in ListOpening.allCases.map { (step, $0) } }
        return ways.lazy.compactMap { withOpenLists($1, by: $0) }
    }

    private func withOpenLists(_ opening: ListOpening, by step: Double) -> Trial? {
        let items = [ColumnSet.Source.main, .wide].map {
            ($0, Set(columns[$0].strips.opened(opening == .belowHeads)))
        }
        func isOpened(_ index: StripIndex) -> Bool {
            items.contains { $0 == index.source && $1.contains(index.index) }
        }
        // With what begins a page: where pages end elsewhere, it stands below something.
        let strips = plan.pages.map { page in
            page.main.compactMap { index -> StripIndex? in
                if case .title = index.place { return nil }
                return StripIndex(source: index.source, index: index.index)
            }
        }
        guard strips.joined().contains(where: isOpened) else { return nil }
        let (entries, sections) = (gaps(.betweenEntries), gaps(.betweenSections))
        let widened: [[StripIndex]]
        if opening == .items {
            guard spaces(entries).allSatisfy({ $0 > step * 1.5 }) else { return nil }
            widened = strips.map { $0.filter(isOpened) }
        } else {
            let areApart = areApart(entries, sections, by: step)
            widened = strips.map {
                $0.filter {
                    isOpened($0) || isGap($0, .betweenEntries)
                        || !areApart && isGap($0, .betweenSections)
                }
            }
        }
        // A single page has room for all of it, or would be two; where the main column is wider on some pages than on others,
        // what is set in one width stays there.
        let canMove = pageCount > 1 && columns.rest == nil
        guard
            canMove
                || plan.pages.indices.allSatisfy({ page in
                    let count = widened[page].count { $0 != strips[page].first }
                    return Double(count) * step <= room(on: page) + Strip.tolerance
                })
        else { return nil }
        var opened = self
        for index in widened.joined() { opened.columns.widen(index, by: step) }
        if canMove { opened.breakPages() }
        return opened
    }
}

extension [Strip] {
    /// The strips with which list items begin, and what follows a list in its entry; with them what stands below the heads
    /// of entries in sections with lists.
    fileprivate func opened(_ belowHeads: Bool) -> [Int] {
        var opened: [Int] = []
        var start = 0
        while start < count {
            let next = self[(start + 1)...].firstIndex { $0.breakBefore <= .betweenSections }
            let section = start..<(next ?? count)
            if self[section].contains(where: \.beginsItem) {
                opened += section.dropFirst().filter {
                    self[$0].beginsItem || followsItem($0) || belowHeads && followsHeading($0)
                }
            }
            start = section.upperBound
        }
        return opened
    }

    /// Whether a strip is the first below the head of an entry.
    private func followsHeading(_ index: Int) -> Bool {
        self[index].breakBefore > .betweenEntries && !self[index].isHeading
            && self[index - 1].isHeading && !self[index - 1].isTitle
    }

    /// Whether a strip is the first of what follows a list in its entry.
    private func followsItem(_ index: Int) -> Bool {
        guard self[index].breakBefore == .insideEntry, !self[index].isHeading else { return false }
        let above = self[index - 1].block
        guard above != self[index].block else { return false }
        let first = self[..<index].lastIndex { $0.block != above }.map { $0 + 1 } ?? 0
        return self[first].beginsItem
    }
}
