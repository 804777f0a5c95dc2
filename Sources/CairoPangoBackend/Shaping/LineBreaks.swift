import CPango
import Pages

/// Where the lines of a text may end.
struct LineBreaks {
    /// The kind of break after each UTF-8 byte that ends a character; `desperate` elsewhere.
    private let kinds: [LineBreak]?
    private let text: [UInt8]

    /// Finds the places. Text of scripts that part words by spaces and have a character for every
    /// sign needs no library for that.
    init(_ text: [UInt8], language: OpaquePointer?) {
        self.text = text
        kinds = Self.isSimple(text) ? nil : Self.kinds(text, language)
    }

    /// What may happen after the cluster that ends at an offset.
    func kind(endingAt end: Int) -> LineBreak {
        if let kinds { return kinds[end - 1] }
        let last = text[end - 1]
        switch last {
        case UInt8(ascii: "\n"): return .mandatory
        case UInt8(ascii: " "):
            return end < text.count && text[end] == UInt8(ascii: " ") ? .desperate : .allowed
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "@"),
            UInt8(ascii: "_"):
            return .inWord
        case 0x90...0x95 where end >= 3 && text[end - 3] == 0xE2 && text[end - 2] == 0x80:
            // The dashes U+2010 to U+2015.
            return .inWord
        default: return .desperate
        }
    }

    /// Whether all characters are of Latin, Greek, Cyrillic or Armenian script or common signs,
    /// without combining marks and other characters that join their neighbours.
    private static func isSimple(_ text: [UInt8]) -> Bool {
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                index += 1
            } else if byte < 0xD6 {
                // U+0080 to U+057F, but for the combining marks U+0300 to U+036F and U+0483-0489.
                if byte == 0xCC || (byte == 0xCD && text[index + 1] < 0xB0) { return false }
                if byte == 0xD2, (0x83...0x89).contains(text[index + 1]) { return false }
                index += 2
            } else if byte == 0xE1, text[index + 1] >= 0xB8 {
                // U+1E00 to U+1FFF: more Latin and Greek.
                index += 3
            } else if byte == 0xE2, isSimpleSign(text[index + 1], text[index + 2]) {
                index += 3
            } else {
                return false
            }
        }
        return true
    }

    /// Dashes, quotation marks, bullets, currencies, letterlike signs, arrows, mathematics.
    private static func isSimpleSign(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: (0x90...0xA7).contains(third) || third >= 0xB0
        case 0x81: third <= 0x9E
        case 0x82: third >= 0xA0
        case 0x84...0x8B: true
        default: false
        }
    }

    /// The places by the Unicode line breaking algorithm (UAX #14), as Pango finds them.
    private static func kinds(_ text: [UInt8], _ language: OpaquePointer?) -> [LineBreak] {
        var kinds = Array(repeating: LineBreak.desperate, count: text.count)
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var attributes = Array(repeating: PangoLogAttr(), count: scalars.count + 1)
        text.withUnsafeBytes { bytes in
            pango_get_log_attrs(
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), -1,
                language, &attributes, Int32(attributes.count))
        }
        var end = 0
        for (index, scalar) in scalars.enumerated() {
            end += UTF8.width(scalar)
            let next = attributes[index + 1]
            if scalar == "\n" {
                kinds[end - 1] = .mandatory
            } else if next.is_line_break != 0 {
                let following = index + 1 < scalars.count ? scalars[index + 1] : scalar
                let isFree = scalar.properties.isWhitespace || partsWordsFreely(scalar)
                    || partsWordsFreely(following)
                kinds[end - 1] = isFree ? .allowed : .inWord
            }
        }
        return kinds
    }

    /// Whether a character is of a script that has no spaces between words.
    private static func partsWordsFreely(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF: true
        case 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
        case 0x20000...0x3FFFF: true
        default: false
        }
    }
}
