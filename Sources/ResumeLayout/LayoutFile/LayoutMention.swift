import SourceTree

/// A name in a layout file of which only a resume can tell whether there is such a thing.
package struct LayoutMention: Sendable, Hashable {
    /// The name.
    var name: String
    /// What it names.
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
        /// A field.
        case field(FieldOwner)
    }
}

/// What has fields that templates name.
enum FieldOwner: Sendable, Hashable {
    /// The entries of a section.
    case entry(String)
    /// The positions under one employer.
    case role
    /// The person's postal address.
    case location
    /// The person's accounts.
    case profile
}
