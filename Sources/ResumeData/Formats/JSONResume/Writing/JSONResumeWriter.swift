package import ResumeModel
package import SourceTree

/// Writes a resume as JSON Resume: what is read of it again is the same resume.
///
/// The format cannot hold a line break inside an item of a text, an item that is nested below none,
/// and two fields of one name; and a resume does not know its own layout, which stays in the file.
package struct JSONResumeWriter {
    private let markup = MarkupWriter()

    /// Makes a writer.
    package init() {}

    /// The resume as text, ended by a line feed.
    package func text(of resume: Resume) -> String { JSONWriter.text(of: node(resume)) }

    /// The resume as a tree; what is empty is left out.
    package func node(_ resume: Resume) -> Node {
        var members = Members()
        members.add("basics", node(resume.basics, resume.basics.extra))
        for section in Resume.sections { add(section, of: resume, to: &members) }
        for section in resume.custom { members.add(section.key, entries(section.entries)) }
        members.add("meta", node(resume.meta, []))
        return members.node ?? .map([])
    }

    private func add<Entry: SectionEntry>(
        _: Entry.Type, of resume: Resume, to members: inout Members
    ) {
        members.add(Entry.sectionKey, entries(Entry.section.entries.get(resume)))
    }

    /// The entries of a section, in the resume's order, as trees; the summary is one with that field.
    package func entries(of key: String, _ resume: Resume) -> [Node] {
        if let section = Resume.section(key) { return nodes(section, of: resume) }
        if key == "summary" {
            return prose(resume.basics.summary).map { [.map([(key, $0)])] } ?? []
        }
        return resume.custom.filter { $0.key == key }.flatMap { nodes($0.entries) }
    }

    private func nodes<Entry: SectionEntry>(_: Entry.Type, of resume: Resume) -> [Node] {
        nodes(Entry.section.entries.get(resume))
    }

    // MARK: Parts

    private func entries<Entry: ResumeEntry>(_ entries: [Entry]) -> Node? { list(nodes(entries)) }

    private func nodes<Entry: ResumeEntry>(_ entries: [Entry]) -> [Node] {
        entries.map { node($0, $0.extra) ?? .map([]) }
    }

    private func node<Part: ResumePart>(_ part: Part, _ extra: [ExtraField]) -> Node? {
        var members = Members()
        for field in Part.fields {
            if case .span(let path, _, _) = field.value {
                add(path.get(part), under: field.key, to: &members)
            }
            members.add(field.key, value(field.value, of: part))
        }
        members.add(extra, self)
        return members.node
    }

    private func value<Part>(_ value: EntryField<Part>.Value, of part: Part) -> Node? {
        switch value {
        case .text(let path), .place(let path): text(path.get(part))
        case .prose(let path): prose(path.get(part))
        case .items(let path): items(path.get(part))
        case .phrases(let path): phrases(path.get(part))
        case .page(let path): plain(path.get(part)?.text)
        case .date(let path): date(path.get(part))
        case .span(_, _, let day): day.flatMap { date($0.get(part)) }
        case .roles(let path): entries(path.get(part))
        case .plain(let path, .picture, _): path.get(part).map { .text($0) }
        case .plain(let path, _, _): plain(path.get(part))
        case .moment(let path): plain(path.get(part)?.iso8601)
        case .pages(let path): path.get(part).map { .number(Double($0)) }
        case .location(let path): node(path.get(part), path.get(part).extra)
        case .profiles(let path): list(path.get(part).map { node($0, $0.extra) ?? .map([]) })
        case .layout: nil
        }
    }

    private func add(_ span: DateSpan?, under key: String, to members: inout Members) {
        guard let span else { return }
        members.add("startDate", date(span.start))
        switch (span.start, span.end) {
        case (nil, .at(let day)): members.add(key, date(day))
        case (_, .at(let end)): members.add("endDate", date(end))
        case (nil, .present): members.add("endDate", .text("present"))
        // A start without an end goes on.
        case (_, .present): break
        }
    }

    // MARK: Values

    /// A text without markup, where only references to characters are undone.
    private func plain(_ text: String?) -> Node? {
        guard let text, !text.isEmpty else { return nil }
        let isSame = HTMLEntity.decode(text, keepingMarkup: false) == text
        return .text(isSame ? text : text.replacing("&", with: "&amp;"))
    }

    fileprivate func text(_ text: RichText) -> Node? {
        text.isEmpty ? nil : .text(markup.text(of: text))
    }

    private func prose(_ prose: Prose) -> Node? {
        prose.isEmpty ? nil : .text(markup.text(of: prose))
    }

    private func date(_ date: DateValue?) -> Node? {
        switch date {
        case .date(let date): .text(date.description)
        case .text(let words): plain(words)
        case nil: nil
        }
    }

    /// Items as texts, those below another one in a list that follows it.
    private func items(_ items: [ListItem]) -> Node? {
        var rest = items[...]
        return list(nested(&rest, level: 0))
    }

    private func nested(_ items: inout ArraySlice<ListItem>, level: Int) -> [Node] {
        var nodes: [Node] = []
        while let item = items.first, item.level >= level {
            if item.level > level {
                nodes.append(.list(nested(&items, level: level + 1)))
            } else {
                nodes.append(.text(markup.text(of: item.text, isItem: true)))
                items.removeFirst()
            }
        }
        return nodes
    }

    /// Phrases as texts; a single one would be cut at its commas, but for an empty one beside it.
    private func phrases(_ phrases: [RichText]) -> Node? {
        let nodes = phrases.compactMap { text($0) }
        let isCut =
            nodes.count == 1 && phrases.contains { $0.plain.contains { ",;\n".contains($0) } }
        return list(isCut ? nodes + [Node(made: .null)] : nodes)
    }

    private func list(_ nodes: [Node]) -> Node? { nodes.isEmpty ? nil : .list(nodes) }
}

private struct Members {
    private var members: [(String, Node)] = []

    var node: Node? { members.isEmpty ? nil : .map(members) }

    mutating func add(_ key: String, _ node: Node?) {
        guard let node, !members.contains(where: { $0.0 == key }) else { return }
        members.append((key, node))
    }

    mutating func add(_ extra: [ExtraField], _ writer: JSONResumeWriter) {
        for field in extra {
            let nodes = field.values.compactMap { writer.text($0) }
            add(field.key, nodes.count == 1 ? nodes[0] : .list(nodes))
        }
    }
}
