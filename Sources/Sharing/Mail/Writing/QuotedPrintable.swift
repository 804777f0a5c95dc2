/// Quoted-printable text (RFC 2045, section 6.7): lines of at most 76 characters.
enum QuotedPrintable {
    /// The text as the body of a part: each line ended by CR and LF, the last one too.
    ///
    /// CR, LF and both together each end a line. A dot or the word "From" at the start of a line
    /// is written as a number: old mail programs take them for their own.
    static func lines(_ text: String) -> [UInt8] {
        let ends: Set<Character> = ["\n", "\r", "\r\n"]
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
        if lines.last?.isEmpty == true { lines.removeLast() }
        var encoded: [UInt8] = []
        for line in lines {
            append(Array(line.utf8)[...], to: &encoded)
            encoded += lineEnd
        }
        return encoded
    }

    private static let lineEnd: [UInt8] = [0x0D, 0x0A]
    private static let equals = UInt8(ascii: "=")

    private static func append(_ line: ArraySlice<UInt8>, to encoded: inout [UInt8]) {
        var column = 0
        for index in line.indices {
            let byte = line[index]
            var isPlain = isPlain(byte, isLast: index == line.endIndex - 1)
            let width = isPlain ? 1 : 3
            if column + width > 75 {
                encoded.append(equals)
                encoded += lineEnd
                column = 0
            }
            if column == 0, byte == UInt8(ascii: ".") || line[index...].starts(with: "From ".utf8) {
                isPlain = false
            }
            if isPlain {
                encoded.append(byte)
            } else {
                encoded += [equals, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
            column += isPlain ? 1 : 3
        }
    }

    private static func isPlain(_ byte: UInt8, isLast: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): !isLast
        case equals: false
        default: (0x21..<0x7F).contains(byte)
        }
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
