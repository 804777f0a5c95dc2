import ResumeModel

/// The collections in which apps keep the parts of a resume.
enum FirestoreCollections {
    /// What the documents of a collection are, with the collection's names: the sections of JSON
    /// Resume, ways to reach the person, and the texts that other documents name by keys.
    private static let table: KeyTable = {
        let sections = JSONResumeFormat.sections
        let known = zip(sections.names, sections.spellings).map { name, spellings in
            (name, spellings + (others[name] ?? []))
        }
        return KeyTable(
            known + [(contacts, Person.accounts + ["contact"]), (texts, textSpellings)])
    }()

    /// Names that apps have and files have not.
    private static let others = [
        "basics": ["about", "overview", "profile", "person", "me"], "work": ["works"],
        "projects": ["petProjects", "sideProjects"], "education": ["studies"],
    ]
    /// The part that is ways to reach the person.
    static let contacts = "contacts"
    /// The part that is texts, by keys.
    static let texts = "strings"
    private static let textSpellings = ["texts", "translations", "localizations", "i18n"]

    /// The part that a collection is; nil for one of the person's own.
    static func part(_ collection: String) -> String? { table.name(of: collection) }

    /// The parts, with the other names of their collections.
    static var parts: [(name: String, spellings: [String])] {
        zip(table.names, table.spellings).map { ($0, $1) }
    }

    /// The names of all collections, each once.
    static let names: [String] = {
        var seen: Set<String> = []
        return parts.flatMap { [$0.name] + $0.spellings }.filter { seen.insert($0).inserted }
    }()

    /// The parts that a resume prints, as a person is told of them.
    static var told: String {
        let parts = table.names.filter { $0 != "meta" && $0 != texts }
        return (["works", "petProjects"] + parts).joined(separator: ", ")
    }
}

extension Person {
    /// The names of what holds accounts.
    fileprivate static var accounts: [String] {
        fields.filter { $0.key == "profiles" }.flatMap { [$0.key] + $0.spellings }
    }
}
