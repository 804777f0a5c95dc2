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
        members.add("basics", person(resume.basics))
        for section in Resume.sections { add(section, of: resume, to: &members) }
        for section in resume.custom { members.add(section.key, entries(section.entries)) }
        members.add("meta", meta(resume.meta))
        return members.node ?? .map([])
    }

    private func add<Entry: SectionEntry>(
        _: Entry.Type, of resume: Resume, to members: inout Members
    ) {
        members.add(Entry.sectionKey, entries(Entry.section.entries.get(resume)))
    }

    // MARK: Entries

    private func entries<Entry: ResumeEntry>(_ entries: [Entry]) -> Node? {
        list(entries.map { node($0) ?? .map([]) })
    }

    private func node<Entry: ResumeEntry>(_ entry: Entry) -> Node? {
        var members = Members()
        for field in Entry.fields {
            switch field.value {
            case .text(let path), .place(let path):
                members.add(field.key, text(path.get(entry)))
            case .prose(let path): members.add(field.key, prose(path.get(entry)))
            case .items(let path): members.add(field.key, items(path.get(entry)))
            case .phrases(let path): members.add(field.key, phrases(path.get(entry)))
            case .page(let path): members.add(field.key, plain(path.get(entry)?.text))
            case .date(let path): members.add(field.key, date(path.get(entry)))
            case .span(let path, _, let day):
                add(path.get(entry), under: field.key, to: &members)
                members.add(field.key, day.flatMap { date($0.get(entry)) })
            case .roles(let path): members.add(field.key, entries(path.get(entry)))
            }
        }
        members.add(entry.extra, self)
        return members.node
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

    // MARK: The person, and the file

    private func person(_ person: Person) -> Node? {
        var members = Members()
        members.add("name", plain(person.name))
        members.add("label", text(person.label))
        members.add("image", person.image.map { .text($0) })
        members.add("email", plain(person.email))
        members.add("phone", plain(person.phone))
        members.add("url", plain(person.url?.text))
        members.add("summary", prose(person.summary))
        members.add("location", location(person.location))
        members.add("profiles", list(person.profiles.map { profile($0) ?? .map([]) }))
        members.add(person.extra, self)
        return members.node
    }

    private func location(_ location: Location) -> Node? {
        var members = Members()
        members.add("address", plain(location.address))
        members.add("postalCode", plain(location.postalCode))
        members.add("city", plain(location.city))
        members.add("countryCode", plain(location.countryCode))
        members.add("region", plain(location.region))
        members.add(location.extra, self)
        return members.node
    }

    private func profile(_ profile: Profile) -> Node? {
        var members = Members()
        members.add("network", plain(profile.network))
        members.add("username", plain(profile.username))
        members.add("url", plain(profile.url?.text))
        members.add(profile.extra, self)
        return members.node
    }

    private func meta(_ meta: Meta) -> Node? {
        var members = Members()
        members.add("canonical", plain(meta.canonical))
        members.add("version", plain(meta.version))
        members.add("lastModified", plain(meta.lastModified?.iso8601))
        members.add("language", plain(meta.language))
        members.add("pages", meta.pages.map { .number(Double($0)) })
        return members.node
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

/// The members of a map in the making, without empty ones.
private struct Members {
    private var members: [(String, Node)] = []

    /// The map; nil if there is nothing in it.
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
