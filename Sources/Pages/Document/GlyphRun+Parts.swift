extension GlyphRun {
    /// The part of a run that shows a part of its text.
    ///
    /// - Parameter range: where it stands in the text, in bytes of UTF-8.
    /// - Returns: nil if glyphs stand for what is in the range and beside it, or if the text runs from
    ///   right to left.
    public func part(_ range: Range<Int>) -> GlyphRun? {
        guard !isRightToLeft, !range.isEmpty else { return nil }
        let (glyphs, clusters) = placed
        var (byte, glyph) = (0, 0)
        var first: (cluster: Int, glyph: Int)?
        for (index, cluster) in clusters.enumerated() {
            if byte == range.lowerBound { first = (index, glyph) }
            byte += cluster.textLength
            glyph += cluster.glyphCount
            guard byte >= range.upperBound else { continue }
            guard let first, byte == range.upperBound else { return nil }
            let left = first.glyph > 0 ? glyphs[first.glyph...].first?.x ?? width : 0
            let right = glyphs[glyph...].first?.x ?? width
            return GlyphRun(
                face: face, size: size, color: color, element: element, x: x + left,
                width: right - left,
                glyphs: glyphs[first.glyph..<glyph].map {
                    Glyph(id: $0.id, x: $0.x - left, y: $0.y)
                }, clusters: Array(clusters[first.cluster...index]),
                text: String(decoding: Array(text.utf8)[range], as: UTF8.self),
                isCapitals: isCapitals)
        }
        return nil
    }
}
