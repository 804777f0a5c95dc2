/// A network that people have accounts with, by the name that it gives itself.
struct Network: Sendable, Hashable {
    let name: String
    /// The hosts of its pages, the first one being the usual one.
    private let hosts: [String]
    /// Other names that people have for it, as keys.
    private let otherNames: [String]

    /// The network of a name as people write it, or of an address; nil if it is none that is known.
    ///
    /// Capitals, blanks and hyphens do not count: `stack-overflow` is Stack Overflow.
    init?(written text: String) {
        guard let known = Network(named: text) ?? Self.page(of: text)?.network else { return nil }
        self = known
    }

    /// The network of a name alone, also in a key such as `stackOverflow`; nil if it is none that
    /// is known.
    init?(named name: String) {
        let key = Self.key(name)
        guard let known = Self.all.first(where: { $0.isNamed(by: key) }) else { return nil }
        self = known
    }

    /// The network whose page an address is, and the path after its host, without query and fragment;
    /// nil if it is none that is known.
    ///
    /// Where the account is named by the host, as in `ada.medium.com`, it begins the path.
    static func page(of address: String) -> (network: Network, path: String)? {
        var rest = address[...]
        if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
        let host = rest.prefix { !"/?#".contains($0) }.lowercased()
        let path = rest.dropFirst(host.count).prefix { $0 != "?" && $0 != "#" }
        for network in all {
            for own in network.hosts where host == own || host.hasSuffix("." + own) {
                let part = host.dropLast(own.count).dropLast()
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
        return String(bytes: name.utf8.map(\.lowercased).filter(\.isAlphanumeric))
    }

    private init(_ name: String, _ hosts: String..., called otherNames: [String] = []) {
        self.name = name
        self.hosts = hosts
        self.otherNames = otherNames
    }

    private static let all = [
        Network("LinkedIn", "linkedin.com"), Network("GitHub", "github.com"),
        Network("GitLab", "gitlab.com"), Network("Bitbucket", "bitbucket.org"),
        Network("Codeberg", "codeberg.org"), Network("SourceForge", "sourceforge.net"),
        Network("ORCID", "orcid.org"),
        Network("Google Scholar", "scholar.google.com", called: ["scholar"]),
        Network("ResearchGate", "researchgate.net"), Network("Academia.edu", "academia.edu"),
        Network("Stack Overflow", "stackoverflow.com"),
        Network("Stack Exchange", "stackexchange.com"), Network("X", "x.com"),
        Network("Twitter", "twitter.com"), Network("Mastodon", "mastodon.social"),
        Network("Bluesky", "bsky.app"), Network("Threads", "threads.net", "threads.com"),
        Network("Facebook", "facebook.com"), Network("Instagram", "instagram.com"),
        Network("YouTube", "youtube.com"), Network("Vimeo", "vimeo.com"),
        Network("TikTok", "tiktok.com"), Network("Twitch", "twitch.tv"),
        Network("Reddit", "reddit.com"), Network("Pinterest", "pinterest.com"),
        Network("Medium", "medium.com"), Network("DEV", "dev.to"),
        Network("Hashnode", "hashnode.com", "hashnode.dev"), Network("Substack", "substack.com"),
        Network("Quora", "quora.com"), Network("Zhihu", "zhihu.com"),
        Network("Weibo", "weibo.com", called: ["sinaweibo"]),
        Network("Qiita", "qiita.com"), Network("Zenn", "zenn.dev"), Network("VK", "vk.com"),
        Network("XING", "xing.com"), Network("Wellfound", "wellfound.com"),
        Network("AngelList", "angel.co"), Network("Upwork", "upwork.com"),
        Network("Behance", "behance.net"), Network("Dribbble", "dribbble.com"),
        Network("DeviantArt", "deviantart.com"), Network("ArtStation", "artstation.com"),
        Network("Flickr", "flickr.com"), Network("SoundCloud", "soundcloud.com"),
        Network("IMDb", "imdb.com"), Network("Goodreads", "goodreads.com"),
        Network("CodePen", "codepen.io"), Network("Replit", "replit.com"),
        Network("LeetCode", "leetcode.com"), Network("HackerRank", "hackerrank.com"),
        Network("HackerOne", "hackerone.com"), Network("Codeforces", "codeforces.com"),
        Network("CodeChef", "codechef.com"), Network("Codewars", "codewars.com"),
        Network("Kaggle", "kaggle.com"), Network("Hugging Face", "huggingface.co"),
        Network("npm", "npmjs.com"), Network("PyPI", "pypi.org"), Network("crates.io", "crates.io"),
        Network("Docker Hub", "hub.docker.com"), Network("Credly", "credly.com"),
        Network("Speaker Deck", "speakerdeck.com"), Network("SlideShare", "slideshare.net"),
        Network("Telegram", "t.me"), Network("WhatsApp", "wa.me"),
        Network("Discord", "discord.com", "discord.gg"), Network("Keybase", "keybase.io"),
        Network("SourceHut", "sr.ht"), Network("Gitee", "gitee.com"),
        Network("dblp", "dblp.org"), Network("arXiv", "arxiv.org"), Network("Scopus", "scopus.com"),
        Network("Publons", "publons.com"), Network("Topcoder", "topcoder.com"),
        Network("Exercism", "exercism.org"), Network("HackerEarth", "hackerearth.com"),
        Network("Hacker News", "news.ycombinator.com"), Network("Crunchbase", "crunchbase.com"),
        Network("Unsplash", "unsplash.com"), Network("Meetup", "meetup.com"),
        Network("Spotify", "spotify.com"), Network("Signal", "signal.me"),
        Network("Slack", "slack.com"), Network("LINE", "line.me"),
        Network("WeChat", "wechat.com", called: ["weixin"]),
        Network("QQ", "qq.com"), Network("Juejin", "juejin.cn"), Network("CSDN", "csdn.net"),
        Network("SegmentFault", "segmentfault.com"), Network("KakaoTalk", "kakao.com"),
        Network("Viadeo", "viadeo.com"), Network("Habr", "habr.com"),
        Network("Skype", "skype.com"), Network("WordPress", "wordpress.com"),
        Network("Tumblr", "tumblr.com"), Network("Linktree", "linktr.ee"),
    ]

    /// The account that an address names, such as `ada` for `linkedin.com/in/ada`; nil if it is none of
    /// a network that is known, empty if it names no account.
    static func account(in address: String) -> String? {
        guard let path = page(of: address)?.path else { return nil }
        let parts = path.split(separator: "/")
        let named = parts.drop { folders.contains($0.lowercased()) }
        // Stack Overflow's addresses have a number before the name.
        let isNumbered = named.count > 1 && named.first?.allSatisfy(\.isNumber) == true
        guard let name = isNumbered ? named.dropFirst().first : named.first else { return "" }
        return String(name.first == "@" ? name.dropFirst() : name)
    }

    /// What stands before an account's name in addresses.
    private static let folders: Set<String> = [
        "in", "pub", "profile", "profiles", "user", "users", "u", "people", "channel", "c", "@",
    ]
}
