/// The keys that a map of the format has, with the other spellings that files use for them.
struct KeyTable: Sendable {
    /// The keys, as the format spells them.
    let names: [String]
    /// Those of them that are ours: the format does not say how they are spelled.
    private let additions: Set<String>
    /// All spellings; linear search, since the tables are short and most runs need each once.
    private let spellings: [(name: String, match: Match)]

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
    ///
    /// `additions` are keys of our own, whose other spellings are as good.
    init(_ keys: KeyValuePairs<String, [String]>, additions: Set<String> = []) {
        names = keys.map(\.key)
        self.additions = additions
        spellings = keys.enumerated().flatMap { slot, key in
            ([key.key] + key.value).enumerated().map { rank, name in
                (name, Match(slot: slot, rank: rank))
            }
        }
    }

    /// The key of the format that a key of a file means.
    func match(_ key: String) -> Match? {
        if let exact = spellings.first(where: { $0.name == key }) { return exact.match }
        guard key.utf8.count <= 64 else { return nil }
        var best: Match?
        for (name, match) in spellings where Self.isVariant(key, of: name) {
            // A key of the format comes before another key's other spelling.
            if best.map({ $0.rank > match.rank }) ?? true { best = match }
        }
        best?.isVariant = true
        return best
    }

    /// Whether a key is ours, and not the format's.
    func isAddition(_ slot: Int) -> Bool { additions.contains(names[slot]) }

    /// Whether a key is the writer's own business: `_note`, `$schema`, `//`.
    static func isPrivate(_ key: String) -> Bool {
        switch key.utf8.first {
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "#"): true
        default: false
        }
    }

    /// Whether two keys differ in nothing but case, underscores, hyphens and blanks.
    private static func isVariant(_ key: String, of name: String) -> Bool {
        var (left, right) = (key.utf8.makeIterator(), name.utf8.makeIterator())
        func next(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
            while let byte = bytes.next() {
                if byte != 0x5F, byte != 0x2D, byte != 0x20 { return byte.lowercased }
            }
            return nil
        }
        while let byte = next(&left) {
            guard next(&right) == byte else { return false }
        }
        return next(&right) == nil
    }
}
