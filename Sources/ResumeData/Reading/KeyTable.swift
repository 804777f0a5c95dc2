/// The keys that a map of the format has, with the other spellings that files use for them.
struct KeyTable: Sendable {
    /// The keys, as the format spells them.
    let names: [String]
    /// Those of them that are ours: the format does not say how they are spelled.
    private let additions: Set<String>
    /// What files put before any of the keys, such as `project` in `project_name`.
    private let prefixes: [String]
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
    /// `additions` are keys of our own, whose other spellings are as good; `prefixes` are words that
    /// may stand before any key.
    init(
        _ keys: [(name: String, spellings: [String])], additions: Set<String> = [],
        prefixes: [String] = []
    ) {
        self.prefixes = prefixes
        names = keys.map(\.name)
        self.additions = additions
        spellings = keys.enumerated().flatMap { slot, key in
            ([key.name] + key.spellings).enumerated().map { rank, name in
                (name, Match(slot: slot, rank: rank))
            }
        }
    }

    /// Makes a table of keys that no entry describes.
    init(_ keys: KeyValuePairs<String, [String]>, additions: Set<String> = []) {
        self.init(keys.map { ($0.key, $0.value) }, additions: additions)
    }

    /// The other spellings of a key, the most trusted first.
    func spellings(of name: String) -> [String] {
        spellings.filter { $0.match.rank > 0 && names[$0.match.slot] == name }.map(\.name)
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
            ?? unprefixed(key).flatMap { match($0) }.map { match in
                Match(slot: match.slot, rank: match.rank + spellings.count, isVariant: true)
            }
    }

    /// The key without what stands before it: `name` of `project_name` and `projectName`.
    private func unprefixed(_ key: String) -> String? {
        for prefix in prefixes where key.count > prefix.count + 1 {
            guard key.lowercased().hasPrefix(prefix) else { continue }
            let rest = key.dropFirst(prefix.count)
            if rest.first == "_" || rest.first == "-" { return String(rest.dropFirst()) }
            if rest.first?.isUppercase == true { return String(rest) }
        }
        return nil
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

    /// A key as keys are compared: in lower case, without underscores, hyphens and blanks.
    static func folded(_ key: String) -> String {
        String(bytes: key.utf8.lazy.filter { !isGap($0) }.map(\.lowercased))
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte == 0x5F || byte == 0x2D || byte == 0x20
    }

    /// Whether two keys are the same once they are folded, which makes no copy of them.
    private static func isVariant(_ key: String, of name: String) -> Bool {
        var (left, right) = (key.utf8.makeIterator(), name.utf8.makeIterator())
        func next(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
            while let byte = bytes.next() {
                if !isGap(byte) { return byte.lowercased }
            }
            return nil
        }
        while let byte = next(&left) {
            guard next(&right) == byte else { return false }
        }
        return next(&right) == nil
    }
}
