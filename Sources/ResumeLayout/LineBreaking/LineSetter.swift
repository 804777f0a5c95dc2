import Pages
import ResumeModel

/// Places the clusters of one line: orders them for the eye and gathers them into glyph runs.
struct LineSetter {
    let paragraph: ShapedParagraph
    /// What is added to each blank inside the line, in points.
    var stretch = 0.0

    /// A run and the link it carries.
    struct SetRun {
        var run: GlyphRun
        var link: Link?
        /// Whether its style underlines links.
        var underlinesLinks: Bool
    }

    /// The runs of a line from left to right, with x from the line's left end; elements are unset.
    ///
    /// On a page from right to left, x goes from the line's right end to the run's: the finished page is
    /// mirrored. The order stays, since most readers of the file expect glyphs from left to right.
    func runs(of line: Range<Int>) -> [SetRun] {
        var setRuns: [SetRun] = []
        var x = -paragraph.trimAtStart(of: line)
        let end = paragraph.trimmedEnd(of: line)
        for piece in pieces(of: line) {
            var run = glyphRun(of: piece, end: end)
            run.x = x
            x += run.width
            let source = paragraph.runs[span(at: piece.lowerBound)]
            setRuns.append(
                SetRun(
                    run: run, link: source.link, underlinesLinks: source.style.underlinesLinks))
        }
        if let index = line.last, let hyphen = paragraph.writtenHyphen(after: index) {
            append(hyphen, to: &setRuns[setRuns.count - 1].run)
        }
        guard paragraph.isMirrored else { return setRuns }
        for index in setRuns.indices {
            setRuns[index].run.x = x - setRuns[index].run.x - setRuns[index].run.width
        }
        return setRuns
    }

    private func span(at cluster: Int) -> Int { Int(paragraph.shaped.clusters[cluster].span) }

    /// The line cut into pieces of one face, span and direction, in visual order.
    private func pieces(of line: Range<Int>) -> [Range<Int>] {
        let clusters = paragraph.shaped.clusters
        let trimmedEnd = paragraph.trimmedEnd(of: line)
        var pieces: [(range: Range<Int>, level: UInt8)] = []
        for index in line where clusters[index].glyphCount > 0 {
            let cluster = clusters[index]
            // Of a separator at a line's end the blanks alone are left.
            if index >= trimmedEnd, !cluster.isSpace { continue }
            // Blanks at a line's end take the paragraph's level (UAX #9, rule L1).
            let level = index >= trimmedEnd ? paragraph.shaped.baseLevel : cluster.level
            if let last = pieces.last, last.range.upperBound == index, last.level == level {
                let previous = clusters[index - 1]
                if previous.face == cluster.face, previous.span == cluster.span {
                    pieces[pieces.count - 1].range = last.range.lowerBound..<(index + 1)
                    continue
                }
            }
            pieces.append((index..<(index + 1), level))
        }
        let highest = pieces.map(\.level).max() ?? 0
        guard highest > 0 else { return pieces.map(\.range) }
        // UAX #9, rule L2: reverse every stretch at or above each level, highest first.
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
        return pieces.map(\.range)
    }

    /// Ends a run, which has the hyphen's face, with a hyphen.
    private func append(_ hyphen: ShapedText, to run: inout GlyphRun) {
        for glyph in hyphen.glyphs {
            run.glyphs.append(
                GlyphRun.Glyph(
                    id: glyph.id, x: run.width + glyph.dx * run.size, y: glyph.dy * run.size))
        }
        let cluster = hyphen.clusters[0]
        run.clusters.append(
            GlyphRun.Cluster(
                textLength: Int(cluster.textLength), glyphCount: Int(cluster.glyphCount)))
        run.width += cluster.advance * run.size
        run.text += String(decoding: hyphen.text, as: UTF8.self)
    }

    private func glyphRun(of piece: Range<Int>, end: Int) -> GlyphRun {
        let shaped = paragraph.shaped
        let first = shaped.clusters[piece.lowerBound]
        let last = shaped.clusters[piece.upperBound - 1]
        let style = paragraph.runs[Int(first.span)].style
        return GlyphRun(
            face: Int(first.face), size: style.size, color: style.color,
            of: shaped.packed ?? PackedText(shaped), piece,
            text: Int(first.textStart)..<Int(last.textStart + last.textLength), stretch: stretch,
            end: end, isRightToLeft: first.level % 2 == 1, isCapitals: style.caps == .upper)
    }
}
