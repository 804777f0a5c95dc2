import Characters

/// What a scalar without quotes stands for: the core schema of YAML 1.2 (section 10.3.2).
///
/// `yes`, `no`, `on`, `off` and dates are texts, unlike in YAML 1.1.
enum YAMLScalar {
    /// The prefix of YAML's own tags.
    static let tagPrefix = "tag:yaml.org,2002:"

    /// The value of a plain scalar; numbers stay as they are written.
    static func value(_ text: String) -> Node.Value {
        switch text {
        case "", "~", "null", "Null", "NULL": .null
        case "true", "True", "TRUE": .bool(true)
        case "false", "False", "FALSE": .bool(false)
        default: isNumber(text) ? .number(text) : .string(text)
        }
    }

    /// The value of a scalar that has a tag, named without its prefix, such as `int`; nil if the
    /// scalar does not have the tag's form.
    static func value(_ text: String, tag: String) -> Node.Value? {
        let value = value(text)
        switch (tag, value) {
        case ("str", _): return .string(text)
        case ("null", .null), ("bool", .bool), ("int", .number), ("float", .number): return value
        default: return nil
        }
    }

    /// Whether a text is an integer or floating point number.
    static func isNumber(_ text: String) -> Bool {
        var bytes = Substring(text).utf8
        guard let first = bytes.first, first < UInt8(ascii: ":") else { return false }
        if bytes.count > 2, first == UInt8(ascii: "0") {
            let digits = bytes.dropFirst(2)
            switch bytes[bytes.index(after: bytes.startIndex)] {
            case UInt8(ascii: "x"): return digits.allSatisfy(ASCIISet.hexadecimal.contains)
            case UInt8(ascii: "o"): return digits.allSatisfy { 0x30...0x37 ~= $0 }
            default: break
            }
        }
        if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { bytes.removeFirst() }
        switch String(Substring(bytes)) {
        case ".inf", ".Inf", ".INF": return true
        case ".nan", ".NaN", ".NAN": return first == UInt8(ascii: ".")
        default: return isDecimal(bytes)
        }
    }

    /// Whether this is `1`, `1.`, `.5` or `1.5`, with an exponent or without.
    static func isDecimal<Text: Collection<UInt8>>(_ text: Text) -> Bool
    where Text.SubSequence == Text {
        var bytes = text
        func digits() -> Int {
            let count = bytes.count
            bytes = bytes.drop { 0x30...0x39 ~= $0 }
            return count - bytes.count
        }
        var count = digits()
        if bytes.first == UInt8(ascii: ".") {
            bytes = bytes.dropFirst()
            count += digits()
        }
        guard count > 0 else { return false }
        if bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") {
            bytes = bytes.dropFirst()
            if bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-") {
                bytes = bytes.dropFirst()
            }
            guard digits() > 0 else { return false }
        }
        return bytes.isEmpty
    }
}
