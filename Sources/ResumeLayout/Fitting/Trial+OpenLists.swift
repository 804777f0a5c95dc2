extension Trial {
    /// What is set further apart where lists are.
    private enum ListOpening: CaseIterable {
        /// Items and entries.
        case entries
        /// Items, where entries are far enough apart already that they stay more than twice as far.
        case items
    }

    /// The pages with lists a step of the grid further apart, of a coarse one a quarter of a line, by what is opened, most first.
    ///
    /// What ends a page may go on to the next. None without lists, and where one page would be two. Each is made when it is
    /// asked for. On a grid of half lines, lines beside a column are no longer level with those in it then, as they are not
    /// where its type is smaller.
    var openedLists: some Sequence<Trial> {
        let step = isSpread ? layout.gridStep.map { min($0, lineHeight / 4) } : nil
        return ListOpening.allCases.lazy.compactMap { opening in
            step.flatMap { withOpenLists(opening, by: $0) }
        }
    }

    private func withOpenLists(_ opening: ListOpening, by step: Double) -> Trial? {
        let items = [ColumnSet.Source.main, .wide].map {
            ($0, Set(columns[$0].strips.opened))
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
            guard spaces(entries).allSatisfy({ $0 > step * 2.5 }) else { return nil }
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
    /// The strips with which list items begin, and what follows a list in its entry.
    ///
    /// What stands below an entry's head stays there, as in sections without lists.
    fileprivate var opened: [Int] {
        indices.dropFirst().filter { self[$0].beginsItem || followsItem($0) }
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
