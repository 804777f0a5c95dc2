/// The keys that a map of the format has, with the other spellings that files use for them.
struct KeyTable: Sendable {
    /// The keys, as the format spells them.
    let names: [String]
    private let matches: [String: Match]
    private let folded: [String: Match]

    /// How a key of a file fits a key of the format.
    struct Match: Sendable {
        /// Which key of the format it is.
        var slot: Int
        /// 0 for the format's own spelling, then the other spellings in their order.
        var rank: Int
        /// Whether only its case, underscores or hyphens differ.
        var isVariant = false
    }

    /// Makes a table from keys, each with its other spellings, the most trusted first.
    init(_ keys: KeyValuePairs<String, [String]>) {
        names = keys.map(\.key)
        var (matches, folded): ([String: Match], [String: Match]) = ([:], [:])
        for (slot, key) in keys.enumerated() {
            for (rank, name) in ([key.key] + key.value).enumerated() {
                matches[name] = Match(slot: slot, rank: rank)
                let match = Match(slot: slot, rank: rank, isVariant: true)
                // A key of the format comes before another key's other spelling.
                let fold = Self.fold(name)
                if folded[fold].map({ $0.rank > rank }) ?? true { folded[fold] = match }
            }
        }
        self.matches = matches
        self.folded = folded
    }

    /// The key of the format that a key of a file means.
    func match(_ key: String) -> Match? {
        matches[key] ?? (key.utf8.count <= 64 ? folded[Self.fold(key)] : nil)
    }

    /// Whether a key is the writer's own business: `_note`, `$schema`, `//`.
    static func isPrivate(_ key: String) -> Bool {
        switch key.utf8.first {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "#"): true
        default: false
        }
    }

    private static func fold(_ key: String) -> String {
        String(bytes: key.utf8.lazy.filter { !"_- ".utf8.contains($0) }.map(\.lowercased))
    }
}
