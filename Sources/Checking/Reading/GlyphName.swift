import Characters

/// The characters that the names of glyphs stand for, as far as resumes have them.
///
/// Source: the Adobe Glyph List for New Fonts. An accented letter is its letter and its accent.
enum GlyphName {
    /// The text of a glyph by its name; nil if it is not known.
    static func text(of name: String) -> String? {
        let base = String(name.prefix { $0 != "." })
        if base.count == 1 { return base }
        if let sign = signs[base] { return sign }
        for prefix in ["uni", "u"] where base.hasPrefix(prefix) {
            let digits = base.dropFirst(prefix.count)
            if (4...6).contains(digits.count), let value = UInt32(digits, radix: 16),
                let scalar = Unicode.Scalar(value)
            {
                return String(Character(scalar))
            }
        }
        guard let letter = base.first, letter.isASCII,
            let accent = accents[String(base.dropFirst())]
        else { return nil }
        return (String(letter) + accent).normalized
    }

    private static let accents = [
        "grave": "\u{300}", "acute": "\u{301}", "circumflex": "\u{302}", "tilde": "\u{303}",
        "macron": "\u{304}", "breve": "\u{306}", "dotaccent": "\u{307}", "dieresis": "\u{308}",
        "ring": "\u{30A}", "hungarumlaut": "\u{30B}", "caron": "\u{30C}", "cedilla": "\u{327}",
        "ogonek": "\u{328}", "commaaccent": "\u{326}",
    ]

    private static let signs = [
        "space": " ", "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
        "six": "6", "seven": "7", "eight": "8", "nine": "9", "period": ".", "comma": ",",
        "colon": ":", "semicolon": ";", "hyphen": "-", "endash": "–", "emdash": "—",
        "bullet": "•", "slash": "/", "backslash": "\\", "parenleft": "(", "parenright": ")",
        "bracketleft": "[", "bracketright": "]", "braceleft": "{", "braceright": "}",
        "quotesingle": "'", "quotedbl": "\"", "quoteleft": "‘", "quoteright": "’",
        "quotedblleft": "“", "quotedblright": "”", "quotedblbase": "„", "guillemotleft": "«",
        "guillemotright": "»", "ampersand": "&", "at": "@", "plus": "+", "equal": "=",
        "percent": "%", "numbersign": "#", "dollar": "$", "Euro": "€", "sterling": "£",
        "asterisk": "*", "underscore": "_", "bar": "|", "less": "<", "greater": ">",
        "exclam": "!", "exclamdown": "¡", "question": "?", "questiondown": "¿",
        "periodcentered": "·", "ellipsis": "…", "degree": "°", "section": "§", "copyright": "©",
        "registered": "®", "trademark": "™", "multiply": "×", "minus": "−", "AE": "Æ", "ae": "æ",
        "OE": "Œ", "oe": "œ", "Oslash": "Ø", "oslash": "ø", "germandbls": "ß", "dotlessi": "ı",
        "Lslash": "Ł", "lslash": "ł", "Eth": "Ð", "eth": "ð", "Thorn": "Þ", "thorn": "þ",
        "Dcroat": "Đ", "dcroat": "đ", "fi": "\u{FB01}", "fl": "\u{FB02}", "ff": "\u{FB00}",
        "ffi": "\u{FB03}", "ffl": "\u{FB04}", "asciitilde": "~", "asciicircum": "^", "grave": "`",
    ]
}
