extension Layout {
    /// The layout with its distances, leading, sizes and margins changed.
    func fitted(_ state: FitState, keeping kept: KeptValues = KeptValues()) -> Layout {
        guard state != FitState() else { return self }
        var layout = self
        let space = FittedSpace(
            factor: state.space, gridStep: gridStep.map { $0 * state.leading * state.size },
            line: main.styles[.body].lineHeight * state.leading * state.size)
        layout.main = main.fitted(state, space, keeping: kept)
        // A head looks the same on full and on empty pages.
        for slot in TextStyles.Slot.head {
            layout.main.styles[slot].leading = main.styles[slot].leading
        }
        if let look = side?.look {
            var fitted = look.fitted(state, space, keeping: kept)
            // What heads a side column is one of its sections where it is as far from the next.
            if look.spacing.header == look.spacing.section {
                fitted.spacing.header = fitted.spacing.section
            }
            layout.side?.look = fitted
        }
        for (kind, entry) in entries {
            var entry = entry
            entry.space = entry.space.map(
                entry.hasChips ? space.fittedBelowChips : space.fittedRow)
            entry.roles.space = space.fitted(entry.roles.space)
            entry.roles.headSpace = space.fitted(entry.roles.headSpace)
            layout.entries[kind] = entry
        }
        for (key, options) in sections.each {
            var options = options
            options.spacing = options.spacing.map(space.fitted)
            options.title = options.title?.fitted(state)
            layout.sections.each[key] = options
        }
        layout.page.margins.top *= state.margin
        layout.page.margins.firstTop = page.margins.firstTop.map { $0 * state.margin }
        layout.page.margins.right *= state.margin
        layout.page.margins.bottom *= state.margin
        layout.page.margins.left *= state.margin
        // What shows of a band beyond another keeps its width: it is a line, not a distance.
        let around = page.bands.indices.filter { page.bands[$0].place == .header }
        let least = around.map { page.bands[$0].padding }.min() ?? 0
        for index in around { layout.page.bands[index].padding -= least * (1 - state.space) }
        for index in page.header.indices { layout.page.header[index].offset *= state.margin }
        for index in page.footer.indices { layout.page.footer[index].offset *= state.margin }
        for index in page.bands.indices {
            guard case .edge(let edge, let size) = page.bands[index].place else { continue }
            let (old, new) = (page.margins[edge], layout.page.margins[edge])
            // What lies behind text ends where that does; a strip in a margin stays.
            if let old, let new, size > old {
                layout.page.bands[index].place = .edge(edge, size - old + new)
            }
        }
        return layout
    }
}

extension PageSetup.Margins {
    /// The one at the left or right; nil for others.
    fileprivate subscript(edge: Band.Edge) -> Double? {
        switch edge {
        case .left: left
        case .right: right
        case .top, .bottom: nil
        }
    }
}

/// How distances between parts are changed: what is seen of them never vanishes.
private struct FittedSpace {
    let factor: Double
    /// What a distance keeps, in points: half a step of the grid, which is rounded to a whole one.
    let least: Double

    /// What distances in the head are changed by; they never grow, so that its parts stay together.
    var head: Double { min(max(factor, Self.leastHead), 1) }

    /// The share that distances in the head keep.
    private static let leastHead = 0.8

    /// What the head keeps of its distance from what follows, so that it ends: a line.
    let leastHeader: Double

    /// What entries keep of theirs, and titles of that below them: what is rounded to five eighths of a line, but where that
    /// is the last resort.
    let leastEntry: Double

    /// The distance inside an entry, in points, below which the last resort leaves nothing: signs and short lines tell the
    /// same.
    let leastInside: Double

    init(factor: Double, gridStep: Double?, line: Double) {
        self.factor = factor
        least = (gridStep ?? 0) / 2
        let seen = gridStep == nil ? 0 : max(least, line * Self.leastEntryLines - least)
        let isLastResort = FitState.isLastResort(factor)
        leastHeader = gridStep == nil ? 0 : line
        leastEntry = isLastResort ? least : seen
        leastInside = isLastResort ? line / 4 : 0
    }

    /// How far entries stay apart, in lines: lists have an eighth of one between items, and with half of one they would run
    /// together.
    private static let leastEntryLines = 0.625

    /// What a title gains of what is more above it, in distance from what it heads.
    private static let titleShare = 0.25

    func fittedEntry(_ distance: Double) -> Double { fitted(distance, keeping: leastEntry) }

    /// Rows that are as near to each other as list items are a list.
    func fittedRow(_ distance: Double) -> Double {
        distance < leastInside ? 0 : fittedEntry(distance)
    }

    /// What is below chips begins at their edge, lower than a line's: they would stand nearer to the next entry.
    func fittedBelowChips(_ distance: Double) -> Double {
        fitted(distance, keeping: 1.5 * leastEntry)
    }

    func fitted(_ distance: Double) -> Double { fitted(distance, keeping: least) }

    private func fitted(_ distance: Double, keeping least: Double) -> Double {
        max(distance * factor, min(distance, least))
    }

    private func inside(_ distance: Double) -> Double {
        distance < leastInside ? 0 : fitted(distance)
    }

    func fitted(_ spacing: Spacing) -> Spacing {
        let section = fitted(spacing.section)
        return Spacing(
            headerBlock: spacing.headerBlock * head,
            header: fitted(spacing.header, keeping: leastHeader),
            section: section,
            // A title stays with what it heads.
            title: min(fittedEntry(spacing.title), spacing.title)
                + max(section - spacing.section, 0) * Self.titleShare,
            entry: fittedEntry(spacing.entry), row: fitted(spacing.row),
            paragraph: inside(spacing.paragraph), item: inside(spacing.item))
    }
}

extension ColumnLook {
    fileprivate func fitted(
        _ state: FitState, _ space: FittedSpace, keeping kept: KeptValues
    ) -> ColumnLook {
        var look = self
        look.styles.change { style in
            style.size *= state.size
            style.leading *= state.leading
        }
        for slot in kept.slots[.size] ?? [] { look.styles[slot].size = styles[slot].size }
        for slot in kept.slots[.leading] ?? [] { look.styles[slot].leading = styles[slot].leading }
        look.spacing = space.fitted(spacing)
        look.title = title.fitted(state)
        look.bullets.indent *= state.size
        look.bullets.hang *= state.size
        look.chips.gap *= state.space
        look.chips.space = chips.space.map(space.fitted)
        return look
    }
}

extension EntryLayout {
    fileprivate var hasChips: Bool {
        body.contains { if case .chips = $0 { true } else { false } }
    }
}

extension SectionTitleLayout {
    /// The share of its distance from the title that a rule keeps.
    private static let leastGap = 0.8

    fileprivate func fitted(_ state: FitState) -> SectionTitleLayout {
        // A short one would touch its title.
        guard length == nil else { return self }
        var title = self
        title.gap *= min(max(state.space, Self.leastGap), 1)
        return title
    }
}
