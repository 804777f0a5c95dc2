import Pages
import ResumeModel

extension SectionComposer {
    /// The columns beside a section's entries.
    struct SharedColumns {
        /// The left one if it is as wide as its widest text.
        var lead: ColumnGroup?
        /// The right one if it is so.
        var trail: ColumnGroup?
        /// The width of an entry, in points.
        var width: Double
    }

    func columns(width: Double) -> SharedColumns {
        func group(_ column: EntryColumn?, isRight: Bool) -> ColumnGroup? {
            guard let column, column.width == nil else { return nil }
            return ColumnGroup(
                section: element, isRight: isRight, limit: column.limit, gap: column.gap)
        }
        return SharedColumns(
            lead: group(entry.lead, isRight: false), trail: group(entry.trail, isRight: true),
            width: width)
    }

    /// The blocks of one entry; the first one's distance and break are the caller's.
    mutating func blocks(
        _ fields: EntryFields, at index: Int, _ columns: SharedColumns
    ) -> [Block] {
        let hasRoles = !fields.roles.isEmpty
        let roles = entry.roles
        let hasColumns = !hasRoles || roles.columns != .each
        let hasBody = hasBody(fields)
        let item = item(at: index)
        var parent = item ?? (hasBody ? structure.add(.section, in: element) : element)

        var asides: [Aside] = []
        func addAsides(readFirst: Bool, as kind: StructureElement.Kind = .paragraph) {
            guard hasColumns else { return }
            // Beside an employer stands when alone, so that its first position may follow.
            let most = hasRoles && roles.columns == .both ? 1 : Int.max
            asides += self.asides(
                fields, columns, readFirst: readFirst, most: most, as: kind, in: parent)
        }
        addAsides(readFirst: true, as: item == nil ? .paragraph : .label)
        if let item { parent = structure.add(.listBody, in: item) }
        var head: [Block] = []
        for row in filled(hasRoles ? roles.head : entry.rows, with: fields) {
            let isFirst = head.isEmpty && hasBody
            let block = self.row(row, isHead: isFirst, level: 3, in: parent)
            if head.isEmpty { addAsides(readFirst: false) }
            head.append(block)
        }
        if head.isEmpty { addAsides(readFirst: false) }
        var body = self.body(entry, fields, in: parent)
        let headSpace = body.isEmpty ? roles.headSpace : roles.space
        for (number, role) in fields.roles.enumerated() {
            let space = number == 0 ? headSpace : roles.space
            body += self.role(role, columns, space: space, isFirst: number == 0, in: parent)
        }
        if head.isEmpty, body.isEmpty, !asides.isEmpty {
            head = [Block(content: .anchor, spaceBefore: 0, breakBefore: .forbidden)]
        }
        if !head.isEmpty {
            head[0].asides = asides
            // What follows the head must not leave it alone at a page's foot.
            if !body.isEmpty {
                body[0].breakBefore = .forbidden
                for index in head.indices { head[index].isHeading = true }
            }
        } else if !body.isEmpty {
            // What stands beside a head is read after it; without one it would cut the body in two.
            for index in asides.indices { asides[index].isReadFirst = true }
            body[0].asides = asides + body[0].asides
        }
        noteUnprinted(fields, entry, hasRoles: hasRoles)
        var blocks = placed(head, body, fields, at: index, columns)
        if let template = entry.continued, hasBody {
            var fields = fields
            fields.set("continued", continuedWord)
            let text = texts.fill(template, with: fields, .entry)
            for index in blocks.indices where !text.isEmpty { blocks[index].within = [parent] }
            let block = Block(
                content: .text(TextBlock(text: text)), spaceBefore: 0, breakBefore: .forbidden)
            continued[parent] = ContinuedTitle(block: block, gap: spacing.paragraph)
        }
        return blocks
    }

    /// Whether an entry has more than lines of its own, and so a part of the structure.
    func hasBody(_ fields: EntryFields) -> Bool {
        !fields.roles.isEmpty || entry.body.contains { isFilled($0, fields) }
    }

