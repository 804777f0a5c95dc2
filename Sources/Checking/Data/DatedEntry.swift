import ResumeModel

/// Something of a resume that has a time, and what to call it.
struct DatedEntry {
    /// The section's key.
    var section: String
    /// Where it stands, such as `work[0]` or `work[0].roles[1]`.
    var path: String
    /// What it is called, such as "Analyst at Analytical Engine Works".
    var name: String
    /// From when to when; for a single day both are this.
    var span: DateSpan
    /// Whether it is a day, and no span.
    var isDay: Bool
    /// All that it says, for words such as "part-time".
    var text: String
    /// Which entry of the section it is in, from 0.
    var index: Int

    /// The first month that it may have been in, counted from the year 0; nil if it is not known.
    var firstMonth: Int? { span.start?.date.map { $0.year * 12 + ($0.month ?? 1) - 1 } }

    /// The last month, with what goes on lasting until today.
    func lastMonth(today: PartialDate) -> Int? {
        switch span.end {
        case .present: today.year * 12 + (today.month ?? 1) - 1
        case .at(let value): value.date.map { $0.year * 12 + ($0.month ?? 12) - 1 }
        }
    }

    /// Whether it goes on.
    var isOngoing: Bool { span.end == .present }
}

extension Resume {
    /// All entries with a time, section by section; the positions under one employer by themselves.
    var datedEntries: [DatedEntry] {
        var visitor = DatedEntries(resume: self)
        Self.visitSections(&visitor)
        for section in custom { visitor.add(section.entries, section.key) }
        return visitor.entries
    }
}

/// Collects entries with a time.
private struct DatedEntries: SectionVisitor {
    let resume: Resume
    var entries: [DatedEntry] = []

    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
        add(Entry.section.entries.get(resume), Entry.sectionKey)
    }

    mutating func add<Entry: ResumeEntry>(_ list: [Entry], _ section: String) {
        for (index, entry) in list.enumerated() {
            let path = "\(section)[\(index)]"
            let name = EntryText.name(of: entry)
            var hasRoles = false
            for field in Entry.fields {
                guard case .roles(let place) = field.value else { continue }
                for (number, role) in place.get(entry).enumerated() {
                    guard let span = role.dates else { continue }
                    hasRoles = true
                    let title = role.position.plain
                    entries.append(
                        DatedEntry(
                            section: section, path: "\(path).roles[\(number)]",
                            name: title.isEmpty ? name : "\(title) (\(name))", span: span,
                            isDay: false, text: EntryText.all(of: role), index: index))
                }
            }
            guard !hasRoles, let time = Entry.fields.lazy.compactMap({ $0.time(of: entry) }).first
            else { continue }
            let (span, isDay) =
                switch time {
                case .span(let span): (span, false)
                case .day(let day): (DateSpan(start: day, end: .at(day)), true)
                }
            entries.append(
                DatedEntry(
                    section: section, path: path, name: name, span: span, isDay: isDay,
                    text: EntryText.all(of: entry), index: index))
        }
    }
}
