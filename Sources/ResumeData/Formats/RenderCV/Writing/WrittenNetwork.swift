import ResumeModel

/// A network that RenderCV knows, with the names that it takes there (`social_network.py` of 2.8).
struct WrittenNetwork {
    /// What RenderCV calls it.
    let name: String
    /// What stands before an account's name in its address; empty where that is not all of it.
    private let start: String
    private let isName: @Sendable (String) -> Bool

    /// The account of a profile; nil for one that RenderCV refuses, or would link to another page.
    static func account(_ profile: Profile) -> (network: String, username: String)? {
        let page = profile.url?.link?.target
        let named = profile.network.flatMap { Network(written: $0) }
        guard let network = named ?? page.flatMap({ Network.page(of: $0)?.network }),
            let known = all[network.name]
        else { return nil }
        for name in names(profile, page, known) where known.takes(name) {
            guard shows(name, profile.username) else { continue }
            guard let page else { return (known.name, name) }
            if leadTogether(known.address(of: name), page) || isNumbered(name, page, known) {
                return (known.name, name)
            }
        }
        return nil
    }

    /// Whether a name in an address says what the person calls the account.
    private static func shows(_ name: String, _ username: String?) -> Bool {
        guard let username, !username.isEmpty, !username.contains("/") else { return true }
        let own = username.drop { $0 == "@" }.lowercased()
        let name = name.drop { $0 == "@" }.lowercased()
        return name == own || name.split { "/@".contains($0) }.contains { $0 == own }
    }

    /// Whether an account is known by a number, whatever name stands behind it.
    private static func isNumbered(
        _ name: String, _ page: String, _ known: WrittenNetwork
    ) -> Bool {
        guard known.name == "StackOverflow" else { return false }
        let start = bare(known.start) + name.prefix { $0 != "/" }
        return bare(page) == start || bare(page).hasPrefix(start + "/")
    }

    /// The names that an account may have, as RenderCV spells them.
    private static func names(
        _ profile: Profile, _ page: String?, _ known: WrittenNetwork
    ) -> [String] {
        var names: [String] = []
        if let page {
            let bare = bare(page)
            let rest = bare.hasSuffix("/") ? String(bare.dropLast()) : bare
            let start = Self.bare(known.start)
            if !start.isEmpty, rest.hasPrefix(start) {
                let name = String(rest.dropFirst(start.count))
                names.append(name)
                if known.name == "StackOverflow", let username = profile.username {
                    names.append("\(name.prefix { $0 != "/" })/\(username)")
                }
            }
            if known.name == "Mastodon" {
                let parts = rest.split(separator: "/")
                if parts.count == 2 { names.append("\(parts[1])@\(parts[0])") }
            }
        }
        guard let username = profile.username else { return names }
        names.append(username)
        if known.name != "Mastodon" {
            names.append(String(username.drop { $0 == "@" }))
        } else if !username.hasPrefix("@") {
            names.append("@" + username)
        }
        return names
    }

    private func takes(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 200
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._~%/@+=&".utf8.contains(byte)
                }
            } && isName(name)
    }

    private func address(of name: String) -> String {
        guard self.name == "Mastodon" else { return start + name }
        let parts = name.split(separator: "@")
        return parts.count == 2 ? "https://\(parts[1])/@\(parts[0])" : ""
    }

    /// An address without what two of one page may differ in at its start.
    private static func bare(_ address: String) -> String {
        var rest = address[...]
        for start in ["https://", "http://", "www."] where rest.hasPrefix(start) {
            rest = rest.dropFirst(start.count)
        }
        let host = rest.prefix { $0 != "/" }
        return host.lowercased() + rest.dropFirst(host.count)
    }

    private static func leadTogether(_ one: String, _ other: String) -> Bool {
        func page(_ address: String) -> String {
            let bare = bare(address)
            return bare.hasSuffix("/") ? String(bare.dropLast()) : bare
        }
        return page(one) == page(other)
    }

    private init(
        _ name: String, _ network: String? = nil,
        isName: @escaping @Sendable (String) -> Bool = isWord
    ) {
        (self.name, self.isName) = (name, isName)
        start = RenderCVNetwork.start(of: network ?? name) ?? ""
    }

    /// Whether a name is one word, which leads nowhere else.
    private static func isWord(_ name: String) -> Bool {
        !name.contains("/") && !name.contains("@")
    }

    /// Those that RenderCV knows, by our names.
    private static let all = [
        "LinkedIn": Self("LinkedIn"),
        "GitHub": Self("GitHub"),
        "GitLab": Self("GitLab"),
        "IMDb": Self("IMDB", "IMDb") { isShaped($0, "nm0000000") },
        "Instagram": Self("Instagram"),
        "ORCID": Self("ORCID") {
            isShaped($0.hasSuffix("X") ? $0.dropLast() + "0" : $0, "0000-0000-0000-0000")
        },
        "Mastodon": Self("Mastodon") { name in
            name.hasPrefix("@") && !name.contains("/")
                && name.split(separator: "@", omittingEmptySubsequences: false).count == 3
                && name.split(separator: "@").count == 2
                && WrittenAddress.isMail(String(name.dropFirst()))
        },
        "Stack Overflow": Self("StackOverflow", "Stack Overflow") { name in
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count == 2 && !parts[1].isEmpty && !parts[0].isEmpty
                && parts[0].utf8.allSatisfy { 0x30...0x39 ~= $0 }
        },
        "ResearchGate": Self("ResearchGate"),
        "YouTube": Self("YouTube"),
        "Google Scholar": Self("Google Scholar"),
        "Telegram": Self("Telegram"),
        "WhatsApp": Self("WhatsApp") {
            $0.hasPrefix("+") && PhoneNumber.isKnown($0)
        },
        "LeetCode": Self("Leetcode", "LeetCode"),
        "X": Self("X"),
        "Bluesky": Self("Bluesky") {
            isWord($0) && $0.contains(".") && WrittenAddress.isMail("a@" + $0)
        },
        "Reddit": Self("Reddit") { name in
            (3...23).contains(name.count)
                && name.allSatisfy {
                    $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0))
                }
        },
    ]

    /// Whether a text has the form of another one, in which 0 stands for any digit.
    private static func isShaped(_ text: some StringProtocol, _ form: String) -> Bool {
        String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 }) == form
    }
}
