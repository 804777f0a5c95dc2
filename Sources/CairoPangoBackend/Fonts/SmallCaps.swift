import CPango

/// Looks whether a font has small capitals (the OpenType feature `smcp`).
enum SmallCaps {
    /// Whether there is one for each letter from a to z.
    ///
    /// Fonts with the feature for some letters alone, such as Cyrillic ones, do not count: a word
    /// would be half in small capitals.
    static func areComplete(in font: OpaquePointer) -> Bool {
        guard let face = hb_font_get_face(font), let lookups = hb_set_create() else { return false }
        defer { hb_set_destroy(lookups) }
        let substitutions = hb_tag_from_string("GSUB", 4)
        // A zero ends the list; no lists of scripts and languages stand for all of them.
        let features = [hb_tag_from_string("smcp", 4), 0]
        hb_ot_layout_collect_lookups(face, substitutions, nil, nil, features, lookups)
        guard hb_set_get_population(lookups) > 0 else { return false }
        return (0x61...0x7A as ClosedRange<UInt32>).allSatisfy { letter in
            var glyph: UInt32 = 0
            guard hb_font_get_nominal_glyph(font, letter, &glyph) != 0 else { return false }
            return substitutes(glyph, lookups, face)
        }
    }

    /// Whether one of the lookups changes a glyph that stands alone.
    private static func substitutes(
        _ glyph: UInt32, _ lookups: OpaquePointer, _ face: OpaquePointer
    ) -> Bool {
        var lookup = UInt32.max  // HarfBuzz's sign for the time before the first.
        while hb_set_next(lookups, &lookup) != 0 {
            var glyph = glyph
            if hb_ot_layout_lookup_would_substitute(face, lookup, &glyph, 1, 1) != 0 { return true }
        }
        return false
    }
}
