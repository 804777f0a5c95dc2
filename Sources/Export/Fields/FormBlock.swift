/// The fields that a web form asks for together, such as one job's.
package struct FormBlock: Sendable, Hashable {
    var kind: Kind
    var fields: [FormField]

    /// What the fields are about, in the order in which forms mostly ask.
    enum Kind: String, Sendable, Hashable, CaseIterable {
        case contact
        case profiles
        case work
        case education
        case projects
        case volunteer
        case certificates
        case awards
        case publications
        case skills
        case languages

        /// What people call one of them, or all of them where each is but a line.
        var title: String {
            switch self {
            case .contact: "Contact"
            case .profiles: "Profiles"
            case .work: "Job"
            case .education: "Degree"
            case .projects: "Project"
            case .volunteer: "Volunteering"
            case .certificates: "Certificate"
            case .awards: "Award"
            case .publications: "Publication"
            case .skills: "Skills"
            case .languages: "Languages"
            }
        }

        /// Whether it is among some sections, by their keys, or is none; nil for all.
        func isShown(in sections: Set<String>?) -> Bool {
            sections?.contains(rawValue) ?? true || self == .contact || self == .profiles
        }

        /// Whether each of them is one line of a block that all share.
        var isLine: Bool { [.profiles, .skills, .languages].contains(self) }
    }

    /// The words of a field, in one line.
    func words(_ key: String) -> String? {
        for field in fields where field.key == key {
            switch field.value {
            case .words(let words), .text(let words): return words?.replacing("\n", with: " ")
            case .date, .present, .flag: return nil
            }
        }
        return nil
    }
}
