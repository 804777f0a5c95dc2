import ResumeModel
import SourceTree

/// An entry of an al-folio section under the keys of JSON Resume.
struct AlFolioEntry {
    private let kind: String?
    private let keys: KeyTable

    /// Makes a translation of the entries of a kind; nil for those of the person's own.
    init(_ kind: String?) {
        self.kind = kind
        let names: [(name: String, spellings: [String])] =
            switch kind {
            case Work.sectionKey: [("position", ["title"]), ("name", ["institution"])]
            case Education.sectionKey: [("studyType", ["title"]), ("institution", [])]
            default: [("name", ["title", "category"]), ("subtitle", ["institution"])]
            }
        keys = KeyTable(
            names + [
                ("date", ["year", "time"]), ("summary", ["maindescription"]), ("description", []),
                ("items", ["contents"]), ("links", ["linkitems"]),
            ])
    }

    /// The entry.
    func entry(_ field: Field) -> Node {
        var members: [Node.Member] = []
        var items: [Node] = []
        var place: Node.Member?
        for var member in keys.renamed(field) where member.value.isContent {
            switch member.key {
            case "description"
            where member.value.string != nil
                && field.content("maindescription") == nil:
                members.append(
                    Node.Member(
                        key: "summary", keySpan: member.keySpan, value: member.value))
            case "description", "items":
                place = place ?? member
                items += (member.value.array ?? [member.value]).flatMap(Self.items)
            case "links":
                let links = Field(member, in: field.path).elements ?? []
                member.value.value = .array(
                    links.map { link in
                        Self.link(link).map { Node(.string($0), at: link.node.span) } ?? link.node
                    })
                members.append(member)
            default: members.append(member)
            }
        }
        let isNamed = members.contains { Self.heads.contains($0.key) }
        if !isNamed, items.count == 1, items[0].string != nil {
            members.insert(Node.Member(keys.names[0], items.removeFirst()), at: 0)
        } else if kind == nil, !members.contains(where: { $0.key == "name" }),
            let index = members.firstIndex(where: { $0.key == "subtitle" })
        {
            members[index].key = "name"
        }
        if let place, !items.isEmpty {
            let list = Node(.array(items), at: place.value.span)
            members.append(Node.Member(key: "highlights", keySpan: place.keySpan, value: list))
        }
        return Node(.object(members), at: field.node.span)
    }

    /// A link under its name, as Markdown; nil for what has neither.
    static func link(_ field: Field) -> String? {
        linked(
            field.content("linkname", "name")?.scalarText,
            to: field.content("link", "url")?.scalarText)
    }

    private static func linked(_ name: String?, to page: String?) -> String? {
        guard let page else { return name }
        guard let name else { return page }
        let isPlain = !page.contains { "() <>".contains($0) }
        return isPlain ? "[\(name)](\(page))" : "\(name): \(page)"
    }

    /// An item of a list, and the list of those below it.
    private static func items(_ node: Node) -> [Node] {
        if let title = node["title"], title.string != nil, let inner = node["contents"],
            let list = inner.array ?? (inner.isContent ? [inner] : nil),
            node.object?.count == 2
        {
            return [title, Node(.array(list.flatMap(items)), at: inner.span)]
        }
        return [item(node)]
    }

    /// An item of a list that has parts, in one line: what it is called, what else there is of it in
    /// brackets, and its link after a colon.
    private static func item(_ node: Node) -> Node {
        guard let members = node.object else { return node }
        // What YAML makes of `- Thesis: On peat`.
        if members.count == 1, !["name", "title"].contains(members[0].key),
            let text = Field(members[0], in: .root).scalarText
        {
            return Node(.string(members[0].key + ": " + text), at: members[0].value.span)
        }
        let parts = members.filter { $0.value.isContent && $0.key != "icon" }
        let texts = parts.filter { !["name", "title", "link", "linkname", "url"].contains($0.key) }
        let name = (node["name"] ?? node["title"])?.string
        guard let name, texts.allSatisfy({ $0.value.array == nil && $0.value.object == nil }),
            node["name"] == nil || node["title"] == nil, node["link"] == nil || node["url"] == nil
        else { return node }
        let field = Field(node, at: .root)
        let inner = texts.compactMap { Field($0, in: .root).scalarText }
        let brackets = inner.isEmpty ? "" : " (\(inner.joined(separator: ", ")))"
        let page = field.content("link", "url")?.scalarText
        guard let link = field.content("linkname")?.scalarText else {
            return Node(.string((linked(name, to: page) ?? name) + brackets), at: node.span)
        }
        let after = linked(link, to: page).map { ": " + $0 } ?? ""
        return Node(.string(name + brackets + after), at: node.span)
    }

    private static let heads: Set<String> = [
        "name", "subtitle", "position", "studyType", "institution",
    ]
}
