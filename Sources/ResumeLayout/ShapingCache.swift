package import Pages

/// A shaper that remembers what it has shaped: trials at other sizes and widths shape nothing again,
/// since advances are in em.
package final class ShapingCache: TextShaper {
    private let shaper: any TextShaper
    private var shaped: [StyledText: PackedText] = [:]
    private var measures: [FontQuery: FontMetrics] = [:]

    /// Makes a shaper that remembers what another one shapes.
    package init(_ shaper: any TextShaper) { self.shaper = shaper }

    /// The faces met so far.
    package var faces: [FontFace] { shaper.faces }

    /// Shapes a paragraph, or remembers it.
    package func shape(_ text: StyledText) -> ShapedText {
        if let known = shaped[text] { return known.shaped() }
        var result = shaper.shape(text)
        shaped[text] = result.pack()
        return result
    }

    /// The measures of the face that a query finds, in em.
    package func metrics(of query: FontQuery) -> FontMetrics {
        if let known = measures[query] { return known }
        let result = shaper.metrics(of: query)
        measures[query] = result
        return result
    }

    /// Whether the face that a query finds has small capitals of its own.
    package func hasSmallCaps(_ query: FontQuery) -> Bool { shaper.hasSmallCaps(query) }

    /// Where the ink of a glyph begins and ends, in em; nil without ink.
    package func ink(of glyph: UInt32, face: Int) -> ClosedRange<Double>? {
        shaper.ink(of: glyph, face: face)
    }
}
