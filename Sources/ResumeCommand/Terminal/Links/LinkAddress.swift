/// An address that may be handed to a terminal.
struct LinkAddress {
    /// The address, in printable ASCII without blanks.
    let text: String

    private static let schemes = ["http://", "https://", "mailto:", "tel:"]
    /// VTE, and the terminals made with it, ignore links that are longer.
    private static let longest = 2_083
    /// What RFC 3986 does not allow in an address, of printable ASCII.
    private static let encoded = Set("\"<>\\^`{|}".utf8)

    /// Takes an address; nil if its scheme is not one of those that only show or write something, if
    /// nothing follows it, or if it is too long.
    init?(_ address: String) {
        let start = String(decoding: address.utf8.prefix(8), as: UTF8.self).lowercased()
        guard let scheme = Self.schemes.first(where: start.hasPrefix),
            address.utf8.count > scheme.utf8.count, address.utf8.count <= Self.longest
        else { return nil }
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in address.utf8 {
            if (0x21...0x7E).contains(byte), !Self.encoded.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        guard bytes.count <= Self.longest else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }
}
