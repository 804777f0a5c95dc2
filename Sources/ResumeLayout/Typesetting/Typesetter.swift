import Pages

/// Sets the blocks of a column: shapes their texts, cuts them into lines and stacks these as strips.
struct Typesetter {
    let shaper: any TextShaper
    let language: TextLanguage
    /// Whether names begin with the family name in this language.
    var hasFamilyNameFirst = false
    /// What sets the signs of paragraphs; nil leaves them as they are.
    var typographer: Typographer?
    /// What divides the words of running text; nil leaves them whole.
    var hyphenator: Hyphenator?
    /// The width that lines have now, in points.
    var width: Double
    let minimumLines: Int
    /// The style of running text, which the edges of large letters go by; nil for none.
    var body: TextStyle?
    /// The height of what no page's end divides, in points: that of a page's text.
    var tallest = Double.infinity
    /// What lines stand on; nil for wherever they come to stand.
    var grid: BaselineGrid?
    /// Whether the lines of a head stand on it, too.
    var hasHeadOnGrid = false
    /// Whether the heads of a section take two lines where some of them need them.
    var hasAlikeHeads = true
    var galley = Galley()
    /// The widths of columns that are as wide as their widest text, in points.
    private(set) var groupWidths: [ColumnGroup: Double] = [:]
    /// The widest of the items that stand in columns, by their sections, in points.
    private(set) var widestItems: [Int: Double] = [:]
    /// How far what stands beside an entry reaches below the last strip, in points.
    private(set) var entryOverhang = 0.0
    /// The same for what stands beside a whole section.
    private(set) var sectionOverhang = 0.0
    /// Whether all that reaches below the last strip stands at its right.
    private(set) var hangsAtRight = true
    /// What the rows of each section have in common, by its title.
    var rowForms: [String: RowForm] = [:]
    /// What decides how far titles stand from what is above them.
    var titleSpace = TitleSpace()

    /// Sets a column.
    mutating func set(_ blocks: [Block]) {
        measureGroups(blocks, width: width)
        rowForms = rowForms(blocks, width: width)
        galley.hasAlikeHeads = rowForms.values.contains(where: \.isDivided)
        for (number, block) in blocks.enumerated() {
            let first = galley.paragraphs.count
            set(block, number: number)
            for index in first..<galley.paragraphs.count { galley.paragraphs[index].close() }
        }
        closeOverhang(ofSection: true)
        setEntriesApart(blocks)
        setSectionsApart(blocks)
        lowerTitles(blocks)
        hangBesides(blocks)
    }

    /// Sets a block below all that are set.
    mutating func set(_ block: Block, number: Int = 0) {
        if block.asides.contains(where: isTall) {
            for part in apart(block) { setOne(part, number: number) }
        } else {
            setOne(block, number: number)
        }
    }

    private mutating func setOne(_ block: Block, number: Int) {
        switch block.breakBefore {
        case .betweenEntries: closeOverhang(ofSection: false)
        case .betweenSections, .forced: closeOverhang(ofSection: true)
        default: if !block.asides.isEmpty { closeOverhang(ofSection: false) }
        }
        let first = galley.strips.count
        let outer = width
        let left = points(block.left)
        width = measure(of: block, in: outer)
        setContent(block)
        width = outer
        divideStrips(from: first)
        guard first < galley.strips.count else { return }
        let isTitle = if case .title = block.content { true } else { false }
        for index in first..<galley.strips.count {
            galley.strips[index].move(x: left, y: 0)
            galley.strips[index].isTitle = isTitle
            galley.strips[index].keep = block.keep ?? galley.strips[index].keep
            galley.strips[index].isHeading = block.isHeading
            galley.strips[index].isHead = block.isHead
            galley.strips[index].block = number
        }
        galley.strips[first].spaceBefore = block.spaceBefore
        galley.strips[first].breakBefore = block.breakBefore
        if let title = block.bookmark { galley.strips[first].bookmarks = [.init(title: title)] }
        placeOnGrid(block, from: first)
        setApart(block, at: first)
        if let marker = block.marker { set(marker, at: first) }
        var readFirst = 0
        for aside in block.asides { readFirst += set(aside, beside: first, after: readFirst) }
        lay(block.backdrops, behind: first..<galley.strips.count)
        let carried = block.asides.isEmpty ? first : first + 1
        for index in carried..<galley.strips.count { carryOverhang(past: index) }
    }

