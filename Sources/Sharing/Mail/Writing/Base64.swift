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
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.endIndex)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0...3 {
                let digit = digits[bits >> (18 - 6 * place) & 0x3F]
                text.append(place > group.count ? UInt8(ascii: "=") : digit)
            }
        }
    }
}
