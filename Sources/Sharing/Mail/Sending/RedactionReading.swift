/// A text as one may read a secret out of it: without what does not matter, letter by letter with
/// the places where these come from.
struct RedactionReading {
    /// The letters, small ones only.
    private var letters: [UInt8] = []
    /// Where each letter begins and ends in the text.
    private var places: [Range<Int>] = []
    private let kind: Kind
    private let text: [UInt8]

    /// What a text is read as.
    enum Kind: CaseIterable {
        /// Words; blanks and line ends do not count.
        case words
        /// Hexadecimal digits, with or without something between bytes.
        case digits
        /// Base64 (RFC 4648), either alphabet.
        case base64
    }

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: the text, in UTF-8.
    ///   - kind: what it is read as.
    ///   - decodesEscapes: whether escapes count as the bytes that they stand for.
    init(_ text: [UInt8], _ kind: Kind, decodesEscapes: Bool) {
        self.kind = kind
        self.text = text
        var index = 0
        while index < text.count {
            let (bytes, length) = decodesEscapes ? Self.escape(text[index...]) : ([text[index]], 1)
            for byte in bytes {
                guard let letter = Self.letter(byte, kind) else { continue }
                letters.append(letter)
                places.append(index..<index + length)
            }
            index += length
        }
        if kind == .digits { removePrefixes() }
    }

    /// The places of the text where some letters are read; of an encoded text the whole word.
    func places(of wanted: [UInt8]) -> [Range<Int>] {
        guard let first = wanted.first, letters.count >= wanted.count else { return [] }
        var found: [Range<Int>] = []
        for start in 0...(letters.count - wanted.count)
        where letters[start] == first && letters[start..<start + wanted.count].elementsEqual(wanted)
        {
            let end = places[start + wanted.count - 1].upperBound
            found.append(widened(places[start].lowerBound..<end))
        }
        return found
    }

    /// Letters as they are compared.
    static func folded(_ bytes: [UInt8]) -> [UInt8] { bytes.compactMap { letter($0, .words) } }

    private static func letter(_ byte: UInt8, _ kind: Kind) -> UInt8? {
        switch (byte, kind) {
        case (0x00...0x20, _): nil
        case (0x41...0x5A, _): byte | 0x20
        case (UInt8(ascii: "-"), .base64): UInt8(ascii: "+")
        case (UInt8(ascii: "_"), .base64): UInt8(ascii: "/")
        case (UInt8(ascii: ":"), .digits), (UInt8(ascii: "-"), .digits),
            (UInt8(ascii: ","), .digits), (UInt8(ascii: "\\"), .digits):
            nil
        default: byte
        }
    }

    /// Leaves out the `0x` and `x` that each byte may have before it.
    private mutating func removePrefixes() {
        var kept = 0
        for index in letters.indices {
            if letters[index] == UInt8(ascii: "x") {
                if kept > 0, letters[kept - 1] == UInt8(ascii: "0") { kept -= 1 }
                continue
            }
            letters[kept] = letters[index]
            places[kept] = places[index]
            kept += 1
        }
        letters.removeSubrange(kept...)
        places.removeSubrange(kept...)
    }

    /// A range with what belongs to the same encoded word.
    private func widened(_ range: Range<Int>) -> Range<Int> {
        guard kind == .base64 else { return range }
        func belongs(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "+/-_=%".utf8.contains(byte)
            }
        }
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 0, belongs(text[start - 1]) { start -= 1 }
        while end < text.count, belongs(text[end]) { end += 1 }
        return start..<end
    }

    /// The bytes that an escape at the start of a text stands for, with its length: `%70`
    /// (RFC 3986), `=70` and soft line ends (RFC 2045, 6.7), `\x70`, `\u0070`, `&#112;`, `&#x70;`.
    private static func escape(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int) {
        let start = text.prefix(10)
        var length = 1
        func number(after prefix: String, digits: ClosedRange<Int>, radix: Int = 16) -> Int? {
            guard start.starts(with: prefix.utf8) else { return nil }
            let rest = start.dropFirst(prefix.utf8.count).prefix { byte in
                Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
            }.prefix(digits.upperBound)
            guard rest.count >= digits.lowerBound else { return nil }
            length = prefix.utf8.count + rest.count
            return Int(String(decoding: rest, as: UTF8.self), radix: radix)
        }
        for prefix in ["%", "=", "\\x"] {
            if let byte = number(after: prefix, digits: 2...2) { return ([UInt8(byte)], length) }
        }
        let scalar =
            number(after: "\\u", digits: 4...4) ?? number(after: "&#x", digits: 1...6)
            ?? number(after: "&#", digits: 1...7, radix: 10)
        if let scalar, let scalar = Unicode.Scalar(UInt32(scalar)) {
            if start.dropFirst(length).first == UInt8(ascii: ";") { length += 1 }
            return (Array(String(scalar).utf8), length)
        }
        if start.starts(with: "=\r\n".utf8) { return ([], 3) }
        if start.starts(with: "=\n".utf8) { return ([], 2) }
        return (Array(start.prefix(1)), 1)
    }
}
