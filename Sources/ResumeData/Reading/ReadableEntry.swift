import ResumeModel
import SourceTree

/// Something that is read from a map, or from what people write in its place.
protocol ReadableEntry: Equatable, SendableMetatype {
    /// The keys that such a map has; they are put together anew each time.
    static var keys: KeyTable { get }
    /// Whether people write such an entry as a text alone, as in `"skills": ["Swift"]`.
    static var mayBeText: Bool { get }
    var heading: RichText { get set }
    var extra: [ExtraField] { get set }

    init()
    init(_ fields: inout FieldReader)
    /// Takes the value that a map like `{ "English": "native" }` has for the heading; false if
    /// such a value says nothing about entries of this kind.
    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool
}

extension MappingContext {
    /// The entries of a section, as their fields describe them.
    func entries<Entry: ResumeEntry>(_ field: Field) -> [Entry] {
        if Entry.shape == .pair { levelNumbers = LevelNumbers(of: field, Entry.self) }
        return entries(field, of: DescribedEntry<Entry>.self).map(\.entry)
    }

    /// The entries of a section; those with nothing in them are left out.
    func entries<Entry: ReadableEntry>(_ field: Field, of _: Entry.Type = Entry.self) -> [Entry] {
        let entries: [Entry?]
        switch field.node.value {
        case .array:
            entries = (field.elements ?? []).flatMap { element in
                // A list in the list holds entries too.
                element.node.array?.isEmpty == false
                    ? self.entries(element).map { $0 } : [entry(element)]
            }
        case .object:
            guard !isHidden(field) else { return [] }
            entries = entriesOfMap(field)
        case .string where Entry.mayBeText: entries = phrases(field).map(Self.entry)
        case .string: entries = [entry(field)]
        default:
            reportWrongType(field, expected: "a list of entries")
            return []
        }
        let empty = Entry()
        return entries.compactMap { $0 == empty ? nil : $0 }
    }

    func entry<Entry: ReadableEntry>(_ field: Field) -> Entry? {
        switch field.node.value {
        case .null: return nil
        case .object:
            guard !isHidden(field) else { return nil }
            var fields = FieldReader(field, keys(of: Entry.self), self)
            return Entry(&fields)
        case .string:
            let text = rich(field)
            guard !text.isEmpty else { return nil }
            report(
                Entry.mayBeText ? .textForMap : .textForEntry, field,
                "\(field.path) is a text, where a map is expected; it was read as its "
                    + "\"\(keys(of: Entry.self).names[0])\"")
            return Self.entry(text)
        default:
            reportWrongType(
                field, expected: "a map with keys such as \"\(keys(of: Entry.self).names[0])\"")
            return nil
        }
    }

    private static func entry<Entry: ReadableEntry>(_ heading: RichText) -> Entry {
        var entry = Entry()
        entry.heading = heading
        return entry
    }

    /// Reads a map in place of a list: the list in it, one entry, or entries under their names.
    private func entriesOfMap<Entry: ReadableEntry>(_ field: Field) -> [Entry?] {
        if let list = SectionList(field, keys(of: Entry.self), mayBeTexts: Entry.mayBeText) {
            reportMapForList(field, "its list was read")
            return entries(list)
        }
        let members = speaking(field)
        if members.contains(where: { keys(of: Entry.self).match($0.key) != nil }) {
            reportMapForList(field, "it was read as one entry")
            return [entry(field)]
        }
        var result: [Entry?] = []
        for member in members {
            let name = rich(KeyLabel.name(of: member.key), member)
            var named: [Entry]
            if member.node.object != nil {
                named = [entry(member)].compactMap { $0 }
            } else if !Entry.mayBeText, member.holdsMaps {
                // The list's own name says of what kind its entries are.
                named = entries(member)
                for index in named.indices {
                    named[index].extra.append(ExtraField(key: "category", values: [name]))
                }
            } else {
                var entry = Entry()
                if !entry.takeDetail(member, self) {
                    let values = values(member)
                    if !values.isEmpty {
                        entry.extra = [ExtraField(key: "details", values: values)]
                    }
                }
                named = [entry]
            }
            for index in named.indices where named[index].heading.isEmpty {
                named[index].heading = name
            }
            result += named
        }
        if !result.isEmpty { reportMapForList(field, "its values were read as entries") }
        return result
    }

    /// The entries of a list with a map around it, and what introduces them.
    func entries<Entry: ReadableEntry>(_ list: SectionList) -> [Entry] {
        [introduction(list)].compactMap(\.self) + entries(list.items)
    }

    /// What a map says before its list, as an entry of its own; nil if it says nothing.
    private func introduction<Entry: ReadableEntry>(_ list: SectionList) -> Entry? {
        guard let text = list.introduction else { return nil }
        guard keys(of: Entry.self).match("summary") == nil else {
            let summary = [text.renamed("summary")]
            return entry(Field(gathering: summary, at: text.node.span, path: list.items.path))
        }
        return Self.entry(rich(text))
    }

    private func reportMapForList(_ field: Field, _ reading: Message) {
        report(.mapForList, field, "\(field.path) is a map, where a list is expected; \(reading)")
    }
}

extension Field {
    var holdsMaps: Bool { node.array?.contains { $0.object != nil } == true }

    /// Whether there are maps in the value, in a list or under keys.
    var holdsEntries: Bool {
        holdsMaps || members?.contains { $0.holdsMaps || $0.node.object != nil } == true
    }
}
