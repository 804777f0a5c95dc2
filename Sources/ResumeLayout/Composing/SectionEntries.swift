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
            switch key {
            case "work": resume.work.map { work($0, dates) }
            case "volunteer": resume.volunteer.map { EntryFields($0, dates) }
            case "education": resume.education.map { EntryFields($0, dates) }
            case "awards": resume.awards.map { EntryFields($0, dates) }
            case "certificates": resume.certificates.map { EntryFields($0, dates) }
            case "publications": resume.publications.map { EntryFields($0, dates) }
            case "skills": resume.skills.map { EntryFields($0) }
            case "languages": resume.languages.map { EntryFields($0) }
            case "interests": resume.interests.map { EntryFields($0) }
            case "references": resume.references.map { EntryFields($0) }
            case "projects": resume.projects.map { EntryFields($0, dates) }
            default: (custom[key] ?? []).map { EntryFields($0, dates) }
            }
        for index in entries.indices {
            entries[index].number = index + 1
            entries[index].count = entries.count
        }
        return entries
    }

    private func work(_ work: Work, _ dates: DateWording) -> EntryFields {
        var fields = EntryFields(work, dates)
        fields.roles = work.roles.map { EntryFields($0, dates) }
        return fields
    }
}
