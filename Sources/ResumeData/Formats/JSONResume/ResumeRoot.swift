import Languages
import ResumeModel
import SourceTree

extension MappingContext {
    /// The map that holds a resume's sections; nil, with an error, if there is none.
    func root(_ node: Node) -> Field? {
        let root = Field(node, at: .root)
        guard let members = root.members else {
            refuse(root, "this is \(node.kindName), not a resume", keys: nil)
            return nil
        }
        if members.contains(where: Self.isSection) { return flattened(root) }
        let maps = members.filter { $0.members?.contains(where: Self.isSection) == true }
        if maps.count == 1, Self.wrappers.contains(maps[0].key) {
            reportKey(
                .wrapped, maps[0],
                "the resume stands inside \(Quoted(maps[0].key)); put its sections at the top level"
            )
            return flattened(unwrapped(maps[0], in: root))
        }
        let flat = flattened(root)
        let inner = flat.members ?? []
        let isPerson = inner.contains {
            Self.isContact($0, besideBasics: false) && $0.key != "name"
        }
        if inner.contains(where: Self.isSection)
            || isPerson && inner.contains(where: { $0.key == "name" && $0.node.isContent })
        {
            return flat
        }
        refuse(root, "this is not a JSON Resume", keys: members)
        return nil
    }

    private func unwrapped(_ inner: Field, in root: Field) -> Field {
        let others = root.node.object?.filter { $0.key != inner.key } ?? []
        let members = (inner.node.object ?? []) + others
        return Field(Node(.object(members), at: inner.node.span), at: .root)
    }

    /// The top level with the members of those of its parts that hold nothing but sections, and ways
    /// to reach the person: `{ "sidebar": { "email": …, "languages": […] } }`.
    private func flattened(_ root: Field) -> Field {
        let members = (root.members ?? []).flatMap { spread($0, depth: 0) }
        return Field(gathering: members, at: root.node.span, path: root.path)
    }

    private func spread(_ member: Field, depth: Int) -> [Field] {
        // A tag is the language of the texts, anything else one that the person speaks.
        if depth == 0, member.key == "language", let tag = member.node.string,
            LanguageTag.normalized(tag) != nil
        {
            return [member.renamed("lang")]
        }
        guard depth < 4, let inner = member.members else { return [member] }
        let section = JSONResumeFormat.sections.name(of: member.key)
        if section == "basics" {
            // A section among the contacts is none of the person's fields.
            let parts = inner.filter { Self.isSection($0) && !$0.isScalar }
            guard !parts.isEmpty else { return [member] }
            let rest = inner.filter { part in !parts.contains { $0.key == part.key } }
            let basics = Field(gathering: rest, at: member.node.span, path: member.path)
            return [basics.renamed(member.key)] + parts
        }
        let parts = inner.filter(\.node.isContent)
        let holdsSections = parts.contains {
            Self.isSection($0) && ($0.holdsMaps || $0.node.object != nil)
        }
        guard section == nil, holdsSections || PersonMembers.holdsContacts(member),
            !parts.contains(where: {
                CustomEntry.keys.match($0.key) != nil && holdsSections
                    && !PersonMembers.holdsContacts(member)
            })
        else { return [member] }
        reportKey(
            .misplacedKey, member,
            "what stands in \(Quoted(member.key)) belongs into \"basics\" or the top level")
        return parts.flatMap { spread($0, depth: depth + 1) }
    }

    private static let wrappers: Set<String> = ["resume", "cv", "jsonResume", "data"]

    private static func isSection(_ field: Field) -> Bool { JSONResumeFormat.isSection(field.key) }

    /// Whether a value says who the person is, or how to reach them; beside `basics` it must be sure.
    static func isContact(_ field: Field, besideBasics: Bool) -> Bool {
        guard field.node.isContent else { return false }
        // A list of maps under a network's name is a section about it: posts, repositories, works.
        if NetworkKey.isNamed(by: field.key) && !field.holdsEntries
            || PersonMembers.listsContacts(field) || PersonMembers.holdsContacts(field)
        {
            return true
        }
        switch Person.keys.name(of: field.key) {
        case nil: return !besideBasics && field.isScalar && PersonMembers.isPart(field.key)
        case "name", "label": return !besideBasics
        case "summary" where field.key == "summary": return true
        case "summary":
            return field.isScalar || field.node.array?.allSatisfy { $0.string != nil } == true
        case "profiles": return field.node.array != nil || field.node.object != nil
        default: return true
        }
    }

    private func refuse(_ root: Field, _ message: Message, keys: [Field]?) {
        guard let keys else { return report(.notAResume, root, message) }
        let expected: Message =
            "a resume has sections such as \"basics\", \"work\" and \"education\""
        if keys.isEmpty { return report(.notAResume, root, "\(message): it is empty; \(expected)") }
        let found = keys.prefix(8).map { Quoted($0.key).description }.joined(separator: ", ")
        report(
            .notAResume, root,
            keys.count > 8
                ? "\(message): it has \(found) and more; \(expected)"
                : "\(message): it has \(found); \(expected)")
    }
}
