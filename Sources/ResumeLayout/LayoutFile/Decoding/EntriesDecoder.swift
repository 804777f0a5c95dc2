import Pages
import SourceTree

/// Decodes `entries`.
struct EntriesDecoder {
    let root: MapReader
    let em: Double
    let colors: [String: Color]

    func entries() -> [String: EntryLayout] {
        let kinds = SectionsLayout.knownKeys.filter { $0 != "summary" } + [SectionsLayout.otherKey]
        let table = root.table("entries")
        table.mentionSections()
        var entries: [String: EntryLayout] = [:]
        for kind in kinds { entries[kind] = StandardEntries.entry(kind) }
        for member in table.node?.object ?? [] {
            entries[member.key] = entry(table, member)
        }
        return entries
    }

    private func entry(_ table: MapReader, _ member: Node.Member) -> EntryLayout {
        let node = inherited(table, member, pending: [])
        let path = table.path(of: member.key)
        let map = MapReader(
            node, path: path, keys: LayoutVocabulary.entry, findings: table.findings)
        let owner = FieldOwner.entry(member.key)
        var entry = EntryLayout()
        entry.rows = rows(map, "rows", of: owner) ?? StandardEntries.entry(member.key).rows
        entry.body = body(map, "body", of: owner) ?? []
        entry.lead = column(map, "lead", of: owner, alignment: .left)
        entry.trail = column(map, "trail", of: owner, alignment: .right)
        entry.bodySpan = map.choice("body-span", EntryLayout.Span.self) ?? .main
        entry.space = map.length("space", em: em)
        entry.join = map.string("join")
        entry.grid = Int(map.number("grid") ?? 1)
        entry.gridGap = map.length("grid-gap", em: em) ?? 2 * em
        entry.marker = marker(map)
        if map.value("rule") != nil {
            let rule = map.map("rule")
            entry.rule = RuleLayout(
                thickness: rule.length("thickness", em: em) ?? 0.5,
                color: rule.color("color", named: colors) ?? Color(hex: 0xC8CDD3))
        }
        entry.keep = map.number("keep")
        entry.roles = roles(map.map("roles"), of: member.key, entry.rows)
        return entry
    }

    /// An entry's map, laid over the one that it inherits from.
    private func inherited(
        _ table: MapReader, _ member: Node.Member, pending: Set<String>
    ) -> Node {
        guard let node = member.value["inherits"], node.value != .null else { return member.value }
        let path = "\(table.path(of: member.key)).inherits"
        let span = node.span
        guard let name = node.string else {
            table.findings.error(
                .layoutType, "\(path) must be a kind of entry, not \(node.kindName)", at: span,
                path: path)
            return member.value
        }
        guard let base = table.node?.object?.first(where: { $0.key == name }) else {
            let names = table.keys.map(\.name)
            table.findings.error(
                .layoutChoice, "\(path): there are no entries \"\(name)\"", at: span, path: path,
                suggestions: NearMiss.suggestions(for: name, in: names))
            return member.value
        }
        if pending.contains(name) || name == member.key {
            table.findings.error(
                .layoutCycle, "\(table.path(of: member.key)) inherits from itself", at: span,
                path: path)
            return member.value
        }
        return inherited(table, base, pending: pending.union([member.key]))
            .overlaid(with: member.value)
    }

    // MARK: Parts

    private func rows(
        _ map: MapReader, _ key: String, of owner: FieldOwner, style: TextStyles.Slot = .entry
    ) -> [EntryLayout.Row]? {
        map.maps(key)?.compactMap { row in
            let right = row.template("right", of: owner)
            guard let left = row.template("left", of: owner) else {
                if row.node != nil, row.value("left") == nil {
                    row.findings.error(
                        .layoutMissing, "\(row.path) has no \"left\"; a row needs a left part",
                        at: row.node?.span, path: row.path)
                }
                return nil
            }
            return EntryLayout.Row(
                left: left, style: row.choice("style", TextStyles.Slot.self) ?? style,
                right: right, rightStyle: row.choice("right-style", TextStyles.Slot.self) ?? .date,
                alignment: row.choice("align", Alignment.self) ?? .left)
        }
    }

