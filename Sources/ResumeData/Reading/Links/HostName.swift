import Characters

/// The host of a web address, in the ASCII form that goes into a link.
enum HostName {
    /// Turns a host (with a port, without a user) to ASCII; nil if it cannot be one.
    ///
    /// Labels that are not ASCII are set in lower case and encoded with Punycode (RFC 5891,
    /// without the mappings of UTS 46 for compatibility characters).
    static func ascii(_ authority: Substring) -> String? {
        if authority.utf8.first == UInt8(ascii: "[") { return address6(authority) }
        let parts = authority.utf8.split(
            separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard parts.count <= 2, let host = parts.first, !host.isEmpty else { return nil }
        var ascii = ""
        for (index, label) in labels(authority[host.startIndex..<host.endIndex]).enumerated() {
            guard let label = asciiLabel(label) else { return nil }
            if index > 0 { ascii += "." }
            ascii += label
        }
        guard ascii.utf8.count <= 253 else { return nil }
        guard parts.count == 2 else { return ascii }
        return isPort(parts[1]) ? ascii + ":" + String(Substring(parts[1])) : nil
    }

    /// Whether an ASCII host looks like a public one: at least two labels, the last one of letters.
    static func isPublic(_ host: String) -> Bool {
        let name = host.utf8.prefix { $0 != UInt8(ascii: ":") }
        let labels = name.split(separator: UInt8(ascii: "."))
        guard labels.count >= 2, let last = labels.last, last.count >= 2 else { return false }
        return last.allSatisfy(\.isLetter) || last.hasFoldedPrefix("xn--")
    }

    /// Cuts a host at full stops, the ideographic ones too (RFC 3490, section 3.1), but a final one.
    private static func labels(_ host: Substring) -> [Substring.UnicodeScalarView.SubSequence] {
        var labels = host.unicodeScalars.split(omittingEmptySubsequences: false) {
            $0 == "." || $0 == "\u{3002}" || $0 == "\u{FF0E}" || $0 == "\u{FF61}"
        }
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        return labels
    }

    private static func asciiLabel(_ label: Substring.UnicodeScalarView) -> String? {
        if label.allSatisfy(\.isASCII) {
            let text = String(Substring(label))
            return (1...63).contains(text.utf8.count)
                && text.utf8.allSatisfy { $0.isAlphanumeric || $0 == 0x2D || $0 == 0x5F }
                ? text : nil
        }
        let folded = String(Substring(label)).lowercased().normalized
        guard folded.unicodeScalars.allSatisfy(isLabelScalar),
            let code = Punycode.encode(folded.unicodeScalars), code.utf8.count <= 59
        else { return nil }
        return "xn--" + code
    }

    /// Whether a scalar may stand in a label: letters, marks, digits, hyphens, and symbols such as
    /// emoji, which some domains have.
    private static func isLabelScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return UInt8(scalar.value).isAlphanumeric || scalar == "-" }
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
            .decimalNumber, .otherSymbol:
            return true
        default: return scalar == "\u{200C}" || scalar == "\u{200D}" || scalar == "\u{B7}"
        }
    }

    /// An IPv6 address in brackets, checked for its characters only.
    private static func address6(_ authority: Substring) -> String? {
        let bytes = authority.utf8
        guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let address = bytes[bytes.index(after: bytes.startIndex)..<end]
        let rest = bytes[bytes.index(after: end)...]
        guard address.count >= 2, address.allSatisfy({ $0.isHexDigit || ":.".utf8.contains($0) }),
            rest.isEmpty || (rest.first == UInt8(ascii: ":") && isPort(rest.dropFirst()))
        else { return nil }
        return String(authority)
    }

    private static func isPort(_ text: Substring.UTF8View.SubSequence) -> Bool {
        text.count <= 5 && text.allSatisfy(\.isDigit)
    }
}
