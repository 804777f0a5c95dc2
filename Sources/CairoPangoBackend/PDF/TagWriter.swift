import CCairo
import Pages

/// Opens and closes structure tags so that each item is drawn inside its element.
///
/// Containers are opened just before their first leaf, and stay open across pages. An element that
/// was closed is never opened again: cairo would make a second one of it.
struct TagWriter {
    private let structure: [StructureElement]
    private let context: OpaquePointer
    private let hasChildren: [Bool]
    private var isClosed: [Bool]
    private var open: [Int] = []
    /// The elements in the order in which they were opened, which is that of cairo's own tree.
    private(set) var opened: [Int] = []

    init(structure: [StructureElement], context: OpaquePointer) {
        self.structure = structure
        self.context = context
        var hasChildren = Array(repeating: false, count: structure.count)
        for element in structure { if let parent = element.parent { hasChildren[parent] = true } }
        self.hasChildren = hasChildren
        isClosed = Array(repeating: false, count: structure.count)
    }

    /// Makes an element the innermost one; nil leaves the leaf that is open.
    mutating func enter(_ element: Int?) throws(PDFError) {
        guard let element else {
            if let last = open.last, !hasChildren[last] { close(downTo: open.count - 1) }
            return
        }
        if open.last == element { return }
        guard !hasChildren[element] else {
            throw .structure(
                element: element,
                reason: "(\(structure[element].kind.name)) has text of its own beside its children")
        }
        var path: [Int] = []
        path.reserveCapacity(open.count + 2)
        var next: Int? = element
        while let current = next {
            path.append(current)
            next = structure[current].parent
        }
        path.reverse()
        var common = 0
        while common < min(open.count, path.count), open[common] == path[common] { common += 1 }
        close(downTo: common)
        for element in path[common...] {
            guard !isClosed[element] else {
                throw .structure(
                    element: element,
                    reason: "(\(structure[element].kind.name)) goes on after another has begun")
            }
            cairo_tag_begin(context, structure[element].kind.name, attributes(of: element))
            open.append(element)
            opened.append(element)
        }
    }

    /// Closes all that is open.
    mutating func leave() { close(downTo: 0) }

    private mutating func close(downTo count: Int) {
        while open.count > count {
            let element = open.removeLast()
            isClosed[element] = true
            cairo_tag_end(context, structure[element].kind.name)
        }
    }

    private func attributes(of element: Int) -> String? {
        guard case .link(let target, let area) = structure[element].kind else { return nil }
        let numbers = [area.minX, area.minY, area.size.width, area.size.height].map(decimal)
        return "rect=[\(numbers.joined(separator: " "))] uri='\(target)'"
    }
}

/// A number with at most three decimals and a point, whatever the locale.
func decimal(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    let digits = String(thousandths.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return (thousandths < 0 ? "-" : "") + padded.dropLast(3) + "." + padded.suffix(3)
}
