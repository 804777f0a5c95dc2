/// Commas, semicolons, colons and brackets of the script and language of a page, where keyboards and
/// layouts have those of English.
struct NativeSigns {
    private let signs: [UInt8: String]
    /// Whether a sign has its own air, so that no blank follows it.
    private let areSquare: Bool

    /// The signs of a script, by its code of ISO 15924, and of a language, by its colon with the blanks
    /// around it; nil for those of English.
    init?(script: String, colon: String) {
        switch script {
        case "Arab", "Syrc", "Thaa":
            signs = [0x2C: "،", 0x3B: "؛"]
            areSquare = false
        case "Hans", "Hant":
            signs = [0x2C: "，", 0x3A: "：", 0x3B: "；", 0x28: "（", 0x29: "）"]
            areSquare = true
        case "Jpan":
            signs = [0x2C: "、", 0x3A: "：", 0x28: "（", 0x29: "）"]
            areSquare = true
        default:
            // A blank of its own before it, as in French.
            let sign = colon.hasSuffix(" ") ? colon.dropLast() : colon[...]
            guard sign.utf8.count > 1, sign.hasSuffix(":") else { return nil }
            signs = [0x3A: String(sign)]
            areSquare = false
        }
    }

    /// What stands for the sign at a place, or for the blank there with the bracket after it, and the bytes
    /// that it replaces; nil if it stays.
    ///
    /// Among Latin letters it does, as in a list of products. A limit is the end of what looks alike.
    func edit(of typed: TypedText, at offset: Int, before limit: Int) -> Typographer.Edit? {
        let bytes = typed.bytes
        if bytes[offset] == 0x20 || bytes[offset] == 0xC2 || bytes[offset] & 0xFE == 0x28 {
            return areSquare ? bracket(of: typed, at: offset, before: limit) : nil
        }
        guard let sign = signs[bytes[offset]], offset > 0 else { return nil }
        let next = typed.end(ofBlankAt: offset + 1)
        guard areSquare else {
            let isSet =
                bytes[offset] == 0x3A
                ? (next > offset + 1 || next == bytes.count)
                    && typed.neighbour(before: offset) != .blank
                : next > offset + 1 && (isOwn(typed, endingAt: offset) || isOwn(typed, at: next))
            return isSet ? .init(range: offset..<offset + 1, text: sign) : nil
        }
        let isBefore = isOwn(typed, endingAt: offset) || isAroundOwn(typed, offset - 1)
        let isAfter = isOwn(typed, at: next)
        guard next > offset + 1, next <= limit,
            isBefore
                ? bytes[offset] == 0x3A || isAfter || typed.neighbour(at: next) == .digit
                : isAfter && bytes[offset - 1] == 0x29
        else { return nil }
        return .init(range: offset..<next, text: sign)
    }

    // MARK: Brackets

    /// A bracket of a pair around words of the script, and the blank outside it.
    private func bracket(
        of typed: TypedText, at offset: Int, before limit: Int
    ) -> Typographer.Edit? {
        let start = typed.end(ofBlankAt: offset)
        guard start < limit, let sign = signs[typed.bytes[start]], isAroundOwn(typed, start)
        else { return nil }
        if typed.bytes[start] == 0x28 { return .init(range: offset..<start + 1, text: sign) }
        guard start == offset else { return nil }
        let next = typed.end(ofBlankAt: start + 1)
        let end = next <= limit && isOwn(typed, at: next) ? next : start + 1
        return .init(range: start..<end, text: sign)
    }

    /// Whether a bracket stands at a place whose pair has a character of the script at both its ends.
    private func isAroundOwn(_ typed: TypedText, _ offset: Int) -> Bool {
        let bytes = typed.bytes
        func isBracket(_ byte: UInt8) -> Bool { byte & 0xFE == 0x28 }
        switch bytes[offset] {
        case 0x28:
            guard let end = bytes[(offset + 1)...].firstIndex(where: isBracket), bytes[end] == 0x29
            else { return false }
            return isOwn(typed, at: offset + 1) && isOwn(typed, endingAt: end)
        case 0x29:
            guard let start = bytes[..<offset].lastIndex(where: isBracket) else { return false }
            return bytes[start] == 0x28 && isAroundOwn(typed, start)
        default: return false
        }
    }

    // MARK: Characters of the script

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
