/// A network that people have accounts with, by the name that it gives itself.
package struct Network: Sendable, Hashable {
    /// The name as it is spelt there, such as `LinkedIn`.
    package let name: String
    /// The hosts of its pages, the first one being the usual one.
    private let hosts: [String]
    /// What stands between the usual host and an account's name; nil where a name alone leads nowhere.
    private let accountPath: String?
    /// Other names that people have for it, as keys.
    private let otherNames: [String]

    /// The network of a name as people write it, or of an address; nil if it is none that is known.
    ///
    /// Capitals, blanks and hyphens do not count: `stack-overflow` is Stack Overflow.
    package init?(written text: String) {
        guard let known = Network(named: text) ?? Self.page(of: text)?.network else { return nil }
        self = known
    }

    /// The network of a name alone, also in a key such as `stackOverflow`; nil if it is none that
    /// is known.
    package init?(named name: String) {
        let key = Self.key(name)
        guard let known = Self.all.first(where: { $0.isNamed(by: key) }) else { return nil }
        self = known
    }

    /// The network whose page an address is, and the path after its host, without query and fragment;
    /// nil if it is none that is known.
    ///
    /// Where the account is named by the host, as in `ada.medium.com`, it begins the path.
    package static func page(of address: String) -> (network: Network, path: String)? {
        var rest = address[...]
        if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
        let host = rest.prefix { !"/?#".contains($0) }.lowercased()
        // A hundred names come by.
        let bytes = Array(host.utf8)
        let path = rest.dropFirst(host.count).prefix { $0 != "?" && $0 != "#" }
        for network in all {
            for own in network.hosts where bytes.suffix(own.utf8.count).elementsEqual(own.utf8) {
                let before = host.dropLast(own.count)
                guard before.last ?? "." == "." else { continue }
                let part = before.dropLast()
                // "www." and the countries' "de." say nothing of a person.
                let isNamed = part.count > 2 && part != "www" && part != "mobile"
                return (network, isNamed ? "/" + part + path : String(path))
            }
        }
        return nil
    }

    /// Whether a key is that of the name, of the usual host or, where that has two parts, of the first
    /// of them: `bsky`.
    private func isNamed(by key: String) -> Bool {
        if Self.isKey(key, of: name.utf8) || otherNames.contains(key) { return true }
        guard let host = hosts.first?.utf8 else { return false }
        let part = host.prefix { $0 != UInt8(ascii: ".") }
        return Self.isKey(key, of: host)
            || part.count > 2 && Self.isKey(key, of: part)
                && !host.dropFirst(part.count + 1).contains(UInt8(ascii: "."))
    }

    /// Whether a key is that of a text in ASCII; compared without making that, since each name of the
    /// table comes by.
    private static func isKey(_ key: String, of text: some Sequence<UInt8>) -> Bool {
        var rest = key.utf8[...]
        for byte in text where byte.isAlphanumeric {
            guard rest.popFirst() == byte.lowercased else { return false }
        }
        return rest.isEmpty
    }

    private static func key(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
        }
        let bytes = name.utf8.map(\.lowercased).filter(\.isAlphanumeric)
        return String(decoding: bytes, as: UTF8.self)
    }

    private init(
        _ name: String, _ hosts: String..., at accountPath: String? = nil,
        called otherNames: [String] = []
    ) {
        self.name = name
        self.hosts = hosts
        self.accountPath = accountPath
        self.otherNames = otherNames
    }

    private static let all = [
        Network("LinkedIn", "linkedin.com", at: "/in/"), Network("GitHub", "github.com", at: "/"),
        Network("GitLab", "gitlab.com", at: "/"), Network("Bitbucket", "bitbucket.org", at: "/"),
        Network("Codeberg", "codeberg.org", at: "/"), Network("SourceForge", "sourceforge.net"),
        Network("ORCID", "orcid.org", at: "/"),
        Network("Google Scholar", "scholar.google.com", called: ["scholar"]),
        Network("ResearchGate", "researchgate.net"), Network("Academia.edu", "academia.edu"),
        Network("Stack Overflow", "stackoverflow.com"),
        Network("Stack Exchange", "stackexchange.com"), Network("X", "x.com", at: "/"),
        Network("Twitter", "twitter.com", at: "/"), Network("Mastodon", "mastodon.social"),
        Network("Bluesky", "bsky.app", at: "/profile/"),
        Network("Threads", "threads.net", "threads.com", at: "/@"),
        Network("Facebook", "facebook.com", at: "/"),
        Network("Instagram", "instagram.com", at: "/"), Network("YouTube", "youtube.com", at: "/@"),
        Network("Vimeo", "vimeo.com", at: "/"), Network("TikTok", "tiktok.com", at: "/@"),
        Network("Twitch", "twitch.tv", at: "/"), Network("Reddit", "reddit.com", at: "/user/"),
        Network("Pinterest", "pinterest.com", at: "/"), Network("Medium", "medium.com", at: "/@"),
        Network("DEV", "dev.to", at: "/"),
        Network("Hashnode", "hashnode.com", "hashnode.dev", at: "/@"),
        Network("Substack", "substack.com"), Network("Quora", "quora.com"),
        Network("Zhihu", "zhihu.com"), Network("Weibo", "weibo.com", called: ["sinaweibo"]),
        Network("Qiita", "qiita.com", at: "/"), Network("Zenn", "zenn.dev", at: "/"),
        Network("VK", "vk.com", at: "/"), Network("XING", "xing.com", at: "/profile/"),
        Network("Wellfound", "wellfound.com"), Network("AngelList", "angel.co"),
        Network("Upwork", "upwork.com"), Network("Behance", "behance.net", at: "/"),
        Network("Dribbble", "dribbble.com", at: "/"), Network("DeviantArt", "deviantart.com"),
        Network("ArtStation", "artstation.com"), Network("Flickr", "flickr.com"),
        Network("SoundCloud", "soundcloud.com", at: "/"), Network("IMDb", "imdb.com"),
        Network("Goodreads", "goodreads.com"), Network("CodePen", "codepen.io", at: "/"),
        Network("Replit", "replit.com", at: "/@"), Network("LeetCode", "leetcode.com", at: "/u/"),
        Network("HackerRank", "hackerrank.com", at: "/profile/"),
        Network("HackerOne", "hackerone.com", at: "/"),
        Network("Codeforces", "codeforces.com", at: "/profile/"),
        Network("CodeChef", "codechef.com", at: "/users/"),
        Network("Codewars", "codewars.com", at: "/users/"),
        Network("Kaggle", "kaggle.com", at: "/"),
        Network("Hugging Face", "huggingface.co", at: "/"), Network("npm", "npmjs.com", at: "/~"),
        Network("PyPI", "pypi.org", at: "/user/"), Network("crates.io", "crates.io", at: "/users/"),
        Network("Docker Hub", "hub.docker.com", at: "/u/"), Network("Credly", "credly.com"),
        Network("Speaker Deck", "speakerdeck.com", at: "/"),
        Network("SlideShare", "slideshare.net"), Network("Telegram", "t.me", at: "/"),
        Network("WhatsApp", "wa.me"), Network("Discord", "discord.com", "discord.gg"),
        Network("Keybase", "keybase.io", at: "/"), Network("SourceHut", "sr.ht", at: "/~"),
        Network("Gitee", "gitee.com", at: "/"), Network("dblp", "dblp.org"),
        Network("arXiv", "arxiv.org"), Network("Scopus", "scopus.com"),
        Network("Publons", "publons.com"), Network("Topcoder", "topcoder.com"),
        Network("Exercism", "exercism.org", at: "/profiles/"),
        Network("HackerEarth", "hackerearth.com"), Network("Hacker News", "news.ycombinator.com"),
        Network("Crunchbase", "crunchbase.com"), Network("Unsplash", "unsplash.com", at: "/@"),
        Network("Meetup", "meetup.com"), Network("Spotify", "spotify.com"),
        Network("Signal", "signal.me"), Network("Slack", "slack.com"), Network("LINE", "line.me"),
        Network("WeChat", "wechat.com", called: ["weixin"]), Network("QQ", "qq.com"),
        Network("Juejin", "juejin.cn"), Network("CSDN", "csdn.net"),
        Network("SegmentFault", "segmentfault.com"), Network("KakaoTalk", "kakao.com"),
        Network("Viadeo", "viadeo.com"), Network("Habr", "habr.com"), Network("Skype", "skype.com"),
        Network("WordPress", "wordpress.com"), Network("Tumblr", "tumblr.com"),
        Network("Linktree", "linktr.ee", at: "/"),
    ]

    /// The account that an address names, such as `ada` for `linkedin.com/in/ada`; nil if it is none of
    /// a network that is known, empty if it names no account.
    package static func account(in address: String) -> String? {
        guard let path = page(of: address)?.path else { return nil }
        let parts = path.split(separator: "/")
        let named = parts.drop { folders.contains($0.lowercased()) }
        // Stack Overflow's addresses have a number before the name.
        let isNumbered = named.count > 1 && named.first?.allSatisfy(\.isNumber) == true
        guard let name = isNumbered ? named.dropFirst().first : named.first else { return "" }
        return String(name.first == "@" ? name.dropFirst() : name)
    }

    /// The address of an account, by the person's name there, which may begin with `@`; nil if a name
    /// leads nowhere, or is none.
    package func address(ofAccount name: String) -> String? {
        let name = name.drop { $0 == "@" }
        guard let accountStart, !name.isEmpty,
            !name.contains(where: { $0.isWhitespace || "/?#@:".contains($0) })
        else { return nil }
        return accountStart + name
    }

    /// What stands before a name in the addresses of accounts; nil if a name leads nowhere.
    package var accountStart: String? {
        guard let accountPath, let host = hosts.first else { return nil }
        return "https://" + host + accountPath
    }

    /// What stands before an account's name in addresses.
    private static let folders: Set<String> = [
        "in", "pub", "profile", "profiles", "user", "users", "u", "people", "channel", "c", "@",
    ]
}

extension UInt8 {
    fileprivate var isAlphanumeric: Bool {
        self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26
    }

    /// The byte as a lower-case letter, if it is an ASCII letter.
    fileprivate var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
