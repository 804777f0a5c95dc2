import Pages
import ResumeModel

/// Composes one section: its title and its entries.
struct SectionComposer {
    let layout: Layout
    let key: String
    /// The widest that lines of running text may be, in points; nil for as wide as the column.
    let measure: Double?
    /// The title's words.
    let title: String
    /// The look of the column, with what differs in the section.
    let look: ColumnLook
    let options: SectionOptions
    /// How entries are set.
    let entry: EntryLayout
    /// The width of the column that the section stands in, in points.
    let width: Double
    /// The structure element of the section.
    let element: Int
    /// What titles of what goes on say in the resume's language.
    let continuedWord: String
    let levels: LevelScale
    let structure: StructureBuilder
    /// What says that the section or an entry of it goes on, by its structure element.
    var continued: [Int: ContinuedTitle] = [:]
    /// Keys of fields that the layout does not print.
    var unprinted: [String] = []
    /// Whether each entry is lines without a body.
    var areLines: [Bool] = []
    /// The list of the entries that are lines, while they follow one another.
    var list: Int?

    var texts: TextComposer {
        TextComposer(
            styles: look.styles, setsItemsApart: look.setsItemsApart,
            longestWhole: Int(contentWidth / look.styles[.body].size * Self.lettersToSize))
    }
    var spacing: Spacing { look.spacing }

    /// How many letters of what stays whole there are for each size of type in a line: with them it takes little
    /// more than half of that, since a letter is some 0.45 em wide.
    private static let lettersToSize = 1.25

    /// The width that entries have, in points.
    var contentWidth: Double {
        var width = self.width
        if look.title.isShown, let column = look.title.column,
            !look.title.sharesColumn || entry.lead == nil
        {
            width -= column + look.title.columnGap
        }
        if let panel = options.panel { width -= 2 * panel.padding + panel.bar }
        width -= options.indent
        return max(width, 1)
    }

    /// The blocks of the section: its title, a text of its own such as the summary, its entries.
    mutating func blocks(_ summary: Prose, _ entries: [EntryFields]) -> [Block] {
        let title = heading(count: entries.count)
        var blocks = prose(summary, .summary, in: element, spaceBefore: spacing.title)
        for index in blocks.indices { blocks[index].origin = ContentOrigin(section: self.title) }
        blocks += self.blocks(entries)
        let isAbove = title != nil && look.title.column == nil
        guard !blocks.isEmpty else { return isAbove ? title.map { [titleBlock($0)] } ?? [] : [] }
        for index in blocks.indices where blocks[index].isProse { blocks[index].measure = measure }
        if let panel = options.panel { lay(panel, behind: &blocks) }
        if options.indent > 0 {
            for index in blocks.indices { blocks[index].move(by: options.indent) }
        }
        if let title, let column = look.title.column, moves(&blocks, beside: column) {
            setBeside(&blocks, title, column)
            goOn(&blocks, count: entries.count, beside: column)
        } else if let title {
            if blocks[0].breakBefore != .forced { blocks[0].breakBefore = .forbidden }
            blocks.insert(titleBlock(title), at: 0)
            goOn(&blocks, count: entries.count)
        } else {
            // Without a title the first block is where the section begins.
            blocks[0].spaceBefore = spacing.section + blocks[0].reachAbove
            blocks[0].breakBefore = .betweenSections
            goOn(&blocks, count: entries.count)
        }
        if options.startsPage { blocks[0].breakBefore = .forced }
        if options.isKept {
            for index in blocks.indices.dropFirst() { blocks[index].keep = .infinity }
        }
        return blocks
    }

    // MARK: Title

    /// The title as it stands above content; nil if none is shown.
    func titleAlone() -> Block? { heading(count: 0).map { titleBlock($0) } }

    private func titleBlock(_ text: ComposedText) -> Block {
        let icon = look.title.hasIcon ? Icon.section(key) : nil
        return Block(
            content: .title(
                TitleBlock(
                    text: icon == nil ? text : text.withoutEmoji, layout: look.title, icon: icon)),
            spaceBefore: spacing.section, breakBefore: .betweenSections, isHeading: true,
            bookmark: title, left: Inset(points: look.title.indent))
    }

