import SourceTree

/// A map in the form of JSON Resume that is made of the values of another format, each of which keeps
/// its place in the file.
struct TranslatedMap {
    private(set) var members: [Node.Member] = []

    /// Adds the value of a field under the key that JSON Resume has for it, unless there is nothing in
    /// it; where the key is taken, under its own, so that it is not lost.
    mutating func add(_ key: String, _ field: Field?) {
        guard let field, !field.node.isAbsent else { return }
        let isFree = !has(key) || field.key.isEmpty
        add(isFree ? key : field.key, field.node, keyAt: field.keySpan)
    }

    /// Adds a value that was made of a field.
    mutating func add(_ key: String, _ value: Node.Value, of field: Field) {
        guard !has(key) else { return }
        add(key, Node(value, at: field.node.span), keyAt: field.keySpan)
    }

    /// Adds a map, unless there is nothing in it.
    mutating func add(_ key: String, _ map: Self, at span: SourceSpan) {
        if let node = map.node(at: span) { add(key, node) }
    }

    /// Adds a value.
    mutating func add(_ key: String, _ node: Node, keyAt span: SourceSpan? = nil) {
        members.append(Node.Member(key: key, keySpan: span ?? node.span, value: node))
    }

    /// Whether a key has a value.
    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    /// The map; nil if there is nothing in it.
    func node(at span: SourceSpan) -> Node? {
        members.isEmpty ? nil : Node(.object(members), at: span)
    }
}

extension Field {
    /// The value of a key, if this is a map that has it and there is something in it.
    subscript(key: String) -> Field? { members?.first { $0.key == key && !$0.node.isAbsent } }
}
