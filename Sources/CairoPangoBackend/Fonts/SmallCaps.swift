import CPango

/// Looks whether a font has small capitals (the OpenType feature `smcp`).
enum SmallCaps {
    /// Whether there is one for each letter from a to z.
    ///
    /// Fonts with the feature for some letters alone, such as Cyrillic ones, do not count: a word
    /// would be half in small capitals.
    static func areComplete(in font: OpaquePointer) -> Bool {
        guard let face = hb_font_get_face(font) else { return false }
        let lookups = lookups(in: face)
        guard !lookups.isEmpty else { return false }
        return (0x61...0x7A as ClosedRange<UInt32>).allSatisfy { letter in
            var glyph: UInt32 = 0
            guard hb_font_get_nominal_glyph(font, letter, &glyph) != 0 else { return false }
            return substitutes(glyph, lookups, face)
        }
    }

    /// What the feature does, whatever the script and the language.
    ///
    /// `hb_ot_layout_collect_lookups` goes through all of these, and takes twenty times as long.
    private static func lookups(in face: OpaquePointer) -> Set<UInt32> {
        let substitutions = hb_tag_from_string("GSUB", 4)
        let smallCaps = hb_tag_from_string("smcp", 4)
        var count = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, nil, nil)
        var features = [hb_tag_t](repeating: 0, count: Int(count))
        hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &features)
        var found: Set<UInt32> = []
        for (feature, tag) in features.enumerated() where tag == smallCaps {
            let feature = UInt32(feature)
            var count = hb_ot_layout_feature_get_lookups(face, substitutions, feature, 0, nil, nil)
            var lookups = [UInt32](repeating: 0, count: Int(count))
            hb_ot_layout_feature_get_lookups(face, substitutions, feature, 0, &count, &lookups)
            found.formUnion(lookups)
        }
        return found
    }

    /// Whether one of the lookups changes a glyph that stands alone.
    private static func substitutes(
        _ glyph: UInt32, _ lookups: Set<UInt32>, _ face: OpaquePointer
    ) -> Bool {
        lookups.contains { lookup in
            var glyph = glyph
            return hb_ot_layout_lookup_would_substitute(face, lookup, &glyph, 1, 1) != 0
        }
    }
}
