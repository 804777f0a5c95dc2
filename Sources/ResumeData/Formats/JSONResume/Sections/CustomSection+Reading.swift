import ResumeModel
import SourceTree

extension CustomEntry {
    static let keys = KeyTable([
        "name": ["title", "label", "position"],
        "subtitle": [
            "organization", "organisation", "institution", "company", "publisher", "issuer",
            "awarder", "entity", "role",
        ],
        "location": ["place", "venue"],
        "url": ["website", "link"],
        "date": ["year", "releaseDate"],
        "startDate": ["start", "from"],
        "endDate": ["end", "to", "until"],
        "summary": ["description", "text", "details", "content"],
        "highlights": ["bullets"],
        "keywords": ["items"],
    ])

    init(_ fields: inout FieldReader) {
        self.init()
        name = fields.rich("name")
        subtitle = fields.rich("subtitle")
        location = fields.place("location")
        url = fields.web("url")
        if fields.take("startDate") != nil || fields.take("endDate") != nil {
            dates = fields.span()
        } else {
            date = fields.date("date")
        }
        summary = fields.prose("summary")
        highlights = fields.items("highlights")
        keywords = fields.phrases("keywords")
        // Such an entry is free to have any key: none can be a slip.
        fields.forgiveSlips()
        extra = fields.extra()
    }
}

extension MappingContext {
    /// A section of the person's own; nil if there is nothing in it.
    func customSection(_ field: Field) -> CustomSection? {
        var key = field.key
        let entries: [CustomEntry]
        switch field.node.value {
        case .array:
            entries = (field.elements ?? []).flatMap { customEntries($0) }
        case .object:
            if let list = titledList(field) {
                key = list.title
                entries = (list.items.elements ?? []).flatMap { customEntries($0) }
            } else {
                entries = customEntriesOfMap(field)
            }
        default:
            entries = customEntries(field)
        }
        return entries.isEmpty ? nil : CustomSection(key: key, entries: entries)
    }

    /// `{ "title": "Patents", "items": [ … ] }`, which says how the section is called.
    private func titledList(_ field: Field) -> (title: String, items: Field)? {
        let members = (field.members ?? []).filter { !$0.node.isAbsent }
        guard members.count == 2,
            let title = members.first(where: { ["title", "name", "label"].contains($0.key) }),
            let items = members.first(where: { ["items", "entries", "content"].contains($0.key) }),
            items.node.array != nil, let text = plain(title)
        else { return nil }
        return (text, items)
    }

    private func customEntries(_ field: Field) -> [CustomEntry] {
        guard !field.node.isAbsent else { return [] }
        var entry = CustomEntry()
        switch field.node.value {
        case .object:
            var fields = FieldReader(field, CustomEntry.keys, self, notesSpellings: false)
            entry = CustomEntry(&fields)
        case .array:
            return (field.elements ?? []).flatMap { customEntries($0) }
        default:
            entry.summary = prose(field)
        }
        return entry == CustomEntry() ? [] : [entry]
    }

    /// A map is one entry if it has any key of an entry, and otherwise entries under their names.
    private func customEntriesOfMap(_ field: Field) -> [CustomEntry] {
        let members = (field.members ?? []).filter { !$0.node.isAbsent }
        guard !members.contains(where: { CustomEntry.keys.match($0.key) != nil }) else {
            return customEntries(field)
        }
        return members.map { member in
            var entry = CustomEntry()
            switch member.node.value {
            case .object:
                entry = customEntries(member).first ?? entry
            case .array:
                entry.highlights = items(member)
            default:
                entry.summary = prose(member)
            }
            if entry.name.isEmpty { entry.name = rich(member.key, member) }
            return entry
        }
    }
}
