/// Text that is safe to send to a terminal: nothing in it acts, hides or reorders.
package enum VisibleText {
    /// A text with each control, bidirectional control and other invisible character replaced by an
    /// escape such as `\u{1B}`.
    package static func escaped(_ text: String) -> String { replacing(text) { escape($0) } }

    /// A text of several lines in the same way, with its tabs, its line ends as line feeds.
    package static func lines(_ text: String) -> String {
        replacing(text.replacing("\r\n", with: "\n")) { scalar in
            scalar == "\n" || scalar == "\t" ? String(scalar) : escape(scalar)
        }
    }

    /// A text without these characters.
    package static func printed(_ text: String) -> String { replacing(text) { _ in "" } }

    /// A text as a message cites it: in straight quotes, and cut behind so many characters.
    package static func quoted(_ text: String, limit: Int = 40) -> String {
        "\"\(cut(text, to: limit))\""
    }

    /// A text of at most so many characters, the rest of a longer one replaced by an ellipsis.
    package static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return text[..<end] + "…"
    }

    /// A text with what is not printable replaced; the tags of a flag stay (UTS #51, ED-14a).
    private static func replacing(
        _ text: String, _ replacement: (Unicode.Scalar) -> String
    ) -> String {
        guard text.unicodeScalars.contains(where: { !$0.isPrintable }) else { return text }
        var result = ""
        var isInFlag = false
        for scalar in text.unicodeScalars {
            isInFlag = isInFlag && 0xE0020...0xE007F ~= scalar.value || scalar == "\u{1F3F4}"
            result += isInFlag || scalar.isPrintable ? String(scalar) : replacement(scalar)
        }
        return result
    }

    /// The escape of one scalar; for one that stands for a byte, that of the byte.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let isByte = Unicode.Scalar.byteStandIns.contains(scalar.value)
        let value = isByte ? scalar.value & 0xFF : scalar.value
        let digits = String(value, radix: 16, uppercase: true)
        return isByte ? "\\x" + digits : "\\u{\(digits)}"
    }
}

extension String {
    /// The text as a terminal may show it (`VisibleText`).
    package var printable: String { VisibleText.escaped(self) }
}

extension Unicode.Scalar {
    /// The characters that stand for bytes that are no UTF-8, in names of files (`SystemText`).
    package static let byteStandIns: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

    /// The scalar as Unicode cites it: `U+00AD`.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether a terminal or editor shows this scalar, rather than obey it, hide it, or let it
    /// reorder others.
    ///
    /// It does not show controls (C0, DEL, C1), bidirectional controls (UAX #9), the line and
    /// paragraph separators, noncharacters, and format characters that occupy no place. The joiners
    /// U+200C and U+200D count as shown: Persian and emoji need them.
    package var isPrintable: Bool {
        switch value {
        case 0x20...0x7E: true
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F: false
        case 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: false
        case 0xE0000...0xE0FFF, Self.byteStandIns: false
        default: value & 0xFFFE != 0xFFFE
        }
    }
}
