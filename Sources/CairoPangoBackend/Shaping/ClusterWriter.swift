import CPango
import Pages

/// Writes what Pango has shaped as clusters in reading order.
struct ClusterWriter {
    let text: UnsafeBufferPointer<UInt8>
    let marks: UnsafeBufferPointer<CharacterMark>
    let spanEnds: [Int]
    let tracking: [Double]
    var clusters: [ShapedCluster] = []
    var glyphs: [ShapedGlyph] = []
    var missing: [Unicode.Scalar] = []
    private var span = 0

    init(
        text: UnsafeBufferPointer<UInt8>, marks: UnsafeBufferPointer<CharacterMark>,
        spanEnds: [Int], tracking: [Double]
    ) {
        self.text = text
        self.marks = marks
        self.spanEnds = spanEnds
        self.tracking = tracking
        clusters.reserveCapacity(text.count)
        glyphs.reserveCapacity(text.count)
    }

    /// What the glyphs of one call of the shaping engine have in common.
    struct Run {
        var start: Int
        var end: Int
        var face: Int
        var level: UInt8
        var isTracked: Bool
        /// The shapes of its letters and figures.
        var forms = LetterForms()
        var spaceGlyph: UInt32?
        /// Whether no font has the characters; then they keep apart from those before them.
        var isMissing = false
    }

    /// Writes the glyphs of a run, whose clusters are in visual order.
    mutating func write(_ shaped: UnsafePointer<PangoGlyphString>, of run: Run) {
        let count = Int(shaped.pointee.num_glyphs)
        guard let infos = shaped.pointee.glyphs, let offsets = shaped.pointee.log_clusters else {
            return writeWithoutGlyphs(from: run.start, to: run.end, of: run)
        }
        var clusterStart = run.start
        if run.level & 1 == 0 {
            var first = 0
            while first < count {
                var next = first + 1
                while next < count, !begins(offsets[next], after: offsets[next - 1], in: run) {
                    next += 1
                }
                let end = next < count ? run.start + Int(offsets[next]) : run.end
                write(infos, first..<next, from: clusterStart, to: end, of: run)
                clusterStart = end
                first = next
            }
        } else {
            var last = count
            while last > 0 {
                var first = last - 1
                while first > 0, !begins(offsets[first - 1], after: offsets[first], in: run) {
                    first -= 1
                }
                let end = first > 0 ? run.start + Int(offsets[first - 1]) : run.end
                write(infos, first..<last, from: clusterStart, to: end, of: run)
                clusterStart = end
                last = first
            }
        }
    }

    /// Writes characters without glyphs: line feeds, and what no font has.
    mutating func writeWithoutGlyphs(from start: Int, to end: Int, of run: Run) {
        var offset = start
        while offset < end {
            var next = offset + 1
            while next < end, !marks[next].contains(.start) { next += 1 }
            write(nil, 0..<0, from: offset, to: next, of: run)
            offset = next
        }
    }

    /// Whether a glyph's text starts a new cluster, for a glyph that follows in reading order.
    private func begins(_ offset: Int32, after previous: Int32, in run: Run) -> Bool {
        offset != previous && marks[run.start + Int(offset)].contains(.start)
    }

    private mutating func write(
        _ infos: UnsafePointer<PangoGlyphInfo>?, _ range: Range<Int>, from start: Int, to end: Int,
        of run: Run
    ) {
        let isSpace = marks[start].contains(.space)
        let glyphStart = glyphs.count
        var advance = 0.0
        // What starts with an ignorable character is nothing else; the shaping engine may have put
        // it on a dotted circle.
        if let infos, !marks[start].contains(.ignorable) {
            for index in range {
                let info = infos[index]
                guard let glyph = glyph(info.glyph, isSpace: isSpace, from: start, to: end, of: run)
                else { continue }
                let width = Double(info.geometry.width) / FontMap.unitsPerEm
                advance += width
                glyphs.append(
                    ShapedGlyph(
                        id: glyph, advance: width,
                        dx: Double(info.geometry.x_offset) / FontMap.unitsPerEm,
                        dy: Double(info.geometry.y_offset) / FontMap.unitsPerEm))
            }
        }
        let count = glyphs.count - glyphStart
        let lastMark = marks[text.start(before: end)]
        if !marks[start].contains(.start), !run.isMissing, let last = clusters.indices.last,
            clusters[last].face == Int32(run.face), clusters[last].breakAfter != .mandatory,
            count == 0 || run.level & 1 == 0
        {
            clusters[last].textLength += Int32(end - start)
            clusters[last].glyphCount += Int32(count)
            clusters[last].advance += advance
            clusters[last].breakAfter = lastMark.lineBreak
            return
        }
        while span + 1 < spanEnds.count, start >= spanEnds[span] { span += 1 }
        if count > 0, run.isTracked { advance += tracking[span] }
        clusters.append(
            ShapedCluster(
                textStart: Int32(start), textLength: Int32(end - start),
                glyphStart: Int32(glyphStart), glyphCount: Int32(count), advance: advance,
                face: Int32(run.face), span: Int32(span), level: run.level, isSpace: isSpace,
                breakAfter: lastMark.lineBreak))
    }

    /// The glyph to draw: white space always has the real glyph of the space, which extractors see;
    /// characters without glyphs have none, and neither have those that the font turns out to lack.
    private mutating func glyph(
        _ glyph: PangoGlyph, isSpace: Bool, from start: Int, to end: Int, of run: Run
    ) -> UInt32? {
        if glyph == PangoGlyph.empty { return isSpace ? run.spaceGlyph : nil }
        guard glyph == 0 || glyph & PangoGlyph.unknownFlag != 0 else { return glyph }
        // Of an unknown glyph, the other bits name the character.
        let scalar = glyph == 0 ? text.scalar(at: start).value : glyph & ~PangoGlyph.unknownFlag
        if let scalar = Unicode.Scalar(scalar), !missing.contains(scalar) { missing.append(scalar) }
        return nil
    }
}

extension PangoGlyph {
    /// Pango's glyph for what is not drawn (`PANGO_GLYPH_EMPTY`).
    static let empty: Self = 0x0FFF_FFFF
    /// The bit that marks a character without a glyph (`PANGO_GLYPH_UNKNOWN_FLAG`).
    static let unknownFlag: Self = 0x1000_0000
}
