import Pages

/// A resume, composed: which blocks stand in which column.
struct Composition {
    /// What stands over the whole width, at the top of the first page.
    var head: [Block] = []
    /// The main column.
    var main: [Block] = []
    /// The side column.
    var side: [Block] = []
    /// The structure tree; a parent stands before its children.
    var structure: [StructureElement] = []
    /// What says that a section or an entry goes on, by its structure element.
    var continued: [Int: ContinuedTitle] = [:]
    /// Fields that the layout does not print, as `section.field`, each once, in order.
    var unprinted: [String] = []

    /// Lets go of the blocks, once they are set for good.
    mutating func letGoOfBlocks() { (head, main, side, continued) = ([], [], [], [:]) }
}

/// Grows the structure tree of a document.
final class StructureBuilder {
    /// The elements so far; a parent stands before its children.
    private(set) var elements: [StructureElement]

    /// The index of the whole document.
    static let root = 0

    init(_ elements: [StructureElement] = [StructureElement(.document, parent: nil)]) {
        self.elements = elements
    }

    /// Adds an element as the last child of a parent, and returns its index.
    func add(
        _ kind: StructureElement.Kind, in parent: Int = root, language: String? = nil
    ) -> Int {
        elements.append(StructureElement(kind, parent: parent, language: language))
        return elements.count - 1
    }

    /// Adds an element for a text, and gives the text with it.
    func add(
        _ text: ComposedText, as kind: StructureElement.Kind = .paragraph, in parent: Int = root
    ) -> ComposedText {
        var text = text
        text.element = add(kind, in: parent)
        return text
    }

    /// Changes what an element is.
    func replace(_ index: Int, kind: StructureElement.Kind) { elements[index].kind = kind }
}
