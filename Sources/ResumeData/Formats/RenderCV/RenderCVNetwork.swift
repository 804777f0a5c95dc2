import ResumeModel

/// The addresses of accounts, as RenderCV writes their names (`social_network.py` of RenderCV 2.8).
enum RenderCVNetwork {
    /// The page of an account; nil if there is none that follows from the name.
    static func address(of username: String, on network: String) -> String? {
        let name = Network(named: network)?.name
        let username = name == "WhatsApp" ? username.filter(\.isNumber) : username
        guard !username.isEmpty, !username.contains("://"),
            !username.contains(where: \.isWhitespace)
        else { return nil }
        if name == "Mastodon" {
            let parts = username.split(separator: "@")
            return parts.count == 2 ? "https://\(parts[1])/@\(parts[0])" : nil
        }
        guard let name, let start = starts[name] else {
            return Network(named: network)?.address(ofAccount: username)
        }
        return start + username
    }

    /// What stands before a name in the addresses of a network's accounts; nil if it has none.
    static func start(of network: String) -> String? {
        starts[network] ?? Network(named: network)?.accountStart
    }

    /// Where names lead elsewhere than they do in general, or need to be whole.
    private static let starts = [
        "IMDb": "https://imdb.com/name/", "Stack Overflow": "https://stackoverflow.com/users/",
        "ResearchGate": "https://researchgate.net/profile/",
        "Google Scholar": "https://scholar.google.com/citations?user=",
        "WhatsApp": "https://wa.me/",
    ]
}
