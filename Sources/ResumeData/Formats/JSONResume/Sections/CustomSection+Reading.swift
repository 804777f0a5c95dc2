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
        case .array:
            let cells = field.elements ?? []
            return row(cells).map { [$0] } ?? cells.flatMap { customEntries($0) }
        default: entry.summary = prose(field)
        }
        return entry == CustomEntry() ? [] : [entry]
    }

    /// The entry that the cells of a table's row make: a date, what it is called, and what is said of
    /// it; nil for cells without a date.
    private func row(_ cells: [Field]) -> CustomEntry? {
        let cells = cells.filter { !$0.node.isAbsent }
        guard (2...5).contains(cells.count), cells.allSatisfy(\.isScalar),
            let day = cells.firstIndex(where: isDate)
        else { return nil }
        var others = cells
        let keys = ["name", "subtitle"]
        var members = [others.remove(at: day).renamed("date")]
        members += zip(keys, others).map { $1.renamed($0) }
        let rest = others.dropFirst(keys.count).map { $0.node }
        if let first = rest.first {
            let text = Field(Node(.array(rest), at: first.span), at: others[keys.count].path)
            members.append(text.renamed("highlights"))
        }
        let place = cells[0]
        return customEntries(
            Field(gathering: members, at: place.node.span, path: place.path)
        ).first
    }

    private func isDate(_ cell: Field) -> Bool {
        guard let text = cell.scalarText else { return false }
        switch DateReading(text, words) {
        case .exact, .loose: return true
        default: return DateRange.read(text, words) != nil
        }
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
