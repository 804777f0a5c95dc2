/// Base64 (RFC 4648, section 4).
package enum Base64 {
    /// The bytes in one line of a message, which has 76 characters then.
    private static let lineBytes = 57

    /// The bytes as text without line ends.
    package static func text(_ bytes: [UInt8]) -> String {
        var encoded: [UInt8] = []
        bytes.withUnsafeBytes { append($0[...], to: &encoded) }
        return String(decoding: encoded, as: UTF8.self)
    }

    /// The bytes as the body of a part: lines of 76 characters, each ended by CR and LF.
    static func appendLines(_ bytes: [UInt8], to lines: inout [UInt8]) {
        bytes.withUnsafeBytes { all in
            for start in stride(from: 0, to: all.count, by: lineBytes) {
                append(all[start..<min(start + lineBytes, all.count)], to: &lines)
                lines.append(0x0D)
                lines.append(0x0A)
            }
        }
    }

    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func append(_ bytes: Slice<UnsafeRawBufferPointer>, to text: inout [UInt8]) {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let rest = bytes.endIndex - index
            let first = bytes[index]
            let second = rest > 1 ? bytes[index + 1] : 0
            let third = rest > 2 ? bytes[index + 2] : 0
            text.append(digits[Int(first >> 2)])
            text.append(digits[Int((first & 0x3) << 4 | second >> 4)])
            text.append(rest > 1 ? digits[Int((second & 0xF) << 2 | third >> 6)] : padding)
            text.append(rest > 2 ? digits[Int(third & 0x3F)] : padding)
            index += 3
        }
    }

    private static let padding = UInt8(ascii: "=")
}
