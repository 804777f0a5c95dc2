import ResumeModel

/// What RenderCV takes for an address on the web, and for one of mail (`HttpUrl` and `EmailStr` of
/// pydantic 2).
enum WrittenAddress {
    /// The longest address that is taken, in characters.
    private static let longest = 2_083

    /// An address on the web; nil for one that is refused.
    static func web(_ link: Link?) -> String? {
        guard let target = link?.target, target.utf8.count <= longest,
            let scheme = ["http://", "https://"].first(where: { target.hasPrefix($0) })
        else { return nil }
        let authority = target.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        let place = authority.split(separator: "@").last ?? ""
        let parts = place.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let host = parts.first, isHost(host) else { return nil }
        if parts.count == 2 {
            guard let port = Int(parts[1]), (0...65_535).contains(port) else { return nil }
        }
        return target
    }

    private static func isHost(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard !host.isEmpty, host.utf8.count <= 253,
            labels.allSatisfy({ isLabel($0) }), let last = labels.last
        else { return false }
        // What ends with a number is read as the number of a machine.
        return last.first?.isNumber != true
            || labels.count == 4 && labels.allSatisfy { UInt8($0) != nil }
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            // What claims to be written in another alphabet is checked to be.
            && !label.hasPrefix("xn--")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
    }

    /// Whether an address of mail is taken: one of letters, digits and the usual signs, at a host that
    /// the whole net can reach.
    static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.count <= 64,
            text.utf8.count <= 254, !parts[0].hasPrefix("."), !parts[0].hasSuffix("."),
            !parts[0].contains(".."),
            parts[0].utf8.allSatisfy({
                isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~.".utf8.contains($0)
            })
        else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ isLabel($0) }), let last = labels.last else {
            return false
        }
        return last.first?.isNumber == false && !reserved.contains(last.lowercased())
    }

    /// The domains that are no place in the net (`SPECIAL_USE_DOMAIN_NAMES` of email-validator 2).
    private static let reserved: Set<String> = [
        "arpa", "invalid", "local", "localhost", "onion", "test",
    ]
}
