/// What the scanner looks at ahead of the cursor, all of it only after a fault.
extension JSONScanner {
    /// The offset of the line break at or behind an offset, or the end of the text.
    func lineEnd(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        return index
    }

    /// The offset of the first byte at or behind an offset that is no space or tab.
    func afterBlanks(from offset: Int) -> Int {
        var index = offset
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }

    /// The end of a range without the spaces and tabs before it.
    func beforeBlanks(from start: Int, to end: Int) -> Int {
        var index = end
        while index > start, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        return index
    }

    /// Whether a value, key or file can end before an offset: a delimiter or a line's end follows.
    func isDelimited(at offset: Int) -> Bool {
        let next = afterBlanks(from: offset)
        guard next < bytes.count else { return true }
        return switch bytes[next] {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"): true
        case 0x0A, 0x0D: true
        default: false
        }
    }

    /// Whether a quoted text followed by a colon starts at an offset, all on one line.
    func isKey(at offset: Int) -> Bool {
        guard let close = closingQuote(from: offset) else { return false }
        let next = afterBlanks(from: close + 1)
        return next < bytes.count && bytes[next] == UInt8(ascii: ":")
    }

    /// The offset of the quote that closes the text that a quote at an offset opens, on its line.
    func closingQuote(from offset: Int) -> Int? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return nil }
        var index = offset + 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\"") { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Where a text should have been closed, if its closing quote was forgotten on this line.
    ///
    /// That is so when the next line begins like JSON: with a key, a whole text, or a bracket.
    func forgottenQuote(from start: Int, lineBreak: Int) -> Int? {
        var next = lineBreak
        while next < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
        guard next < bytes.count else { return nil }
        switch bytes[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            break
        default:
            guard let close = closingQuote(from: next), isDelimited(at: close + 1),
                close > next + 1 || isKey(at: next)
            else { return nil }
        }
        let end = beforeBlanks(from: start, to: lineBreak)
        guard end > start, bytes[end - 1] == UInt8(ascii: ",") else { return end }
        return beforeBlanks(from: start, to: end - 1)
    }

    /// The end of what was written without quotes at an offset: before a delimiter, a comment or
    /// the line's end, without trailing spaces.
    func bareEnd(from offset: Int, stoppingAtColon: Bool) -> Int {
        var index = offset
        scan: while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A, 0x0D:
                break scan
            case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "{"),
                UInt8(ascii: "["):
                if stoppingAtColon, index > offset { break scan }
            case UInt8(ascii: "#"), UInt8(ascii: "/"):
                if index > offset, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 {
                    break scan
                }
            default:
                break
            }
            index += 1
        }
        return max(beforeBlanks(from: offset, to: index), offset + 1)
    }
}
