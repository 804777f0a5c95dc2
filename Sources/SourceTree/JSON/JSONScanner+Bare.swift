import Characters

/// Values written without the quotes or in the form that JSON wants.
extension JSONScanner {
    /// Words of other languages, with what they mean; the numbers among them JSON does not have.
    static let literals: [String: Node.Value] = {
        var words: [String: Node.Value] = [:]
        for word in ["true", "True", "TRUE"] { words[word] = .bool(true) }
        for word in ["false", "False", "FALSE"] { words[word] = .bool(false) }
        for word in ["null", "Null", "NULL", "None", "nil", "undefined"] { words[word] = .null }
        for word in ["NaN", "nan", "Infinity", "inf"] {
            for sign in ["", "-", "+"] { words[sign + word] = .number(sign + word) }
        }
        return words
    }()

    /// Reports what stands here without quotes, and reads it as what was meant.
    mutating func bare() -> Node? {
        let start = here
        let end = bareEnd(from: position, stoppingAtColon: false)
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        advance(to: end)
        let span = span(from: start)
        let value: Node.Value
        if let literal = Self.literals[text] {
            if case .number = literal { value = .null } else { value = literal }
            reportLiteral(text, meaning: literal, at: span)
        } else if let rule = Self.numberRule(text) {
            value = .number(text)
            report(
                .jsonNumber, "\(VisibleText.quoted(text)) is not a JSON number; \(rule)", at: span
            )
        } else {
            value = .string(text)
            report(
                .jsonUnquotedText,
                "\(VisibleText.quoted(text)) must stand in double quotes, as all texts and dates in JSON do",
                at: span)
        }
        return stopped ? nil : Node(value, at: span)
    }

    private mutating func reportLiteral(
        _ text: String, meaning: Node.Value, at span: SourceSpan
    ) {
        switch meaning {
        case .bool(let flag):
            report(
                .jsonLiteral, "JSON has no \(text); write \(flag)", at: span,
                suggestions: ["\(flag)"])
        case .number:
            report(
                .jsonLiteral, "JSON has no \(text); write null, or a text in double quotes",
                at: span)
        default:
            report(
                .jsonLiteral, "JSON has no \(text); write null", at: span, suggestions: ["null"])
        }
    }

    /// The rule that a number-like text breaks; nil if it is no number of any language.
    private static func numberRule(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        let unsigned = bytes.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        guard bytes.count - unsigned.count <= 1, let first = unsigned.first else { return nil }
        if unsigned.count > 2, first == UInt8(ascii: "0"),
            [UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(
                unsigned[unsigned.startIndex + 1]),
            unsigned.dropFirst(2).allSatisfy({ ($0 as UInt8).isHexadecimalDigit })
        {
            return "write it in decimal digits"
        }
        guard isDecimal(unsigned) else { return nil }
        if bytes[0] == UInt8(ascii: "+") { return "leave the + away" }
        if first == UInt8(ascii: ".") { return "write a 0 before the point" }
        if first == UInt8(ascii: "0"), unsigned.count > 1, unsigned[unsigned.startIndex + 1] != 0x2E
        {
            return "leave the leading zeros away, or put it in double quotes to keep them"
        }
        return unsigned.contains(UInt8(ascii: ".")) ? "write a digit after the point" : nil
    }

    /// Whether a text has the form of a number where zeros and points are taken lightly.
    private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
        var (digits, points, rest) = (0, 0, text)
        while let byte = rest.first, byte &- 0x30 < 10 || byte == UInt8(ascii: ".") {
            if byte == UInt8(ascii: ".") { points += 1 } else { digits += 1 }
            rest = rest.dropFirst()
        }
        guard digits > 0, points <= 1 else { return false }
        guard let mark = rest.first else { return true }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
        rest = rest.dropFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
            rest = rest.dropFirst()
        }
        return !rest.isEmpty && rest.allSatisfy { $0 &- 0x30 < 10 }
    }
}

extension UInt8 {
    /// Whether this is one of `0-9A-Fa-f`.
    var isHexadecimalDigit: Bool {
        hexadecimalValue != nil
    }

    /// The value of a hexadecimal digit; nil for other bytes.
    var hexadecimalValue: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - 0x30)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - 0x37)
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - 0x57)
        default: nil
        }
    }
}
