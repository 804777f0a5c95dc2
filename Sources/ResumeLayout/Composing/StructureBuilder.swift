import Pages

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
