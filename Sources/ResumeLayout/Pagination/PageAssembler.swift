import Pages
import ResumeModel

/// Puts strips on pages: turns lines into placed glyph runs, and gives each run its structure leaf.
struct PageAssembler {
    let grid: ColumnGrid
    let columns: ColumnSet
    /// The distance between the head over the whole width and the columns, in points.
    let headGap: Double
    let structure: StructureBuilder
    private(set) var pages: [Page] = []
    private(set) var outline: [Bookmark] = []
    /// The elements in use on the page for paragraphs whose text is divided among children.
    private(set) var leaves: [ParagraphIndex: Int] = [:]
    private(set) var split: Set<Int> = []
    /// The paragraphs of which lines were drawn, but not the last one: a column or a page may end within.
    private(set) var open: [ParagraphIndex: ShapedParagraph] = [:]

    typealias ParagraphIndex = ReadingOrder.ParagraphIndex

    /// A strip in its place.
    private struct PlacedStrip {
        var strip: Strip
        var source: ColumnSet.Source
        var origin: Point
        /// Whether it is the topmost of its column.
        var isFirst: Bool
    }

    /// Places the strips on pages.
    mutating func assemble(_ plan: PagePlan) {
        split = splitElements(plan)
        for (number, content) in plan.pages.enumerated() {
            let area = grid.setup.textArea(isFirst: number == 0)
            pages.append(Page(size: grid.setup.size, textArea: area))
            leaves = [:]
            let top = area.minY
            let head = placed(content.head, x: grid.setup.margins.left, y: top)
            let below = head.bottom + (head.strips.isEmpty ? 0 : headGap)
            let main = placed(content.main, x: grid.mainX(hasSide: content.hasSide), y: below)
            let side = placed(content.side, x: grid.sideX, y: below)
            let headBottom =
                head.strips.isEmpty
                ? main.strips.last { $0.strip.isHead }.map { $0.origin.y + $0.strip.height }
                : head.bottom
            pages[number].items = grid.bands(
                headBottom: headBottom, isFirst: number == 0, hasSide: content.hasSide
            ).map { .path($0) }
            let columns = [head.strips, main.strips, side.strips]
            // Name and contacts are read first, whatever column they stand in.
            let ordered =
                columns.flatMap { $0.filter(\.strip.isHead) }
                + columns.flatMap { $0.filter { !$0.strip.isHead } }
            for placed in ordered {
                pages[number].items += placed.strip.groundShapes(
                    at: placed.origin, isFirst: placed.isFirst
                ).map { .path($0) }
            }
            let text = ordered.filter { !$0.strip.isContinuedTitle }
            draw(ReadingOrder.ordered(pieces(of: text)), isText: true)
            // What says that a part goes on is no part of the text, like the lines at a page's edges.
            let titles = ordered.filter(\.strip.isContinuedTitle)
            draw(pieces(of: titles), isText: false)
        }
    }

    private func placed(
        _ indices: [StripIndex], x: Double, y: Double
    ) -> (strips: [PlacedStrip], bottom: Double) {
        var strips: [PlacedStrip] = []
        var y = y
        for index in indices {
            let strip = columns[index]
            if !strips.isEmpty { y += strip.spaceBefore }
            strips.append(
                PlacedStrip(
                    strip: strip, source: index.source, origin: Point(x: x, y: y),
                    isFirst: strips.isEmpty))
            y += strip.height
        }
        return (strips, y)
    }

    // MARK: Drawing

    /// What stands on a strip, in its place on the page.
    private func pieces(of placed: PlacedStrip) -> [ReadingOrder.Piece] {
        placed.strip.items.map { item in
            var item = item
            item.move(x: placed.origin.x, y: placed.origin.y)
            return ReadingOrder.Piece(item: item, source: placed.source)
        }
    }

