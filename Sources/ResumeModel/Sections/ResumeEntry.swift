/// A part of a resume that consists of fields: an entry, the person, what the file says about itself.
///
/// What it consists of is said once, in `fields`. Reading and writing files and the schema go by it.
@usableFromInline package protocol ResumePart: Sendable, Hashable {
    /// What it consists of; the first is what it is called by.
    static var fields: [EntryField<Self>] { get }
    /// Words that files put before any of its keys, such as `project` in `project_name`.
    static var prefixes: [String] { get }

    /// Makes an empty part.
    init()
}

/// Something that a resume lists: a position, a certificate, a language.
///
/// The fields of templates, text and forms go by what it consists of, too.
@usableFromInline package protocol ResumeEntry: ResumePart {
    /// How much it mostly has to say.
    static var shape: EntryShape { get }
    /// Fields of the person's own.
    var extra: [ExtraField] { get set }
}

extension ResumeEntry {
    @usableFromInline package static var shape: EntryShape { .whole }
}

extension ResumePart {
    @usableFromInline package static var prefixes: [String] { [] }
}

/// How much entries of a kind mostly have to say.
@usableFromInline package enum EntryShape: Sendable {
    /// A heading, facts and texts.
    case whole
    /// A line: a name, and facts after it.
    case line
    /// A word and what belongs to it; files may have the word alone, as in `skills: [Swift]`.
    case pair
}

/// An entry that has a section of its own in the format.
@usableFromInline package protocol SectionEntry: ResumeEntry {
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
@usableFromInline package struct ResumeSection<Entry>: Sendable {
    /// Its key.
    package let key: String
    /// Other names that files have for it.
    package let spellings: [String]
    /// Where a resume has its entries.
    package let entries: Place<Resume, [Entry]>

    init(_ key: String, _ entries: Place<Resume, [Entry]>, also: [String]) {
        self.key = key
        self.entries = entries
        spellings = also
    }
}

/// Something that is done with the kinds of entries that have sections of their own.
@usableFromInline package protocol SectionVisitor {
    /// Does it with one kind.
    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type)
}

extension Resume {
    /// Whether there is something in a section, by its key; the summary always counts.
    package func hasSection(_ key: String) -> Bool {
        var search = SectionSearch(key: key, resume: self)
        Self.visitSections(&search)
        return search.isFilled ?? custom.contains { $0.key == key && !$0.entries.isEmpty }
            || key == "summary"
    }

    /// Shows all kinds of entries that have sections of their own, in the format's order.
    ///
    /// What is done is compiled for each kind where this is called, hence `@inlinable`.
    @inlinable package static func visitSections(_ visitor: inout some SectionVisitor) {
        visitor.visit(Work.self)
        visitor.visit(Volunteer.self)
        visitor.visit(Education.self)
        visitor.visit(Award.self)
        visitor.visit(Certificate.self)
        visitor.visit(Publication.self)
        visitor.visit(SkillGroup.self)
        visitor.visit(Language.self)
        visitor.visit(Interest.self)
        visitor.visit(Reference.self)
        visitor.visit(Project.self)
    }

    /// The entries that have sections of their own, in the format's order.
    package static let sections: [any SectionEntry.Type] = {
        struct List: SectionVisitor {
            var kinds: [any SectionEntry.Type] = []
            mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) { kinds.append(kind) }
        }
        var list = List()
        visitSections(&list)
        return list.kinds
    }()

    /// What the entries of a section are; nil for a section that the format does not know.
    package static func section(_ key: String) -> (any SectionEntry.Type)? {
        sections.first { $0.sectionKey == key }
    }
}

/// Looks for the entries of a section of the format.
private struct SectionSearch: SectionVisitor {
    let key: String
    let resume: Resume
    /// Whether there are any; nil for a section that the format does not know.
    var isFilled: Bool?

    mutating func visit<Entry: SectionEntry>(_ kind: Entry.Type) {
        if Entry.section.key == key { isFilled = !Entry.section.entries.get(resume).isEmpty }
    }
}
