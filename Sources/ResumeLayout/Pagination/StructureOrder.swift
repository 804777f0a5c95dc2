import Pages

/// Brings a structure tree into the order in which the pages are read.
///
/// A column that goes on behind another one's page needs a second element for the rest of each part
/// that was open: a PDF's marked content is written page by page, and what was closed stays closed.
/// What has no element closes the leaf before it, so the tree is sound for items in any order.
struct StructureOrder {
    private let builder: StructureBuilder
    private var isClosed: [Bool]
    /// Whether text stands in an element itself, and not in children of it.
    private var isLeaf: [Bool]
    private var open: [Int] = []
    /// The elements that stand now for those that were closed.
    private var successors: [Int: Int] = [:]
    /// The element that was entered last, while it is still open.
    private var entered: Int?

    init(_ structure: [StructureElement]) {
        builder = StructureBuilder(structure)
        isClosed = Array(repeating: false, count: structure.count)
        isLeaf = Array(repeating: true, count: structure.count)
        for element in structure { if let parent = element.parent { isLeaf[parent] = false } }
    }

    /// The pages with their runs in elements that nothing interrupts, and these elements.
    static func ordered(
        _ pages: consuming [Page], _ structure: consuming [StructureElement]
    ) -> (pages: [Page], structure: [StructureElement]) {
        var order = Self(structure)
        for page in pages.indices {
            for item in pages[page].items.indices {
                switch pages[page].items[item] {
                case .text(let line):
                    let elements = line.runs.map { order.enter($0.element) }
                    guard elements != line.runs.map(\.element) else { continue }
                    var line = line
                    for (run, element) in elements.enumerated() { line.runs[run].element = element }
                    pages[page].items[item] = .text(line)
                case .image(var image):
                    image.element = order.enter(image.element)
                    pages[page].items[item] = .image(image)
                case .path: _ = order.enter(nil)
                }
            }
        }
        return (pages, order.builder.elements)
    }

    /// The element to use for content of an element, which becomes the innermost open one; nil
    /// closes the leaf that is open.
    private mutating func enter(_ element: Int?) -> Int? {
        guard let element else {
            if let last = open.last, isLeaf[last] {
                isClosed[last] = true
                open.removeLast()
                entered = nil
            }
            return nil
        }
        if element == entered { return open.last }
        entered = element
        var path: [Int] = []
        path.reserveCapacity(open.count + 2)
        var next: Int? = element
        while let current = next {
            path.append(current)
            next = builder.elements[current].parent
        }
        var actual: [Int] = []
        for original in path.reversed() {
            var current = successors[original] ?? original
            let follows = actual.last.map { builder.elements[current].parent == $0 } ?? true
            if isClosed[current] || !follows {
                let element = builder.elements[original]
                current = builder.add(
                    element.kind, in: actual.last ?? StructureBuilder.root,
                    language: element.language)
                isClosed.append(false)
                isLeaf.append(isLeaf[original])
                successors[original] = current
            }
            actual.append(current)
        }
        var common = 0
        while common < min(open.count, actual.count), open[common] == actual[common] { common += 1 }
        for closed in open[common...] { isClosed[closed] = true }
        open = actual
        return actual.last
    }
}