    /// What stands on strips, column by column where they hold parts of things side by side.
    private mutating func pieces(of strips: [PlacedStrip]) -> [ReadingOrder.Piece] {
        var pieces: [ReadingOrder.Piece] = []
        var rest = strips[...]
        while let first = rest.first {
            let row = rest.prefix {
                $0.source == first.source && $0.strip.block == first.strip.block
                    && $0.strip.cellEnds.count == first.strip.cellEnds.count
            }
            let parts = row.map { (pieces: self.pieces(of: $0), ends: $0.strip.cellEnds) }
            if first.strip.cellEnds.isEmpty { pieces += parts.flatMap(\.pieces) }
            let last = first.strip.cellEnds.count - 1
            for column in first.strip.cellEnds.indices {
                for (part, ends) in parts {
                    let start = column > 0 ? ends[column - 1] : 0
                    pieces += part[start..<(column == last ? part.count : ends[column])]
                }
            }
            for column in 0...max(last, 0) { noteBookmarks(of: row, column) }
            rest = rest.dropFirst(row.count)
        }
        return pieces
    }

    private mutating func noteBookmarks(of strips: ArraySlice<PlacedStrip>, _ column: Int) {
        for placed in strips {
            for mark in placed.strip.bookmarks where mark.column == column {
                outline.append(
                    Bookmark(
                        title: mark.title, page: pages.count - 1, y: placed.origin.y + mark.y))
            }
        }
    }

    private mutating func draw(_ pieces: [ReadingOrder.Piece], isText: Bool) {
        let last = isText ? pieces.lastIndex { $0.paragraph != nil } : nil
        for (index, piece) in pieces.enumerated() {
            switch piece.item {
            case .path(let shape): pages[pages.count - 1].items.append(.path(shape))
            case .image(let image): pages[pages.count - 1].items.append(.image(image))
            case .line(let line): draw(line, piece.source, endsPage: index == last)
            }
        }
    }

    /// A paragraph, which stays open up to its last line.
    private mutating func paragraph(
        _ index: ParagraphIndex, for clusters: Range<Int>
    ) -> ShapedParagraph {
        let paragraph =
            open[index] ?? columns[index.source].paragraphs[index.index].opened(isMeasured: false)
        open[index] = clusters.upperBound < paragraph.shaped.clusters.count ? paragraph : nil
        return paragraph
    }

    private mutating func draw(_ set: LineBox, _ source: ColumnSet.Source, endsPage: Bool) {
        let index = ParagraphIndex(source: source, index: set.paragraph)
        let paragraph = paragraph(index, for: set.clusters)
        var line = GlyphLine(origin: set.origin, runs: [])
        let divides = paragraph.hasLinks || paragraph.element.map(split.contains) ?? false
        let kept =
            endsPage || set.keepsBlank ? set.clusters : paragraph.withoutFinalBlank(set.clusters)
        var setRuns = LineSetter(paragraph: paragraph, stretch: set.stretch).runs(of: kept)
        if divides, paragraph.isMirrored { setRuns = Self.readable(setRuns) }
        line.runs.reserveCapacity(setRuns.count)
        for setRun in setRuns {
            var run = setRun.run
            if set.rise > 0 {
                run.glyphs = run.glyphs.map {
                    GlyphRun.Glyph(id: $0.id, x: $0.x, y: $0.y - set.rise)
                }
            }
            run.element =
                divides ? leaf(of: paragraph, index, setRun, line: line) : paragraph.element
            line.runs.append(run)
        }
        guard !line.runs.isEmpty else { return }
        for set in setRuns where set.link != nil && set.underlinesLinks {
            let width = set.run.width - trailingBlank(of: set.run, in: paragraph)
            pages[pages.count - 1].items.append(.path(underline(of: set.run, width, line.origin)))
        }
        if let last = line.runs.last, !last.isRightToLeft, !paragraph.isMirrored,
            kept.upperBound == set.clusters.upperBound,
            let hyphen = paragraph.hyphen(
                after: set.clusters.upperBound - 1,
                at: Point(x: line.origin.x + last.x + last.width, y: line.origin.y))
        {
            pages[pages.count - 1].items.append(.path(hyphen))
        }
        pages[pages.count - 1].items.append(.text(line))
    }

