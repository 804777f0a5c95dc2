import SourceTree

/// What a FRESH resume keeps from its readers: what the person looks for, which is between them and
/// their tools, and what is marked `private` or `ignore`, which HackMyResume leaves out, too.
struct FreshPrivacy {
    private var withheld: [Field] = []
    private var disposition: Field?

    /// The tree without what is kept back.
    mutating func open(_ tree: Field) -> Field {
        let members = (tree.members ?? []).filter { member in
            guard member.key == Self.disposition else { return true }
            if member.node.isContent { disposition = member }
            return false
        }
        let rest = members.compactMap { shown($0) }
        return Field(gathering: rest, at: tree.node.span, path: tree.path)
    }

    /// Tells what was kept back, with its places.
    func tell(_ context: MappingContext) {
        if let disposition {
            context.reportKey(
                .notCarriedOver, disposition,
                "not carried over from FRESH: \"\(Self.disposition)\", which says what work you look "
                    + "for and is no part of a resume's pages")
        }
        guard let first = withheld.first else { return }
        let places = withheld.prefix(8).map { $0.path.description }.joined(separator: ", ")
        context.report(
            .notCarriedOver, first,
            "not carried over from FRESH, since it is marked private or to be ignored: \(places)"
                + (withheld.count > 8 ? " and \(withheld.count - 8) more" : ""))
    }

    /// A value without the maps in it that are kept back; nil if it is one itself.
    private mutating func shown(_ field: Field) -> Field? {
        var field = field
        switch field.node.value {
        case .object(let members):
            if members.contains(where: Self.isMark) {
                withheld.append(field)
                return nil
            }
            let inner = (field.members ?? []).compactMap { shown($0) }
            field.node = Field(gathering: inner, at: field.node.span, path: field.path).node
        case .array:
            let inner = (field.elements ?? []).compactMap { shown($0)?.node }
            field.node = Node(.array(inner), at: field.node.span)
        default: break
        }
        return field
    }

    private static func isMark(_ member: Node.Member) -> Bool {
        guard FreshSection.marks.contains(member.key) else { return false }
        return member.value.value == .bool(true) || member.value.string == "true"
    }

    private static let disposition = "disposition"
}