    /// The title with its heading; nil if none is shown.
    private func heading(count: Int) -> ComposedText? {
        titleText(look.title.text, count: count).map {
            structure.add($0, as: .heading(2), in: element)
        }
    }

    /// The title as a template has it; nil if none is shown.
    private func titleText(_ template: Template, count: Int) -> ComposedText? {
        guard look.title.isShown else { return nil }
        var fields = EntryFields()
        fields.set("title", title)
        if count > 0 { fields.set("count", String(count)) }
        fields.set("continued", continuedWord)
        var text = texts.fill(template, with: fields, .section)
        guard !text.isEmpty else { return nil }
        if look.title.accentLetters > 0 {
            var accented = ComposedText()
            var left = look.title.accentLetters
            for run in text.runs {
                var style = run.style
                style.color = look.styles[.accent].color
                accented.append(String(run.text.prefix(left)), style, link: run.link)
                accented.append(String(run.text.dropFirst(left)), run.style, link: run.link)
                left = max(0, left - run.text.count)
            }
            text = accented
        }
        return text
    }

    /// Notes what stands above the section, and its entries, on pages where they go on.
    private mutating func goOn(_ blocks: inout [Block], count: Int, beside column: Double? = nil) {
        for part in continued.keys {
            guard let own = blocks.first(where: { $0.within.contains(part) }) else { continue }
            continued[part]?.block.left = own.left
            continued[part]?.block.right = own.right
        }
        guard let text = look.title.continued.flatMap({ titleText($0, count: count) }) else {
            return
        }
        for index in blocks.indices { blocks[index].within.insert(element, at: 0) }
        var block = titleBlock(text)
        block.bookmark = nil
        if column != nil {
            block.content = .text(TextBlock(text: text, alignment: look.title.alignment))
        }
        continued[element] = ContinuedTitle(block: block, gap: spacing.title, column: column)
    }

    /// Moves the content to the right of the title's column, unless it begins there already; returns
    /// whether the title stands beside it, and not on a line of its own.
    private func moves(_ blocks: inout [Block], beside column: Double) -> Bool {
        let shares =
            look.title.sharesColumn
            && blocks.contains { $0.left.points >= column || !$0.left.groups.isEmpty }
        if !shares {
            for index in blocks.indices { blocks[index].move(by: column + look.title.columnGap) }
        }
        if look.title.rule == .after || look.title.rule == .both { return false }
        return !shares || blocks[0].asides.allSatisfy(\.isRight)
    }

    /// Sets the title in a column of its own beside the section, with a rule over both if it has one.
    private func setBeside(_ blocks: inout [Block], _ text: ComposedText, _ column: Double) {
        let aside = Aside(
            lines: [text], inset: Inset(), isRight: false, width: .points(column),
            alignment: look.title.alignment, isReadFirst: true, bookmark: title)
        blocks[0].asides.insert(aside, at: 0)
        if look.title.rule == .over {
            blocks[0].spaceBefore = look.title.gap + blocks[0].reachAbove
            blocks[0].breakBefore = .forbidden
            let content = Block.Content.rule(look.title.line, length: look.title.length)
            blocks.insert(
                Block(
                    content: content, spaceBefore: 0, breakBefore: .betweenSections, isHeading: true
                ),
                at: 0)
        }
        blocks[0].spaceBefore = spacing.section + blocks[0].reachAbove
        blocks[0].breakBefore = .betweenSections
    }

    // MARK: Entries

    /// The distance above an entry, in points: without any, only lines follow each other.
    func space(above index: Int) -> Double {
        guard index > 0 else { return spacing.title }
        guard let space = entry.space, space > 0 || !areLines.contains(false) else {
            return spacing.entry
        }
        return space
    }

