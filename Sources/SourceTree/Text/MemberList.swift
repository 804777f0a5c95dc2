/// The members of a map in the making: in order, each key once.
struct MemberList {
    private(set) var all: [Node.Member] = []
    /// Where each key is in `all`; filled only for maps that are too long to search.
    private var positions: [String: Int] = [:]

    private static let searchLimit = 16

    /// The position of a key in `all`.
    func position(of key: String) -> Int? {
        all.count <= Self.searchLimit ? all.firstIndex { $0.key == key } : positions[key]
    }

    /// Adds a member, or gives an earlier one with the same key the new value.
    ///
    /// - Returns: Where the key stood before, if it did.
    mutating func add(_ member: Node.Member) -> SourceSpan? {
        if let position = position(of: member.key) {
            let earlier = all[position].keySpan
            all[position] = member
            return earlier
        }
        all.append(member)
        if all.count == Self.searchLimit + 1 {
            for (index, member) in all.enumerated() { positions[member.key] = index }
        } else if all.count > Self.searchLimit {
            positions[member.key] = all.count - 1
        }
        return nil
    }
}
