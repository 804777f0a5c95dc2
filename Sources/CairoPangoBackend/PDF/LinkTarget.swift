import Characters

/// The last gate before an address gets into a PDF.
///
/// Cairo 1.16 writes addresses as they are, so a parenthesis would end the string and what follows
/// would become part of the document, even a script. Nothing is repaired here: whoever makes the
/// document encodes addresses.
enum LinkTarget {
    /// Implementations accept strings of up to 32,767 bytes (ISO 19005-2, 6.1.13).
    private static let longest = 32_767
    private static let schemes = ["http:", "https:", "mailto:", "tel:"]
    private static let allowed = ASCIISet.pathAndQuery.union(.generalDelimiters)
        .subtracting(.brackets)

    /// Whether an address has an allowed scheme and only characters of RFC 3986 other than `(`, `)`
    /// and `'`, each `%` with two hexadecimal digits.
    static func isSafe(_ target: String) -> Bool {
        let bytes = Array(target.utf8)
        let start = String(decoding: bytes.prefix(7), as: UTF8.self).lowercased()
        guard bytes.count <= longest, let scheme = schemes.first(where: start.hasPrefix),
            bytes.count > scheme.utf8.count
        else { return false }
        return bytes.indices.allSatisfy { index in
            allowed.contains(bytes[index]) || PercentEncoding.escaped(bytes[index...]) != nil
        }
    }
}
