/// Turns text into glyphs.
///
/// There are two: Pango's for paper, and one in terminal cells.
public protocol TextShaper: AnyObject {
    /// The faces met so far, in order of their first use; clusters refer to them by index.
    var faces: [FontFace] { get }

    /// Shapes a paragraph.
    func shape(_ text: StyledText) -> ShapedText

    /// The measures of the face that a query finds, in em.
    func metrics(of query: FontQuery) -> FontMetrics

    /// Whether the face that a query finds has small capitals of its own, for all letters from a to z.
    func hasSmallCaps(_ query: FontQuery) -> Bool

    /// Where the ink of a glyph begins and ends, from its origin to the right, in em; nil without ink.
    func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>?
}

/// The measures of a face, in em.
public struct FontMetrics: Sendable, Hashable {
    /// How far the face rises above the baseline.
    public var ascent: Double
    /// How far it goes below.
    public var descent: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The height of small letters.
    public var xHeight: Double

    /// Makes measures.
    public init(
        ascent: Double, descent: Double, capHeight: Double, xHeight: Double
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
