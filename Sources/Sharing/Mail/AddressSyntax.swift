import Characters

/// The two halves of an address (RFC 5322, section 3.4.1; lengths of RFC 5321).
enum AddressSyntax {
    /// What is wrong with the half before the @, as a clause; nil if nothing is.
    static func problem(localPart: String) -> Message? {
        guard localPart.utf8.allSatisfy({ $0 < 0x80 }) else {
            return "before the @ it has letters beyond ASCII, which most servers do not deliver to"
        }
        if localPart.isEmpty { return "there is nothing before the @" }
        if localPart.utf8.count > 64 { return "there are over 64 characters before the @" }
        if localPart.hasPrefix("\"") { return problem(quoted: Array(localPart.utf8)) }
        // To programs that take addresses as arguments, these begin options, commands and files.
        if let first = localPart.first, "-|/".contains(first) {
            return "it begins with \"\(first)\""
        }
        let atoms = localPart.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if atoms.contains(where: \.isEmpty) {
            return "before the @ a dot stands at an end or beside another"
        }
        guard let wrong = localPart.unicodeScalars.first(where: { $0 != "." && !isAtom($0) }) else {
            return nil
        }
        return "before the @ it has \"\(String(wrong).printable)\""
    }

    /// What is wrong with the half after the @, as a clause; nil if nothing is.
    static func problem(domain: String) -> Message? {
        guard domain.utf8.allSatisfy({ $0 < 0x80 }) else {
            return "write its domain in ASCII, with labels that begin with \"xn--\""
        }
        if domain.isEmpty { return "there is nothing after the @" }
        if domain.utf8.count > 253 { return "there are over 253 characters after the @" }
        if domain.hasPrefix("[") { return problem(literal: Array(domain.utf8)) }
        let letters = ASCIISet.alphanumeric.union(ASCIISet("-"))
        for label in domain.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        {
            if label.isEmpty { return "its domain has a dot at an end or beside another" }
            if label.count > 63 { return "its domain has a part of over 63 characters" }
            if label.first == hyphen || label.last == hyphen {
                return "a part of its domain begins or ends with \"-\""
            }
            if let wrong = label.first(where: { !letters.contains($0) }) {
                return "its domain has \"\(String(Unicode.Scalar(wrong)).printable)\""
            }
        }
        return nil
    }

    /// Whether a character may stand in an atom (RFC 5322, `atext`).
    static func isAtom(_ scalar: Unicode.Scalar) -> Bool {
        UInt8(exactly: scalar.value).map(atom.contains) ?? false
    }

    private static let atom = ASCIISet.alphanumeric.union(ASCIISet("!#$%&'*+-/=?^_`{|}~"))
    private static let hyphen = UInt8(ascii: "-")

    private static func problem(quoted bytes: [UInt8]) -> Message? {
        let fault: Message = "the quotation before the @ is not closed or has something after it"
        guard bytes.count >= 3, bytes.last == UInt8(ascii: "\"") else { return fault }
        var isEscaped = false
        for byte in bytes[1..<(bytes.count - 1)] {
            guard (0x20..<0x7F).contains(byte) else { return "it has a control character" }
            if byte == UInt8(ascii: "\""), !isEscaped { return fault }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return isEscaped ? fault : nil
    }

    private static func problem(literal bytes: [UInt8]) -> Message? {
        let allowed = ASCIISet.alphanumeric.union(ASCIISet(".:"))
        guard bytes.count >= 3, bytes.last == UInt8(ascii: "]"),
            bytes[1..<(bytes.count - 1)].allSatisfy(allowed.contains)
        else { return "what stands in brackets after the @ is no network address" }
        return nil
    }
}
