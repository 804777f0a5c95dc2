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
        var entries =
            Resume.section(key).map { fields($0) }
            ?? (custom[key] ?? []).map { EntryFields($0, dates) }
        for index in entries.indices {
            entries[index].number = index + 1
            entries[index].count = entries.count
        }
        return entries
    }

    private func fields<Entry: SectionEntry>(_: Entry.Type) -> [EntryFields] {
        resume[keyPath: Entry.section.entries].map { EntryFields($0, dates) }
    }
}
