import PDFFile

/// An element of a PDF's structure, with all that is below it (ISO 32000-1, 14.7.2).
package struct StructureNode: Sendable {
    /// What it is, as the file says it.
    var kind: String
    /// What it is, in the standard's own words; nil where these lead nowhere.
    var role: String?
    /// The words that stand for it.
    var alternative: String?
    /// The text that it is.
    var actual: String?
    /// The number of its object; nil if it is none of its own.
    var number: Int?
    /// Whether it names the element that it stands in.
    var hasRightParent: Bool
    /// What it consists of.
    var kids: [Kid] = []

    /// A part of an element.
    enum Kid: Sendable {
        /// An element.
        case element(StructureNode)
        /// Marked content of a page, by the number of the page's object.
        case content(page: Int?, mark: Int)
        /// An object, such as a link.
        case object(Int)
    }

    /// The level of a heading; nil for what is none.
    var headingLevel: Int? {
        guard let role, role.count == 2, role.first == "H" else { return nil }
        return role.last?.wholeNumberValue
    }

    /// Calls a function for this element and all below it, each with the one above it.
    func visit(under parent: StructureNode? = nil, _ body: (StructureNode, StructureNode?) -> Void)
    {
        body(self, parent)
        for case .element(let kid) in kids { kid.visit(under: self, body) }
    }
}
