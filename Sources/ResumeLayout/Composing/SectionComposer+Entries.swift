import Pages
import ResumeModel

extension SectionComposer {
    /// The columns that a section's entries share where they are as wide as their widest text.
    struct ColumnGroups {
        var lead: ColumnGroup?
        var trail: ColumnGroup?
    }

    mutating func columnGroups() -> ColumnGroups {
        func group(_ column: EntryColumn?) -> ColumnGroup? {
            guard let column, column.width == nil else { return nil }
            return self.group(limit: column.limit, gap: column.gap)
        }
        return ColumnGroups(lead: group(look.entry.lead), trail: group(look.entry.trail))
    }

    /// The blocks of one entry; the first one's distance and break are the caller's.
    mutating func entry(
        _ fields: EntryFields, at index: Int, of count: Int, _ groups: ColumnGroups, width: Double,
        _ structure: inout StructureBuilder
    ) -> [Block] {
        let entry = look.entry
        let hasRoles = !fields.roles.isEmpty
        let roles = entry.roles
        let rows = hasRoles ? roles.head : entry.rows
        // A section of one-line entries is a run of paragraphs; others get a part of their own.
        let hasBody = hasRoles || entry.body.contains { isFilled($0, fields, entry) }
        var parent = element
        if hasBody { parent = structure.add(.section, in: element) }

        var asides: [Aside] = []
        func addAsides(readFirst: Bool) {
            for (column, group, isRight) in [
                (entry.lead, groups.lead, false), (entry.trail, groups.trail, true),
            ] {
                guard let column, column.isReadFirst == readFirst else { continue }
                if let aside = aside(column, group, isRight, fields, width, parent, &structure) {
                    asides.append(aside)
                }
            }
        }
        addAsides(readFirst: true)
        var head: [Block] = []
        for row in rows {
            let block = self.row(
                row, fields, isHead: head.isEmpty && hasBody, level: 3, in: parent, &structure)
            guard let block else { continue }
            if head.isEmpty { addAsides(readFirst: false) }
            head.append(block)
        }
        if head.isEmpty { addAsides(readFirst: false) }
        var body: [Block] = []
        for part in entry.body { body += self.part(part, fields, entry, in: parent, &structure) }
        let hasText = !body.isEmpty
        for (number, role) in fields.roles.enumerated() {
            let space = number == 0 && !hasText ? roles.headSpace : roles.space
            body += self.role(
                role, roles, space: space, isFirst: number == 0, in: parent, &structure)
        }
        if head.isEmpty, body.isEmpty, !asides.isEmpty {
            head = [Block(content: .anchor, spaceBefore: 0, breakBefore: .forbidden)]
        }
        // What follows the head must not leave it alone at a page's foot.
        if !head.isEmpty, !body.isEmpty { body[0].breakBefore = .forbidden }
        if head.isEmpty, !body.isEmpty {
            // What stands beside a head is read after it; without one it would cut the body in two.
            for index in asides.indices { asides[index].isReadFirst = true }
            body[0].asides = asides
        }
        if !head.isEmpty { head[0].asides = asides }
        noteUnprinted(fields, entry, hasRoles: hasRoles)
        return placed(
            head, body, fields, EntryPlace(index: index, count: count, width: width), groups)
    }

    /// Where an entry stands among the others.
    private struct EntryPlace {
        var index: Int
        var count: Int
        var width: Double
    }

    /// Head and body with their distances from the edges, marker, rail and rule.
    private func placed(
        _ head: [Block], _ body: [Block], _ fields: EntryFields, _ place: EntryPlace,
        _ groups: ColumnGroups
    ) -> [Block] {
        let entry = look.entry
        var left = Inset()
        var right = Inset()
        var middle = Inset()
        if let lead = entry.lead {
            left = inset(lead, groups.lead, place.width)
            middle = left + -lead.gap / 2
        } else if let marker = entry.marker {
            middle.points = marker.size / 2
            left.points = marker.size * 2
        }
        if let trail = entry.trail { right = inset(trail, groups.trail, place.width) }
        let origin = ContentOrigin(
            section: title, entry: fields.label, entryNumber: place.index)
        let weight =
            (entry.keep ?? layout.breaking.keepEntry) / max(layout.breaking.keepEntry, 0.01)
        var blocks = head + body
        for index in blocks.indices {
            let isHead = index < head.count
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
            blocks[index].breakWeight = min(max(weight * weight, 0.01), 30)
            if let marker = entry.marker, marker.rail > 0 {
                let starts = index == 0
                blocks[index].backdrops.append(
                    Backdrop(
                        left: middle + -marker.rail / 2, width: marker.rail,
                        color: marker.railColor,
                        start: starts && place.index == 0 ? .firstLine : .joined))
            }
        }
        guard !blocks.isEmpty else { return [] }
        if let marker = entry.marker, marker.shape != .none {
            blocks[0].marker = Marker(layout: marker, middle: middle)
        }
        if let rule = entry.rule, place.index > 0 {
            let space = look.entry.space ?? spacing.entry
            blocks.insert(
                Block(
                    content: .rule(rule, length: nil), spaceBefore: space,
                    breakBefore: .betweenEntries, origin: origin), at: 0)
            blocks[1].spaceBefore = space
            blocks[1].breakBefore = .forbidden
        }
        return blocks
    }

