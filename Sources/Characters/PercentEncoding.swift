extension ASCIISet {
    /// What means nothing but itself in an address (RFC 3986, section 2.3).
    package static let unreserved = alphanumeric.union(ASCIISet("-._~"))
    /// What divides an address, `gen-delims` (section 2.2).
    package static let generalDelimiters = ASCIISet(":/?#[]@")
    /// What divides a part of an address, `sub-delims` (section 2.2).
    package static let subdelimiters = ASCIISet("!$&'()*+,;=")
    /// What a path and a query may have, `pchar`, `/` and `?` (sections 3.3 and 3.4).
    package static let pathAndQuery = unreserved.union(subdelimiters).union(ASCIISet(":@/?"))
    /// Less of `sub-delims`: a string of a PDF ends at a bracket, the link of a text at a quote.
    package static let brackets = ASCIISet("'()")
}

/// Percent-encoding of the parts of an address (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// A text in ASCII, such as `zo%C3%AB`: each byte of UTF-8 that `kept` has not is encoded.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - kept: the characters that stay.
    ///   - keepsEscapes: whether escapes that are already there stay, and only a stray percent sign
    ///     is encoded.
    /// - Returns: the encoded text.
    package static func encode(
        _ text: some Sequence<UInt8>, keeping kept: ASCIISet = .unreserved,
        keepsEscapes: Bool = false
    ) -> String {
        // Generic code of another target would be called byte by byte.
        let bytes = Array(text)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 16)
        for (index, byte) in bytes.enumerated() {
            if kept.contains(byte) || keepsEscapes && escaped(bytes[index...]) != nil {
                output.append(byte)
            } else {
                output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Decodes what reads better decoded: letters, marks and digits that are not ASCII.
    ///
    /// All else stays encoded, so that no blank, control or invisible character comes back.
    package static func decodedForReading(_ text: String) -> String {
        guard text.hasByte(UInt8(ascii: "%")) else { return text.normalized }
        var output: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let run = escapedRun(rest)
            let count = max(3 * run.count, 1)
            if let decoded = String(validating: run, as: UTF8.self), !run.isEmpty,
                decoded.unicodeScalars.allSatisfy(isReadable)
            {
                output += run
            } else {
                output += rest.prefix(count)
            }
            rest = rest.dropFirst(count)
        }
        return String(decoding: output, as: UTF8.self).normalized
    }

    /// The bytes above ASCII of the escapes that a text begins with.
    private static func escapedRun(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var run: [UInt8] = []
        while let byte = escaped(text.dropFirst(3 * run.count)), byte >= 0x80 { run.append(byte) }
        return run
    }

    private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            true
        default: false
        }
    }

    /// The byte of the escape that a text begins with; nil if it begins with none.
    package static func escaped(_ text: some Collection<UInt8>) -> UInt8? {
        guard text.first == UInt8(ascii: "%") else { return nil }
        let digits = text.dropFirst().prefix(2)
        guard digits.count == 2, digits.allSatisfy(ASCIISet.hexadecimal.contains) else {
            return nil
        }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)
}
