import CPango
import Characters
import Pages

/// Finds where lines may end, and marks white space.
///
/// After white space a line may end, but not so that a closing sign begins the next one or an opening
/// sign ends this one (compare UAX #14, LB13 and LB14). Between characters of scripts that write no
/// spaces, Pango's answer counts. After hyphens, slashes and the like, a break is for words that fit
/// nowhere: extractors join or split what is broken there.
struct BreakMarker {
    let text: UnsafeBufferPointer<UInt8>
    let marks: UnsafeMutableBufferPointer<CharacterMark>

    /// Marks a text of Latin letters and common signs.
    func markSimple() {
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            if Self.words.contains(byte), !marks[offset].contains(.mayBreak) {
                offset += 1
                continue
            }
            let length = text.scalar(at: offset).length
            marks[offset].lineBreak = lineBreak(at: offset, length: length, pango: false)
            if byte == 0x20 || byte == 0x0A { marks[offset].insert(.space) }
            offset += length
        }
    }

    /// Marks any text, with Pango's findings for each character and the end.
    func mark(with attributes: UnsafeBufferPointer<PangoLogAttr>) {
        var offset = 0
        var number = 0
        var hasStart = false
        while offset < text.count {
            let (scalar, length) = text.scalar(at: offset)
            let isIgnorable = marks[offset].contains(.ignorable)
            let isSpanStart = marks[offset].contains(.spanStart)
            if isIgnorable, hasStart, !isSpanStart {
                marks[offset].remove(.start)
                marks[offset].lineBreak = marks[text.start(before: offset)].lineBreak
            } else {
                if hasStart, !isSpanStart, attributes[number].is_cursor_position == 0 {
                    marks[offset].remove(.start)
                }
                hasStart = hasStart || !isIgnorable
                let pango = attributes[number + 1].is_line_break != 0
                marks[offset].lineBreak = lineBreak(at: offset, length: length, pango: pango)
            }
            if scalar == 0x20 || scalar == 0x0A { marks[offset].insert(.space) }
            if scalar == 0x0A { hasStart = false }
            offset += length
            number += 1
        }
    }

    private func lineBreak(at offset: Int, length: Int, pango: Bool) -> LineBreak {
        let byte = text[offset]
        let next = offset + length
        if byte == 0x0A { return .mandatory }
        if marks[offset].contains(.mayBreak) { return .allowed }
        if marks[offset].contains(.noBreak) { return .desperate }
        if next == text.count { return byte == 0x20 ? .allowed : .desperate }
        if text[next] == 0x20 || text[next] == 0x0A { return .desperate }
        if byte == 0x20 { return mayBreakAfterSpaces(endingAt: next) ? .allowed : .desperate }
        let scalar = text.scalar(at: offset).value
        let following = text.scalar(at: next).value
        // The wide tilde of spans begins no line, though UAX #14 has it as an ideograph.
        if pango, Self.writesNoSpaces(scalar) || Self.writesNoSpaces(following),
            following != 0xFF5E, !Self.isInsideDate(scalar, following)
        {
            return .allowed
        }
        guard Self.isJoint(scalar), Self.isWord(following), offset > 0 else { return .desperate }
        return text[offset - 1] == 0x20 || text[offset - 1] == 0x0A ? .desperate : .inWord
    }

    /// Whether the signs on both sides of white space allow a line to end there.
    private func mayBreakAfterSpaces(endingAt next: Int) -> Bool {
        var first = next - 1
        while first > 0, text[first - 1] == 0x20 { first -= 1 }
        guard first > 0, text[first - 1] != 0x0A else { return false }
        let before = text.start(before: first)
        let sign = text.scalar(at: before).value
        if Self.isOpening(sign) { return false }
        if Self.isOpeningQuote(sign), before == 0 || text[before - 1] <= 0x20 { return false }
        return !beginsWithClosingSign(at: next)
    }

    /// Whether a closing bracket comes next, or a word of nothing but signs that belong to what
    /// stands before them, such as a French exclamation mark or a dash between two words.
    private func beginsWithClosingSign(at start: Int) -> Bool {
        var offset = start
        while offset < text.count, text[offset] > 0x20 {
            let (scalar, length) = text.scalar(at: offset)
            if Self.isClosing(scalar) { return true }
            guard Self.isTrailing(scalar) else { return false }
            offset += length
        }
        return true
    }

    /// Whether two characters stand inside a date, or a span of dates, such as 2009年4月～現在.
    private static func isInsideDate(_ scalar: UInt32, _ following: UInt32) -> Bool {
        let isBeforeDigit = (0x30...0x39).contains(following)
        switch scalar {
        case 0x30...0x39: return isDateSign(following)
        case 0x2013, 0x2014: return isBeforeDigit
        case 0xFF5E: return true
        default: return isBeforeDigit && isDateSign(scalar)
        }
    }

    /// Whether a character is 年, 月 or 日.
    private static func isDateSign(_ scalar: UInt32) -> Bool {
        scalar == 0x5E74 || scalar == 0x6708 || scalar == 0x65E5
    }

    private static let words = ASCIISet.alphanumeric
    private static let joints = ASCIISet("-/.@_\\&=+#?:,;|~%")
    private static let trailing = ASCIISet("!?,.;:/|%")

    private static func isJoint(_ scalar: UInt32) -> Bool {
        scalar < 0x80 ? joints.contains(UInt8(scalar)) : scalar == 0x2013 || scalar == 0x2014
    }

    private static func isWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x80: words.contains(UInt8(scalar))
        case 0xA0...0xBF, 0x2000...0x206F: false
        default: true
        }
    }

    private static func isOpening(_ scalar: UInt32) -> Bool {
        scalar == 0x28 || scalar == 0x5B || scalar == 0x7B || scalar == 0xA1 || scalar == 0xBF
    }

    private static func isOpeningQuote(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAB, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039: true
        default: false
        }
    }

    private static func isClosing(_ scalar: UInt32) -> Bool {
        scalar == 0x29 || scalar == 0x5D || scalar == 0x7D
    }

    private static func isTrailing(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x80: trailing.contains(UInt8(scalar))
        case 0xB7, 0xBB, 0x2013, 0x2014, 0x2019, 0x201D, 0x2022, 0x2026, 0x2030, 0x203A: true
        default: false
        }
    }

    /// Whether a character is of a script that puts no spaces between words.
    ///
    /// Hangul does: its lines may end inside words, but lines that are not justified need not (KLREQ,
    /// 2.5.1).
    private static func writesNoSpaces(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF,
            0x2E80...0xA4CF, 0xA9E0...0xA9FF, 0xAA60...0xAADF, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