    private mutating func blocks(_ entries: [EntryFields]) -> [Block] {
        if let join = entry.join {
            var added = joined(entries, join)
            if let lead = entry.lead, let width = lead.width {
                let left = width.points(in: contentWidth, gap: lead.gap) + lead.gap
                for index in added.indices { added[index].left.points += left }
            }
            return added
        }
        if let names = shortNames(entries) { return joined(names) }
        areLines = entries.map { !hasBody($0) }
        if entries.count > 1 {
            switch entry.grid {
            case .fixed(1): break
            case .fixed(let count): return gridBlocks(entries, count)
            case .automatic: return columnBlocks(entries)
            }
        }
        let columns = columns(width: contentWidth)
        // Employers stand further from each other than the positions of one do.
        let hasRoles = entries.contains { !$0.roles.isEmpty }
        var blocks: [Block] = []
        for (index, fields) in entries.enumerated() {
            var added = self.blocks(fields, at: index, columns)
            guard !added.isEmpty else { continue }
            added[0].spaceBefore = space(above: index)
            if index > 0, hasRoles { added[0].spaceBefore += entry.roles.space }
            added[0].breakBefore =
                options.pageStarts.contains(index + 1)
                ? .forced : index == 0 ? .forbidden : .betweenEntries
            blocks += added
        }
        addRail(to: &blocks)
        return blocks
    }

    /// Adds the line from the first marker to the last; without signs, to the end of the last entry.
    private func addRail(to blocks: inout [Block]) {
        guard let layout = entry.marker, layout.rail > 0,
            let first = blocks.firstIndex(where: { $0.marker != nil }),
            let marked = blocks.lastIndex(where: { $0.marker != nil }),
            let middle = blocks[first].marker?.middle
        else { return }
        let hasEnd = layout.shape != .none
        guard !hasEnd || first < marked else { return }
        for index in first...(hasEnd ? marked : blocks.count - 1) {
            blocks[index].backdrops.append(
                Backdrop(
                    left: middle + -layout.rail / 2, width: layout.rail, color: layout.railColor,
                    start: index == first ? .firstLine : .joined,
                    endsAtFirstLine: hasEnd && index == marked))
        }
    }

    /// Several entries side by side, row by row.
    private mutating func gridBlocks(_ entries: [EntryFields], _ count: Int) -> [Block] {
        let gap = entry.gridGap
        let columns = columns(width: (contentWidth - gap * Double(count - 1)) / Double(count))
        var blocks: [Block] = []
        for start in stride(from: 0, to: entries.count, by: count) {
            let cells = cells(entries[start...].prefix(count), columns)
            let padded = cells + Array(repeating: [], count: count - cells.count)
            blocks.append(
                Block(
                    content: .cells(padded, gap: gap), spaceBefore: space(above: start),
                    breakBefore: start == 0 ? .forbidden : .betweenEntries,
                    origin: ContentOrigin(section: title, entryNumber: start)))
        }
        return blocks
    }

    /// Entries in as many columns as there is room for, row by row.
    private mutating func columnBlocks(_ entries: [EntryFields]) -> [Block] {
        let items = cells(entries[...], columns(width: contentWidth))
        guard !items.isEmpty else { return [] }
        return [
            Block(
                content: .columns(
                    ColumnsBlock(
                        items: items, gap: entry.gridGap, rowSpace: space(above: 1),
                        section: element)),
                spaceBefore: space(above: 0), breakBefore: .forbidden,
                origin: ContentOrigin(section: title))
        ]
    }

    private mutating func cells(
        _ entries: ArraySlice<EntryFields>, _ columns: SharedColumns
    ) -> [[Block]] {
        entries.map { fields in
            var blocks = self.blocks(fields, at: 0, columns)
            addRail(to: &blocks)
            return blocks
        }.filter { !$0.isEmpty }
    }

    // MARK: Panel

    private func lay(_ panel: PanelLayout, behind blocks: inout [Block]) {
        for index in blocks.indices {
            blocks[index].move(by: panel.bar + panel.padding)
            blocks[index].right = blocks[index].right + panel.padding
            let isFirst = index == 0
            let start = isFirst ? Backdrop.Start.above(panel.padding) : .joined
            let below = index == blocks.count - 1 ? panel.padding : 0
            var backdrops: [Backdrop] = []
            if let fill = panel.fill {
                backdrops.append(Backdrop(left: Inset(), color: fill, start: start, below: below))
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
