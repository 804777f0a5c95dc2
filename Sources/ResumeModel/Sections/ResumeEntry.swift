/// Something that a resume lists: a position, a certificate, a language.
///
/// What it consists of is said once, in `fields`. Reading and writing files, the fields of
/// templates, text, forms and the schema go by it.
package protocol ResumeEntry: Sendable, Hashable {
    /// What it consists of; the first is what it is called by.
    static var fields: [EntryField<Self>] { get }
    /// How much it mostly has to say.
    static var shape: EntryShape { get }
    /// Words that files put before any of its keys, such as `project` in `project_name`.
    static var prefixes: [String] { get }
    /// Fields of the person's own.
    var extra: [ExtraField] { get set }

    /// Makes an empty entry.
    init()
}

extension ResumeEntry {
    package static var shape: EntryShape { .whole }
    package static var prefixes: [String] { [] }

    /// What people call such an entry by: what it is listed under, and what it is.
    package static var names: [EntryField<Self>] {
        fields.prefix(1) + fields.dropFirst().filter { $0.role == .head || $0.role == .subject }
    }
}

/// How much entries of a kind mostly have to say.
package enum EntryShape: Sendable {
    /// A heading, facts and texts.
    case whole
    /// A line: a name, and facts after it.
    case line
    /// A word and what belongs to it; files may have the word alone, as in `skills: [Swift]`.
    case pair
}

/// An entry that has a section of its own in the format.
package protocol SectionEntry: ResumeEntry {
    /// The section.
    static var section: ResumeSection<Self> { get }
}

extension SectionEntry {
    /// The section's key.
    package static var sectionKey: String { section.key }
    /// Other names that files have for the section.
    package static var sectionSpellings: [String] { section.spellings }
}

/// A section of the format.
package struct ResumeSection<Entry: ResumeEntry>: Sendable {
    /// Its key.
    package let key: String
    /// Other names that files have for it.
    package let spellings: [String]
    /// Where a resume has its entries.
    package let entries: any WritableKeyPath<Resume, [Entry]> & Sendable

    init(
        _ key: String, _ entries: any WritableKeyPath<Resume, [Entry]> & Sendable, also: [String]
    ) {
        self.key = key
        self.entries = entries
        spellings = also
    }
}

extension Resume {
    /// The entries that have sections of their own, in the format's order.
    package static let sections: [any SectionEntry.Type] = [
        Work.self, Volunteer.self, Education.self, Award.self, Certificate.self, Publication.self,
        SkillGroup.self, Language.self, Interest.self, Reference.self, Project.self,
    ]

    /// What the entries of a section are; nil for a section that the format does not know.
    package static func section(_ key: String) -> (any SectionEntry.Type)? {
        sections.first { $0.sectionKey == key }
    }
}
