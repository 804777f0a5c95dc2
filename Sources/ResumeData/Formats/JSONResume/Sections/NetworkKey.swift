/// Networks and sites that files name by a key of their own: `github: octocat`.
enum NetworkKey {
    /// Whether a key is the name of a network, perhaps with a word for what stands there:
    /// `linkedin`, `github_username`, `twitterUrl`.
    static func isNamed(by key: String) -> Bool { name(in: key) != nil }

    /// The part of a key that names the network; nil if there is none.
    static func name(in key: String) -> String? {
        let folded = Setting.folded(key)
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
    private static let names: Set<String> = [
        "linkedin", "github", "gitlab", "bitbucket", "codeberg", "sourcehut", "twitter", "x",
        "facebook", "instagram", "threads", "mastodon", "bluesky", "bsky", "stackoverflow",
        "stackexchange", "medium", "devto", "hashnode", "substack", "orcid", "googlescholar",
        "scholar", "researchgate", "academia", "scopus", "publons", "arxiv", "dblp", "kaggle",
        "huggingface", "codepen", "dribbble", "behance", "youtube", "vimeo", "twitch", "telegram",
        "whatsapp", "signal", "skype", "discord", "slack", "wechat", "weixin", "qq", "zhihu",
        "weibo", "sinaweibo", "juejin", "csdn", "gitee", "segmentfault", "line", "kakao", "qiita",
        "zenn",
        "xing", "viadeo", "vk", "habr", "keybase", "leetcode", "hackerrank", "hackerearth",
        "codeforces", "codewars", "topcoder", "codechef", "exercism", "hackernews", "reddit",
        "pinterest", "tumblr", "flickr", "soundcloud", "spotify", "goodreads", "npm", "pypi",
        "angellist", "wellfound", "crunchbase", "unsplash", "quora", "meetup", "speakerdeck",
        "slideshare", "tiktok", "blog", "portfolio",
    ]
}
