import Pages
import SourceTree

/// Decodes `entries`.
struct EntriesDecoder {
    private let table: MapReader

    init(_ root: MapReader) { table = root.table("entries") }

    func entries() -> [String: EntryLayout] {
        let kinds = SectionsLayout.knownKeys.filter { $0 != "summary" } + [SectionsLayout.otherKey]
        table.mentionSections()
        var entries: [String: EntryLayout] = [:]
        for kind in kinds where table.node?[kind] == nil {
            entries[kind] = StandardEntries.entry(kind)
        }
        for member in table.node?.object ?? [] { entries[member.key] = entry(member) }
        return entries
    }

    private func entry(_ member: Node.Member) -> EntryLayout {
        let map = table.inner(
            inherited(member, pending: []), path: table.path(of: member.key),
            keys: LayoutVocabulary.entry)
        let owner = FieldOwner.entry(member.key)
        var entry = EntryLayout()
        entry.rows = rows(map, "rows", of: owner) ?? StandardEntries.entry(member.key).rows
        entry.sideRows = rows(map, "side-rows", of: owner)
        entry.body = body(map, of: owner) ?? []
        entry.lead = column(map, "lead", of: owner)
        entry.trail = column(map, "trail", of: owner)
        entry.bodySpan = map.choice("body-span") ?? .main
        entry.space = map.length("space")
        entry.join = map.string("join")
        entry.grid = map.columnCount("grid") ?? .fixed(1)
        entry.gridGap = map.length("grid-gap") ?? 2 * map.em
        entry.marker = marker(map)
        if map.value("rule") != nil { entry.rule = RuleLayout(map.map("rule"), color: 0xC8CDD3) }
        entry.keep = map.number("keep")
        entry.emphasizesName = map.word("emphasize") == "name"
        entry.continued = map.template("continued", of: owner, beside: ["continued"])
        entry.roles = roles(map.map("roles"), of: owner, entry.rows)
        return entry
    }

    /// An entry's map, laid over the one that it inherits from.
    private func inherited(_ member: Node.Member, pending: Set<String>) -> Node {
        guard let node = member.value["inherits"], node.value != .null else { return member.value }
        let own = table.path(of: member.key)
        let value = PlacedNode(node: node, path: own + ".inherits")
        guard let name = node.string else {
            table.findings.wrongType(value, "a kind of entry")
            return member.value
        }
        guard let base = table.node?.object?.first(where: { $0.key == name }) else {
            table.findings.error(
                .layoutChoice, value, ": there are no entries \"\(name)\"",
                suggestions: NearMiss.suggestions(for: name, in: table.keys.map(\.name)))
            return member.value
        }
        if pending.contains(name) || name == member.key {
            table.findings.add(
                .layoutCycle, "\(own) inherits from itself", at: node.span, path: value.path)
            return member.value
        }
        let under = inherited(base, pending: pending.union([member.key]))
        return LayoutMerge.merge(member.value, onto: under)
    }

    // MARK: Parts

    private func rows(
        _ map: MapReader, _ key: String, of owner: FieldOwner, style: TextStyles.Slot = .entry
    ) -> [EntryLayout.Row]? {
        map.maps(key)?.compactMap { row in
            let right = row.template("right", of: owner)
            guard let left = row.template("left", of: owner) else {
                if let node = row.node, row.value("left") == nil {
                    row.findings.error(
                        .layoutMissing, PlacedNode(node: node, path: row.path),
                        " has no \"left\"; a row needs a left part")
                }
                return nil
            }
            return EntryLayout.Row(
                left: left, style: row.choice("style") ?? style, right: right,
                rightStyle: row.choice("right-style") ?? .date,
                alignment: row.choice("align") ?? .left)
        }
    }

    private func body(_ map: MapReader, of owner: FieldOwner) -> [EntryLayout.BodyPart]? {
        map.list("body")?.compactMap { element in
            if element.node.string == "extra-fields" { return .extraFields }
            let keys = LayoutVocabulary.bodyPart.keys
            return bodyPart(map.inner(element.node, path: element.path, keys: keys), of: owner)
        }
    }

    private func bodyPart(_ map: MapReader, of owner: FieldOwner) -> EntryLayout.BodyPart? {
        let style = map.choice("style") ?? TextStyles.Slot.body
        if let text = map.template("text", of: owner) { return .text(text, style: style) }
        if let field = map.field("prose", of: owner) { return .prose(field) }
        if let field = map.field("bullets", of: owner) {
            return .bullets(
                field, columns: map.columnCount("columns") ?? .fixed(1),
                isNumbered: map.bool("numbered") ?? false)
        }
        if let field = map.field("chips", of: owner) { return .chips(field) }
        if let field = map.field("level", of: owner) { return .level(field) }
        if let node = map.node, map.value("text") == nil {
            map.findings.error(
                .layoutMissing, PlacedNode(node: node, path: map.path),
                " has none of text, prose, bullets, chips and level; a part of a body is one of "
                    + "them, or the word extra-fields")
        }
        return nil
    }

    private func column(_ entry: MapReader, _ key: String, of owner: FieldOwner) -> EntryColumn? {
        guard entry.value(key) != nil else { return nil }
        let map = entry.map(key)
        let isLead = key == "lead"
        var lines = (map.maps("lines") ?? []).compactMap { line in
            line.template("text", of: owner).map {
                EntryColumn.Line(text: $0, style: line.choice("style") ?? .date)
            }
        }
        let style = map.choice("style") ?? (isLead ? TextStyles.Slot.lead : .date)
        if let text = map.template("text", of: owner) {
            lines.insert(EntryColumn.Line(text: text, style: style), at: 0)
        }
        return EntryColumn(
            lines: lines, level: map.field("level", of: owner),
            width: map.extent("width", otherParts: 3), limit: map.share("limit") ?? 0.4,
            alignment: map.choice("align") ?? (isLead ? .left : .right),
            gap: map.length("gap") ?? 1.2 * map.em,
            isReadFirst: map.word("read").map { $0 == "first" } ?? isLead)
    }

    private func marker(_ entry: MapReader) -> MarkerLayout? {
        guard entry.value("marker") != nil else { return nil }
        let map = entry.map("marker")
        let color = map.color("color") ?? Color(hex: 0x5A5F66)
        let size = map.length("size") ?? 0.5 * map.em
        return MarkerLayout(
            shape: map.choice("shape") ?? .dot, size: size, color: color,
            rail: map.length("rail") ?? 0, railColor: map.color("rail-color") ?? color,
            present: map.choice("present"), gap: map.length("gap") ?? size)
    }

    private func roles(
        _ map: MapReader, of owner: FieldOwner, _ own: [EntryLayout.Row]
    ) -> RolesLayout {
        let standard = StandardEntries.roles
        // What the entry's other rows say of the employer is said here, too.
        let others = own.dropFirst().filter { !$0.left.names("position") }
        return RolesLayout(
            head: rows(map, "head", of: owner) ?? standard.head + others,
            rows: rows(map, "rows", of: .role, style: .role) ?? standard.rows,
            body: body(map, of: .role) ?? standard.body, space: map.length("space") ?? 0.4 * map.em,
            headSpace: map.length("head-space") ?? 0.1 * map.em, indent: map.length("indent") ?? 0,
            columns: map.choice("columns") ?? .employer)
    }
}
