extension Trial {
    /// Gives what stays empty at the feet of pages to the distances on them, in steps of the grid.
    ///
    /// On a grid of quarter lines list items and entries all get a step, where every page has room for that.
    /// What is left of pages that go on then goes to the entries and sections on them, at most half a line of running
    /// text to each, so that all pages look alike. Lists of single lines stay as close as they are, and so do columns
    /// that stand side by side.
    mutating func spread() {
        guard layout.side == nil, let step = layout.gridStep else { return }
        if layout.page.grid == .quarterLine { loosen(by: step) }
        for (number, page) in plan.pages.enumerated().dropLast() {
            let next = plan.pages[number + 1].main.first.map { columns[$0].breakBefore }
            let gaps = self.gaps(on: page, wider: step / 2)
            guard next != .forced, !gaps.isEmpty else { continue }
            let sections = gaps.filter { columns[$0].breakBefore == .betweenSections }
            let entries = gaps.filter { !sections.contains($0) }
            var steps = Int((room(on: number) + Strip.tolerance) / step)
            // A step is for all entries or for none, and so with sections: what is alike stays alike.
            for _ in 0..<max(Int((lineHeight / 2 / step).rounded()), 1) {
                for group in [entries, sections] where group.count <= steps {
                    steps -= group.count
                    for gap in group { columns.main.strips[gap.index].spaceBefore += step }
                }
            }
        }
    }

    /// Sets list items a step apart, and entries as much further than they are, if all pages can hold that.
    private mutating func loosen(by step: Double) {
        let items = plan.pages.map { page in
            page.main.dropFirst().filter { index in
                index.place == .flow && columns[index].beginsItem
                    && !columns.main.strips[index.index - 1].isHeading
            }
        }
        let gaps = zip(plan.pages, items).map { page, items in
            items
                + self.gaps(on: page, wider: step / 2).filter {
                    columns[$0].breakBefore == .betweenEntries
                }
        }
        let haveRoom = gaps.enumerated().allSatisfy { number, gaps in
            Double(gaps.count) * step <= room(on: number) + Strip.tolerance
        }
        guard haveRoom, !items.joined().isEmpty else { return }
        for gap in gaps.joined() { columns.main.strips[gap.index].spaceBefore += step }
    }

    /// The strips on a page before which an entry or a section ends, further from it than so many points.
    private func gaps(on page: PagePlan.PageContent, wider least: Double) -> [StripIndex] {
        page.main.dropFirst().filter { index in
            let strip = columns[index]
            return index.place == .flow && strip.spaceBefore > least
                && [.betweenSections, .betweenEntries].contains(strip.breakBefore)
        }
    }

    /// How much of a page stays empty below its text, in points.
    private func room(on number: Int) -> Double {
        let page = plan.pages[number]
        let height = number == 0 ? grid.setup.firstTextHeight : grid.setup.textHeight
        let head = columns.height(of: page.head)
        return height - head - (head > 0 ? headGap : 0) - columns.height(of: page.main)
    }
}

extension Strip {
    /// Whether a list item begins with it: a sign stands before its text.
    fileprivate var beginsItem: Bool {
        if case .line(let line) = items.first { line.keepsBlank } else { false }
    }
}