    /// The item of a list for an entry that is lines; nil for one with a body, and for one that stands
    /// alone among such.
    private mutating func item(at index: Int) -> Int? {
        func isLine(_ index: Int) -> Bool { areLines.indices.contains(index) && areLines[index] }
        guard isLine(index), isLine(index - 1) || isLine(index + 1) else {
            list = nil
            return nil
        }
        let labels: StructureElement.ListLabels =
            entry.lead?.isReadFirst == true || entry.trail?.isReadFirst == true ? .terms : .none
        let parent = list ?? structure.add(.list(labels), in: element)
        list = parent
        return structure.add(.listItem, in: parent)
    }

    /// Head and body with their distances from the edges, marker, rail and rule.
    private func placed(
        _ head: [Block], _ body: [Block], _ fields: EntryFields, at number: Int,
        _ columns: SharedColumns
    ) -> [Block] {
        var left = Inset()
        var right = Inset()
        var middle = Inset()
        if let lead = entry.lead {
            left = inset(lead, columns.lead, columns.width)
            middle = left + -lead.gap / 2
        } else if let marker = entry.marker {
            middle.points = marker.size / 2
            left.points = marker.size + marker.gap
        }
        if let trail = entry.trail { right = inset(trail, columns.trail, columns.width) }
        let origin = ContentOrigin(
            section: title, entry: fields.label, entryNumber: number,
            lasts: fields.lasts && Resume.section(key) != nil)
        var blocks = head + body
        for index in blocks.indices {
            let isHead = index < head.count || !blocks[index].asides.isEmpty
            let span = isHead ? EntryLayout.Span.main : entry.bodySpan
            if span == .main || span == .trail {
                blocks[index].left = left + blocks[index].left.points
            }
            if span == .main || span == .lead {
                blocks[index].right = right + blocks[index].right.points
            }
            let item = blocks[index].origin?.item
            blocks[index].origin = origin
            blocks[index].origin?.item = item
            blocks[index].keep = entry.keep
            blocks[index].marker?.middle = middle
        }
        guard !blocks.isEmpty else { return [] }
        // Positions have signs of their own.
        if blocks.allSatisfy({ $0.marker == nil }) {
            blocks[0].marker = marker(fields)
            blocks[0].marker?.middle = middle
        }
        if let rule = entry.rule, number > 0 {
            blocks[0].spaceBefore = space(above: number)
            blocks[0].breakBefore = .forbidden
            blocks.insert(
                Block(
                    content: .rule(rule, length: nil), spaceBefore: space(above: number),
                    breakBefore: .betweenEntries, isHeading: true, origin: origin), at: 0)
        }
        return blocks
    }

    private func inset(_ column: EntryColumn, _ group: ColumnGroup?, _ width: Double) -> Inset {
        if let group { return Inset(groups: [group]) }
        return Inset(points: column.points(in: width) + column.gap)
    }

    // MARK: Rows and columns

    /// The sign of an entry or position.
    private func marker(_ fields: EntryFields) -> Marker? {
        entry.marker.flatMap { layout in
            let shape = fields.isOngoing ? layout.present ?? layout.shape : layout.shape
            // Signs other than a section's own are points in time.
            guard shape == .icon || fields["dates"] != nil else { return nil }
            return Marker(
                layout: layout, shape: shape, icon: shape == .icon ? Icon.section(key) : nil)
        }
    }

    /// What the columns beside an entry or position say, of those that are read at one time.
    private func asides(
        _ fields: EntryFields, _ columns: SharedColumns, readFirst: Bool, most: Int = .max,
        as kind: StructureElement.Kind = .paragraph, in parent: Int
    ) -> [Aside] {
        [(entry.lead, columns.lead, false), (entry.trail, columns.trail, true)].compactMap {
            column, group, isRight in
            guard let column, column.isReadFirst == readFirst else { return nil }
            var shown = column
            shown.lines = Array(column.lines.prefix(most))
            return aside(shown, group, isRight, fields, columns.width, kind, parent)
        }
    }

