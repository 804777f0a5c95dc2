import SourceTree

/// A name in a layout file of which only a resume can tell whether there is such a thing.
struct LayoutMention: Sendable, Hashable {
    var name: String
    var kind: Kind
    /// Where it stands in the layout.
    var path: String
    /// Where it stands in its file.
    var span: SourceSpan

    /// What a name can stand for.
    enum Kind: Sendable, Hashable {
        /// A section, or a kind of its entries.
        case section
        /// A section that is not to be shown.
        case hiddenSection
        case field(FieldOwner)
    }
}

/// What has fields that templates name: the entries of a section, the positions under one employer,
/// the person's postal address and their accounts.
enum FieldOwner: Sendable, Hashable {
    case entry(String)
    case role, location, profile
}
