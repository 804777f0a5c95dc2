extension Layout {
    /// The layout with its distances, leading, sizes and margins changed.
    func fitted(_ state: FitState, keeping kept: KeptValues = KeptValues()) -> Layout {
        guard state != FitState() else { return self }
        var layout = self
        layout.main = main.fitted(state, keeping: kept)
        if let look = side?.look { layout.side?.look = look.fitted(state, keeping: kept) }
        for (kind, entry) in entries {
            var entry = entry
            entry.space = entry.space.map { $0 * state.space }
            entry.roles.space *= state.space
            entry.roles.headSpace *= state.space
            layout.entries[kind] = entry
        }
        for (key, options) in sections.each {
            var options = options
            options.spacing = options.spacing?.scaled(by: state.space)
            options.title = options.title?.fitted(state)
            layout.sections.each[key] = options
        }
        layout.page.margins.top *= state.margin
        layout.page.margins.firstTop = page.margins.firstTop.map { $0 * state.margin }
        layout.page.margins.right *= state.margin
        layout.page.margins.bottom *= state.margin
        layout.page.margins.left *= state.margin
        for index in page.footer.indices { layout.page.footer[index].offset *= state.margin }
        // What shows of a band beyond another keeps its width: it is a line, not a distance.
        let around = page.bands.indices.filter { page.bands[$0].place == .header }
        let least = around.map { page.bands[$0].padding }.min() ?? 0
        for index in around { layout.page.bands[index].padding -= least * (1 - state.space) }
        for index in page.header.indices { layout.page.header[index].offset *= state.margin }
        return layout
    }
}

extension ColumnLook {
    fileprivate func fitted(_ state: FitState, keeping kept: KeptValues) -> ColumnLook {
        var look = self
        look.styles.change { style in
            style.size *= state.size
            style.leading *= state.leading
        }
        for slot in kept.slots[.size] ?? [] { look.styles[slot].size = styles[slot].size }
        for slot in kept.slots[.leading] ?? [] { look.styles[slot].leading = styles[slot].leading }
        look.spacing = spacing.scaled(by: state.space)
        look.title = title.fitted(state)
        look.bullets.indent *= state.size
        look.bullets.hang *= state.size
        look.chips.gap *= state.space
        look.chips.space = chips.space.map { $0 * state.space }
        return look
    }
}

extension SectionTitleLayout {
    fileprivate func fitted(_ state: FitState) -> SectionTitleLayout {
        var title = self
        title.gap *= min(state.space, 1)
        return title
    }
}

extension Spacing {
    /// All distances scaled: what stands below a title is nearest to it, and the first to go.
    fileprivate func scaled(by factor: Double) -> Spacing {
        Spacing(
            headerBlock: headerBlock * factor, header: header * factor, section: section * factor,
            title: title * (factor < 1 ? max(2 * factor - 1, 0) : factor), entry: entry * factor,
            row: row * factor, paragraph: paragraph * factor, item: item * factor)
    }
}
