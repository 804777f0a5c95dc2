import SourceTree

/// The skills of a FRESH resume: sets of them, and a list with what is said of each.
enum FreshSkills {
    /// The entries, those of the sets and of the list in the file's order.
    ///
    /// A set may name skills by their identifiers in the list; what the list says nothing more about
    /// stands in its set alone.
    static func entries(_ skills: Field, _ context: MappingContext) -> [Node] {
        guard skills.node.object != nil else {
            return (skills.elements ?? [skills]).map { entry($0, [:]) }
        }
        let parts = (skills.members ?? []).filter(\.node.isContent)
        let list = parts.first { $0.key == "list" }?.elements ?? []
        var names: [String: Node] = [:]
        for skill in list {
            if let id = skill.content("id")?.scalarText, let name = skill.content("name") {
                names[id] = name.node
            }
        }
        let sets = parts.first { $0.key == "sets" }?.elements ?? []
        let inSets = Set(
            sets.flatMap { set in
                (set.content("skills")?.elements ?? []).compactMap { skill in
                    skill.scalarText.map { names[$0]?.string ?? $0 }
                }
            })
        return parts.flatMap { part -> [Node] in
            guard let elements = part.elements, part.key == "sets" || part.key == "list" else {
                // A group under its name.
                let name = Node(.string(part.key), at: part.keySpan ?? part.node.span)
                let group = [Node.Member("name", name), part.member("keywords")]
                return [Node(.object(group), at: part.node.span)]
            }
            return elements.compactMap { element in
                let isBare = element.members?.allSatisfy {
                    ["name", "id"].contains($0.key) || !$0.node.isContent
                }
                let name = element.content("name")?.node.string ?? element.node.string
                if part.key == "list", isBare ?? true, let name, inSets.contains(name) {
                    return nil
                }
                return entry(element, names)
            }
        }
    }

    private static func entry(_ field: Field, _ names: [String: Node]) -> Node {
        guard field.node.object != nil else { return field.node }
        let members = keys.renamed(field).compactMap { member -> Node.Member? in
            guard member.key != "id" else { return nil }
            guard member.key == "keywords", let skills = member.value.array else { return member }
            var member = member
            member.value.value = .array(
                skills.map { skill in
                    guard let id = Field(skill, at: .root).scalarText, let name = names[id] else {
                        return skill
                    }
                    return Node(name.value, at: skill.span)
                })
            return member
        }
        return Node(.object(members), at: field.node.span)
    }

    private static let keys = KeyTable([
        ("name", []), ("level", []), ("keywords", ["skills"]), ("summary", []),
    ])
}
