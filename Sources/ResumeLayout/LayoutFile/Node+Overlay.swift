import SourceTree

extension Node {
    /// The map with another one laid over it: maps are joined key by key, all else is replaced, and
    /// null takes a key away.
    func overlaid(with other: Node?) -> Node {
        guard let other, other.value != .null else { return self }
        guard case .object(var members) = value, case .object(let changes) = other.value else {
            return other
        }
        for change in changes {
            guard let index = members.firstIndex(where: { $0.key == change.key }) else {
                members.append(change)
                continue
            }
            if change.value.value == .null {
                members[index] = change
            } else {
                let joined = members[index].value.overlaid(with: change.value)
                members[index] = Member(
                    key: change.key, keySpan: change.keySpan, value: joined)
            }
        }
        return Node(.object(members), at: span)
    }
}