    private func inset(_ column: EntryColumn, _ group: ColumnGroup?, _ width: Double) -> Inset {
        if let group { return Inset(groups: [group]) }
        return Inset(points: (column.width?.points(in: width, gap: column.gap) ?? 0) + column.gap)
    }

    // MARK: Rows and columns

    private func aside(
        _ column: EntryColumn, _ group: ColumnGroup?, _ isRight: Bool, _ fields: EntryFields,
        _ width: Double, _ parent: Int, _ structure: inout StructureBuilder
    ) -> Aside? {
        var lines: [Aside.Line] = []
        for line in column.lines {
            let text = texts.fill(line.text, with: fields, line.style)
            guard !text.isEmpty else { continue }
            lines.append(
                Aside.Line(text: text, element: structure.add(.paragraph, in: parent)))
        }
        let share = column.level.flatMap { fields.inline($0)?.plain }.flatMap(levels.share(of:))
        guard !lines.isEmpty || share != nil else { return nil }
        return Aside(
            lines: lines, level: share.map { ($0, look.levels) }, inset: Inset(),
            isRight: isRight,
            width: group.map { .group($0) }
                ?? .points(column.width?.points(in: width, gap: column.gap) ?? 0),
            alignment: column.alignment, isReadFirst: column.isReadFirst)
    }

    func row(
        _ row: EntryLayout.Row, _ fields: EntryFields, isHead: Bool, level: Int, in parent: Int,
        _ structure: inout StructureBuilder
    ) -> Block? {
        let left = texts.fill(row.left, with: fields, row.style)
        let right =
            row.right.map { texts.fill($0, with: fields, row.rightStyle) } ?? ComposedText()
        guard !left.isEmpty || !right.isEmpty else { return nil }
        let leftElement =
            left.isEmpty ? 0 : structure.add(isHead ? .heading(level) : .paragraph, in: parent)
        let rightElement = right.isEmpty ? 0 : structure.add(.paragraph, in: parent)
        return Block(
            content: .row(
                RowBlock(
                    left: left, leftElement: leftElement, right: right,
                    rightElement: rightElement, gap: look.styles[.body].size,
                    alignment: row.alignment)),
            spaceBefore: isHead ? 0 : spacing.row, breakBefore: .forbidden)
    }

    /// A position under an employer.
    private func role(
        _ fields: EntryFields, _ roles: RolesLayout, space: Double, isFirst: Bool, in parent: Int,
        _ structure: inout StructureBuilder
    ) -> [Block] {
        let own = structure.add(.section, in: parent)
        var blocks: [Block] = []
        for row in roles.rows {
            if let block = self.row(
                row, fields, isHead: blocks.isEmpty, level: 4, in: own, &structure)
            {
                blocks.append(block)
            }
        }
        let headEnd = blocks.count
        var entry = EntryLayout()
        entry.rows = roles.rows
        entry.body = roles.body
        for part in roles.body { blocks += self.part(part, fields, entry, in: own, &structure) }
        guard !blocks.isEmpty else { return [] }
        if headEnd > 0, headEnd < blocks.count { blocks[headEnd].breakBefore = .forbidden }
        blocks[0].spaceBefore = space
        blocks[0].breakBefore = isFirst ? .forbidden : .betweenEntries
        for index in blocks.indices { blocks[index].left.points += roles.indent }
        return blocks
    }

    /// All entries in one paragraph, joined by a sign.
    func joined(
        _ entries: [EntryFields], _ join: String, _ structure: inout StructureBuilder
    ) -> [Block] {
        var joined = ComposedText()
        for fields in entries {
            for row in look.entry.rows {
                for (template, style) in [(row.left, row.style)]
                    + (row.right.map { [($0, row.rightStyle)] } ?? [])
                {
                    let text = texts.fill(template, with: fields, style)
                    guard !text.isEmpty else { continue }
                    if !joined.isEmpty { joined.append(join, look.styles[.body]) }
                    joined.append(text)
                }
            }
            for field in remaining(fields, look.entry) {
                joined.append(", ", look.styles[.body])
                joined.append(texts.labelled(field, .body))
            }
        }
        guard !joined.isEmpty else { return [] }
        var block = text(joined, in: element, spaceBefore: spacing.title, &structure)
        block.origin = ContentOrigin(section: title)
        return [block]
    }
}
