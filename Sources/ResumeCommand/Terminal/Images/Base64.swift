/// Bytes as letters, digits, `+` and `/` (RFC 4648, 4).
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Encodes bytes, with `=` up to a multiple of four.
    static func encode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let count = min(3, bytes.endIndex - index)
            var group = 0
            for offset in 0..<3 {
                group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
            }
            for place in 0..<4 {
                text.append(
                    place <= count
                        ? alphabet[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
            index += count
        }
        return text
    }
}
