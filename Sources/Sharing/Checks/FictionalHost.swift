/// The hosts that are set aside for examples (RFC 2606, RFC 6761).
enum FictionalHost {
    /// The first of them in an address of mail or the web, as it is written there.
    static func first(in text: String) -> String? {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" }
            .first(where: isOne).map(String.init)
    }

    private static func isOne(_ host: Substring) -> Bool {
        let labels = host.lowercased().split(separator: ".").suffix(2)
        guard labels.count == 2, let last = labels.last, let first = labels.first else {
            return false
        }
        if ["example", "invalid", "test", "localhost"].contains(last) { return true }
        return first == "example" && ["com", "org", "net", "edu"].contains(last)
    }
}
