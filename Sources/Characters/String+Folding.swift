import CText

extension String {
    /// The text as a search compares it: without case, accents, widths and what is not seen.
    ///
    /// Compatibility decomposition (UAX #15) without accents and points, with case folded as GLib
    /// does: `É` is `e`, `ß` is `ss`, `ﬁ` is `fi`, `Ｒ` is `r`, `ς` is `σ`. What is a letter by
    /// itself stays: the vowel signs of Devanagari and Thai, the voicing marks of kana.
    package var folded: String {
        var bytes: [UInt8] = []
        appendFolded(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The folded words of the text: letters with what belongs to them, and digits, divided by all
    /// other signs.
    package var foldedWords: [String] {
        folded.unicodeScalars.split { !$0.isPartOfWord }.map { String($0) }
    }

    /// Appends the folded text, in UTF-8.
    package func appendFolded(to bytes: inout [UInt8]) {
        var text = self
        text.withUTF8 { letters in
            var index = 0
            while index < letters.count {
                let start = index
                while index < letters.count, letters[index] >= 0x80 { index += 1 }
                if start < index {
                    // What belongs together in other scripts is nowhere parted by an ASCII letter.
                    Self.appendFolded(UnsafeBufferPointer(rebasing: letters[start..<index]), &bytes)
                } else {
                    let byte = letters[index]
                    bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
                    index += 1
                }
            }
        }
    }

    private static func appendFolded(
        _ letters: UnsafeBufferPointer<UInt8>, _ bytes: inout [UInt8]
    ) {
        let parts = letters.withMemoryRebound(to: CChar.self) {
            g_utf8_normalize($0.baseAddress, $0.count, G_NORMALIZE_NFKD)
        }
        guard let parts else { return bytes += letters }
        defer { g_free(parts) }
        var base = ""
        for scalar in String(cString: parts).unicodeScalars where !scalar.isLostInFolding {
            if let letters = scalar.plainLetters {
                base += letters
            } else {
                base.unicodeScalars.append(scalar)
            }
        }
        guard let lower = g_utf8_casefold(base, -1) else { return bytes += base.utf8 }
        defer { g_free(lower) }
        bytes += UnsafeRawBufferPointer(start: lower, count: strlen(lower))
    }
}

extension Unicode.Scalar {
    /// Whether a word can have it.
    fileprivate var isPartOfWord: Bool {
        if isASCII { return ("a"..."z").contains(self) || ("0"..."9").contains(self) }
        return switch properties.generalCategory {
        // The vowel signs of the scripts of India, and what joins their letters.
        case .nonspacingMark, .spacingMark: true
        default: properties.isAlphabetic
        }
    }

    /// Whether a decomposed text is the same to a reader who looks for it without this scalar.
    fileprivate var isLostInFolding: Bool {
        switch value {
        case 0xAD, 0x300...0x36F, 0x640: true
        case ..<0x483, 0x1100...0x1159, 0x1161...0x11FF, 0x3041...0x30FF, 0x4E00...0x9FFF: false
        default:
            switch properties.canonicalCombiningClass.rawValue {
            // The points of Hebrew, Arabic and Syriac, and the marks of all scripts (UAX #44, 5.7.4).
            case 10...36, 200...240: true
            default: properties.isDefaultIgnorableCodePoint
            }
        }
    }

    /// The letters without a stroke, or apart, which no decomposition gives.
    fileprivate var plainLetters: String? {
        switch self {
        case "Æ", "æ": "ae"
        case "Œ", "œ": "oe"
        case "Ø", "ø": "o"
        case "Đ", "đ", "Ð", "ð": "d"
        case "Ħ", "ħ": "h"
        case "ı": "i"
        case "Ł", "ł": "l"
        case "Þ", "þ": "th"
        default: nil
        }
    }
}
