import CCairo
import Pages

/// Where drawing stands in the structure tree: opens and closes cairo's tags on the way from one
/// element to the next.
///
/// An element can be opened once only. Cairo accepts wrong nesting without an error and then drops
/// the page, so every step is checked here.
struct TagCursor {
    private let structure: [StructureElement]
    private let hasChildren: [Bool]
    private var open: [Int] = []
    private var closed: Set<Int> = []

    init(_ structure: [StructureElement]) throws(PDFError) {
        var hasChildren = Array(repeating: false, count: structure.count)
        for (index, element) in structure.enumerated() {
            guard let parent = element.parent else { continue }
            guard parent >= 0, parent < index else {
                throw PDFError("structure element \(index) stands before its parent")
            }
            hasChildren[parent] = true
        }
        self.structure = structure
        self.hasChildren = hasChildren
    }

    /// Moves to a leaf; text that is drawn then belongs to it.
    mutating func move(to leaf: Int, on context: OpaquePointer) throws(PDFError) {
        if open.last == leaf { return }
        guard structure.indices.contains(leaf), !hasChildren[leaf] else {
            throw PDFError("structure element \(leaf) is no leaf, but has content")
        }
        var path = [leaf]
        while let parent = structure[path[path.count - 1]].parent { path.append(parent) }
        path.reverse()
        var shared = 0
        while shared < min(open.count, path.count), open[shared] == path[shared] { shared += 1 }
        close(downTo: shared, on: context)
        for element in path[shared...] {
            guard !closed.contains(element) else {
                throw PDFError("structure element \(element) would have to be opened twice")
            }
            try begin(element, on: context)
        }
    }

    /// Leaves the leaf, if one is open: what is drawn then is decoration.
    mutating func leaveLeaf(on context: OpaquePointer) {
        guard let last = open.last, !hasChildren[last] else { return }
        close(downTo: open.count - 1, on: context)
    }

    /// Closes everything.
    mutating func close(on context: OpaquePointer) {
        close(downTo: 0, on: context)
    }

    private mutating func close(downTo count: Int, on context: OpaquePointer) {
        while open.count > count {
            let element = open.removeLast()
            closed.insert(element)
            cairo_tag_end(context, structure[element].kind.tag)
        }
    }

    private mutating func begin(_ element: Int, on context: OpaquePointer) throws(PDFError) {
        let kind = structure[element].kind
        if case .link(let target, let area) = kind {
            guard LinkTarget.isSafe(target) else {
                throw PDFError("\"\(target)\" is not an address that a PDF may link to")
            }
            let numbers = [area.minX, area.minY, area.size.width, area.size.height]
            guard numbers.allSatisfy(\.isFinite) else {
                throw PDFError("a link's area is not a finite rectangle")
            }
            let rect = numbers.map(PDFNumber.text).joined(separator: " ")
            cairo_tag_begin(context, kind.tag, "rect=[\(rect)] uri='\(target)'")
        } else {
            cairo_tag_begin(context, kind.tag, nil)
        }
        open.append(element)
    }
}

extension StructureElement.Kind {
    /// The tag's name in cairo, which is that of ISO 32000-1, 14.8.4.
    var tag: String {
        switch self {
        case .document: "Document"
        case .section: "Sect"
        case .heading(let level): "H\(min(max(level, 1), 6))"
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