    private func aside(
        _ column: EntryColumn, _ group: ColumnGroup?, _ isRight: Bool, _ fields: EntryFields,
        _ width: Double, _ kind: StructureElement.Kind, _ parent: Int
    ) -> Aside? {
        let lines = column.lines.compactMap { line -> ComposedText? in
            let text = texts.fill(line.text, with: fields, line.style)
            return text.isEmpty ? nil : structure.add(text, as: kind, in: parent)
        }
        let share = column.level.flatMap { self.share($0, fields) }
        guard !lines.isEmpty || share != nil else { return nil }
        return Aside(
            lines: lines, level: share.map { ($0, look.levels) }, inset: Inset(), isRight: isRight,
            width: group.map { .group($0) } ?? .points(column.points(in: width)),
            alignment: column.alignment, isReadFirst: column.isReadFirst)
    }

    /// Rows with their texts, without those that have none.
    ///
    /// Where nothing stands at one edge, what stands there in a later row moves up: an entry without
    /// a place has its dates beside its name, one without a position its employer beside its dates.
    private func filled(
        _ rows: [EntryLayout.Row], with fields: EntryFields
    ) -> [RowBlock] {
        var blocks = rows.map { row in
            RowBlock(
                left: texts.fill(row.left, with: fields, row.style),
                right: row.right.map { texts.fill($0, with: fields, row.rightStyle) }
                    ?? ComposedText(), gap: look.styles[.body].size, alignment: row.alignment)
        }
        typealias Edge = WritableKeyPath<RowBlock, ComposedText>
        func moveUp(_ edge: Edge, beside other: Edge, in rows: [Int]) {
            for index in rows
            where blocks[index][keyPath: edge].isEmpty && !blocks[index][keyPath: other].isEmpty {
                let later = blocks.indices.first {
                    $0 > index && !blocks[$0][keyPath: edge].isEmpty
                }
                guard let later else { continue }
                blocks[index][keyPath: edge] = blocks[later][keyPath: edge]
                blocks[later][keyPath: edge] = ComposedText()
            }
        }
        moveUp(\.left, beside: \.right, in: Array(rows.indices))
        moveUp(\.right, beside: \.left, in: rows.indices.filter { rows[$0].right != nil })
        return blocks.filter { !$0.left.isEmpty || !$0.right.isEmpty }
    }

    private func row(_ row: RowBlock, isHead: Bool, level: Int, in parent: Int) -> Block {
        var (left, right) = (row.left, row.right)
        if !left.isEmpty {
            left = structure.add(left, as: isHead ? .heading(level) : .paragraph, in: parent)
        }
        if !right.isEmpty { right = structure.add(right, in: parent) }
        return Block(
            content: .row(
                RowBlock(left: left, right: right, gap: row.gap, alignment: row.alignment)),
            spaceBefore: isHead ? 0 : spacing.row, breakBefore: .forbidden)
    }

    /// A position under an employer.
    private func role(
        _ fields: EntryFields, _ columns: SharedColumns, space: Double, isFirst: Bool,
        in parent: Int
    ) -> [Block] {
        let roles = entry.roles
        let own = structure.add(.section, in: parent)
        var asides: [Aside] = []
        func addAsides(readFirst: Bool) {
            guard roles.columns != .employer else { return }
            asides += self.asides(fields, columns, readFirst: readFirst, in: own)
        }
        addAsides(readFirst: true)
        var blocks: [Block] = []
        for row in filled(roles.rows, with: fields) {
            blocks.append(self.row(row, isHead: blocks.isEmpty, level: 4, in: own))
            if blocks.count == 1 { addAsides(readFirst: false) }
        }
        let headEnd = blocks.count
        if headEnd == 0 {
            addAsides(readFirst: false)
            // As at an entry without a head.
            for index in asides.indices { asides[index].isReadFirst = true }
        }
        var role = EntryLayout()
        role.rows = roles.rows
        role.body = roles.body
        blocks += body(role, fields, in: own)
        if blocks.isEmpty, !asides.isEmpty {
            blocks = [Block(content: .anchor, spaceBefore: 0, breakBefore: .forbidden)]
        }
        guard !blocks.isEmpty else { return [] }
        blocks[0].asides = asides
        blocks[0].marker = marker(fields)
        if headEnd > 0, headEnd < blocks.count {
            blocks[headEnd].breakBefore = .forbidden
            for index in 0..<headEnd { blocks[index].isHeading = true }
        }
        blocks[0].spaceBefore = space
        blocks[0].breakBefore = isFirst ? .forbidden : .betweenEntries
        for index in blocks.indices { blocks[index].left.points += roles.indent }
        return blocks
    }

