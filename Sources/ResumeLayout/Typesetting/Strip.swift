import Pages

/// A horizontal strip of a column that no page end cuts: mostly one line of text.
struct Strip {
    /// The height, in points.
    var height: Double
    /// The distance from the strip above, in points; it vanishes at a page's top.
    var spaceBefore = 0.0
    /// Whether a page may end before it.
    var breakBefore = PageBreak.forbidden
    /// How much of a page may stay empty rather than that a page ends before it; see `Block.keep`.
    var keep: Double?
    /// How much of its height nothing takes but what stands at its right, in points.
    var hanging = 0.0
    /// Whether it is of an entry's head, or a section's title.
    var isHeading = false
    /// Whether it is a section's title.
    var isTitle = false
    /// What stands on it, in reading order; y from the strip's top.
    var items: [Item] = []
    /// What lies behind it.
    var grounds: [Ground] = []
    /// The bookmarks that lead here.
    var bookmarks: [Mark] = []
    /// The ends among its items of those that stand side by side, column by column; empty for a line
    /// of a column.
    var cellEnds: [Int] = []
    /// Whether it belongs to the head, which is read before all columns.
    var isHead = false
    /// The number of the block that it comes from.
    var block = 0
    /// The parts that it belongs to which say where they go on; see `Block.within`.
    var within: [Int] = []
    /// Whether an entry begins with it that is a line, as all are of its section: such a list is not spread.
    var isListLine = false
    /// Whether it says that a part goes on: it belongs to no text.
    var isContinuedTitle = false

    /// Sums of heights differ in their last bits; that is no reason to end a page, in points.
    static let tolerance = 1e-6

    /// Whether it is nearer to what is above it than a quarter of a line of running text, as list items are.
    func isClose(in lineHeight: Double) -> Bool {
        spaceBefore < lineHeight / 4 - Self.tolerance
    }

    /// A bookmark that leads to a strip.
    struct Mark {
        var title: String
        /// The distance from the strip's top, in points.
        var y = 0.0
        /// The number of the column that it leads to, where some stand side by side.
        var column = 0
    }

    /// Something on a strip.
    enum Item {
        /// A line of a paragraph.
        case line(LineBox)
        /// A rule or icon.
        case path(PathShape)
        /// A picture.
        case image(ImagePlacement)
    }

    /// An area behind a strip.
    struct Ground {
        var x: Double
        var width: Double
        var color: Color
        /// Where it begins, from the strip's top; nil for the strip above.
        var top: Double?
        /// How far it reaches below the strip.
        var below: Double
        /// Where it ends, from the strip's top; nil for below its foot.
        var bottom: Double?
    }

    /// The baseline of its first line, from the strip's top; nil without lines.
    var firstBaseline: Double? { baselines.min() }

    /// The baseline of its last line, from the strip's top; nil without lines.
    var lastBaseline: Double? { baselines.max() }

    /// Whether a list item begins with it: a sign stands before its text.
    var beginsItem: Bool {
        for case .line(let line) in items { return line.keepsBlank }
        return false
    }

    /// The baselines of its lines, from the strip's top.
    var baselines: some Sequence<Double> {
        items.lazy.compactMap { item -> Double? in
            if case .line(let line) = item { line.origin.y } else { nil }
        }
    }

    /// The first cluster of its only line; nil if it has several, or none.
    var firstCluster: Int? {
        let lines = items.compactMap { item -> LineBox? in
            if case .line(let line) = item { line } else { nil }
        }
        return lines.count == 1 ? lines[0].clusters.lowerBound : nil
    }

    /// The areas behind it, with its upper left corner in a place; what is joined begins at the
    /// strip above unless it is the first one.
    func groundShapes(at origin: Point, isFirst: Bool) -> [PathShape] {
        grounds.map { ground in
            let top = ground.top ?? (isFirst ? 0 : -spaceBefore)
            let area = Rect(
                x: origin.x + ground.x, y: origin.y + top, width: ground.width,
                height: (ground.bottom ?? height + ground.below) - top)
            return PathShape(area, fill: ground.color)
        }
    }

    /// Puts a figure on it, over all that is there.
    mutating func add(_ shape: PathShape) { items.append(.path(shape)) }

    /// Puts more on it, before what is read after that.
    mutating func insert(_ more: [Item], at place: Int) {
        items.insert(contentsOf: more, at: place)
        for index in cellEnds.indices where cellEnds[index] >= place {
            cellEnds[index] += more.count
        }
    }

    /// Moves all that stands on it.
    mutating func move(x: Double, y: Double) {
        for index in items.indices { items[index].move(x: x, y: y) }
        for index in bookmarks.indices { bookmarks[index].y += y }
    }
}

/// The box of a line of a paragraph.
struct LineBox {
    var paragraph: Int
    var clusters: Range<Int>
    /// The left end of its baseline.
    var origin: Point
    /// What is added to each blank inside it, in points.
    var stretch = 0.0
    /// Whether the blank after the text is drawn: between a sign and its text it keeps readers from
    /// taking them for two columns.
    var keepsBlank = false
    /// How far it stands above its baseline, in points: a sign in the middle of taller letters.
    var rise = 0.0
    /// Whether it stands in a column at the right of what follows it.
    var isTrailing = false
}

extension Strip.Item {
    /// A line with the left end of its baseline in a place.
    static func line(_ paragraph: Int, _ clusters: Range<Int>, x: Double, y: Double) -> Self {
        .line(LineBox(paragraph: paragraph, clusters: clusters, origin: Point(x: x, y: y)))
    }

    /// Whether it is a line in a column at the right of what follows it.
    var isTrailing: Bool {
        get { if case .line(let line) = self { line.isTrailing } else { false } }
        set {
            guard case .line(var line) = self else { return }
            line.isTrailing = newValue
            self = .line(line)
        }
    }

    /// Moves the item.
    mutating func move(x: Double, y: Double) {
        switch self {
        case .line(var line):
            line.origin.x += x
            line.origin.y += y
            self = .line(line)
        case .path(let shape): self = .path(shape.moved(by: Point(x: x, y: y)))
        case .image(var image):
            image.frame.origin.x += x
            image.frame.origin.y += y
            self = .image(image)
        }
    }
}

/// A column's content as strips, with the paragraphs that their lines come from.
struct Galley {
    /// Those of finished blocks are closed.
    var paragraphs: [ShapedParagraph] = []
    var strips: [Strip] = []
    /// What says that a part goes on, with the distance below it; by the part.
    var continued: [Int: Strip] = [:]
    /// Whether heads take two lines since others do.
    var hasAlikeHeads = false

    /// The parts that say so at the top of a page of a height which begins with a strip, the outermost
    /// first; none if the strip would not fit below that.
    func continuedParts(above index: Int, height: Double) -> [Int] {
        guard !continued.isEmpty, index > 0 else { return [] }
        let parts = strips[index].within.filter(strips[index - 1].within.contains)
        let heights = parts.compactMap { continued[$0]?.height }.reduce(0, +)
        return heights + strips[index].height <= height ? parts : []
    }
}