    private func body(
        _ map: MapReader, _ key: String, of owner: FieldOwner
    ) -> [EntryLayout.BodyPart]? {
        map.list(key)?.compactMap { element in
            if element.node.string == "extra-fields" { return .extraFields }
            return bodyPart(
                MapReader(
                    element.node, path: element.path, keys: LayoutVocabulary.bodyPart.keys ?? [],
                    findings: map.findings), of: owner)
        }
    }

    private func bodyPart(_ map: MapReader, of owner: FieldOwner) -> EntryLayout.BodyPart? {
        let style = map.choice("style", TextStyles.Slot.self) ?? .body
        if let text = map.template("text", of: owner) { return .text(text, style: style) }
        if let field = map.field("prose", of: owner) { return .prose(field) }
        if let field = map.field("bullets", of: owner) {
            return .bullets(
                field, columns: Int(map.number("columns") ?? 1),
                isNumbered: map.bool("numbered") ?? false)
        }
        if let field = map.field("chips", of: owner) { return .chips(field) }
        if let field = map.field("level", of: owner) { return .level(field) }
        if map.node != nil, map.value("text") == nil {
            map.findings.error(
                .layoutMissing,
                "\(map.path) has none of text, prose, bullets, chips and level; a part of a body "
                    + "is one of them, or the word extra-fields", at: map.node?.span,
                path: map.path)
        }
        return nil
    }

    private func column(
        _ entry: MapReader, _ key: String, of owner: FieldOwner, alignment: Alignment
    ) -> EntryColumn? {
        guard entry.value(key) != nil else { return nil }
        let map = entry.map(key)
        var lines = (map.maps("lines") ?? []).compactMap { line in
            line.template("text", of: owner).map {
                EntryColumn.Line(
                    text: $0, style: line.choice("style", TextStyles.Slot.self) ?? .date)
            }
        }
        let style = map.choice("style", TextStyles.Slot.self)
        if let text = map.template("text", of: owner) {
            lines.insert(
                EntryColumn.Line(
                    text: text, style: style ?? (key == "lead" ? .lead : .date)), at: 0)
        }
        var limit = 0.4
        if case .share(let asked) = map.extent("limit", em: em) { limit = asked }
        return EntryColumn(
            lines: lines, level: map.field("level", of: owner),
            width: map.extent("width", em: em, otherParts: 3), limit: limit,
            alignment: map.choice("align", Alignment.self) ?? alignment,
            gap: map.length("gap", em: em) ?? 1.2 * em,
            isReadFirst: map.word("read").map { $0 == "first" }
                ?? (key == "lead"))
    }

    private func marker(_ entry: MapReader) -> MarkerLayout? {
        guard entry.value("marker") != nil else { return nil }
        let map = entry.map("marker")
        let color = map.color("color", named: colors) ?? Color(hex: 0x5A5F66)
        return MarkerLayout(
            shape: map.choice("shape", MarkerLayout.Shape.self) ?? .dot,
            size: map.length("size", em: em) ?? 0.5 * em, color: color,
            rail: map.length("rail", em: em) ?? 0,
            railColor: map.color("rail-color", named: colors) ?? color)
    }

    private func roles(
        _ map: MapReader, of kind: String, _ own: [EntryLayout.Row]
    ) -> RolesLayout {
        let standard = StandardEntries.roles
        // What the entry's other rows say of the employer is said here, too.
        let others = own.dropFirst().filter { !$0.left.fields.contains("position") }
        return RolesLayout(
            head: rows(map, "head", of: .entry(kind)) ?? standard.head + others,
            rows: rows(map, "rows", of: .role, style: .role) ?? standard.rows,
            body: body(map, "body", of: .role) ?? standard.body,
            space: map.length("space", em: em) ?? 0.4 * em,
            headSpace: map.length("head-space", em: em) ?? 0.1 * em,
            indent: map.length("indent", em: em) ?? 0)
    }
}
