/// What tells one content from all others, as good as certainly; no seal against forgery.
enum ContentIdentifier {
    /// Sixteen bytes of all bytes, each half by a product and shifts of eight bytes at a time.
    static func bytes(of content: [UInt8]) -> [UInt8] {
        let count = UInt64(content.count)
        var (first, second) = (count, count ^ 0x9E37_79B9_7F4A_7C15)
        func take(_ word: UInt64) {
            first = (first ^ word) &* 0x9FB2_1C65_1E98_DF25
            first ^= first >> 32
            second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
            second ^= second >> 29
        }
        content.withUnsafeBytes { bytes in
            let end = bytes.count - bytes.count % 8
            for index in stride(from: 0, to: end, by: 8) {
                take(
                    UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            }
            take(bytes[end...].reduce(0) { $0 << 8 | UInt64($1) })
        }
        take(0)
        return [first, second].flatMap { half in
            (0..<8).map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) }
        }
    }
}
