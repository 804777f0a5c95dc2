import CText

extension String {
    /// The text in Normalization Form C (UAX #15), as GLib makes it.
    package var normalized: String {
        // No byte of a scalar below U+0300 is 0xCC or greater.
        guard hasByte(where: { $0 >= 0xCC }), unicodeScalars.contains(where: \.mayCompose)
        else { return self }
        // GLib takes a null character for the end.
        return utf8.split(separator: 0, omittingEmptySubsequences: false)
            .map { Self.composed(String(Substring($0))) }.joined(separator: "\0")
    }

    private static func composed(_ text: String) -> String {
        guard let result = g_utf8_normalize(text, -1, G_NORMALIZE_NFC) else { return text }
        defer { g_free(result) }
        return String(cString: result)
    }
}

extension Unicode.Scalar {
    /// Whether a text with this scalar may not be in Normalization Form C.
    ///
    /// False only for blocks of which every scalar is a starter that composes with nothing before
    /// it (NFC_Quick_Check=Yes): a fast way out for most texts, not the whole property.
    package var mayCompose: Bool {
        switch value {
        case ..<0x300, 0x388...0x482, 0x48A...0x590, 0x1E00...0x1EFF, 0x2010...0x20CF,
            0x2100...0x2125, 0x2190...0x2328, 0x2500...0x2ADB, 0x3000...0x3029, 0x3041...0x3096,
            0x309B...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D, 0x1F000...0x1FAFF:
            false
        default: true
        }
    }
}
