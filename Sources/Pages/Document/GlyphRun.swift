/// Glyphs of one face, size and colour, shaped and placed.
///
/// Glyphs, clusters and characters that come from a paragraph are taken from it when they are asked for:
/// ask once, and keep what you get for as long as you need it.
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
    /// Whether the text runs from right to left: then the first cluster is the text's last.
    public var isRightToLeft: Bool
    /// Whether letters are drawn as capitals; the text is as it is written.
    public var isCapitals: Bool
    /// The distance of the run's left end from the line's origin, in points.
    public var x: Double
    /// The sum of the advances, in points.
    public var width: Double
    private var content: Content

    /// What is drawn.
    private indirect enum Content: Sendable {
        case placed([Glyph], [Cluster], String)
        case packed(PackedRun)
    }

    /// The glyphs, from left to right.
    public var glyphs: [Glyph] {
        get { placed.glyphs }
        set { content = .placed(newValue, clusters, text) }
    }
    /// Which glyphs stand for which characters, from left to right; together they cover all glyphs
    /// and the whole text.
    public var clusters: [Cluster] {
        get { placed.clusters }
        set { content = .placed(glyphs, newValue, text) }
    }
    /// The glyphs and clusters; both at once cost no more than one of them.
    public var placed: (glyphs: [Glyph], clusters: [Cluster]) {
        switch content {
        case .placed(let glyphs, let clusters, _): return (glyphs, clusters)
        case .packed(let run):
            var (glyphs, clusters) = ([] as [Glyph], [] as [Cluster])
            run.forEachCluster { placed, textLength in
                glyphs += placed
                clusters.append(Cluster(textLength: textLength, glyphCount: placed.count))
            }
            return (glyphs, clusters)
        }
    }
    /// Calls a closure for each cluster from left to right, with its glyphs and the length of its text
    /// in bytes of UTF-8.
    public func forEachCluster(_ body: (UnsafeBufferPointer<Glyph>, _ textLength: Int) -> Void) {
        switch content {
        case .packed(let run): run.forEachCluster(body)
        case .placed(let glyphs, let clusters, _):
            glyphs.withUnsafeBufferPointer { glyphs in
                var start = 0
                for cluster in clusters {
                    let end = start + cluster.glyphCount
                    body(UnsafeBufferPointer(rebasing: glyphs[start..<end]), cluster.textLength)
                    start = end
                }
            }
        }
    }
    /// The characters, in reading order.
    public var text: String {
        get {
            switch content {
            case .placed(_, _, let text): text
            case .packed(let run): run.text
            }
        }
        set { content = .placed(glyphs, clusters, newValue) }
    }
    /// Whether the glyphs are placed by the widths that a face gives them, and cover the text.
    public var isPacked: Bool { if case .packed = content { true } else { false } }

    /// Whether two runs look alike and say the same.
    public static func == (left: GlyphRun, right: GlyphRun) -> Bool {
        left.face == right.face && left.size == right.size && left.color == right.color
            && left.element == right.element && left.x == right.x && left.width == right.width
            && left.isRightToLeft == right.isRightToLeft && left.isCapitals == right.isCapitals
            && left.text == right.text && left.placed == right.placed
    }

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
        content = .placed(glyphs, clusters, text)
        self.isRightToLeft = isRightToLeft
        self.isCapitals = isCapitals
    }

    /// Makes a run of some clusters of a paragraph, which are of one face and direction.
    ///
    /// - Parameters:
    ///   - face: the index of the face in the document's list.
    ///   - size: the size, in points.
    ///   - color: the colour.
    ///   - paragraph: the paragraph.
    ///   - clusters: the clusters, in reading order.
    ///   - text: the bytes of their text.
    ///   - stretch: what is added to each blank before `end`, in points.
    ///   - end: the cluster from which on no blank gets more.
    ///   - isRightToLeft: whether the text runs from right to left.
    ///   - isCapitals: whether letters are drawn as capitals.
    public init(
        face: Int, size: Double, color: Color, of paragraph: PackedText, _ clusters: Range<Int>,
        text: Range<Int>, stretch: Double, end: Int, isRightToLeft: Bool, isCapitals: Bool
    ) {
        self.face = face
        self.size = size
        self.color = color
        x = 0
        self.isRightToLeft = isRightToLeft
        self.isCapitals = isCapitals
        let run = PackedRun(
            paragraph, clusters, text: text, isReversed: isRightToLeft, size: size,
            stretch: stretch, end: end)
        content = .packed(run)
        width = run.width
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
