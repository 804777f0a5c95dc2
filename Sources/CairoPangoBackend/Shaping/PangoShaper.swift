import CCairo
import CPango
package import Pages

/// Shapes text with Pango, once, at a large size: advances are exact and serve every size.
package final class PangoShaper: TextShaper {
    package private(set) var faces: [FontFace] = []

    private let library: FontLibrary
    private let map: OpaquePointer
    private let context: OpaquePointer
    private var descriptions: [FontQuery: OpaquePointer] = [:]
    private var faceIndices: [OpaquePointer: (index: Int32, space: UInt32)] = [:]
    private var measured: [FontQuery: FontMetrics] = [:]
    private var hopeless: Set<Unicode.Scalar> = []

    /// The size that text is shaped at, in points.
    static let size = 1_024.0
    /// What turns Pango's units at that size into em.
    static let em = 1 / (size * Double(PANGO_SCALE))

    /// Ligatures off: several extractors read "oﬃce" as one odd character. Alternates too, which
    /// would turn "->" into an arrow. What a script needs to be readable stays on.
    private static let features = "liga=0,clig=0,dlig=0,hlig=0,calt=0"

    /// Makes a shaper; nil if Pango has no memory.
    package init?(library: FontLibrary) {
        guard let map = library.makeFontMap(),
            let context = pango_font_map_create_context(UnsafeMutablePointer(map)),
            let options = cairo_font_options_create()
        else { return nil }
        self.library = library
        self.map = map
        self.context = context
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        for font in faceIndices.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
    }
}

extension PangoShaper {
    /// Shapes a paragraph, taking characters that its fonts lack from others where there are any.
    package func shape(_ text: StyledText) -> ShapedText {
        while true {
            let (shaped, unknown) = attempt(text)
            var isWorthAnother = false
            for scalar in unknown where !hopeless.contains(scalar) {
                if library.loadMore(for: scalar) {
                    isWorthAnother = true
                    pango_fc_font_map_config_changed(resume_pdf_fc_font_map(fontMap))
                    break
                }
                hopeless.insert(scalar)
            }
            if !isWorthAnother { return shaped }
        }
    }

    /// The measures of the face that a query finds, in em.
    package func metrics(of query: FontQuery) -> FontMetrics {
        if let known = measured[query] { return known }
        let metrics = measure(query)
        measured[query] = metrics
        return metrics
    }

    private var fontMap: UnsafeMutablePointer<PangoFontMap> { UnsafeMutablePointer(map) }

    private func measure(_ query: FontQuery) -> FontMetrics {
        var metrics = FontMetrics(ascent: 0.8, descent: 0.2, capHeight: 0.7, xHeight: 0.5)
        guard let font = pango_font_map_load_font(fontMap, context, description(of: query)) else {
            return metrics
        }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let face = pango_font_get_hb_font(font) else { return metrics }
        var extents = hb_font_extents_t()
        if hb_font_get_h_extents(face, &extents) != 0 {
            metrics.ascent = Double(extents.ascender) * Self.em
            metrics.descent = -Double(extents.descender) * Self.em
        }
        var position: hb_position_t = 0
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0 {
            metrics.capHeight = Double(position) * Self.em
        }
        if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0 {
            metrics.xHeight = Double(position) * Self.em
        }
        return metrics
    }

    private func description(of query: FontQuery) -> OpaquePointer? {
        if let known = descriptions[query] { return known }
        guard let description = pango_font_description_new() else { return nil }
        pango_font_description_set_family(description, query.family)
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(query.weight)))
        pango_font_description_set_style(
            description, query.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_absolute_size(description, Self.size * Double(PANGO_SCALE))
        descriptions[query] = description
        return description
    }

    /// Shapes with the fonts that are loaded.
    private func attempt(_ text: StyledText) -> (shaped: ShapedText, unknown: [Unicode.Scalar]) {
        var bytes: [UInt8] = []
        for span in text.spans { bytes += span.text.utf8 }
        guard !bytes.isEmpty else {
            return (ShapedText(text: [], clusters: [], glyphs: []), [])
        }
        let language = pango_language_from_string(text.language)
        pango_context_set_language(context, language)
        let breaks = LineBreaks(bytes, language: language)
        var builder = ClusterBuilder(text: text, bytes: bytes, breaks: breaks)
        let isRightToLeft = BaseDirection.isRightToLeft(bytes)
        builder.baseLevel = isRightToLeft ? 1 : 0
        let attributes = attributes(of: text)
        defer { pango_attr_list_unref(attributes) }
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            let length = Int32(buffer.count)
            let items = pango_itemize_with_base_dir(
                context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, start, 0, length, attributes, nil)
            guard let glyphs = pango_glyph_string_new() else { return }
            var next = items
            while let node = next {
                next = node.pointee.next
                let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
                if let font = item.pointee.analysis.font {
                    pango_shape_item(item, start, length, nil, glyphs, PANGO_SHAPE_NONE)
                    let face = face(of: font)
                    builder.add(item.pointee, glyphs.pointee, face: face.index, space: face.space)
                    builder.noteSubstitutes(item.pointee, family: faces[Int(face.index)].family)
                } else {
                    builder.addUnknown(item.pointee)
                }
                pango_item_free(item)
            }
            g_list_free(items)
            pango_glyph_string_free(glyphs)
        }
        return (builder.finish(), builder.unknown)
    }

    /// The fonts and features of a text as Pango takes them. The caller owns the list.
    private func attributes(of text: StyledText) -> OpaquePointer? {
        let list = pango_attr_list_new()
        if let features = pango_attr_font_features_new(Self.features) {
            pango_attr_list_insert(list, features)
        }
        // Neighbours of one font become one stretch, so that kerning works across their border.
        var start = 0
        var end = 0
        for (index, span) in text.spans.enumerated() {
            end += span.text.utf8.count
            if index + 1 < text.spans.count, text.spans[index + 1].font == span.font { continue }
            if let attribute = pango_attr_font_desc_new(description(of: span.font)) {
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(end)
                pango_attr_list_insert(list, attribute)
            }
            start = end
        }
        return list
    }

    /// The index of a font's face, and the glyph of its space.
    private func face(of font: UnsafeMutablePointer<PangoFont>) -> (index: Int32, space: UInt32) {
        let key = OpaquePointer(font)
        if let known = faceIndices[key] { return known }
        let face = Self.face(of: font)
        var index = faces.firstIndex(of: face)
        if index == nil {
            faces.append(face)
            index = faces.count - 1
        }
        if let cairoFace = resume_pdf_cairo_face(font) {
            library.register(face, cairoFace: cairoFace)
        }
        var space: hb_codepoint_t = 0
        if let shaper = pango_font_get_hb_font(font) {
            hb_font_get_nominal_glyph(shaper, 0x20, &space)
        }
        let entry = (index: Int32(index ?? 0), space: space)
        // The font is kept, so that its address names no other one later.
        g_object_ref(UnsafeMutableRawPointer(font))
        faceIndices[key] = entry
        return entry
    }

    private static func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace {
        guard let pattern = resume_pdf_pattern(font) else {
            return FontFace(family: "", weight: 400, isItalic: false, postScriptName: "")
        }
        let family = SystemFonts.text(pattern, FC_FAMILY) ?? ""
        let weight = FcWeightToOpenType(Int32(SystemFonts.integer(pattern, FC_WEIGHT, 80)))
        return FontFace(
            family: family, weight: Int(weight),
            isItalic: SystemFonts.integer(pattern, FC_SLANT, 0) > 0,
            postScriptName: SystemFonts.text(pattern, FC_POSTSCRIPT_NAME) ?? family)
    }
}
