/// The members of a map in the making: in order, each key once.
struct MemberList {
    private(set) var all: [Node.Member] = []
    /// Where each key is in `all`; filled only for maps that are too long to search.
    private var positions: [String: Int] = [:]
    /// The keys that came from a merge and give way to keys of the map's own.
    private var merged: Set<String> = []

    private static let searchLimit = 16

    /// The position of a key in `all`.
    private func position(of key: String) -> Int? {
        all.count <= Self.searchLimit ? all.firstIndex { $0.key == key } : positions[key]
    }

    /// Adds a member, or gives an earlier one with the same key the new value.
    ///
    /// - Returns: Where the map has the key already, unless that was merged.
    mutating func add(_ member: Node.Member) -> SourceSpan? {
        guard let position = position(of: member.key) else {
            append(member)
            return nil
        }
        let earlier = all[position].keySpan
        all[position] = member
        return merged.remove(member.key) == nil ? earlier : nil
    }

    /// Adds those members whose keys are new, for the time being.
    mutating func merge(_ members: [Node.Member]) {
        for member in members where position(of: member.key) == nil {
            append(member)
            merged.insert(member.key)
        }
    }

    private mutating func append(_ member: Node.Member) {
        all.append(member)
        if all.count == Self.searchLimit + 1 {
            for (index, member) in all.enumerated() { positions[member.key] = index }
        } else if all.count > Self.searchLimit {
            positions[member.key] = all.count - 1
        }
    }
}
