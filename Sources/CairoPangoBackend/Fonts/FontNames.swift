import CPango

/// What a face's tables say about its names and the kind of its glyphs.
struct FontNames {
    /// The family, typographic if there is one ("Source Sans 3", not "Source Sans 3 Light").
    let family: String?
    /// The PostScript name.
    let postScriptName: String?
    /// "TrueType" or "CFF"; nil if the face has no outlines.
    let outlineFormat: String?
    /// Whether glyphs may be coloured pictures or layers.
    let isColored: Bool

    /// Reads the tables of an `hb_face_t`.
    init(face: OpaquePointer) {
        family =
            Self.name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face)
            ?? Self.name(UInt32(HB_OT_NAME_ID_FONT_FAMILY), of: face)
        postScriptName = Self.name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME), of: face)
        func has(_ tags: StaticString...) -> Bool {
            tags.contains { FontTable.exists($0, in: face) }
        }
        outlineFormat = has("glyf") ? "TrueType" : has("CFF ", "CFF2") ? "CFF" : nil
        isColored = has("COLR", "CBDT", "sbix", "SVG ")
    }

    /// A name in English, else in the first language that has it.
    private static func name(_ identifier: UInt32, of face: OpaquePointer) -> String? {
        let english = hb_language_from_string("en", -1)
        if let name = name(identifier, language: english, of: face) { return name }
        var count: UInt32 = 0
        guard let entries = hb_ot_name_list_names(face, &count) else { return nil }
        for entry in UnsafeBufferPointer(start: entries, count: Int(count))
        where entry.name_id == identifier {
            if let name = name(identifier, language: entry.language, of: face) { return name }
        }
        return nil
    }

    private static func name(
        _ identifier: UInt32, language: OpaquePointer?, of face: OpaquePointer
    ) -> String? {
        var capacity: UInt32 = 256
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            guard hb_ot_name_get_utf8(face, identifier, language, &capacity, buffer.baseAddress) > 0
            else { return nil }
            return buffer.baseAddress.map { String(cString: $0) }
        }
    }
}
