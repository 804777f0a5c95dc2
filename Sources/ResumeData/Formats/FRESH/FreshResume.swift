import Languages
import ResumeModel
import SourceTree

/// The parts of a FRESH resume as a tree in the form of JSON Resume.
struct FreshResume {
    let context: MappingContext
    private var person = FreshPerson()
    private var sections: [(title: Field, section: TranslatedSection)] = []
    private var meta: Field?
    /// What JSON Resume's reader finds a place for.
    private var others: [Node.Member] = []

    init(context: MappingContext) { self.context = context }

    /// Takes a member of the top level.
    mutating func take(_ member: Field) {
        if person.take(member) { return }
        switch member.key {
        case "meta": meta = member
        case "imp", "computed": context.note(setting: member)
        default: takeSection(member)
        }
    }

    /// The whole tree.
    func tree(at span: SourceSpan) -> Node {
        let basics = person.members(at: span)
        var members = basics.isEmpty ? [] : [Node.Member("basics", Node(.object(basics), at: span))]
        let listed = sections.compactMap { title, section in
            var section = section
            if section.kind == nil || hasEnglishTitles {
                let label = KeyLabel.name(of: title.key)
                section.title = Node(.string(label), at: title.keySpan ?? title.node.span)
            }
            return section.node(at: title.node.span)
        }
        if !listed.isEmpty {
            members.append(Node.Member(TitledSection.key, Node(.array(listed), at: span)))
        }
        let about = (meta?.members ?? []).filter { $0.key != "format" }.map { $0.member($0.key) }
        if let meta, !about.isEmpty {
            members.append(Node.Member("meta", Node(.object(about), at: meta.node.span)))
        }
        return Node(.object(members + others), at: span)
    }

    /// Whether the names of its sections, which are English, suit the resume.
    private var hasEnglishTitles: Bool {
        let said = meta?.members?.first { Meta.keys.name(of: $0.key) == "language" }
        let language = said?.node.string.flatMap(LanguageTag.normalized) ?? context.language
        return language.map { $0 == "en" || $0.hasPrefix("en-") } ?? true
    }

    // MARK: Sections

    private mutating func takeSection(_ member: Field) {
        guard member.node.isContent else { return }
        let known = FreshSection.all[member.key]
        let kind = known.map(\.kind) ?? JSONResumeFormat.section(named: member.key)
        var section = TranslatedSection(kind: kind, entries: [])
        if member.key == "skills" {
            section.entries = FreshSkills.entries(member, context)
        } else if let elements = member.elements {
            section.entries = elements.map { entry($0, known) }
        } else if member.node.object != nil {
            guard known != nil || member.content(Self.history) != nil else {
                return others.append(member.member(member.key))
            }
            takeHistory(member, known, into: &section)
        } else if known == nil {
            return others.append(member.member(member.key))
        } else if member.node.string != nil {
            section.entries = [member.node]
        } else {
            return context.reportWrongType(member, expected: "a list of entries")
        }
        if let kind = section.kind, !known.isKept(kind, section.entries) { section.kind = nil }
        sections.append((member, section))
    }

    /// Takes a map with the entries under `history`, and what introduces them.
    private func takeHistory(
        _ member: Field, _ known: FreshSection?, into section: inout TranslatedSection
    ) {
        let members = member.members ?? []
        guard let history = member.content(Self.history),
            history.node.object != nil
                || history.node.array != nil
        else {
            if let wrong = member.content(Self.history) {
                context.reportWrongType(wrong, expected: "a list of entries")
            }
            let rest = members.filter { $0.key != Self.history }
            let isEntry = rest.contains { $0.key != "summary" && $0.isScalar && $0.node.isContent }
            let entry = self.entry(
                Field(gathering: rest, at: member.node.span, path: member.path), known)
            if isEntry || rest.contains(where: { $0.node.isContent }) { section.entries = [entry] }
            return
        }
        section.entries = (history.elements ?? [history]).map { entry($0, known) }
        let rest = members.filter { $0.key != Self.history && $0.node.isContent }
        let facts = rest.filter { $0.key != "summary" }
        if let summary = rest.first(where: { $0.key == "summary" }) {
            section.introduction = summary.node
        }
        let told = Set(history.elements?.compactMap { $0.content("title")?.node.string } ?? [])
        let extra = facts.compactMap { fact -> Node.Member? in
            // The degree is mostly that of an entry below.
            if let text = fact.node.string, told.contains(text) || text == "none" { return nil }
            return fact.member(Self.facts[fact.key] ?? fact.key)
        }
        if !extra.isEmpty {
            section.entries.insert(Node(.object(extra), at: extra[0].value.span), at: 0)
        }
    }

    private func entry(_ field: Field, _ known: FreshSection?) -> Node {
        known.map { $0.entry(field) } ?? field.node
    }

    private static let history = "history"
    /// What is said of all of the education.
    private static let facts = [
        "level": "highestLevel", "degree": "highestDegree", "title": "highestDegree",
    ]
}

extension FreshSection? {
    /// Whether entries may be of the section's kind: texts alone are none of most kinds, and a text
    /// about an interest needs the place that entries of one's own have for it.
    fileprivate func isKept(_ kind: String, _ entries: [Node]) -> Bool {
        if kind == Interest.sectionKey {
            return !entries.contains { $0["summary"]?.isContent == true }
        }
        return Resume.section(kind)?.shape == .pair || entries.contains { $0.object != nil }
    }
}