    /// All entries in one paragraph, joined by a sign.
    func joined(_ entries: [EntryFields], _ join: String) -> [Block] {
        let style = look.styles[.body]
        var joined = ComposedText()
        for fields in entries {
            for row in entry.rows {
                for (template, slot) in [(row.left, row.style), (row.right, row.rightStyle)] {
                    let text = template.map { texts.fill($0, with: fields, slot) }
                    guard var text, !text.isEmpty else { continue }
                    if mayStayWhole(text) { text = text.unbroken }
                    if !joined.isEmpty { joined.append(between: join, style) }
                    joined.append(text)
                }
            }
            for field in remaining(fields, entry) {
                joined.append(", ", style)
                joined.append(texts.labelled(field, .body))
            }
        }
        return inOneParagraph(joined)
    }

    /// Whether a thing of a line can be kept on one, since it is a name and what is said of it, and
    /// surely takes less than the line: letters are at most 0.6 em wide on average.
    private func mayStayWhole(_ text: ComposedText) -> Bool {
        let letters = text.plain.count
        return letters <= Self.longestItem
            && Double(letters) * look.styles[.body].size * 0.6 <= contentWidth
    }

    /// The most letters of a thing of a line that is kept whole: "Norwegian, professional working proficiency".
    private static let longestItem = 48

    /// The names of entries that are nothing but short names: these run on, rather than that each has a
    /// line; nil for other entries.
    func shortNames(_ entries: [EntryFields]) -> [RichText]? {
        guard entries.count > 1, entry.join == nil, entry.grid == .fixed(1) else { return nil }
        var names: [RichText] = []
        for fields in entries {
            let filled = fields.values.filter { $0.value != nil }.map(\.name)
            // An entry that is a text alone has that as its summary.
            guard filled.count == 1, fields.titles.contains(filled[0]) || filled[0] == "summary",
                fields.extra.isEmpty, fields.roles.isEmpty, let name = fields.inline(filled[0]),
                name.plain.count <= Self.longestName,
                !name.plain.contains(where: { ".!?\n".contains($0) })
            else { return nil }
            names.append(name)
        }
        return names
    }

    /// The most letters of a name that runs on in a line with others.
    private static let longestName = 32

    /// Names in one paragraph, with commas unless a name has one.
    func joined(_ names: [RichText]) -> [Block] {
        let hasComma = names.contains { $0.plain.contains(",") }
        guard hasComma else {
            return inOneParagraph(texts.list(names, between: ", ", .body), .list)
        }
        var joined = ComposedText()
        for name in names {
            if !joined.isEmpty { joined.append(between: "  ·  ", look.styles[.body]) }
            joined.append(texts.text(name, .body))
        }
        return inOneParagraph(joined)
    }

    private func inOneParagraph(
        _ joined: ComposedText, _ kind: LineBreaker.Kind = .series
    ) -> [Block] {
        guard !joined.isEmpty else { return [] }
        var block = text(joined, in: element, spaceBefore: spacing.title, kind: kind)
        block.origin = ContentOrigin(section: title)
        return [block]
    }
}

extension EntryColumn {
    /// Its width in an entry, in points; 0 if that depends on its texts.
    fileprivate func points(in width: Double) -> Double {
        self.width?.points(in: width, gap: gap) ?? 0
    }
}
