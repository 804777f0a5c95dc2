/// Networks and sites that files name by a key of their own: `github: octocat`.
extension Network {
    /// Whether a key is the name of a network, perhaps with a word for what stands there:
    /// `linkedin`, `github_username`, `twitterUrl`.
    static func isNamed(by key: String) -> Bool { name(in: key) != nil }

    /// The part of a key that names the network; nil if there is none.
    static func name(in key: String) -> String? {
        let folded = self.key(key)
        if names.contains(folded) { return key }
        for suffix in suffixes where folded.hasSuffix(suffix) {
            let name = String(folded.dropLast(suffix.count))
            if names.contains(name) { return name }
        }
        return nil
    }

    private static let suffixes = [
        "username", "profile", "handle", "account", "user", "url", "link", "page", "id",
    ]

    /// The networks that are known, but for one whose name is a word, and what else is a place or a
    /// way to reach someone.
    private static let names = Set(all.map { key($0.name) }).subtracting(["dev"]).union([
        "academia", "arxiv", "blog", "bsky", "crunchbase", "csdn", "dblp", "devto", "exercism",
        "gitee", "habr", "hackerearth", "hackernews", "juejin", "kakao", "line", "meetup",
        "portfolio", "publons", "qq", "scholar", "scopus", "segmentfault", "signal",
        "sinaweibo", "slack", "sourcehut", "spotify", "topcoder", "unsplash", "viadeo", "wechat",
        "weixin",
    ])
}
