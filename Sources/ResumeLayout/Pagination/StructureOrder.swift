import Pages

/// Brings a structure tree into the order in which the pages are read.
///
/// A column that goes on behind another one's page needs a second element for the rest of each part
/// that was open: a PDF's marked content is written page by page, and what was closed stays closed.
struct StructureOrder {
    private var builder: StructureBuilder
    private var isClosed: [Bool]
    private var open: [Int] = []
    /// The elements that stand now for those that were closed.
    private var successors: [Int: Int] = [:]

    init(_ structure: StructureBuilder) {
        builder = structure
        isClosed = Array(repeating: false, count: structure.elements.count)
    }

    /// The pages with their runs in elements that nothing interrupts, and these elements.
    static func ordered(
        _ pages: [Page], _ structure: StructureBuilder
    ) -> (pages: [Page], structure: [StructureElement]) {
        var order = Self(structure)
        var pages = pages
        for page in pages.indices {
            for item in pages[page].items.indices {
                switch pages[page].items[item] {
                case .text(var line):
                    for run in line.runs.indices {
                        line.runs[run].element = line.runs[run].element.map { order.enter($0) }
                    }
                    pages[page].items[item] = .text(line)
                case .image(var image):
                    image.element = image.element.map { order.enter($0) }
                    pages[page].items[item] = .image(image)
                case .path: break
                }
            }
        }
        return (pages, order.builder.elements)
    }

    /// The element to use for content of an element, which becomes the innermost open one.
    private mutating func enter(_ element: Int) -> Int {
        var path: [Int] = []
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
                current = builder.add(
                    builder.elements[original].kind, in: actual.last ?? StructureBuilder.root)
                isClosed.append(false)
                successors[original] = current
            }
            actual.append(current)
        }
        let common = zip(open, actual).prefix { $0 == $1 }.count
        for closed in open[common...] { isClosed[closed] = true }
        open = actual
        return actual.last ?? element
    }
}
