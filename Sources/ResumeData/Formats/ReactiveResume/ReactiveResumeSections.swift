import ResumeModel
import SourceTree

/// Finds the sections of an export, whatever its version, and translates them in the order of its
/// layout.
struct ReactiveResumeSections {
    let context: MappingContext
    /// Lists and maps of the export, by what they are called in its layout.
    private var sections: [(id: String, kind: String, field: Field)] = []

    /// Gathers the sections of an export.
    init(_ root: Field, _ context: MappingContext) {
        self.context = context
        // Version 5 has the summary beside the sections, version 3 with the person.
        if let summary = root["summary"] ?? root["basics"]?["summary"] {
            sections.append(("summary", "summary", summary))
        }
        for section in root["sections"]?.members ?? [] {
            guard section.key == "custom", section.node["items"] == nil else {
                sections.append((section.key, section.key, section))
                continue
            }
            for own in section.members ?? [] { sections.append((own.key, "custom", own)) }
        }
        for own in root["customSections"]?.elements ?? [] {
            let (id, type) = (own["id"]?.node.string, own["type"]?.node.string)
            sections.append((id ?? "", type ?? "custom", own))
        }
        sort(by: Self.order(of: root["metadata"]?["layout"]))
    }

    // MARK: Order

    /// Puts the sections in the order of the layout; the summary leads if that does not name it, and
    /// what else it does not name comes last.
    private mutating func sort(by order: [String]) {
        let places = Dictionary(
            order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        sections =
            sections.enumerated().map { index, section in
                let place = places[section.id] ?? (section.id == "summary" ? -1 : order.count)
                return (place, index, section)
            }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
    }

    /// The sections that pages name: a list of columns, or a map of two.
    private static func order(of layout: Field?) -> [String] {
        guard let layout else { return [] }
        switch layout.node.value {
        case .string(let id): return [id.hasPrefix("custom.") ? String(id.dropFirst(7)) : id]
        case .array: return (layout.elements ?? []).flatMap { order(of: $0) }
        case .object: return ["pages", "main", "sidebar"].flatMap { order(of: layout[$0]) }
        default: return []
        }
    }

    // MARK: Translation

    /// The text that introduces the person, if it is shown.
    var summary: Field? {
        sections.first {
            $0.kind == "summary" && $0.id == "summary" && !Setting.hides($0.field.node)
        }
        .flatMap { $0.field.members == nil ? $0.field : $0.field["content"] }
    }

    /// The accounts of the person, if they are shown.
    var profiles: [Field] {
        sections.filter { $0.id == "profiles" && !Setting.hides($0.field.node) }
            .flatMap { section in
                let items = section.field["items"] ?? section.field
                return items.elements ?? []
            }
    }

    /// What the person calls their accounts, which have no title on our pages; nil if they kept the
    /// usual word.
    var titleOfProfiles: Field? {
        guard !profiles.isEmpty else { return nil }
        return sections.first { $0.id == "profiles" }.flatMap { title(of: $0.field) }
            .flatMap { $0.node.string == "Profiles" ? nil : $0 }
    }

    /// The sections, as a list under their titles.
    func nodes() -> [Node] {
        var seen: Set<String> = []
        return sections.compactMap { id, kind, field in
            guard !context.isHidden(field) else { return nil }
            switch id {
            case "profiles": return nil
            case "summary" where kind == "summary": return summary.map { _ in heading(field).node }
            default:
                let node = section(field, kind, isSecond: seen.contains(kind))
                if node != nil { seen.insert(kind) }
                return node
            }
        }.compactMap(\.self)
    }

    private func heading(_ field: Field) -> (map: TranslatedMap, node: Node) {
        var map = TranslatedMap()
        map.add("title", title(of: field))
        map.add("section", Node(.string("summary"), at: field.keySpan ?? field.node.span))
        return (map, Node(.object(map.members), at: field.node.span))
    }

    private func title(of section: Field) -> Field? {
        [section["title"], section["name"]].compactMap(\.self).first { $0.node.string != nil }
    }

    private func section(_ field: Field, _ name: String, isSecond: Bool) -> Node? {
        let isMap = field.node.object != nil
        let items = isMap ? field["items"] : field
        let content = isMap ? field["content"] : nil
        let kind = ReactiveResumeKind.named(name)
        let entries =
            (content.map { [$0.fromHTMLEditor.node] } ?? []) + self.entries(items, kind, name)
        guard !entries.isEmpty else { return nil }
        var map = TranslatedMap()
        let title = title(of: field)
        if title == nil, kind?.section == nil || isSecond {
            // A list of the person's own has no key, but the name of its kind.
            let key = field.key.isEmpty ? name : field.key
            map.add("title", .string(KeyLabel.name(of: key)), of: field)
        }
        map.add("title", title)
        if let section = kind?.section {
            map.add("section", Node(.string(section), at: field.keySpan ?? field.node.span))
        }
        map.add("entries", Node(.array(entries), at: (items ?? content ?? field).node.span))
        return map.node(at: field.node.span)
    }

    private func entries(
        _ items: Field?, _ kind: ReactiveResumeKind?, _ name: String
    ) -> [Node] {
        guard let items else { return [] }
        let elements = (items.elements ?? [items]).filter(\.node.isContent)
        var entry = ReactiveResumeEntry(kind: kind ?? .own, context: context)
        entry.steps = ReactiveResumeEntry.steps(in: elements)
        return elements.compactMap { element in
            switch name {
            case "summary", "cover-letter": texts(element)
            default: entry.node(element)
            }
        }
    }

    /// The texts of an entry that is nothing but texts, one below the other.
    private func texts(_ element: Field) -> Node? {
        guard element.node.object != nil else { return element.node }
        guard !context.isHidden(element) else { return nil }
        let texts = (element.members ?? []).filter {
            !ReactiveResumeKind.settings.contains($0.key) && $0.node.isContent
        }
        return Node(.array(texts.map(\.fromHTMLEditor.node)), at: element.node.span)
    }
}
