import ResumeModel
import SourceTree

/// An entry of a section of the format.
protocol ResumeEntry: Equatable, SendableMetatype {
    /// The keys that such an entry has.
    static var keys: KeyTable { get }
    /// Whether people write such an entry as a text alone, as in `"skills": ["Swift"]`.
    static var mayBeText: Bool { get }
    /// What the entry is called.
    var heading: RichText { get set }

    /// Makes an empty entry.
    init()
    /// Reads an entry.
    init(_ fields: inout FieldReader)
    /// Takes the value that a map like `{ "English": "native" }` has for the heading; false if
    /// such a value says nothing about entries of this kind.
    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool
}

extension ResumeEntry {
    static var mayBeText: Bool { false }

    mutating func takeDetail(_ field: Field, _ context: MappingContext) -> Bool { false }
}

extension MappingContext {
    /// The entries of a section; those with nothing in them are left out.
    func entries<Entry: ResumeEntry>(_ field: Field, of _: Entry.Type = Entry.self) -> [Entry] {
        let entries: [Entry?]
        switch field.node.value {
        case .array:
            entries = (field.elements ?? []).map { entry($0) }
        case .object:
            entries = entriesOfMap(field)
        case .string where Entry.mayBeText:
            entries = phrases(field).map(Self.entry)
        case .string:
            entries = [entry(field)]
        default:
            reportWrongType(field, expected: "a list of entries")
            return []
        }
        let empty = Entry()
        return entries.compactMap { $0 == empty ? nil : $0 }
    }

    /// One entry; nil if there is none.
    func entry<Entry: ResumeEntry>(_ field: Field) -> Entry? {
        switch field.node.value {
        case .null:
            return nil
        case .object:
            var fields = FieldReader(field, Entry.keys, self)
            return Entry(&fields)
        case .string:
            let text = rich(field)
            guard !text.isEmpty else { return nil }
            report(
                Entry.mayBeText ? .textForMap : .textForEntry, field,
                "\(field.path) is a text, where a map is expected; it was read as its "
                    + "\"\(Entry.keys.names[0])\"")
            return Self.entry(text)
        default:
            reportWrongType(
                field, expected: "a map with keys such as \"\(Entry.keys.names[0])\"")
            return nil
        }
    }

    private static func entry<Entry: ResumeEntry>(_ heading: RichText) -> Entry {
        var entry = Entry()
        entry.heading = heading
        return entry
    }

    /// Reads a map in place of a list: one entry, or entries under their names.
    private func entriesOfMap<Entry: ResumeEntry>(_ field: Field) -> [Entry?] {
        let members = (field.members ?? []).filter { !$0.node.isAbsent }
        if members.contains(where: { Entry.keys.match($0.key) != nil }) {
            report(
                .mapForList, field,
                "\(field.path) is a map, where a list is expected; it was read as one entry")
            return [entry(field)]
        }
        var entries: [Entry?] = []
        for member in members {
            var named: Entry
            if member.node.object != nil {
                guard let read: Entry = entry(member) else { continue }
                named = read
            } else {
                named = Entry()
                guard named.takeDetail(member, self) else {
                    reportWrongType(member, expected: "a map")
                    continue
                }
            }
            if named.heading.isEmpty { named.heading = rich(member.key, member) }
            entries.append(named)
        }
        if !entries.isEmpty {
            report(
                .mapForList, field,
                "\(field.path) is a map, where a list is expected; its values were read as entries")
        }
        return entries
    }
}

extension FieldReader {
    /// The entries of a section.
    func entries<Entry: ResumeEntry>(_ name: String) -> [Entry] {
        take(name).map { context.entries($0) } ?? []
    }
}
