import Pages
import SourceTree

/// Decodes `entries`.
struct EntriesDecoder {
    let root: MapReader
    let em: Double

    func entries() -> [String: EntryLayout] {
        let kinds = SectionsLayout.knownKeys.filter { $0 != "summary" } + [SectionsLayout.otherKey]
        let map = MapReader(
            openMap: root.node?["entries"], path: "entries", findings: root.findings)
        var entries: [String: EntryLayout] = [:]
        for kind in kinds {
            entries[kind] = EntryLayout(
                rows: [
                    EntryLayout.Row(
                        left: TemplateSyntax.standard(Self.standardHead(kind)), style: .entry,
                        right: TemplateSyntax.standard("{dates}"), rightStyle: .date)
                ],
                body: [.prose("summary"), .bullets("highlights"), .extraFields])
        }
        for member in map.node?.object ?? [] {
            entries[member.key] = entry(map, member.key)
        }
        return entries
    }

    /// What stands in the head of entries for which a layout says nothing.
    private static func standardHead(_ kind: String) -> String {
        switch kind {
        case "work": "**{position}**[, {name}][, {location}]"
        case "volunteer": "**{position}**[, {organization}]"
        case "education": "**{studyType}[ {area}]**[, {institution}]"
        case "awards": "**{title}**[, {awarder}]"
        case "certificates": "**{name}**[, {issuer}]"
        case "publications": "**{name}**[, {publisher}]"
        case "skills": "**{name}**[ ({level})][: {keywords}]"
        case "languages": "**{language}**[: {fluency}]"
        case "interests": "**{name}**[: {keywords}]"
        case "references": "**{name}**[: {reference}]"
        default: "**{name}**[, {subtitle}]"
        }
    }

    private func entry(_ entries: MapReader, _ kind: String) -> EntryLayout {
        let map = entries.map(kind, keys: ["rows", "body", "space", "join"])
        let path = "entries.\(kind)"
        let rows = (map.list("rows") ?? []).enumerated().compactMap { index, node in
            row(node, path: "\(path).rows[\(index)]")
        }
        let body = (map.list("body") ?? []).enumerated().compactMap { index, node in
            bodyPart(node, path: "\(path).body[\(index)]")
        }
        return EntryLayout(
            rows: rows, body: body, space: map.length("space", in: 0...200, em: em),
            join: map.string("join"))
    }

    private func row(_ node: Node, path: String) -> EntryLayout.Row? {
        let map = MapReader(
            node, path: path, keys: ["left", "style", "right", "right-style"],
            findings: root.findings)
        guard let left = map.template("left") else {
            if map.node != nil, map.value("left") == nil {
                root.findings.error(
                    "layout-missing", "\(path) has no \"left\"; a row needs a left part",
                    at: node.span, path: path)
            }
            return nil
        }
        return EntryLayout.Row(
            left: left, style: map.choice("style", TextStyles.Slot.self) ?? .entry,
            right: map.template("right"),
            rightStyle: map.choice("right-style", TextStyles.Slot.self) ?? .date)
    }

    private func bodyPart(_ node: Node, path: String) -> EntryLayout.BodyPart? {
        if node.string == "extra-fields" { return .extraFields }
        let map = MapReader(
            node, path: path, keys: ["text", "style", "prose", "bullets"], findings: root.findings)
        let style = map.choice("style", TextStyles.Slot.self) ?? .body
        if let text = map.template("text") { return .text(text, style: style) }
        if let field = map.string("prose") { return .prose(field) }
        if let field = map.string("bullets") { return .bullets(field) }
        if map.node != nil, map.value("text") == nil {
            root.findings.error(
                "layout-missing",
                "\(path) has none of \"text\", \"prose\" and \"bullets\"; a part of a body is one "
                    + "of them, or the word extra-fields", at: node.span, path: path)
        }
        return nil
    }
}
