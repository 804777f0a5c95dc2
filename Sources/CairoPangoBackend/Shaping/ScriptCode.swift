import CPango

/// Tells the script of a character.
package enum ScriptCode {
    /// The code of ISO 15924, such as `Hani`; `Zyyy` for what many scripts share, `Zzzz` for what has
    /// none (UAX #24, by GLib's tables).
    ///
    /// The mark of long vowels counts as Katakana's, and an ideograph that is newer than the tables as
    /// Han's.
    package static func code(of scalar: Unicode.Scalar) -> String {
        let tag = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        let code = String(decoding: bytes, as: UTF8.self)
        switch (code, scalar.value) {
        case ("Zyyy", 0x3000...0x30FF), ("Zyyy", 0xFF00...0xFFEF): return "Kana"
        case ("Zzzz", 0x20000...0x3FFFD): return "Hani"
        default: return code
        }
    }
}
