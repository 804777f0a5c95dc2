import Languages
import SourceTree

/// One text, or list of texts, in several languages: a map of their tags, such as `{en: …, es: …}`.
struct TextEditions {
    /// What is said, each under its tag, in the order of the file; what is null is not there.
    private(set) var texts: [(tag: String, member: Node.Member)] = []
    /// The tags, also of what is null.
    private(set) var tags: [String] = []
    /// The keys that are slips for a tag, with that; nil for those that only look like one.
    private(set) var slips: [(member: Node.Member, meant: String?)] = []
    /// The members whose tag came before, written otherwise.
    private(set) var repeated: [Node.Member] = []

    /// Whether it has a key that stands for no language that could be known.
    var hasOddities: Bool { slips.contains { $0.meant == nil } }
    /// Whether nothing but lists is in it.
    var isOfLists: Bool { texts.allSatisfy { $0.member.value.array != nil } }
    /// Whether there are maps in it.
    var isOfMaps: Bool { texts.contains { $0.member.value.object != nil } }

    /// Takes a map for one; nil if a key is no tag and looks like none, or if it cannot hold texts.
    init?(_ map: [Node.Member]) {
        guard Self.mayBe(map) else { return nil }
        for member in map where !Self.isAside(member.key) {
            if case .bool = member.value.value { return nil }
            guard let tag = LanguageTag.known(member.key) else {
                let meant = LanguageTag.meant(by: member.key)
                slips.append((member, meant.flatMap { tag in Self.has(tag, map) ? nil : tag }))
                continue
            }
            add(tag, member)
        }
        for (member, meant) in slips { if let meant { add(meant, member) } }
    }

    /// Whether a map may be one: all its keys look like tags, and one is.
    ///
    /// A key without a value may be the rest of a text of YAML: `{en: Red, green, es: Rojo}`. It is
    /// asked of every map of a resume.
    static func mayBe(_ map: [Node.Member]) -> Bool {
        guard map.contains(where: { LanguageTag.known($0.key) != nil }) else { return false }
        return map.allSatisfy { member in
            LanguageTag.known(member.key) != nil || isAside(member.key)
                || member.value.value == .null
                || (2...3).contains(member.key.utf8.count)
                    && LanguageTag.normalized(member.key) != nil
                || LanguageTag.meant(by: member.key) != nil
        }
    }

    /// Takes a slip for the tag that it is nearest to.
    mutating func settleSlips(among known: [String]) {
        for index in slips.indices where slips[index].meant == nil {
            let near = NearMiss.suggestions(for: slips[index].member.key, in: known)
            guard let tag = near.first, near.count == 1, !tags.contains(tag) else { continue }
            slips[index].meant = tag
            add(tag, slips[index].member)
        }
    }

    private mutating func add(_ tag: String, _ member: Node.Member) {
        if tags.contains(tag) {
            // As of a key that comes twice, the later one counts.
            repeated.append(member)
            texts.removeAll { $0.tag == tag }
        } else {
            tags.append(tag)
        }
        if member.value.value != .null { texts.append((tag, member)) }
    }

    private static func has(_ tag: String, _ map: [Node.Member]) -> Bool {
        map.contains { LanguageTag.known($0.key) == tag }
    }

    /// Whether a key is the writer's own business, also among languages.
    private static func isAside(_ key: String) -> Bool {
        KeyTable.isPrivate(key) || key == Node.notesKey
    }
}
