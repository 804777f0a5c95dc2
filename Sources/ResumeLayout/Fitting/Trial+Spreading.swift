extension Trial {
    /// Gives what stays empty at the foot of pages that go on to the distances between the entries and sections on
    /// them, in steps of the grid: at most half a line of running text to each, so that all pages look alike.
    ///
    /// Lists of single lines stay as close as they are, and so do columns that stand side by side.
    mutating func spread() {
        guard layout.side == nil, let step = layout.gridStep else { return }
        for (number, page) in plan.pages.enumerated().dropLast() {
            let next = plan.pages[number + 1].main.first.map { columns[$0].breakBefore }
            let gaps = page.main.dropFirst().filter { index in
                let strip = columns[index]
                return index.place == .flow && strip.spaceBefore > step / 2
                    && [.betweenSections, .betweenEntries].contains(strip.breakBefore)
            }
            guard next != .forced, !gaps.isEmpty else { continue }
            let height = number == 0 ? grid.setup.firstTextHeight : grid.setup.textHeight
            let head = columns.height(of: page.head)
            let filled = head + (head > 0 ? headGap : 0) + columns.height(of: page.main)
            let most = max(Int((lineHeight / 2 / step).rounded()), 1) * gaps.count
            let steps = min(Int((height - filled + Strip.tolerance) / step), most)
            guard steps > 0 else { continue }
            // What does not go round is for the sections, and then for the topmost entries.
            let sections = gaps.filter { columns[$0].breakBefore == .betweenSections }
            let ordered = sections + gaps.filter { !sections.contains($0) }
            for (place, gap) in ordered.enumerated() {
                let share = steps / gaps.count + (place < steps % gaps.count ? 1 : 0)
                columns.main.strips[gap.index].spaceBefore += Double(share) * step
            }
        }
    }
}
