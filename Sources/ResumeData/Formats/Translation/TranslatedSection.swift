import SourceTree

/// A section as translations of other formats write it into a list of sections, in the form of
/// JSON Resume.
struct TranslatedSection {
    /// What it is called; nil for the title that layouts have for its kind.
    var title: Node?
    /// The key that JSON Resume has for such a section; nil for one of the person's own.
    var kind: String?
    /// A text that introduces it.
    var introduction: Node?
    /// Its entries.
    var entries: [Node]

    /// The section in the list; nil if there is nothing in it.
    func node(at span: SourceSpan) -> Node? {
        let entries = entries.filter(\.holdsContent)
        let introduction = introduction.flatMap { $0.holdsContent ? $0 : nil }
        guard !entries.isEmpty || introduction != nil else { return nil }
        var members = title.map { [Node.Member("title", $0)] } ?? []
        // A word that is no section's keeps a title such as Awards from saying what the entries are.
        members.append(
            Node.Member(TitledSection.kind, Node(.string(kind ?? TitledSection.own), at: span)))
        if entries.isEmpty, let introduction {
            members.append(Node.Member("entries", Node(.array([introduction]), at: span)))
        } else {
            if let introduction { members.append(Node.Member("summary", introduction)) }
            members.append(Node.Member("entries", Node(.array(entries), at: span)))
        }
        return Node(.object(members), at: span)
    }

    /// The place of the person's summary in the list.
    static func summary(titled title: Node?, at span: SourceSpan) -> Node {
        let kind = Node.Member(TitledSection.kind, Node(.string("summary"), at: span))
        return Node(.object((title.map { [Node.Member("title", $0)] } ?? []) + [kind]), at: span)
    }
}
