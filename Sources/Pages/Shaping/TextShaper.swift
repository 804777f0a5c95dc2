/// Turns text into glyphs.
///
/// There are two: Pango's for paper, and one in terminal cells.
package protocol TextShaper: AnyObject {
    /// The faces met so far, in order of their first use; clusters refer to them by index.
    var faces: [FontFace] { get }

    /// Shapes a paragraph.
    func shape(_ text: StyledText) -> ShapedText

    /// The measures of the face that a query finds, in em.
    func metrics(of query: FontQuery) -> FontMetrics
}

/// The measures of a face, in em, and what it can do.
package struct FontMetrics: Sendable, Hashable {
    /// How far the face rises above the baseline.
    package var ascent: Double
    /// How far it goes below.
    package var descent: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height of small letters.
    package var xHeight: Double
    /// Whether the face has small capitals of its own, for all letters from a to z.
    package var hasSmallCaps: Bool

    /// Makes measures.
    package init(
        ascent: Double, descent: Double, capHeight: Double, xHeight: Double,
        hasSmallCaps: Bool = false
    ) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.hasSmallCaps = hasSmallCaps
    }
}
