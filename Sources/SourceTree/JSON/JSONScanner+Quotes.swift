/// Texts in quotes that JSON does not have: '…', `…` and typographic ones.
extension JSONScanner {
    /// Reports the text that such a quote opens, and reads it; nil, and nothing moved, if there is
    /// no such quote here.
    mutating func foreignString() -> Node? {
        guard let opening = foreignQuote(at: position) else { return nil }
        let start = here
        let first = position + opening
        let (end, next) = foreignEnd(from: first, opening: bytes[position])
        let text = String(decoding: bytes[first..<end], as: UTF8.self)
        advance(to: next)
        let span = span(from: start)
        report(.jsonQuotes, "texts in JSON stand in straight double quotes: \"…\"", at: span)
        return Node(.string(text), at: span)
    }

    /// Where a text ends and what follows its closing quote begins.
    ///
    /// An apostrophe inside the text is told from the closing quote by what follows it.
    private func foreignEnd(from first: Int, opening: UInt8) -> (end: Int, next: Int) {
        var index = first
        while let byte = byte(at: index), byte != 0x0A, byte != 0x0D {
            if let length = closingLength(at: index, opening: opening),
                isDelimited(at: index + length)
            {
                return (index, index + length)
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(bareEnd(from: first, stoppingAtColon: false), bytes.count)
        return (end, end)
    }

    private func closingLength(at offset: Int, opening: UInt8) -> Int? {
        if opening < 0x80 { return bytes[offset] == opening ? 1 : nil }
        return bytes[offset] == UInt8(ascii: "\"") ? 1 : foreignQuote(at: offset)
    }

    /// The length of a quote at an offset that is not a straight double one.
    private func foreignQuote(at offset: Int) -> Int? {
        switch (bytes[offset], byte(at: offset + 1), byte(at: offset + 2) ?? 0) {
        case ("'", _, _), ("`", _, _): 1
        // U+2018 to U+201F.
        case (0xE2, 0x80, 0x98...0x9F): 3
        default: nil
        }
    }
}
