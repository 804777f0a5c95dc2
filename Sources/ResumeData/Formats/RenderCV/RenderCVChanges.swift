import SourceTree

/// Changes to a layout, put together value by value.
struct RenderCVChanges {
    private var members: [Node.Member] = []

    /// Sets the value at a path of keys, in place of one that is there.
    mutating func set(_ path: [String], _ value: Node) { Self.set(path[...], value, in: &members) }

    /// The changes under a key; nil if there are none.
    func member(_ key: String) -> Node.Member? {
        members.first.map { Node.Member(key, .object(members), at: $0.keySpan) }
    }

    private static func set(
        _ path: ArraySlice<String>, _ value: Node, in members: inout [Node.Member]
    ) {
        guard let key = path.first else { return }
        let index = members.firstIndex { $0.key == key } ?? members.endIndex
        if index == members.endIndex {
            members.append(
                Node.Member(key: key, keySpan: value.span, value: Node(.null, at: value.span)))
        }
        guard path.count > 1 else {
            members[index].value = value
            return
        }
        var inner = members[index].value.object ?? []
        set(path.dropFirst(), value, in: &inner)
        members[index].value.value = .object(inner)
    }
}
