/// What the scanner looks at ahead of the cursor, all of it only after a fault.
extension JSONScanner {
    /// The offset of the line break at or behind an offset, or the end of the text.
    func lineEnd(from offset: Int) -> Int {
        bytes.dropFirst(offset).firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    /// The offset of the first byte at or behind an offset that is no space or tab.
    func afterBlanks(from offset: Int) -> Int {
        bytes.dropFirst(offset).firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
    }

    /// The end of a range without the spaces and tabs before it.
    func beforeBlanks(from start: Int, to end: Int) -> Int {
        var index = end
        while index > start, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
        return index
    }

    /// Whether a value, key or file can end before an offset: a delimiter or a line's end follows.
    func isDelimited(at offset: Int) -> Bool {
        switch byte(at: afterBlanks(from: offset)) {
        case nil, ",", ":", "}", "]", "\n", "\r": true
        default: false
        }
    }

    /// Whether a quoted text followed by a colon starts at an offset, all on one line.
    func isKey(at offset: Int) -> Bool {
        guard let close = closingQuote(from: offset) else { return false }
        return byte(at: afterBlanks(from: close + 1)) == UInt8(ascii: ":")
    }

    /// The offset of the quote that closes the text that a quote at an offset opens, on its line.
    func closingQuote(from offset: Int) -> Int? {
        guard byte(at: offset) == UInt8(ascii: "\"") else { return nil }
        var index = offset + 1
        while let byte = byte(at: index), byte != 0x0A, byte != 0x0D {
            if byte == UInt8(ascii: "\"") { return index }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Where a text should have been closed, if its closing quote was forgotten on this line.
    ///
    /// That is so when the next line begins like JSON: with a key, a whole text, or a bracket.
    func forgottenQuote(from start: Int, lineBreak: Int) -> Int? {
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        guard let next = bytes.dropFirst(lineBreak).firstIndex(where: { !blanks.contains($0) })
        else { return nil }
        if bytes[next] != UInt8(ascii: "}"), bytes[next] != UInt8(ascii: "]") {
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
            case ",", "}", "]", "\n", "\r": break scan
            case ":", "=", "\"", "{", "[": if stoppingAtColon, index > offset { break scan }
            case "#", "/":
                let before = index > offset ? bytes[index - 1] : 0
                if before == 0x20 || before == 0x09 { break scan }
            default: break
            }
            index += 1
        }
        return max(beforeBlanks(from: offset, to: index), offset + 1)
    }
}
