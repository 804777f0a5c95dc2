import Pages

/// A resume, composed: which blocks stand in which column.
struct Composition {
    /// What stands over the whole width, at the top of the first page.
    var head: [Block] = []
    /// The main column.
    var main: [Block] = []
    /// The side column.
    var side: [Block] = []
    var structure = StructureBuilder()
    /// Fields that the layout does not print, as `section.field`, each once, in order.
    var unprinted: [String] = []
}

/// Which sections stand in which column, and how wide the columns are.
struct ColumnPlan {
    /// The width between the margins, in points.
    var fullWidth: Double
    /// The width of the main column, in points.
    var mainWidth: Double
    /// The width of the side column, in points; 0 for none.
    var sideWidth: Double
    /// The sections of the side column, in order.
    var side: [String]
}

/// Grows the structure tree of a document.
struct StructureBuilder {
    /// The elements so far; a parent stands before its children.
    private(set) var elements: [StructureElement] = [StructureElement(.document, parent: nil)]

    /// The root.
    static let root = 0

    /// Adds an element as the last child of a parent, and returns its index.
    mutating func add(_ kind: StructureElement.Kind, in parent: Int) -> Int {
        elements.append(StructureElement(kind, parent: parent))
        return elements.count - 1
    }

    /// Changes what an element is.
    mutating func replace(_ index: Int, kind: StructureElement.Kind) {
        elements[index].kind = kind
    }
}
