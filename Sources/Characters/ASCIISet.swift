/// A set of ASCII characters.
package struct ASCIISet: Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0

    /// Makes a set of the characters of a text.
    package init(_ characters: StaticString) {
        characters.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
            }
        }
    }

    /// Whether a byte is one of the characters.
    @inlinable package func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> byte & 1 != 0 : byte < 128 && high >> (byte - 64) & 1 != 0
    }

    /// The characters of both sets.
    package func union(_ other: ASCIISet) -> ASCIISet {
        var union = self
        union.low |= other.low
        union.high |= other.high
        return union
    }

    /// The characters without those of another set.
    package func subtracting(_ other: ASCIISet) -> ASCIISet {
        var rest = self
        rest.low &= ~other.low
        rest.high &= ~other.high
        return rest
    }
}

extension ASCIISet {
    /// Letters and digits.
    package static let alphanumeric = ASCIISet(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    /// Hexadecimal digits.
    package static let hexadecimal = ASCIISet("0123456789ABCDEFabcdef")
}
