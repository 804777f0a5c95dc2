import ResumeModel

/// Networks and sites that files name by a key of their own: `github: octocat`.
enum NetworkKey {
    /// Whether a key is the name of a network, perhaps with a word for what stands there:
    /// `linkedin`, `github_username`, `twitterUrl`.
    static func isNamed(by key: String) -> Bool { name(in: key) != nil }

    /// The part of a key that names the network; nil if there is none.
    static func name(in key: String) -> String? {
        let folded = KeyTable.folded(key)
        if isName(folded) { return key }
        for suffix in suffixes where folded.hasSuffix(suffix) {
            let name = String(folded.dropLast(suffix.count))
            if isName(name) { return name }
        }
        return nil
    }

    private static let suffixes = [
        "username", "profile", "handle", "account", "user", "url", "link", "page", "id",
    ]

    private static func isName(_ folded: String) -> Bool {
        sites.contains(folded) || Network(named: folded) != nil && !words.contains(folded)
    }

    /// Sites of the person's own, which are no network.
    private static let sites: Set<String> = ["blog", "portfolio"]
    /// Networks' names that mean something else where a section's key may stand.
    private static let words: Set<String> = ["dev", "angel", "crates"]
}
