import ResumeModel

/// Gives the entries of a section as fields with names.
struct SectionEntries {
    private let dates: DateWording
    private let resume: Resume
    /// The entries of the person's own sections, by their keys.
    private let custom: [String: [CustomEntry]]

    init(_ resume: Resume, _ dates: DateWording) {
        self.dates = dates
        self.resume = resume
        custom = Dictionary(resume.custom.map { ($0.key, $0.entries) }, uniquingKeysWith: +)
    }

    func entries(of key: String) -> [EntryFields] {
        var section = Section(key: key, resume: resume, dates: dates)
        Resume.visitSections(&section)
        var entries = section.entries ?? (custom[key] ?? []).map { EntryFields($0, dates) }
        for index in entries.indices {
            entries[index].number = index + 1
            entries[index].count = entries.count
        }
        // Among others, one that is not known would look forgotten.
        if entries.contains(where: \.lacksDuration) {
            for index in entries.indices { entries[index].removeDuration() }
        }
        return entries
    }

    /// The entries of a section that the format knows.
    private struct Section: SectionVisitor {
        let key: String
        let resume: Resume
        let dates: DateWording
        var entries: [EntryFields]?

        mutating func visit<Entry: SectionEntry>(_: Entry.Type) {
            guard Entry.section.key == key else { return }
            entries = Entry.section.entries.get(resume).map { EntryFields($0, dates) }
        }
    }
}

extension EntryFields {
    /// Whether it goes on, or a position of it, and how long it has lasted is not known.
    fileprivate var lacksDuration: Bool {
        isOngoing && duration == nil || roles.contains(where: \.lacksDuration)
    }

    fileprivate mutating func removeDuration() {
        duration = nil
        for index in roles.indices { roles[index].removeDuration() }
    }
}