    /// Brings the strips of a block onto the grid, from one on.
    private mutating func placeOnGrid(_ block: Block, from first: Int) {
        guard let grid else { return }
        let reach = block.reachAbove
        var isFree = false
        if case .header = block.content { isFree = !hasHeadOnGrid }
        for index in first..<galley.strips.count {
            let above = index > 0 ? galley.strips[index - 1].height : nil
            if case .level = block.content, !block.asides.isEmpty {
                let asked = galley.strips[index].spaceBefore
                galley.strips[index].spaceBefore = grid.space(asked, below: above ?? 0)
                continue
            }
            let asked = index == first ? drop(of: index) : nil
            grid.place(
                &galley.strips[index], below: above, reach: index == first ? reach : 0,
                isFree: isFree)
            if let asked, let drop = drop(of: index) { lowerRule(over: index, by: drop - asked) }
        }
    }

    /// How far a strip's first baseline is below the strip above, in points; nil without text.
    private func drop(of index: Int) -> Double? {
        galley.strips[index].firstBaseline.map { $0 + galley.strips[index].spaceBefore }
    }

    /// Moves the rule that a section begins with down by as much as the grid moved the text below it.
    private mutating func lowerRule(over index: Int, by slack: Double) {
        guard index > 0, slack > 0, galley.strips[index - 1].isHeading,
            galley.strips[index - 1].firstBaseline == nil
        else { return }
        galley.strips[index - 1].move(x: 0, y: slack)
        galley.strips[index - 1].height += slack
        galley.strips[index].spaceBefore -= slack
    }

    /// The width that the lines of a block have in a column, in points.
    func measure(of block: Block, in width: Double) -> Double {
        let room = width - points(block.left) - points(block.right)
        return max(min(room, block.measure ?? room), Self.leastWidth)
    }

    /// What text is never set narrower than, in points.
    private static let leastWidth = 24.0

    private mutating func setContent(_ block: Block) {
        switch block.content {
        case .text(let text): set(text)
        case .row(let row):
            set(row, block.origin.flatMap { rowForms[$0.section] } ?? RowForm())
        case .title(let title): set(title)
        case .header(let header):
            let grid = grid
            if !hasHeadOnGrid { self.grid = nil }
            galley.strips.append(setHeader(header))
            self.grid = grid
        case .cells(let cells, let gap, let widths): set(cells, gap: gap, widths: widths)
        case .columns(let columns): set(columns)
        case .chips(let chips, let layout): set(chips, layout)
        case .level(let share, let layout):
            var height = layout.height * 1.6
            var middle = height / 2
            if let body, !block.asides.isEmpty {
                // Beside words it is in the middle of their small letters.
                height = max(body.lineHeight, height)
                middle = baseline(of: body) - shaper.metrics(of: body.font).xHeight * body.size / 2
            }
            let shapes = layout.shapes(
                share, x: 0, middle: middle, width: layout.width.points(in: width))
            galley.strips.append(Strip(height: height, items: shapes.map { .path($0) }))
        case .rule(let rule, let length):
            let shapes = rule.shapes(
                x: 0, middle: rule.height / 2, width: min(length ?? width, width))
            galley.strips.append(Strip(height: rule.height, items: shapes.map { .path($0) }))
        case .anchor: galley.strips.append(Strip(height: 0))
        }
    }

    // MARK: Columns as wide as their widest text

