import Glibc

/// A numeric address of a machine (IPv4 or IPv6), and who may be reached at such a one.
struct NetworkAddress: Sendable, Hashable {
    /// The address as digits, IPv6 without brackets.
    let text: String
    /// The same as bytes, 4 or 16 of them.
    private let bytes: [UInt8]
    /// Who is there.
    let reach: Reach

    /// Who is at an address (the IANA registries of special-purpose addresses, RFC 6890).
    enum Reach: Sendable, Hashable {
        /// Anyone's machine on the internet.
        case everywhere
        /// This machine.
        case loopback
        /// A machine of this place: reached only where the person names it themselves.
        case site
        /// Nobody who has resumes: what is local to one cable, such as the keys of cloud machines at
        /// 169.254.169.254, several machines at once, and addresses without a meaning.
        case nobody
    }

    /// Reads digits, an IPv6 address with or without brackets; nil for names, for zones (`%eth0`)
    /// and for old forms such as `127.1`.
    init?(_ text: some StringProtocol) {
        let text =
            text.hasPrefix("[") && text.hasSuffix("]")
            ? String(text.dropFirst().dropLast()) : String(text)
        if let bytes = Self.bytes(text, AF_INET, 4) {
            reach = Self.reach4(bytes[...])
            self.bytes = bytes
        } else if let bytes = Self.bytes(text, AF_INET6, 16) {
            reach = Self.reach6(bytes)
            self.bytes = bytes
        } else {
            return nil
        }
        self.text = text
    }

    /// Whether it is in a block such as `10.0.0.0/8` (RFC 4632), without brackets; a block without a
    /// length is one address, and so is one of length 0, as for `curl`.
    func isIn(block: some StringProtocol) -> Bool {
        let parts = block.split(separator: "/", maxSplits: 1)
        guard block.first != "[", let start = parts.first.flatMap({ NetworkAddress($0) }),
            start.bytes.count == bytes.count
        else { return false }
        let most = bytes.count * 8
        let given = parts.count > 1 ? Int(parts[1].prefix { $0.isNumber }) ?? 0 : 0
        guard given <= most else { return false }
        let length = given == 0 ? most : given
        return zip(bytes, start.bytes).enumerated().allSatisfy { index, pair in
            let bits = max(0, min(8, length - index * 8))
            return (pair.0 ^ pair.1) & ~UInt8(truncatingIfNeeded: 0xFF >> bits) == 0
        }
    }

    private static func bytes(_ text: String, _ family: Int32, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }

    private static func reach4(_ bytes: ArraySlice<UInt8>) -> Reach {
        let (first, second) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
        return switch (first, second) {
        case (127, _): .loopback
        // RFC 1918; RFC 6598, shared by a provider's customers; RFC 2544, laboratories.
        case (10, _), (172, 16...31), (192, 168), (100, 64...127), (198, 18...19): .site
        // "This network", RFC 3927, protocol assignments, multicast and reserved ones.
        case (0, _), (169, 254), (224..., _): .nobody
        case (192, 0) where bytes.dropFirst(2).first == 0: .nobody
        default: .everywhere
        }
    }

    private static func reach6(_ bytes: [UInt8]) -> Reach {
        let zeros = bytes.prefix { $0 == 0 }.count
        switch (bytes[0], bytes[1]) {
        // ::1, and :: itself.
        case _ where zeros >= 15: return bytes[15] == 1 ? .loopback : .nobody
        // IPv4 in IPv6: compatible, mapped (RFC 4291), translated (RFC 7915, 6052, 8215), tunnelled
        // (RFC 3056).
        case _ where zeros >= 12 || zeros == 10 && bytes[10...11] == [0xFF, 0xFF],
            _ where zeros == 8 && bytes[8...11] == [0xFF, 0xFF, 0, 0]:
            return reach4(bytes[12...])
        case (0, 0x64) where bytes[2] == 0xFF && bytes[3] == 0x9B: return reach4(bytes[12...])
        case (0x20, 0x02): return reach4(bytes[2...])
        // RFC 4193.
        case (0xFC...0xFD, _): return .site
        // RFC 4291, link-local and multicast ones; RFC 3879, the old site-local ones.
        case (0xFE, 0x80...0xBF), (0xFE, 0xC0...0xFF), (0xFF, _): return .nobody
        default: return .everywhere
        }
    }
}
