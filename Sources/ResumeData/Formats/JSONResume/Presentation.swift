import ResumeModel
import SourceTree

/// What a resume says about its sections as a whole: how they are called, and in which order they
/// stand.
///
/// Resumake writes `headings` and `sections`, other templates a map of titles, or a title around a
/// section's list.
struct Presentation {
    /// The titles, by the sections' keys.
    private(set) var titles: [(key: String, title: Field)] = []
    /// The sections' keys in order; empty where the file does not say.
    private(set) var order: [(key: String, place: Field)] = []

    private let members: [Field]

    /// Reads it from the top level of a resume.
    init(_ root: Field) {
        members = root.members ?? []
        for member in members {
            if isTitles(member) {
                for title in member.members ?? [] { add(title, to: key(title.key)) }
            } else if isOrder(member) {
                for element in member.elements ?? [] {
                    guard let name = element.node.string.flatMap({ key($0) }),
                        !order.contains(where: { $0.key == name })
                    else { continue }
                    order.append((name, element))
                }
            } else if let match = MappingContext.sections.match(member.key),
                let keys = Self.entries[MappingContext.sections.names[match.slot]],
                let list = SectionList(member, keys.table, mayBeTexts: keys.mayBeTexts),
                let title = list.title
            {
                add(title, to: MappingContext.sections.names[match.slot])
            }
        }
    }

    /// Whether a member of the top level is nothing but such a statement.
    static func isStatement(_ field: Field, in root: Field) -> Bool {
        let said = Presentation(members: root.members ?? [])
        return said.isTitles(field) || said.isOrder(field)
    }

    private init(members: [Field]) {
        self.members = members
    }

    /// The statement as changes to a layout; nil if there is none.
    func changes(_ context: MappingContext) -> Node? {
        var sections: [Node.Member] = []
        let texts = titles.compactMap { key, title in
            context.plain(title).map {
                Node.Member(
                    key: key, keySpan: title.node.span,
                    value: Node(.string($0), at: title.node.span))
            }
        }
        if let first = texts.first {
            sections.append(
                Node.Member(
                    key: "titles", keySpan: first.keySpan,
                    value: Node(.object(texts), at: first.keySpan)))
        }
        if let first = order.first?.place.node.span {
            let keys = order.map { Node(.string($0.key), at: $0.place.node.span) }
            sections.append(
                Node.Member(key: "order", keySpan: first, value: Node(.array(keys), at: first)))
        }
        guard let span = sections.first?.keySpan else { return nil }
        let value = Node(.object(sections), at: span)
        return Node(
            .object([Node.Member(key: "sections", keySpan: span, value: value)]), at: span)
    }

    private mutating func add(_ title: Field, to key: String?) {
        guard let key, title.node.isContent, !titles.contains(where: { $0.key == key }) else {
            return
        }
        titles.append((key, title))
    }

    // MARK: Keys

    private func isTitles(_ field: Field) -> Bool {
        guard
            ["headings", "titlenamemap", "sectiontitles", "titles"]
                .contains(Setting.folded(field.key)), let members = field.members, !members.isEmpty
        else { return false }
        return members.allSatisfy { $0.isScalar } && members.contains { key($0.key) != nil }
    }

    private func isOrder(_ field: Field) -> Bool {
        guard ["sections", "sectionorder", "order"].contains(Setting.folded(field.key)),
            let elements = field.elements, elements.count > 1
        else { return false }
        return elements.allSatisfy { element in
            element.node.string.map { key($0) != nil || Self.steps.contains($0) } == true
        }
    }

    /// The section of the resume that a word means; nil if it has none of this name.
    private func key(_ word: String) -> String? {
        let sections = MappingContext.sections
        if let match = sections.match(word) {
            let name = sections.names[match.slot]
            return ["basics", "meta"].contains(name) ? nil : name
        }
        if let match = Person.keys.match(word),
            members.first(where: { $0.key == word })?.isScalar != false
        {
            return Person.keys.names[match.slot] == "summary" ? "summary" : nil
        }
        return members.contains { $0.key == word } ? word : nil
    }

    /// What stands among the sections' names without being a section of a page.
    private static let steps: Set<String> = [
        "templates", "profile", "basics", "header", "contact", "preview",
    ]

    /// What the entries of the sections are made of.
    private static let entries: [String: (table: KeyTable, mayBeTexts: Bool)] = [
        "work": (Work.keys, Work.mayBeText), "volunteer": (Volunteer.keys, Volunteer.mayBeText),
        "education": (Education.keys, Education.mayBeText), "awards": (Award.keys, Award.mayBeText),
        "certificates": (Certificate.keys, Certificate.mayBeText),
        "publications": (Publication.keys, Publication.mayBeText),
        "skills": (SkillGroup.keys, SkillGroup.mayBeText),
        "languages": (Language.keys, Language.mayBeText),
        "interests": (Interest.keys, Interest.mayBeText),
        "references": (Reference.keys, Reference.mayBeText),
        "projects": (Project.keys, Project.mayBeText),
    ]
}
