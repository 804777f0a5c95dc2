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
        if let shape = ForeignShape.recognised(node) {
            refuse(root, "this is \(shape.name), not a JSON Resume; \(shape.advice)", keys: nil)
            return nil
        }
        if members.contains(where: Self.isSection) { return root }
        let maps = members.filter { $0.members?.contains(where: Self.isSection) == true }
        if maps.count == 1, Self.wrappers.contains(maps[0].key) {
            reportKey(
                .wrapped, maps[0],
                "the resume stands inside \(Quoted(maps[0].key)); put its sections at the top level"
            )
            return unwrapped(maps[0], in: root)
        }
        if members.contains(where: { Person.keys.match($0.key)?.rank == 0 }),
            members.contains(where: { $0.key == "name" && $0.node.string != nil })
        {
            return root
        }
        refuse(root, "this is not a JSON Resume", keys: members)
        return nil
    }

    /// The wrapped sections, with what stands beside them.
    private func unwrapped(_ inner: Field, in root: Field) -> Field {
        let others = root.node.object?.filter { $0.key != inner.key } ?? []
        let members = (inner.node.object ?? []) + others
        return Field(Node(.object(members), at: inner.node.span), at: .root)
    }

    private static let wrappers: Set<String> = ["resume", "cv", "jsonResume", "data"]

    private static func isSection(_ field: Field) -> Bool { isSection(field.key) }

    /// Whether a key names a section that is printed.
    static func isSection(_ key: String) -> Bool {
        guard let match = sections.match(key) else { return false }
        return sections.names[match.slot] != "meta"
    }

    private func refuse(_ root: Field, _ message: String, keys: [Field]?) {
        guard let keys else { return report(.notAResume, root, message) }
        let expected = "a resume has sections such as \"basics\", \"work\" and \"education\""
        if keys.isEmpty { return report(.notAResume, root, "\(message): it is empty; \(expected)") }
        let found = keys.prefix(8).map { Quoted($0.key).description }.joined(separator: ", ")
        report(
            .notAResume, root,
            "\(message): it has \(found)\(keys.count > 8 ? " and more" : ""); \(expected)")
    }
}
