import Pages

extension Typesetter {
    /// The left end of a line in a column, in points; the ink of large letters begins or ends where that
    /// of the same letters does in running text.
    ///
    /// The room that glyphs have beside their ink grows with their size, so it shows as a step; with no
    /// room at all they would stand outside of the text below, whose ink keeps off the edge, too. What a
    /// font lets hang out, such as the hook of a J, stays so.
    func x(
        of line: Range<Int>, _ paragraph: ShapedParagraph, _ alignment: Alignment, in width: Double
    )
        -> Double
    {
        let x = Self.x(alignment, lineWidth: paragraph.lineWidth(line), in: width)
        guard alignment != .center, paragraph.largestSize >= Self.leastOpticalSize else { return x }
        let runs = runs(of: line, paragraph)
        let isStart = alignment == .left
        let isLeft = isStart != paragraph.isMirrored
        guard let run = isLeft ? runs.first : runs.last, run.size >= Self.leastOpticalSize,
            let room = room(beside: run, isLeft: isLeft)
        else { return x }
        let excess = room - roomInRunningText(beside: run, isLeft: isLeft)
        return isStart ? x - excess : x + excess
    }

    /// What is seen of a line, from the paper's left to its right.
    private func runs(of line: Range<Int>, _ paragraph: ShapedParagraph) -> [GlyphRun] {
        LineSetter(paragraph: paragraph)
            .runs(of: line.lowerBound..<paragraph.trimmedEnd(of: line)).map(\.run)
    }

    /// The distance of a run's ink from the run's left or right end, in points; 0 for ink beyond it,
    /// nil without ink.
    private func room(beside run: GlyphRun, isLeft: Bool) -> Double? {
        guard let glyph = isLeft ? run.glyphs.first : run.glyphs.last,
            let ink = shaper.ink(of: glyph.id, face: run.face)
        else { return nil }
        let room =
            isLeft
            ? glyph.x + ink.lowerBound * run.size
            : run.width - glyph.x - ink.upperBound * run.size
        return max(room, 0)
    }

    /// The same for the letter at that end of the run in the style of running text; 0 without one.
    private func roomInRunningText(beside run: GlyphRun, isLeft: Bool) -> Double {
        guard let body, let letter = isLeft == run.isRightToLeft ? run.text.last : run.text.first
        else { return 0 }
        let text = ComposedText(run.isCapitals ? letter.uppercased() : String(letter), body)
        let paragraph = ShapedParagraph(text, language: language, shaper: shaper)
        return runs(of: paragraph.shaped.clusters.indices, paragraph).first
            .flatMap { room(beside: $0, isLeft: isLeft) } ?? 0
    }

    /// The least size at which the room beside a glyph shows as a step in the edge, in points;
    /// below it that is no more than the room beside the running text that follows.
    private static let leastOpticalSize = 20.0
}
