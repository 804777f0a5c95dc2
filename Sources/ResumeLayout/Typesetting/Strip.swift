import Pages

/// A horizontal strip of a column that no page end cuts: mostly one line of text.
struct Strip {
    /// The height, in points.
    var height: Double
    /// The distance from the strip above, in points; it vanishes at a page's top.
    var spaceBefore: Double
    /// Whether a page may end before it.
    var breakBefore: BreakClass
    /// What stands on it, in reading order; y from the strip's top.
    var items: [Item]
    /// The bookmark that leads here, if any.
    var bookmark: String?

    /// Something on a strip.
    enum Item {
        /// A line of a paragraph: its clusters, and the left end of its baseline.
        case line(paragraph: Int, clusters: Range<Int>, origin: Point)
        /// A rule or icon.
        case path(PathShape)
        /// A picture.
        case image(ImagePlacement)
    }
}

/// A document's content as strips, with the paragraphs that their lines come from.
struct Galley {
    var paragraphs: [Paragraph] = []
    var strips: [Strip] = []
}
