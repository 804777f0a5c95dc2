import CPango

/// A stretch of text that is set in one face.
struct FaceRange {
    /// The offset of its end; it starts where the one before it ends.
    var end: Int
    /// The face, by index in the shaper's list.
    var face: Int
    /// Whether no font has its characters: then it has no glyphs.
    var isMissing = false
    /// The shapes of its letters and figures.
    var forms = LetterForms()
}

/// A stretch of text of one direction, script and language.
struct ScriptRange {
    var start: Int
    var end: Int
    var level: UInt8
    var script: UInt8
    var language: OpaquePointer?
}

/// Scripts, by the numbers that Pango's items hold.
enum Script {
    /// Signs of all scripts.
    static let common = UInt8(truncatingIfNeeded: G_UNICODE_SCRIPT_COMMON.rawValue)
    /// Latin.
    static let latin = UInt8(truncatingIfNeeded: G_UNICODE_SCRIPT_LATIN.rawValue)

    /// Whether all ligatures of a script are ornament, so that text is as right without them.
    ///
    /// They are turned off: half of all extractors give a ligature back as one odd character.
    static func hasOptionalLigatures(_ script: UInt8) -> Bool { optional[Int(script)] }

    /// Whether letters join, so that tracking would tear them apart.
    static func isJoined(_ script: UInt8) -> Bool { joined[Int(script)] }

    private static let optional = table([
        G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_UNKNOWN,
        G_UNICODE_SCRIPT_LATIN, G_UNICODE_SCRIPT_GREEK, G_UNICODE_SCRIPT_CYRILLIC,
        G_UNICODE_SCRIPT_ARMENIAN, G_UNICODE_SCRIPT_GEORGIAN, G_UNICODE_SCRIPT_HEBREW,
        G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA,
        G_UNICODE_SCRIPT_HANGUL, G_UNICODE_SCRIPT_BOPOMOFO,
    ])
    private static let joined = table([
        G_UNICODE_SCRIPT_ARABIC, G_UNICODE_SCRIPT_SYRIAC, G_UNICODE_SCRIPT_MONGOLIAN,
        G_UNICODE_SCRIPT_NKO, G_UNICODE_SCRIPT_MANDAIC, G_UNICODE_SCRIPT_MANICHAEAN,
        G_UNICODE_SCRIPT_ADLAM, G_UNICODE_SCRIPT_DEVANAGARI,
        G_UNICODE_SCRIPT_BENGALI, G_UNICODE_SCRIPT_GURMUKHI, G_UNICODE_SCRIPT_HANIFI_ROHINGYA,
        G_UNICODE_SCRIPT_SOGDIAN,
    ])

    private static func table(_ scripts: [GUnicodeScript]) -> [Bool] {
        var table = Array(repeating: false, count: 256)
        for script in scripts { table[Int(UInt8(truncatingIfNeeded: script.rawValue))] = true }
        return table
    }
}

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
