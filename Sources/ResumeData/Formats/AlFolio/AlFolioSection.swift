import ResumeModel
import SourceTree

/// A section of an al-folio CV.
struct AlFolioSection {
    /// The section in the form of JSON Resume.
    private(set) var section: TranslatedSection
    private let rest: [Field]

    /// Reads a section; rows that say who the person is go to the person.
    init(_ field: Field, _ person: inout [Node.Member]) {
        let title = field.content("title")
        let known = title?.node.string.flatMap(JSONResumeFormat.section(named:))
        let kind = known.flatMap {
            [Work.sectionKey, Education.sectionKey].contains($0) ? $0 : nil
        }
        section = TranslatedSection(
            title: title?.node ?? Node(.string("CV"), at: field.node.span), kind: kind, entries: [])
        let contents = field.content("contents", "items", "entries")
        rest = (field.members ?? []).filter {
            !["title", "type", contents?.key ?? ""].contains($0.key) && $0.node.isContent
        }
        section.introduction = rest.first { $0.key == "description" && $0.node.string != nil }?.node
        guard let contents else { return }
        let elements = (contents.elements ?? [contents]).filter(\.node.isContent)
        if elements.allSatisfy(\.isScalar) {
            let isProse = contents.node.array == nil
            section.entries = isProse ? [contents.node] : [Self.items(contents)]
        } else {
            for element in elements { take(element, &person) }
        }
        if kind != nil, !section.entries.contains(where: { $0.object != nil }) {
            section.kind = nil
        }
    }

    /// Notes what no template of the format prints.
    func noteRest(_ context: MappingContext) {
        for field in rest where field.key != "description" { context.note(setting: field) }
    }

    private mutating func take(_ element: Field, _ person: inout [Node.Member]) {
        guard element.node.object != nil else { return section.entries.append(element.node) }
        guard let name = element.content("name")?.node.string, element.content("items") == nil,
            element.members?.allSatisfy({ ["name", "value", "links", "icon"].contains($0.key) })
                == true
        else {
            return section.entries.append(AlFolioEntry(section.kind).entry(element))
        }
        let value = element.content("value")
        if let value, let key = Self.personKey(name, value),
            !person.contains(where: { $0.key == key })
        {
            person.append(value.member(key))
            return
        }
        section.entries.append(Self.row(name, value, element))
    }

    /// A row of a table: what it is called, and what it says.
    private static func row(_ name: String, _ value: Field?, _ element: Field) -> Node {
        let links = (element.content("links")?.elements ?? []).compactMap { AlFolioEntry.link($0) }
        let texts = [value?.scalarText].compactMap(\.self) + links
        let label = name.hasSuffix(":") ? name : name + ":"
        guard value.map(\.isScalar) ?? true else {
            let members = [element.content("name")?.member("name"), value?.member("highlights")]
            return Node(.object(members.compactMap(\.self)), at: element.node.span)
        }
        let text = texts.isEmpty ? "**\(name)**" : "**\(label)** \(texts.joined(separator: ", "))"
        return Node(.string(text), at: value?.node.span ?? element.node.span)
    }

    /// A list as one entry with its items.
    private static func items(_ list: Field) -> Node {
        Node(.object([list.member("highlights")]), at: list.node.span)
    }

    /// The key of the person's that a row's name means; nil for one that is printed under its title.
    private static func personKey(_ name: String, _ value: Field) -> String? {
        guard let text = value.node.string, !text.contains(where: { "<[".contains($0) }) else {
            return nil
        }
        let name = name.hasSuffix(":") ? String(name.dropLast()) : name
        if NetworkKey.isNamed(by: name) { return name }
        guard let key = Person.keys.name(of: name), !["profiles", "image"].contains(key) else {
            return nil
        }
        return key
    }
}
