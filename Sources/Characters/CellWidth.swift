import CText

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
    /// What is not printed takes none, but a tab counts as one blank; for the rest GLib's tables
    /// hold (UAX #11), and newer emoji than those are wide, too.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x09, 0x20...0x7E: return 1
        case let value:
            guard scalar.isPrintable, g_unichar_iszerowidth(value) == 0 else { return 0 }
            if g_unichar_iswide(value) != 0 { return 2 }
            return scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) ? 2 : 1
        }
    }

    /// VARIATION SELECTOR-16, which asks for the emoji form.
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

    /// Whether a scalar is half of a flag.
    private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
        0x1F1E6...0x1F1FF ~= scalar.value
    }
}
