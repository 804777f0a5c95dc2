/// Glyphs of one face, size and colour, shaped and placed.
public struct GlyphRun: Sendable, Equatable {
    /// The index of the face in the document's list.
    public var face: Int
    /// The size, in points.
    public var size: Double
    /// The colour.
    public var color: Color
    /// The structure element that the run belongs to, by index, a leaf; nil for decoration such as
    /// a page's foot.
    public var element: Int?
    /// The distance of the run's left end from the line's origin, in points.
    public var x: Double
    /// The sum of the advances, in points.
    public var width: Double
    /// The glyphs, from left to right.
    public var glyphs: [Glyph]
    /// Which glyphs stand for which characters, from left to right; together they cover all glyphs
    /// and the whole text.
    public var clusters: [Cluster]
    /// The characters, in reading order.
    public var text: String
    /// Whether the text runs from right to left: then the first cluster is the text's last.
    public var isRightToLeft: Bool
    /// Whether letters are drawn as capitals; the text is as it is written.
    public var isCapitals: Bool

    /// Makes a run.
    public init(
        face: Int, size: Double, color: Color, element: Int?, x: Double, width: Double,
        glyphs: [Glyph], clusters: [Cluster], text: String, isRightToLeft: Bool = false,
        isCapitals: Bool = false
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.element = element
        self.x = x
        self.width = width
        self.glyphs = glyphs
        self.clusters = clusters
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.isCapitals = isCapitals
    }

    /// A glyph and its place.
    public struct Glyph: Sendable, Equatable {
        /// The index in the font file.
        public var id: UInt32
        /// The distance from the run's left end, in points.
        public var x: Double
        /// The distance below the baseline, in points.
        public var y: Double

        /// Makes a glyph.
        public init(id: UInt32, x: Double, y: Double = 0) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The smallest unit of text and glyphs that belong together.
    public struct Cluster: Sendable, Equatable {
        /// How many bytes of UTF-8 text.
        public var textLength: Int
        /// How many glyphs.
        public var glyphCount: Int

        /// Makes a cluster.
        public init(textLength: Int, glyphCount: Int) {
            self.textLength = textLength
            self.glyphCount = glyphCount
        }
    }
}

/// A line of text: glyph runs on one baseline.
public struct GlyphLine: Sendable, Equatable {
    /// The left end of the baseline.
    public var origin: Point
    /// The runs, in reading order.
    public var runs: [GlyphRun]
    /// Whether it is of a page that is read from right to left; then runs are in the order of their
    /// places, but for links, which are each read in their place.
    public var isRightToLeft: Bool

    /// Makes a line.
    public init(origin: Point, runs: [GlyphRun], isRightToLeft: Bool = false) {
        self.origin = origin
        self.runs = runs
        self.isRightToLeft = isRightToLeft
    }

    /// The line's characters, in reading order.
    public var text: String { runs.map(\.text).joined() }

    /// The x of the right end of the last glyph's advance, in points; blanks at the end count.
    public var maxX: Double { origin.x + (runs.map { $0.x + $0.width }.max() ?? 0) }
}
