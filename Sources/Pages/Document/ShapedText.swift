/// A shaped paragraph: glyphs whose advances are in em, so that they serve every size.
///
/// Clusters stand in reading order; the layout breaks between them and orders them for the eye.
public struct ShapedText: Sendable, Equatable {
    /// The characters, UTF-8.
    public var text: [UInt8] = []
    /// The clusters, in reading order; together they cover the whole text.
    public var clusters: [ShapedCluster] = [] { didSet { packed = nil } }
    /// The glyphs that the clusters refer to; those of one cluster from left to right.
    public var glyphs: [ShapedGlyph] = [] { didSet { packed = nil } }
    /// The bidirectional level of the paragraph (UAX #9): 0 from left to right, 1 from right to left.
    public var baseLevel: UInt8 = 0
    /// Characters that no font has.
    public var missing: [Unicode.Scalar] = []
    /// Characters that the asked font lacks, with the face that they are set in instead.
    public var substituted: [Substitution] = []

    /// The same in few bytes; nil where nobody has packed it as it is.
    public internal(set) var packed: PackedText?

    /// Makes an empty paragraph.
    public init() {}

    /// Packs it, unless it is packed already.
    @discardableResult
    public mutating func pack() -> PackedText {
        let packed = packed ?? PackedText(self)
        self.packed = packed
        return packed
    }

    /// Whether two paragraphs are the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.text == right.text && left.clusters == right.clusters && left.glyphs == right.glyphs
            && left.baseLevel == right.baseLevel && left.missing == right.missing
            && left.substituted == right.substituted
    }

    /// A character that another font than the asked one supplied.
    public struct Substitution: Sendable, Hashable {
        /// The character.
        public var scalar: Unicode.Scalar
        /// The family that was asked for.
        public var asked: String
        /// The family that has it.
        public var used: String

        /// Makes a note of a substitution.
        public init(scalar: Unicode.Scalar, asked: String, used: String) {
            self.scalar = scalar
            self.asked = asked
            self.used = used
        }
    }
}

/// A glyph of a shaped paragraph.
public struct ShapedGlyph: Sendable, Equatable {
    /// The index in the font file.
    public var id: UInt32
    /// How far the next glyph stands, in em.
    public var advance: Double
    /// The shift to the right, in em.
    public var dx: Double
    /// The shift downwards, in em.
    public var dy: Double

    /// Makes a glyph.
    public init(id: UInt32, advance: Double, dx: Double = 0, dy: Double = 0) {
        self.id = id
        self.advance = advance
        self.dx = dx
        self.dy = dy
    }
}

/// The smallest piece of text and glyphs that belong together.
public struct ShapedCluster: Sendable, Equatable {
    /// The UTF-8 offset of its text.
    public var textStart: Int32
    /// The length of its text, in UTF-8 bytes.
    public var textLength: Int32
    /// The index of its first glyph.
    public var glyphStart: Int32
    /// How many glyphs it has; 0 for a line feed.
    public var glyphCount: Int32
    /// The sum of its glyphs' advances and tracking, in em.
    public var advance: Double
    /// The face, by index in the shaper's list.
    public var face: Int32
    /// The span of the styled text that it came from.
    public var span: Int32
    /// The bidirectional level (UAX #9); odd means from right to left.
    public var level: UInt8
    /// Whether it is white space, which vanishes at a line's end.
    public var isSpace: Bool
    /// What may happen after it.
    public var breakAfter: LineBreak

    /// Makes a cluster.
    public init(
        textStart: Int32, textLength: Int32, glyphStart: Int32, glyphCount: Int32, advance: Double,
        face: Int32, span: Int32, level: UInt8 = 0, isSpace: Bool, breakAfter: LineBreak
    ) {
        self.textStart = textStart
        self.textLength = textLength
        self.glyphStart = glyphStart
        self.glyphCount = glyphCount
        self.advance = advance
        self.face = face
        self.span = span
        self.level = level
        self.isSpace = isSpace
        self.breakAfter = breakAfter
    }
}

/// Whether a line may end at a place.
public enum LineBreak: UInt8, Sendable, Hashable, Comparable {
    /// Only if the word is wider than a whole line and has no better place.
    case desperate
    /// Only if the word is wider than a whole line: after a hyphen, slash or the like. Extractors
    /// join or split words that are broken so.
    case inWord
    /// Freely: after a space, or between ideographs.
    case allowed
    /// Always: after a line feed.
    case mandatory

    /// Orders places from the worst to the one that must be taken.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
