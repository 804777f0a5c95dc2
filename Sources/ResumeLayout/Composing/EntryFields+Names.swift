import ResumeModel

extension EntryFields {
    /// The names of the fields that templates can have, beside those of the person's own.
    static func names(of owner: FieldOwner) -> [String] {
        let dates = DateWording(language: .english)
        switch owner {
        case .location: return EntryFields(Location(), AddressWriter(language: nil)).names
        case .profile: return EntryFields(Profile()).names
        case .role: return EntryFields(Role(), dates).names
        case .entry(let key):
            let section = SectionsLayout.knownKeys.contains(key) ? key : SectionsLayout.otherKey
            let entries = SectionEntries(empty, dates).entries(of: section)
            return entries.flatMap(\.names) + counters
        }
    }

    /// The places of an entry in its section.
    private static let counters = ["number", "number-down"]

    private var names: [String] {
        values.flatMap { $0.name == "dates" ? ["dates", "years"] : [$0.name] }
    }

    /// A resume with an entry in each section, and nothing in it.
    private static var empty: Resume {
        var resume = Resume()
        resume.work = [Work()]
        resume.volunteer = [Volunteer()]
        resume.education = [Education()]
        resume.awards = [Award()]
        resume.certificates = [Certificate()]
        resume.publications = [Publication()]
        resume.skills = [SkillGroup()]
        resume.languages = [Language()]
        resume.interests = [Interest()]
        resume.references = [Reference()]
        resume.projects = [Project()]
        resume.custom = [CustomSection(key: SectionsLayout.otherKey, entries: [CustomEntry()])]
        return resume
    }
}
