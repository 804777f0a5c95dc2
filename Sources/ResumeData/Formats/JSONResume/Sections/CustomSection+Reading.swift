import ResumeModel
import SourceTree

extension MappingContext {
    /// Adds entries to the section of the person's own that has a key, or to a new one.
    func add(_ entries: [CustomEntry], to key: String, of resume: inout Resume) {
        guard !entries.isEmpty else { return }
        if let place = customPlaces[key] {
            resume.custom[place].entries += entries
        } else {
            customPlaces[key] = resume.custom.count
            resume.custom.append(CustomSection(key: key, entries: entries))
        }
    }

    func customSection(_ field: Field) -> CustomSection? {
        var key = field.key
        let entries: [CustomEntry]
        switch field.node.value {
        case .array: entries = (field.elements ?? []).flatMap { customEntries($0) }
        case .object:
            guard !isHidden(field) else { return nil }
            if let list = SectionList(field, CustomEntry.keys, mayBeTexts: true) {
                key = customKey(field, list)
                var introduction = CustomEntry()
                introduction.summary = list.introduction.map { prose($0) } ?? Prose()
                entries =
                    (introduction == CustomEntry() ? [] : [introduction])
                    + (list.items.elements ?? []).flatMap { customEntries($0) }
            } else {
                entries = customEntriesOfMap(field)
            }
        default: entries = customEntries(field)
        }
        return entries.isEmpty ? nil : CustomSection(key: key, entries: entries)
    }

    /// What a section of the person's own goes by: the title around its list, else its key.
    ///
    /// A title that is the key of another section is set like a title, so as not to be taken for it.
    func customKey(_ field: Field, _ list: SectionList?) -> String {
        list?.title.flatMap { plain($0) == nil ? nil : customTitle($0) } ?? field.key
    }

    /// A title as the key of a section of the person's own.
    func customTitle(_ field: Field) -> String {
        let title = plain(field) ?? field.key
        return title == "summary" || JSONResumeFormat.section(named: title) == title
            ? KeyLabel.name(of: title) : title
    }

    private func customEntries(_ field: Field) -> [CustomEntry] {
        guard !field.node.isAbsent else { return [] }
        var entry = CustomEntry()
        switch field.node.value {
        case .object:
            guard !isHidden(field) else { return [] }
            var fields = FieldReader(field, CustomEntry.keys, self, notesSpellings: false)
            entry = DescribedEntry(&fields).entry
        case .array: return (field.elements ?? []).flatMap { customEntries($0) }
        default: entry.summary = prose(field)
        }
        return entry == CustomEntry() ? [] : [entry]
    }

    /// A map is one entry if it has any key of an entry, and otherwise entries under their names.
    private func customEntriesOfMap(_ field: Field) -> [CustomEntry] {
        let members = speaking(field)
        guard !members.contains(where: { CustomEntry.keys.match($0.key) != nil }) else {
            return customEntries(field)
        }
        return members.compactMap { member in
            var entry = CustomEntry()
            switch member.node.value {
            case .object:
                guard let read = customEntries(member).first else { return nil }
                entry = read
            case .array: entry.highlights = items(member)
            default: entry.summary = prose(member)
            }
            if entry.name.isEmpty { entry.name = rich(KeyLabel.name(of: member.key), member) }
            return entry
        }
    }
}
