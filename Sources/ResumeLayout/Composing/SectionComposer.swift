import Pages
import ResumeModel

/// Composes one section: its title and its entries.
struct SectionComposer {
    let layout: Layout
    let look: SectionLook
    /// The title's words.
    let title: String
    /// The width of the column that the section stands in, in points.
    let width: Double
    /// The structure element of the section.
    let element: Int
    let texts: TextComposer
    let levels: LevelScale
    /// The number of the next group of columns.
    private(set) var nextGroup: Int
    /// The blocks so far.
    var blocks: [Block] = []
    /// Keys of fields that the layout does not print.
    var unprinted: [String] = []
    private var titleAside: Aside?
    private var titleEnd = 0

    init(
        layout: Layout, look: SectionLook, title: String, width: Double, element: Int,
        levels: LevelScale, firstGroup: Int
    ) {
        self.layout = layout
        self.look = look
        self.title = title
        self.width = width
        self.element = element
        self.levels = levels
        texts = TextComposer(styles: look.styles)
        nextGroup = firstGroup
    }

    var spacing: Spacing { look.spacing }

    /// The width that entries have, in points.
    var contentWidth: Double {
        var width = self.width
        if look.title.isShown, let column = look.title.column {
            width -= column + look.title.columnGap
        }
        if let panel = look.options.panel { width -= 2 * panel.padding + panel.bar }
        width -= look.options.indent
        return max(width, 1)
    }

    mutating func group(limit: Double, gap: Double) -> ColumnGroup {
        defer { nextGroup += 1 }
        return ColumnGroup(number: nextGroup, limit: limit, gap: gap)
    }

    // MARK: Title

    /// Adds the title.
    mutating func addTitle(count: Int, structure: inout StructureBuilder) {
        let text = titleText(count: count)
        guard look.title.isShown, !text.isEmpty else { return }
        let heading = structure.add(.heading(2), in: element)
        if let column = look.title.column {
            titleAside = Aside(
                lines: [Aside.Line(text: text, element: heading)], inset: Inset(), isRight: false,
                width: .points(column), alignment: look.title.alignment, isReadFirst: true,
                bookmark: title)
            return
        }
        blocks.append(
            Block(
                content: .title(
                    TitleBlock(
                        text: text, layout: look.title,
                        icon: look.title.hasIcon ? Icon.section(look.key) : nil,
                        element: heading)),
                spaceBefore: spacing.section, breakBefore: .betweenSections, bookmark: title))
        titleEnd = blocks.count
    }

    private func titleText(count: Int) -> ComposedText {
        var fields = EntryFields()
        fields.set("title", title)
        if count > 0 { fields.set("count", String(count)) }
        let text = texts.fill(look.title.text, with: fields, .section)
        guard look.title.accentLetters > 0 else { return text }
        var accented = ComposedText()
        var left = look.title.accentLetters
        for run in text.runs {
            var style = run.style
            style.color = look.styles[.accent].color
            accented.append(String(run.text.prefix(left)), style, link: run.link)
            accented.append(String(run.text.dropFirst(left)), run.style, link: run.link)
            left = max(0, left - run.text.count)
        }
        return accented
    }

    // MARK: Content

    /// Adds a text of its own, such as the summary.
    mutating func addProse(_ prose: Prose, structure: inout StructureBuilder) {
        let added = self.prose(
            prose, .body, in: element, spaceBefore: spacing.title, &structure)
        blocks += added.map { block in
            var block = block
            block.origin = ContentOrigin(section: title)
            return block
        }
    }

    /// Adds the section's entries.
    mutating func addEntries(_ entries: [EntryFields], structure: inout StructureBuilder) {
        if let join = look.entry.join {
            var added = joined(entries, join, &structure)
            if let lead = look.entry.lead, let width = lead.width {
                let left = width.points(in: contentWidth, gap: lead.gap) + lead.gap
                for index in added.indices { added[index].left.points += left }
            }
            blocks += added
        } else if look.entry.grid > 1, entries.count > 1 {
            addGrid(entries, &structure)
        } else {
            let group = columnGroups()
            for (index, fields) in entries.enumerated() {
                var added = entry(
                    fields, at: index, of: entries.count, group, width: contentWidth, &structure)
                guard !added.isEmpty else { continue }
                added[0].spaceBefore =
                    index == 0 ? spacing.title : look.entry.space ?? spacing.entry
                if look.options.pageStarts.contains(index + 1) {
                    added[0].breakBefore = .forced
                } else {
                    added[0].breakBefore = index == 0 ? .forbidden : .betweenEntries
                }
                blocks += added
            }
        }
    }