    /// The runs of a line from right to left with each link, and each text between, in the order in which
    /// they are read: each becomes an element.
    private static func readable(_ runs: [LineSetter.SetRun]) -> [LineSetter.SetRun] {
        var parts: [[LineSetter.SetRun]] = []
        for run in runs {
            if let last = parts.last?.last, last.link == run.link {
                parts[parts.count - 1].append(run)
            } else {
                parts.append([run])
            }
        }
        return parts.reversed().flatMap { $0 }
    }

    /// The line below a link: thin, and clear of the letters.
    private func underline(of run: GlyphRun, _ width: Double, _ origin: Point) -> PathShape {
        PathShape(
            Rect(
                x: origin.x + run.x, y: origin.y + run.size * Self.underlineDepth, width: width,
                height: max(run.size * Self.underlineThickness, 0.4)), fill: run.color)
    }

    /// How far below the baseline the line of a link stands, and how thick it is, in em.
    private static let underlineDepth = 0.2
    private static let underlineThickness = 0.04

    /// Adds a line to a finished page; it belongs to no structure element.
    mutating func addDecoration(_ line: GlyphLine, toPage number: Int) {
        pages[number].items.append(.text(line))
    }

    // MARK: Structure

    /// The elements of paragraphs whose lines stand on more than one page, perhaps in lines of another
    /// width: one structure element cannot hold marked content of two pages with a page's foot
    /// between.
    private func splitElements(_ plan: PagePlan) -> Set<Int> {
        var pageOf: [Int: Int] = [:]
        var split: Set<Int> = []
        for (number, page) in plan.pages.enumerated() {
            for strip in page.all {
                let paragraphs = columns[strip.source].paragraphs
                for case .line(let line) in columns[strip].items {
                    guard let element = paragraphs[line.paragraph].element else { continue }
                    if let page = pageOf[element], page != number { split.insert(element) }
                    pageOf[element] = number
                }
            }
        }
        return split
    }

    /// The element for a run of a paragraph with links or several pages: a link of its own for
    /// each line, and a span for the text between.
    private mutating func leaf(
        of paragraph: ShapedParagraph, _ index: ParagraphIndex, _ set: LineSetter.SetRun,
        line: GlyphLine
    ) -> Int? {
        guard let parent = paragraph.element else { return nil }
        guard let link = set.link else {
            let element = leaves[index] ?? structure.add(.span, in: parent)
            leaves[index] = element
            return element
        }
        leaves[index] = nil
        let lineHeight = paragraph.lineHeight
        let x = line.origin.x + set.run.x
        let width = set.run.width - trailingBlank(of: set.run, in: paragraph)
        if let last = line.runs.last?.element,
            case .link(link.target, var area) = structure.elements[last].kind
        {
            if x < area.minX {
                area.size.width += area.minX - x
                area.origin.x = x
            }
            area.size.width = max(area.size.width, x + width - area.origin.x)
            structure.replace(last, kind: .link(target: link.target, area: area))
            return last
        }
        let area = Rect(
            x: x, y: line.origin.y - lineHeight * 0.72, width: width, height: lineHeight * 0.95)
        return structure.add(.link(target: link.target, area: area), in: parent)
    }

    /// The width of the blanks at a run's end, which a link's area leaves out.
    private func trailingBlank(of run: GlyphRun, in paragraph: ShapedParagraph) -> Double {
        guard run.text.utf8.last == UInt8(ascii: " "), let last = run.glyphs.last else { return 0 }
        guard run.isRightToLeft else { return run.width - last.x }
        return paragraph.isMirrored && run.glyphs.count > 1 ? run.glyphs[1].x : 0
    }
}
