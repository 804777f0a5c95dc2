import CCairo
import CPango
import Pages

/// Draws glyph runs, with the characters that each glyph stands for.
///
/// Cairo wraps text in ActualText wherever a cluster is not one glyph for the characters that the
/// glyph stood for first; half of all extractors ignore that. So clusters are given in the form in
/// which it is not needed: without characters that have no glyph, and a letter apart from its accents
/// where each has a glyph of its own.
///
/// Capitals that stand for small letters are drawn with fonts of their own, for the same reason.
///
/// Runs from right to left are drawn in visual order, which is how extractors expect to find them.
struct GlyphRunPainter {
    private let context: OpaquePointer
    private let faces: PDFFaces
    private var glyphs: [cairo_glyph_t] = []
    private var clusters: [cairo_text_cluster_t] = []
    private var text: [UInt8] = []
    private var capitals = CapitalFonts()
    private var current: (face: Int, font: Int, size: Double, color: Color)?

    /// Sets a context up for outlines as they are, on no grid of pixels.
    init(context: OpaquePointer, faces: PDFFaces, antialiasing: cairo_antialias_t) {
        self.context = context
        self.faces = faces
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, antialiasing)
        cairo_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// Forgets what cairo was set to, after others have drawn.
    mutating func forgetState() { current = nil }

    /// Draws a run of a line whose baseline starts at a point.
    mutating func paint(_ run: GlyphRun, at origin: Point) throws(PDFError) {
        glyphs.removeAll(keepingCapacity: true)
        clusters.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        var characters = run.text
        characters.withUTF8 { collect(run, $0, at: origin) }
        guard !glyphs.isEmpty else { return }
        if text.allSatisfy({ $0 == UInt8(ascii: " ") }) {
            for index in glyphs.indices { Self.keepBlank(&glyphs[index]) }
        }
        guard run.isCapitals else {
            try select(run)
            return show(clusters[...], glyph: 0, text: 0)
        }
        var (cluster, glyph, byte) = (0, 0, 0)
        let stretches = capitals.stretches(
            of: clusters, glyphs, text, face: run.face, faces.faces[run.face])
        for stretch in stretches {
            try select(run, font: stretch.font)
            let part = clusters[cluster..<stretch.end]
            show(part, glyph: glyph, text: byte)
            cluster = stretch.end
            glyph += part.reduce(0) { $0 + Int($1.num_glyphs) }
            byte += part.reduce(0) { $0 + Int($1.num_bytes) }
        }
    }

    /// Shows clusters that begin at a glyph and a byte of the text.
    private func show(_ part: ArraySlice<cairo_text_cluster_t>, glyph: Int, text byte: Int) {
        let bytes = part.reduce(0) { $0 + $1.num_bytes }
        let count = part.reduce(0) { $0 + $1.num_glyphs }
        text[byte...].withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { text in
                glyphs[glyph...].withUnsafeBufferPointer { glyphs in
                    part.withUnsafeBufferPointer { clusters in
                        cairo_show_text_glyphs(
                            context, text.baseAddress, bytes, glyphs.baseAddress, count,
                            clusters.baseAddress, Int32(clusters.count),
                            cairo_text_cluster_flags_t(0))
                    }
                }
            }
        }
    }

    /// Moves a blank off cairo's whole units, by 1/256 pt at most.
    ///
    /// Cairo 1.16 leaves out glyphs whose rectangle is empty: it counts in 1/256 pt, and rounds what
    /// they cover to whole points outwards, which makes nothing of a blank that stands on one.
    private static func keepBlank(_ glyph: inout cairo_glyph_t) {
        func moved(_ position: Double) -> Double {
            let units = (position * 256).rounded()
            return units.truncatingRemainder(dividingBy: 256) == 0 ? (units + 1) / 256 : position
        }
        glyph.x = moved(glyph.x)
        glyph.y = moved(glyph.y)
    }

    private mutating func select(_ run: GlyphRun, font: Int = 0) throws(PDFError) {
        let isOther = current?.face != run.face || current?.font != font
        if isOther { cairo_set_font_face(context, try faces.font(of: run.face, font)) }
        if isOther || current?.size != run.size { cairo_set_font_size(context, run.size) }
        if current?.color != run.color {
            cairo_set_source_rgb(context, run.color.red, run.color.green, run.color.blue)
        }
        current = (run.face, font, run.size, run.color)
    }

    private mutating func collect(
        _ run: GlyphRun, _ source: UnsafeBufferPointer<UInt8>, at origin: Point
    ) {
        let x = origin.x + run.x
        var start = run.isRightToLeft ? source.count : 0
        run.forEachCluster { placed, length in
            if run.isRightToLeft { start -= length }
            if !placed.isEmpty {
                for glyph in placed {
                    glyphs.append(
                        cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.x, y: origin.y + glyph.y))
                }
                collect(
                    UnsafeBufferPointer(rebasing: source[start..<start + length]), placed, of: run)
            }
            if !run.isRightToLeft { start += length }
        }
    }

    private mutating func collect(
        _ source: UnsafeBufferPointer<UInt8>, _ glyphs: UnsafeBufferPointer<GlyphRun.Glyph>,
        of run: GlyphRun
    ) {
        let start = text.count
        if glyphs.count == 1, source.count == 1, source[0] >= 0x20 {
            text.append(source[0])
            clusters.append(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1))
            return
        }
        var scalars: [(value: UInt32, range: Range<Int>)] = []
        var offset = 0
        while offset < source.count {
            let (scalar, length) = source.scalar(at: offset)
            if scalar >= 0x20, Self.isVisible(scalar) {
                scalars.append((scalar, offset..<offset + length))
            }
            offset += length
        }
        if run.isRightToLeft { scalars.reverse() }
        let face = faces.faces[run.face]
        if glyphs.count > 1, glyphs.count == scalars.count,
            zip(glyphs, scalars).allSatisfy({
                run.isCapitals || $0.id == face.glyph(of: $1.value)
                    || g_unichar_ismark($1.value) != 0
            })
        {
            for scalar in scalars {
                text.append(contentsOf: source[scalar.range])
                clusters.append(
                    cairo_text_cluster_t(num_bytes: Int32(scalar.range.count), num_glyphs: 1))
            }
        } else {
            if run.isRightToLeft { scalars.reverse() }
            for scalar in scalars { text.append(contentsOf: source[scalar.range]) }
            clusters.append(
                cairo_text_cluster_t(
                    num_bytes: Int32(text.count - start), num_glyphs: Int32(glyphs.count)))
        }
    }

    private static func isVisible(_ scalar: UInt32) -> Bool {
        switch CharacterKind(scalar) {
        case .plain, .complex, .space, .noBreakSpace, .noBreakHyphen: true
        case .ignorable, .lineFeed, .breakOpportunity, .wordJoiner, .silent, .control: false
        }
    }
}
