import Pages

extension Layout {
    /// The size of text in pages of cells, in points: a cell is half as wide.
    fileprivate static let cellSize = 10.0
    /// The width of a cell, in points.
    package static let cellWidth = 5.0
    /// The height of a row, in points.
    private static let rowHeight = 12.0

    /// The layout for narrow paper of cells: one endless column of one size of text.
    ///
    /// - Parameter columns: how many cells a row has, at least 1.
    /// - Returns: the layout; it belongs to a shaper in cells.
    package func narrow(columns: Int) -> Layout {
        var layout = self
        layout.page = PageSetup(
            size: Size(width: Double(max(columns, 1)) * Self.cellWidth, height: 1_000_000),
            margins: PageSetup.Margins(top: 0, right: 0, bottom: 0, left: 0), bands: [])
        if let side {
            let named = Set(side.sections)
            layout.sections.order = sections.order.filter { !named.contains($0) } + side.sections
            layout.header.rows += header.sideRows
        }
        layout.side = nil
        layout.sections.rows = []
        layout.sections.measure = nil
        layout.main = main.narrow()
        layout.header = layout.header.narrow()
        for (key, options) in sections.each {
            layout.sections.each[key] = SectionOptions(
                title: options.title?.narrow(), isKept: options.isKept)
        }
        layout.entries = entries.mapValues { $0.narrow() }
        layout.breaking.isJustified = false
        layout.fit = .none
        return layout
    }

    /// A number of rows, in points.
    fileprivate static func rows(_ count: Double) -> Double { count * rowHeight }

    fileprivate static func change(_ style: inout TextStyle) {
        style.size = cellSize
        style.leading = rowHeight / cellSize
        style.tracking = 0
        if style.caps == .small { style.caps = .upper }
    }
}

extension ColumnLook {
    fileprivate func narrow() -> ColumnLook {
        var look = self
        look.styles.change(Layout.change)
        look.spacing = Spacing(
            headerBlock: 0, header: Layout.rows(1), section: Layout.rows(1), title: 0,
            entry: Layout.rows(1), row: 0, paragraph: 0, item: 0)
        look.title = title.narrow()
        look.bullets.indent = 0
        look.bullets.hang = 2 * Layout.cellWidth
        look.chips.padding = 0
        look.chips.space = nil
        if case .share = levels.width { look.levels.width = .points(6 * Layout.cellWidth) }
        look.chips.gap = 2 * Layout.cellWidth
        return look
    }
}

extension SectionTitleLayout {
    fileprivate func narrow() -> SectionTitleLayout {
        var title = self
        if rule != .none { title.rule = .after }
        title.gap = Layout.cellWidth
        title.column = nil
        title.start = nil
        title.end = nil
        title.dash = nil
        title.indent = 0
        title.bar = nil
        title.box = nil
        title.hasIcon = false
        title.alignment = .left
        return title
    }
}

extension HeaderLayout {
    fileprivate func narrow() -> HeaderLayout {
        var header = self
        header.region = .full
        header.rows = rows.flatMap { row in row.blocks.map { .block($0) } }.filter { row in
            row != .block(.photo) && row != .block(.rule)
        }
        header.sideRows = []
        header.photo.side = nil
        header.alignment = .left
        header.name = NameLayout(
            leastSize: Layout.cellSize, split: name.split == .none ? .none : .styles)
        header.contacts.icons = .none
        header.contacts.labels = .none
        header.contacts.hasTitle = false
        header.contacts.form = .row
        header.contacts.separator = "  ·  "
        return header
    }
}

extension EntryLayout {
    fileprivate func narrow() -> EntryLayout {
        var entry = self
        entry.lead?.width = nil
        entry.lead?.gap = 2 * Layout.cellWidth
        entry.trail?.width = nil
        entry.trail?.gap = 2 * Layout.cellWidth
        entry.bodySpan = .lead
        entry.marker = nil
        entry.rule = nil
        entry.grid = .fixed(1)
        entry.space = nil
        entry.roles.space = Layout.rows(1)
        entry.roles.headSpace = 0
        entry.roles.indent = 0
        // One-line entries stand close together.
        if body.allSatisfy({ $0 == .extraFields }) || !hasLists { entry.space = 0 }
        return entry
    }

    private var hasLists: Bool {
        body.contains { if case .bullets = $0 { true } else { false } }
    }
}
