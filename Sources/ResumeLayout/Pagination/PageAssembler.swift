import Pages
import ResumeModel

/// Puts strips on pages: turns lines into placed glyph runs, and gives each run its structure leaf.
struct PageAssembler {
    let setup: PageSetup
    var structure: StructureBuilder
    private(set) var pages: [Page] = []
    private(set) var outline: [OutlineEntry] = []
    /// The leaves in use, by paragraph.
    private var leaves: [Int: Leaf] = [:]

    /// The leaf in use for a paragraph whose text is divided among children.
    private struct Leaf {
        var element: Int
        var page: Int
    }

    init(setup: PageSetup, structure: StructureBuilder) {
        self.setup = setup
        self.structure = structure
    }

    /// Places the strips of a galley on pages.
    mutating func assemble(_ galley: Galley, pages ranges: [Range<Int>]) {
        let split = Self.splitParagraphs(galley, ranges)
        for (number, range) in ranges.enumerated() {
            pages.append(Page(size: setup.size))
            var y = setup.margins.top
            for position in range {
                let strip = galley.strips[position]
                if position > range.lowerBound { y += strip.spaceBefore }
                if let bookmark = strip.bookmark {
                    outline.append(OutlineEntry(title: bookmark, level: 0, page: number, y: y))
                }
                for (index, item) in strip.items.enumerated() {
                    let isLast =
                        position + 1 == range.upperBound && index + 1 == strip.items.count
                    place(
                        item, at: Point(x: setup.margins.left, y: y), galley, split,
                        endsPage: isLast)
                }
                y += strip.height
            }
        }
    }

    private mutating func place(
        _ item: Strip.Item, at shift: Point, _ galley: Galley, _ split: Set<Int>, endsPage: Bool
    ) {
        let number = pages.count - 1
        switch item {
        case .path(let shape):
            pages[number].items.append(.path(shape.moved(by: shift)))
        case .image(var image):
            image.frame.origin.x += shift.x
            image.frame.origin.y += shift.y
            pages[number].items.append(.image(image))
        case .line(let index, let clusters, let origin):
            let paragraph = galley.paragraphs[index]
            var line = TextLine(
                origin: Point(x: origin.x + shift.x, y: origin.y + shift.y), runs: [])
            let divides = paragraph.hasLinks || split.contains(index)
            let kept = endsPage ? clusters : paragraph.withoutFinalBlank(clusters)
            for set in LineSetter(paragraph: paragraph).runs(of: kept) {
                var run = set.run
                run.element =
                    divides
                    ? leaf(of: paragraph, index, set, line: line, page: number)
                    : paragraph.element
                line.runs.append(run)
            }
            if !line.runs.isEmpty { pages[number].items.append(.text(line)) }
        }
    }

    /// Adds a line to a finished page; it belongs to no structure element.
    mutating func addDecoration(_ line: TextLine, toPage number: Int) {
        pages[number].items.append(.text(line))
    }

    /// The paragraphs whose lines stand on more than one page: one structure element cannot hold
    /// marked content of two pages with a page's foot between.
    private static func splitParagraphs(_ galley: Galley, _ ranges: [Range<Int>]) -> Set<Int> {
        var pageOf: [Int: Int] = [:]
        var split: Set<Int> = []
        for (number, range) in ranges.enumerated() {
            for strip in galley.strips[range] {
                for case .line(let index, _, _) in strip.items {
                    if let page = pageOf[index], page != number { split.insert(index) }
                    pageOf[index] = number
                }
            }
        }
        return split
    }

    /// The element for a run of a paragraph with links or several pages: a link of its own for
    /// each line, and a span for the text between.
    private mutating func leaf(
        of paragraph: Paragraph, _ index: Int, _ set: LineSetter.SetRun, line: TextLine, page: Int
    ) -> Int? {
        guard let parent = paragraph.element else { return nil }
        guard let link = set.link else {
            if let leaf = leaves[index], leaf.page == page { return leaf.element }
            let element = structure.add(.span, in: parent)
            leaves[index] = Leaf(element: element, page: page)
            return element
        }
        leaves[index] = nil
        let lineHeight = paragraph.lineHeight
        let x = line.origin.x + set.run.x
        let width = set.run.width - Self.trailingBlank(of: set.run)
        if let last = line.runs.last?.element,
            case .link(link.target, var area) = structure.elements[last].kind
        {
            area.size.width = max(area.size.width, x + width - area.origin.x)
            structure.replace(last, kind: .link(target: link.target, area: area))
            return last
        }
        let area = Rect(
            x: x, y: line.origin.y - lineHeight * 0.72, width: width, height: lineHeight * 0.95)
        return structure.add(.link(target: link.target, area: area), in: parent)
    }

    /// The width of the blanks at a run's right end, which a link's area leaves out.
    private static func trailingBlank(of run: GlyphRun) -> Double {
        guard !run.isRightToLeft, run.text.utf8.last == UInt8(ascii: " "),
            let last = run.glyphs.last
        else { return 0 }
        return run.width - last.x
    }
}

extension PathShape {
    /// The figure at another place.
    fileprivate func moved(by shift: Point) -> PathShape {
        func moved(_ point: Point) -> Point { Point(x: point.x + shift.x, y: point.y + shift.y) }
        var copy = self
        copy.segments = segments.map { segment in
            switch segment {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .curve(let first, let second, let end):
                .curve(moved(first), moved(second), to: moved(end))
            case .close: .close
            }
        }
        return copy
    }
}
