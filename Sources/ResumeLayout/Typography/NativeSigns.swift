/// Commas, semicolons and colons of the script of a page, where keyboards and layouts have those of Latin.
struct NativeSigns {
    private let signs: [UInt8: String]
    /// Whether a sign has its own air, so that no blank follows it.
    private let areSquare: Bool

    /// The signs of a script, by its code of ISO 15924; nil for one that has those of Latin.
    init?(script: String) {
        switch script {
        case "Arab", "Syrc", "Thaa":
            signs = [0x2C: "،", 0x3B: "؛"]
            areSquare = false
        case "Hans", "Hant":
            signs = [0x2C: "，", 0x3A: "：", 0x3B: "；"]
            areSquare = true
        case "Jpan":
            signs = [0x2C: "、", 0x3A: "："]
            areSquare = true
        default: return nil
        }
    }

    /// What stands for a sign before a blank, and the bytes that it replaces; nil if it stays.
    ///
    /// Among Latin letters it does, as in a list of products.
    func edit(of typed: TypedText, at offset: Int, before limit: Int) -> Typographer.Edit? {
        let bytes = typed.bytes
        guard let sign = signs[bytes[offset]], offset > 0, offset + 1 < bytes.count,
            bytes[offset + 1] == 0x20
        else { return nil }
        let before = isOwn(typed, endingAt: offset)
        let after = isOwn(typed, at: offset + 2)
        guard areSquare else {
            return before || after ? .init(range: offset..<offset + 1, text: sign) : nil
        }
        guard offset + 2 <= limit, before, after || bytes[offset] == 0x3A else { return nil }
        return .init(range: offset..<offset + 2, text: sign)
    }

    private func isOwn(_ typed: TypedText, endingAt offset: Int) -> Bool {
        var start = offset - 1
        while start > 0, typed.bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return isOwn(typed, at: start)
    }

    /// Whether a character of the script begins at a place, by the first byte of its UTF-8.
    private func isOwn(_ typed: TypedText, at offset: Int) -> Bool {
        guard offset < typed.bytes.count else { return false }
        let byte = typed.bytes[offset]
        // U+3000 and above; U+0600 to U+07FF.
        return areSquare ? byte >= 0xE3 : (0xD8...0xDF).contains(byte)
    }
}
