package import Pages

/// How many letters texts have, and how many of them no font has.
package struct LetterCount: Sendable, Hashable {
    /// All letters.
    package var all = 0
    /// Those without a glyph.
    package var missing = 0

    /// Counts the letters of shaped paragraphs.
    package init(_ paragraphs: [ShapedText] = []) {
        for paragraph in paragraphs {
            let lost = Set(paragraph.missing)
            for scalar in String(decoding: paragraph.text, as: UTF8.self).unicodeScalars
            where scalar.isLetter {
                all += 1
                if lost.contains(scalar) { missing += 1 }
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether a word is spelt wrongly without the character: letters, digits, and marks on letters.
    ///
    /// Emoji are none, nor are the points of Hebrew, Arabic and Syriac (combining classes 10 to 36),
    /// which most texts do without, nor variation selectors and what encloses a character.
    package var isLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .letterNumber:
            !properties.isEmoji
        case .decimalNumber, .spacingMark: true
        case .nonspacingMark:
            !properties.isVariationSelector
                && !(10...36).contains(properties.canonicalCombiningClass.rawValue)
        // Ideographs that are newer than the tables.
        case .unassigned: (0x20000...0x3FFFD).contains(value)
        default: false
        }
    }
}
