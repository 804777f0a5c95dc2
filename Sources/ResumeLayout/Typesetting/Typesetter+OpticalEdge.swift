import Pages

extension Typesetter {
    /// The left end of a line in a column, in points; of large letters the ink begins or ends at the
    /// column's edge, and not the room that their glyphs have beside it.
    ///
    /// What a font lets hang out, such as the hook of a J, stays so.
    func x(
        of line: Range<Int>, _ paragraph: ShapedParagraph, _ alignment: Alignment, in width: Double
    )
        -> Double
    {
        let natural = paragraph.width(of: line)
        let x = Self.x(alignment, lineWidth: natural, in: width)
        guard alignment != .center,
            paragraph.runs.contains(where: { $0.style.size >= Self.leastOpticalSize })
        else { return x }
        let end = paragraph.trimmedEnd(of: line)
        let runs = LineSetter(paragraph: paragraph).runs(of: line.lowerBound..<end).map(\.run)
        if alignment == .left {
            guard let run = runs.first, let ink = ink(of: run, run.glyphs.first) else { return x }
            return x - max(ink.lowerBound, 0)
        }
        guard let run = runs.last, let ink = ink(of: run, run.glyphs.last) else { return x }
        return x + max(natural - run.x - ink.upperBound, 0)
    }

    /// Where a glyph of a large run has its ink, from the run's left end, in points.
    private func ink(of run: GlyphRun, _ glyph: GlyphRun.Glyph?) -> ClosedRange<Double>? {
        guard run.size >= Self.leastOpticalSize, let glyph,
            let ink = shaper.ink(of: glyph.id, face: run.face)
        else { return nil }
        return (glyph.x + ink.lowerBound * run.size)...(glyph.x + ink.upperBound * run.size)
    }

    /// The least size at which the room beside a glyph shows as a step in the edge, in points;
    /// below it that is no more than the room beside the running text that follows.
    private static let leastOpticalSize = 20.0
}