    /// A distance in points.
    func points(_ inset: Inset) -> Double {
        inset.points
            + inset.groups.map { group in
                let width = groupWidths[group] ?? 0
                return width > 0 ? width + group.gap : 0
            }.reduce(0, +)
    }

    func points(_ width: Aside.Width) -> Double {
        switch width {
        case .points(let points): points
        case .group(let group): groupWidths[group] ?? 0
        }
    }

    private mutating func measureGroups(_ blocks: [Block], width: Double) {
        for block in blocks {
            if case .cells(let cells, let gap, let asked) = block.content {
                let widths = Columns.widths(cells.count, gap: gap, asked: asked, of: width)
                for (cell, width) in zip(cells, widths) { measureGroups(cell, width: width) }
            }
            if case .columns(let columns) = block.content {
                for item in columns.items { measureGroups(item, width: width) }
                let widest = columns.items.map(naturalWidth).max() ?? 0
                widestItems[columns.section] = max(widestItems[columns.section] ?? 0, widest)
            }
            for aside in block.asides {
                guard case .group(let group) = aside.width else { continue }
                var widest = groupWidths[group] ?? 0
                for line in aside.lines { widest = max(widest, shaped(line).width) }
                if let level = aside.level {
                    widest = max(widest, level.layout.width.points(in: 0))
                }
                groupWidths[group] = min(widest, group.limit * width)
            }
        }
    }

    // MARK: What stands beside and reaches below

    /// Notes how far something beside a strip reaches below it.
    mutating func overhang(_ bottom: Double, below strip: Int, isSection: Bool, isRight: Bool) {
        let rest = bottom - galley.strips[strip].height
        if rest > 0, !isRight { hangsAtRight = false }
        if isSection {
            sectionOverhang = max(sectionOverhang, rest)
        } else {
            entryOverhang = max(entryOverhang, rest)
        }
    }

    /// A strip beside which something still stands: no page ends before it.
    private mutating func carryOverhang(past index: Int) {
        let longest = max(entryOverhang, sectionOverhang)
        guard longest > 0 else { return }
        if galley.strips[index].breakBefore != .forced {
            galley.strips[index].breakBefore = .forbidden
        }
        let height = galley.strips[index].spaceBefore + galley.strips[index].height
        entryOverhang = max(0, entryOverhang - height)
        sectionOverhang = max(0, sectionOverhang - height)
    }

    /// Gives the last strip the height of what stands beside it.
    mutating func closeOverhang(ofSection: Bool) {
        let rest = ofSection ? max(entryOverhang, sectionOverhang) : entryOverhang
        if rest > 0, !galley.strips.isEmpty {
            galley.strips[galley.strips.count - 1].height += rest
            if hangsAtRight { galley.strips[galley.strips.count - 1].hanging = rest }
            sectionOverhang = max(0, sectionOverhang - rest)
        }
        entryOverhang = 0
        if ofSection { sectionOverhang = 0 }
        // A title in a column of its own may still reach below.
        hangsAtRight = hangsAtRight || sectionOverhang == 0
    }

    // MARK: Stacks

    /// The width of each of several cells side by side, in points.
    static func cellWidth(_ count: Int, gap: Double, of width: Double) -> Double {
        Columns.widths(max(count, 1), gap: gap, of: width)[0]
    }

    /// Sets blocks to a width of their own, and gives their strips instead of adding them.
    mutating func stack(_ blocks: [Block], width cellWidth: Double) -> [Strip] {
        let outer = (
            width, galley.strips, entryOverhang, sectionOverhang, hangsAtRight, titleSpace
        )
        width = cellWidth
        galley.strips = []
        titleSpace = TitleSpace()
        entryOverhang = 0
        sectionOverhang = 0
        for block in blocks { set(block) }
        closeOverhang(ofSection: true)
        let strips = galley.strips
        (width, galley.strips, entryOverhang, sectionOverhang, hangsAtRight, titleSpace) = outer
        return strips
    }
}
