import ResumeModel

/// The keys that a map of the format has, with the other spellings that files use for them.
struct KeyTable: Sendable {
    /// The keys, as the format spells them.
    let names: [String]
    /// Their other spellings, the most trusted first; linear search, since the tables are short and
    /// most runs need each once.
    let spellings: [[String]]
    /// The keys that are ours: the format does not say how they are spelled.
    private var additions: Set<String> = []
    /// What files put before any of the keys, such as `project` in `project_name`.
    private var prefixes: [String] = []

    /// How a key of a file fits a key of the format.
    struct Match: Sendable {
        var slot: Int
        /// 0 for the format's own spelling, then the other spellings in their order.
        var rank: Int
        /// Whether only its case, underscores or hyphens differ.
        var isVariant = false
    }

    init(_ keys: [(name: String, spellings: [String])]) {
        names = keys.map { $0.name }
        spellings = keys.map { $0.spellings }
    }

    /// The keys of a part of a resume, as its fields describe them.
    init<Part: ResumePart>(of _: Part.Type) {
        self.init(Part.fields.flatMap { $0.keys })
        for field in Part.fields where field.isAddition { additions.insert(field.key) }
        prefixes = Part.prefixes
    }

    /// The key of the format that a key of a file means.
    func match(_ key: String) -> Match? {
        if let exact = best({ $0 == key }) { return exact }
        guard key.utf8.count <= 64 else { return nil }
        // A key of the format comes before another key's other spelling.
        if var variant = best({ Self.isVariant(key, of: $0) }) {
            variant.isVariant = true
            return variant
        }
        return unprefixed(key).flatMap { match($0) }.map { match in
            Match(slot: match.slot, rank: match.rank + 1_000, isVariant: true)
        }
    }

    /// The format's spelling of a key of a file; nil if the format has no such key.
    func name(of key: String) -> String? { match(key).map { names[$0.slot] } }

    /// The most trusted spelling that fits.
    private func best(_ fits: (String) -> Bool) -> Match? {
        if let slot = names.firstIndex(where: fits) { return Match(slot: slot, rank: 0) }
        var best: Match?
        for (slot, others) in spellings.enumerated() {
            guard let place = others.firstIndex(where: fits) else { continue }
            if best.map({ $0.rank > place + 1 }) ?? true {
                best = Match(slot: slot, rank: place + 1)
            }
        }
        return best
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
        String(bytes: key.utf8.compactMap { isGap($0) ? nil : $0.lowercased })
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte == 0x5F || byte == 0x2D || byte == 0x20
    }

    /// Whether two keys are the same once they are folded, which makes no copy of them.
    private static func isVariant(_ key: String, of name: String) -> Bool {
        var (left, right) = (key.utf8.makeIterator(), name.utf8.makeIterator())
        func next(_ bytes: inout String.UTF8View.Iterator) -> UInt8? {
            while let byte = bytes.next() { if !isGap(byte) { return byte.lowercased } }
            return nil
        }
        while let byte = next(&left) {
            guard next(&right) == byte else { return false }
        }
        return next(&right) == nil
    }
}

extension Person { static let keys = KeyTable(of: Self.self) }
extension Location { static let keys = KeyTable(of: Self.self) }
extension Profile { static let keys = KeyTable(of: Self.self) }
extension Meta { static let keys = KeyTable(of: Self.self) }
extension CustomEntry { static let keys = KeyTable(of: Self.self) }
