/// Text that is safe to send to a terminal: nothing in it acts, hides or reorders.
public enum VisibleText {
    /// A text with each control, bidirectional control and other invisible character replaced by an
    /// escape such as `\u{1B}`.
    public static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: \.isUnprintable) else { return text }
        var result = ""
        for scalar in text.unicodeScalars { result += visible(scalar) }
        return result
    }

    /// A text of several lines in the same way, with its tabs, its line ends as line feeds.
    public static func lines(_ text: String) -> String {
        let text = text.replacing("\r\n", with: "\n")
        func isLayout(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\t" }
        guard text.unicodeScalars.contains(where: { $0.isUnprintable && !isLayout($0) }) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            result += isLayout(scalar) ? String(scalar) : visible(scalar)
        }
        return result
    }

    /// A text as a message cites it: in straight quotes, and cut behind 40 characters.
    public static func quoted(_ text: String) -> String {
        "\"\(cut(text, to: 40))\""
    }

    /// A text of at most so many characters, the rest of a longer one replaced by an ellipsis.
    public static func cut(_ text: String, to limit: Int) -> String {
        guard text.utf8.count > limit else { return text }
        let scalars = text.unicodeScalars
        guard
            let end = scalars.index(
                scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return text[..<end] + "…"
    }

    /// One scalar, or its escape.
    static func visible(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isUnprintable else { return String(Character(scalar)) }
        let isByte = Unicode.Scalar.bytes.contains(scalar.value)
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
    static let bytes: ClosedRange<UInt32> = 0x10FE80...0x10FEFF

    /// Whether a terminal or editor would obey, reorder or hide this scalar rather than show it.
    ///
    /// These are the controls (C0, DEL, C1), the bidirectional controls (UAX #9), the line and
    /// paragraph separators, and format characters that occupy no place. The joiners U+200C and
    /// U+200D stay: Persian and emoji need them.
    var isUnprintable: Bool {
        switch value {
        case 0x20...0x7E: false
        case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E...0x200F: true
        case 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB: true
        case 0xE0000...0xE0FFF, Self.bytes: true
        default: value & 0xFFFE == 0xFFFE
        }
    }

    /// How many terminal cells the scalar takes: 0 for marks and joiners, 2 for East Asian wide
    /// characters and emoji (UAX #11), else 1.
    var cells: Int {
        switch value {
        case 0x20...0x7E, 0xA0...0x2FF: return 1
        case 0x200C...0x200D, 0xFE00...0xFE0F: return 0
        case 0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615: return 2
        case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: return 2
        case 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: return 2
        case 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: return 2
        case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E: return 2
        case 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F64F: return 2
        case 0x1F680...0x1F6FF, 0x1F7E0...0x1F7EB, 0x1F900...0x1F9FF: return 2
        case 0x1FA70...0x1FAFF, 0x20000...0x2FFFD, 0x30000...0x3FFFD: return 2
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return 1
        }
    }
}
