/// Numbers as JSON writes them (RFC 8259, section 6), which has fewer forms than YAML.
enum JSONNumber {
    /// A number of JSON or YAML in the form of JSON: as it is, where that is one of JSON's.
    ///
    /// What no number of JSON can be, such as `.inf`, becomes a text.
    static func text(of digits: String) -> String {
        if isJSON(digits[...]) { return digits }
        let isNegative = digits.hasPrefix("-")
        var rest = digits[...]
        if isNegative || digits.hasPrefix("+") { rest = rest.dropFirst() }
        if rest.hasPrefix("0x") || rest.hasPrefix("0o") {
            let radix = rest.hasPrefix("0x") ? 16 : 8
            return UInt64(rest.dropFirst(2), radix: radix).map { String($0) } ?? "\"\(digits)\""
        }
        guard rest.utf8.allSatisfy({ 0x30...0x39 ~= $0 || ".eE+-".utf8.contains($0) }) else {
            return "\"\(digits)\""
        }
        var parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let exponent = parts[parts.count - 1].firstIndex { $0 == "e" || $0 == "E" }
        let tail = exponent.map { parts[parts.count - 1][$0...] } ?? ""
        if let exponent { parts[parts.count - 1] = parts[parts.count - 1][..<exponent] }
        let whole = parts[0].drop { $0 == "0" }
        let fraction = parts.count > 1 ? "." + (parts[1].isEmpty ? "0" : parts[1]) : ""
        return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + fraction + tail
    }

    private static func isJSON(_ digits: Substring) -> Bool {
        let number = digits.hasPrefix("-") ? digits.dropFirst() : digits
        let whole = number.prefix { $0.isASCII && $0.isNumber }
        guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return false }
        let rest = number.dropFirst(whole.count)
        guard YAMLScalar.isDecimal(number.utf8) else { return false }
        return rest.first != "." || rest.dropFirst().first?.isNumber == true
    }
}
