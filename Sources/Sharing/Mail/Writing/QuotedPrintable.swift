/// Quoted-printable text (RFC 2045, section 6.7): lines of at most 76 characters.
enum QuotedPrintable {
    /// The text as the body of a part: each line ended by CR and LF, the last one too.
    ///
    /// CR, LF and both together each end a line. A dot or the word "From" at the start of a line
    /// is written as a number: old mail programs take them for their own.
    static func lines(_ text: String) -> [UInt8] {
        var encoded: [UInt8] = []
        for line in split(Array(text.utf8)) {
            append(line, to: &encoded)
            encoded += lineEnd
        }
        return encoded
    }

    private static let lineEnd: [UInt8] = [0x0D, 0x0A]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let equals = UInt8(ascii: "=")

    private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0D || byte == lineFeed {
                lines.append(bytes[start..<index])
                let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == lineFeed
                index += isPair ? 1 : 0
                start = index + 1
            }
            index += 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

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