    /// Several entries side by side, row by row.
    private mutating func addGrid(_ entries: [EntryFields], _ structure: inout StructureBuilder) {
        let columns = look.entry.grid
        let gap = look.entry.gridGap
        let cellWidth = (contentWidth - gap * Double(columns - 1)) / Double(columns)
        let group = columnGroups()
        var start = 0
        while start < entries.count {
            let row = start..<min(start + columns, entries.count)
            let cells = row.map { index in
                entry(
                    entries[index], at: 0, of: 1, group, width: cellWidth, &structure)
            }.filter { !$0.isEmpty }
            let padded = cells + Array(repeating: [], count: columns - cells.count)
            blocks.append(
                Block(
                    content: .cells(padded, gap: gap),
                    spaceBefore: start == 0
                        ? spacing.title : look.entry.space ?? spacing.entry,
                    breakBefore: start == 0 ? .forbidden : .betweenEntries,
                    origin: ContentOrigin(section: title, entryNumber: start)))
            start += columns
        }
    }

    // MARK: The whole

    /// The blocks, with what the section as a whole gives them.
    func finished() -> [Block] {
        var blocks = blocks
        guard !blocks.isEmpty, titleEnd < blocks.count else { return blocks }
        if titleEnd > 0, blocks[titleEnd].breakBefore != .forced {
            blocks[titleEnd].breakBefore = .forbidden
        }
        if let panel = look.options.panel { lay(panel, behind: &blocks[titleEnd...]) }
        if look.options.indent > 0 {
            for index in titleEnd..<blocks.count { blocks[index].move(by: look.options.indent) }
        }
        if let aside = titleAside, let column = look.title.column {
            for index in blocks.indices {
                blocks[index].move(by: column + look.title.columnGap)
            }
            blocks[0].asides.insert(aside, at: 0)
            addRule(over: &blocks)
            blocks[0].spaceBefore = spacing.section
            blocks[0].breakBefore = .betweenSections
        } else if titleEnd == 0 {
            // Without a title the first block is where the section begins.
            blocks[0].spaceBefore = spacing.section
            blocks[0].breakBefore = .betweenSections
        }
        if look.options.startsPage { blocks[0].breakBefore = .forced }
        if look.options.isKept {
            for index in blocks.indices.dropFirst() { blocks[index].breakWeight = 60 }
        }
        return blocks
    }

    /// A title beside its section may have a rule over both.
    private func addRule(over blocks: inout [Block]) {
        guard look.title.rule == .over else { return }
        let rule = RuleLayout(thickness: look.title.thickness, color: look.title.color)
        blocks[0].spaceBefore = look.title.gap
        blocks[0].breakBefore = .forbidden
        blocks.insert(
            Block(content: .rule(rule, length: nil), spaceBefore: 0, breakBefore: .betweenSections),
            at: 0)
    }

    private func lay(_ panel: PanelLayout, behind blocks: inout ArraySlice<Block>) {
        for index in blocks.indices {
            blocks[index].move(by: panel.bar + panel.padding)
            blocks[index].right = blocks[index].right + panel.padding
            let isFirst = index == blocks.startIndex
            let isLast = index == blocks.endIndex - 1
            let start = isFirst ? Backdrop.Start.above(panel.padding) : .joined
            let below = isLast ? panel.padding : 0
            var backdrops: [Backdrop] = []
            if let fill = panel.fill {
                backdrops.append(
                    Backdrop(left: Inset(), width: nil, color: fill, start: start, below: below))
            }
            if panel.bar > 0 {
                backdrops.append(
                    Backdrop(
                        left: Inset(), width: panel.bar, color: panel.barColor, start: start,
                        below: below))
            }
            if isFirst { blocks[index].spaceBefore += panel.padding }
            blocks[index].backdrops = backdrops + blocks[index].backdrops
        }
    }
}

extension Block {
    /// Moves the block and what goes with it to the right.
    fileprivate mutating func move(by distance: Double) {
        left = left + distance
        for index in asides.indices where !asides[index].isRight {
            asides[index].inset = asides[index].inset + distance
        }
        for index in backdrops.indices { backdrops[index].left = backdrops[index].left + distance }
        if let middle = marker?.middle { marker?.middle = middle + distance }
    }
}
