import ResumeModel
import SourceTree

/// The sections of a RenderCV file as a list of titled sections.
///
/// One whose entries are all of a kind that JSON Resume has a section for is read as that; all others
/// are the person's own.
struct RenderCVSections {
    private let sections: [Section]
    private let entries: RenderCVEntries
    private let isEarly: Bool

    private struct Section {
        var field: Field
        var entries: [Field]
        var kinds: [RenderCVEntryKind]
        /// The section of JSON Resume that its title names.
        var named: String?
        /// The one that its entries are read as; nil for one of the person's own.
        var target: String?
    }

    /// Takes the sections, each under its title's key, of an early version or of a later one.
    init(_ fields: [Field], _ entries: RenderCVEntries, isEarly: Bool) {
        self.entries = entries
        self.isEarly = isEarly
        var sections = fields.compactMap(Self.section)
        // The section that has the name comes before others with entries of the kind.
        var taken: Set<String> = []
        for isNamed in [true, false] {
            for index in sections.indices where sections[index].target == nil {
                let section = sections[index]
                guard let target = Self.target(section, isNamed: isNamed),
                    taken.insert(target).inserted
                else { continue }
                sections[index].target = target
            }
        }
        self.sections = sections
    }

    /// The list.
    var list: [Node] {
        sections.compactMap { section in
            let translated =
                section.target.map { entries.entries(section.entries, as: $0) }
                ?? entries.own(section.entries)
            guard !translated.isEmpty else { return nil }
            let title = section.field.keySpan ?? section.field.node.span
            let text = RenderCVTitle.text(of: section.field.key, isEarly: isEarly)
            var members = [Node.Member("title", .string(text), at: title)]
            let kind = section.target ?? (section.named == nil ? nil : TitledSection.own)
            if let kind {
                members.append(Node.Member(TitledSection.kind, .string(kind), at: title))
            }
            members.append(Node.Member("entries", .array(translated), at: section.field.node.span))
            return Node(.object(members), at: section.field.node.span)
        }
    }

    private static func section(_ field: Field) -> Section? {
        // A text or a map in the list's place is its only entry.
        let entries = (field.elements ?? [field]).filter { RenderCVEntryKind($0) != nil }
        guard !entries.isEmpty else { return nil }
        return Section(
            field: field, entries: entries, kinds: entries.compactMap(RenderCVEntryKind.init),
            named: JSONResumeFormat.section(named: field.key))
    }

    // MARK: Kinds

    /// The section of JSON Resume that can hold a section's entries: the one that its title names, or
    /// the usual one of their kind.
    private static func target(_ section: Section, isNamed: Bool) -> String? {
        guard let kind = section.kinds.first, section.kinds.allSatisfy({ $0 == kind }) else {
            return nil
        }
        func target(_ names: [String], usual: String? = nil) -> String? {
            if isNamed { return section.named.flatMap { names.contains($0) ? $0 : nil } }
            return usual
        }
        switch kind {
        case .experience: return target(["work", "volunteer"], usual: "work")
        case .education: return target(["education"], usual: "education")
        case .publication: return target(["publications"], usual: "publications")
        case .normal:
            // A project has no place.
            let isPlaced = section.entries.contains { $0.node["location"]?.isContent == true }
            return isPlaced ? nil : target(["projects"])
        case .oneLine:
            guard section.entries.allSatisfy({ RenderCVOneLine($0)?.keywords != nil }) else {
                return nil
            }
            return target(
                ["skills", "languages"], usual: isOfSkills(section.field.key) ? "skills" : nil)
        case .text, .bullet, .numbered, .reversedNumbered, .other: return nil
        }
    }

    /// Whether a title that is not the section's own name is about skills.
    private static func isOfSkills(_ title: String) -> Bool {
        let title = title.lowercased()
        return ["skill", "technolog"].contains(where: title.contains)
    }
}
