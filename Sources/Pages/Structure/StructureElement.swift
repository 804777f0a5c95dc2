/// An element of the structure tree: what a part of the page is, for assistive technology and
/// extractors.
public struct StructureElement: Sendable, Hashable {
    /// What it is.
    public var kind: Kind
    /// The index of the parent, always lower than the element's own; nil for the root.
    public var parent: Int?
    /// The language of its text, as a BCP 47 tag; nil where it is the parent's, and the document's at
    /// last.
    public var language: String?
    /// The words that its text, an abbreviation, stands for (`E` in ISO 32000-1, 14.9.5); nil for other
    /// text.
    public var expansion: String?

    /// Makes an element.
    public init(
        _ kind: Kind, parent: Int?, language: String? = nil, expansion: String? = nil
    ) {
        self.kind = kind
        self.parent = parent
        self.language = language
        self.expansion = expansion
    }

    /// What the labels of a list's items are (`ListNumbering` in ISO 32000-2, table 382).
    public enum ListLabels: Sendable, Hashable, CaseIterable {
        /// There are none.
        case none
        /// One sign for all.
        case signs
        /// Numbers.
        case numbers
        /// Words that say what the item is of, such as "Phone", or a date.
        case terms
    }

    /// The standard structure types in use (ISO 32000-1, 14.8.4).
    public enum Kind: Sendable, Hashable {
        /// `Document`, the root.
        case document
        /// `Sect`.
        case section
        /// `H1` to `H6`.
        case heading(Int)
        /// `P`.
        case paragraph
        /// `L`.
        case list(ListLabels)
        /// `LI`.
        case listItem
        /// `Lbl`: a list item's bullet or number.
        case label
        /// `LBody`: what follows the label.
        case listBody
        /// `Span`: text beside other elements of the same parent.
        case span
        /// `Link`, with its address and active area; one for each line.
        indirect case link(target: String, area: Rect)
        /// `Figure`, with the words that stand for the picture.
        case figure(alternative: String)

        /// The standard structure type's name (ISO 32000-1, 14.8.4).
        public var name: String {
            switch self {
            case .document: "Document"
            case .section: "Sect"
            case .heading(let level): "H\(level)"
            case .paragraph: "P"
            case .list: "L"
            case .listItem: "LI"
            case .label: "Lbl"
            case .listBody: "LBody"
            case .span: "Span"
            case .link: "Link"
            case .figure: "Figure"
            }
        }
    }
}
