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

    /// What stands here, were it written without quotes.
    var bareWord: String {
        let end = bareEnd(from: position, stoppingAtColon: false)
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Reports what stands here without quotes, and reads it as what was meant.
    mutating func bare() -> Node? {
        let start = here
        let text = bareWord
        advance(to: position + text.utf8.count)
        let span = span(from: start)
        let quoted = VisibleText.quoted(text)
        let value: Node.Value
        switch Self.literals[text] {
        case .number:
            value = .null
            report(
                .jsonLiteral, "JSON has no \(text); write null, or a text in double quotes",
                at: span)
        case let meaning?:
            value = meaning
            let word = JSONWriter.line(of: Node(made: meaning))
            report(
                .jsonLiteral, "JSON has no \(text); write \(word)", at: span, suggestions: [word])
        case nil:
            if let rule = Self.numberRule(Array(text.utf8)) {
                value = .number(text)
                report(.jsonNumber, "\(quoted) is not a JSON number; \(rule)", at: span)
            } else {
                value = .string(text)
                report(
                    .jsonUnquotedText,
                    "\(quoted) must stand in double quotes, as all texts and dates in JSON do",
                    at: span)
            }
        }
        return stopped ? nil : Node(value, at: span)
    }

    /// The rule that a number-like text breaks; nil if it is no number of any language.
    private static func numberRule(_ text: [UInt8]) -> Message? {
        let unsigned = text.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        guard text.count - unsigned.count <= 1, let first = unsigned.first else { return nil }
        let second = unsigned.dropFirst().first
        if unsigned.count > 2, first == UInt8(ascii: "0"), let second, "xXob".utf8.contains(second),
            unsigned.dropFirst(2).allSatisfy(ASCIISet.hexadecimal.contains)
        {
            return "write it in decimal digits"
        }
        guard YAMLScalar.isDecimal(unsigned) else { return nil }
        if text[0] == UInt8(ascii: "+") { return "leave the + away" }
        if first == UInt8(ascii: ".") { return "write a 0 before the point" }
        if first == UInt8(ascii: "0"), let second, second != UInt8(ascii: ".") {
            return "leave the leading zeros away, or put it in double quotes to keep them"
        }
        return unsigned.contains(UInt8(ascii: ".")) ? "write a digit after the point" : nil
    }
}
