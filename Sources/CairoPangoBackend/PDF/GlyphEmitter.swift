import CCairo
import Pages

/// Draws glyph runs with their text, so that extractors read the characters and not the shapes.
struct GlyphEmitter {
    /// Draws a run with the left end of its baseline at a point.
    func show(
        _ run: GlyphRun, x: Double, y: Double, on context: OpaquePointer
    ) throws(PDFError) {
        let covered = run.clusters.reduce(into: (text: 0, glyphs: 0)) { sum, cluster in
            sum.text += cluster.textLength
            sum.glyphs += cluster.glyphCount
        }
        guard covered.text == run.text.utf8.count, covered.glyphs == run.glyphs.count else {
            throw PDFError("the clusters of \"\(run.text.prefix(40))\" do not cover it")
        }
        guard !run.glyphs.isEmpty else { return }
        let glyphs = run.glyphs.map { glyph in
            cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.x, y: y + glyph.y)
        }
        guard glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            throw PDFError("a glyph of \"\(run.text.prefix(40))\" stands at no finite place")
        }
        let clusters = run.clusters.map { cluster in
            cairo_text_cluster_t(
                num_bytes: Int32(cluster.textLength), num_glyphs: Int32(cluster.glyphCount))
        }
        var text = run.isRightToLeft ? Self.visualText(of: run) : run.text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                cairo_show_text_glyphs(
                    context, characters.baseAddress, Int32(characters.count), glyphs,
                    Int32(glyphs.count), clusters, Int32(clusters.count),
                    cairo_text_cluster_flags_t(rawValue: 0))
            }
        }
    }

    /// The text of a right-to-left run with its clusters from left to right.
    ///
    /// Told of the direction instead, cairo marks the run in a way that most extractors read
    /// backwards.
    private static func visualText(of run: GlyphRun) -> String {
        let bytes = Array(run.text.utf8)
        var visual: [UInt8] = []
        visual.reserveCapacity(bytes.count)
        var end = bytes.count
        for cluster in run.clusters {
            visual += bytes[(end - cluster.textLength)..<end]
            end -= cluster.textLength
        }
        return String(decoding: visual, as: UTF8.self)
    }
}
