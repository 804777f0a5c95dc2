/// How many cells of a terminal text takes.
///
/// The first visible scalar of a grapheme cluster decides. Terminals disagree about few cases; this
/// follows the ones that treat a cluster as a unit.
package enum CellWidth {
    /// The cells of a grapheme cluster: 0, 1 or 2.
    package static func of(_ cluster: Character) -> Int {
        var scalars = cluster.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        var base = first
        var width = of(first)
        var isEmoji = false
        while let next = scalars.next() {
            if width == 0 {
                base = next
                width = of(next)
            } else if next == emojiSelector {
                isEmoji = base.properties.isEmoji
            } else if isRegionalIndicator(base), isRegionalIndicator(next) {
                isEmoji = true
            }
        }
        return isEmoji ? 2 : width
    }

    /// The cells of a text in one line.
    package static func of(_ text: some StringProtocol) -> Int {
        var count = 0
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte) else { return text.reduce(0) { $0 + of($1) } }
            count += 1
        }
        return count
    }

    /// The cells of a scalar that stands alone: 0, 1 or 2.
    ///
    /// Marks, controls and characters that are ignored by default (UAX #44) take none, the soft
    /// hyphen among them; a tab counts as one blank.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 {
            let isControl = value < 0x20 && value != 0x09 || 0x7F...0x9F ~= value
            return isControl || value == 0xAD ? 0 : 1
        }
        // The vowels and final consonants of conjoining Hangul join the cell of the first one.
        if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FB ~= value { return 0 }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: return EastAsianWidth.isWide(scalar) ? 2 : 1
        }
    }

    /// VARIATION SELECTOR-16, which asks for the emoji form.
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        0x1F1E6...0x1F1FF ~= scalar.value
    }
}
