import Characters

/// Escapes such as `\u2019` that stand in a text as they were written, because the file's own rules
/// do not undo them: in YAML without quotes, or in JSON with one backslash too many.
enum LiteralEscape {
    /// The text with such escapes undone, and the first of them; nil if it has none.
    ///
    /// A pair of surrogates is one character. What stands for a control, or for half a pair, stays.
    static func undone(_ text: String) -> (text: String, first: String)? {
        guard text.hasByte(UInt8(ascii: "\\")) else { return nil }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var first: String?
        var index = 0
        while index < bytes.count {
            guard let escape = escape(bytes, at: index) else {
                output.append(bytes[index])
                index += 1
                continue
            }
            if first == nil { first = String(bytes: bytes[index..<(index + escape.length)]) }
            output.append(contentsOf: Array(String(Character(escape.scalar)).utf8))
            index += escape.length
        }
        return first.map { (String(bytes: output), $0) }
    }

    private static func escape(
        _ bytes: [UInt8], at index: Int
    ) -> (scalar: Unicode.Scalar, length: Int)? {
        guard let high = unit(bytes, at: index) else { return nil }
        if 0xD800..<0xDC00 ~= high {
            guard let low = unit(bytes, at: index + 6), 0xDC00..<0xE000 ~= low else { return nil }
            let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
            return Unicode.Scalar(value).map { ($0, 12) }
        }
        guard high >= 0xA0 || 0x20..<0x7F ~= high else { return nil }
        return Unicode.Scalar(high).map { ($0, 6) }
    }

    /// The number of `\u` and four hexadecimal digits; nil if there is none.
    private static func unit(_ bytes: [UInt8], at index: Int) -> UInt32? {
        guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        let digits = String(bytes: bytes[(index + 2)..<(index + 6)])
        return digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
    }
}
