import SourceTree

/// A value with its place in the file and in the data.
struct Field {
    var key = ""
    var keySpan: SourceSpan?
    var node: Node
    var path: FieldPath
    /// The members that belong to it wherever they stand; nil for those of the value itself.
    private var gathered: [Field]?

    init(_ member: Node.Member, in path: FieldPath) {
        key = member.key
        keySpan = member.keySpan
        node = member.value
        self.path = .key(path, member.key)
    }

    init(_ node: Node, at path: FieldPath) {
        self.node = node
        self.path = path
    }

    /// Makes a map of members that may stand in several places.
    init(gathering members: [Field], at span: SourceSpan, path: FieldPath) {
        let nodes = members.map {
            Node.Member(key: $0.key, keySpan: $0.keySpan ?? $0.node.span, value: $0.node)
        }
        node = Node(.object(nodes), at: span)
        self.path = path
        gathered = members
    }

    func renamed(_ key: String) -> Field {
        var field = self
        field.key = key
        return field
    }

    var elements: [Field]? {
        guard case .array(let nodes) = node.value else { return nil }
        return nodes.enumerated().map { Field($1, at: .index(path, $0)) }
    }

    /// The members, if the value is a map; without private ones.
    var members: [Field]? {
        guard case .object(let members) = node.value else { return nil }
        if let gathered { return gathered }
        return members.lazy.filter { !KeyTable.isPrivate($0.key) }.map { Field($0, in: path) }
    }
}

extension Node {
    /// Whether there is nothing in it: null, an empty list or map, or a text of blanks or a dash.
    var isAbsent: Bool {
        switch value {
        case .null: true
        case .bool, .number: false
        case .string(let text): Self.isAbsent(text)
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        }
    }

    /// Whether there is something in it that could be printed.
    var isContent: Bool {
        if case .bool = value { return false }
        return !isAbsent
    }

    /// Whether a text is one of those that people leave where they have nothing to say.
    static func isAbsent(_ text: String) -> Bool {
        var marks = 0
        for scalar in text.unicodeScalars {
            switch ScalarKind(scalar) {
            case .space, .lineBreak, .invisible: continue
            default:
                marks += 1
                guard marks == 1, scalar == "-" || scalar == "–" || scalar == "—" else {
                    return false
                }
            }
        }
        return true
    }

    func isSame(as other: Node) -> Bool {
        switch (value, other.value) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.string(let a), .string(let b)), (.number(let a), .number(let b)),
            (.string(let a), .number(let b)), (.number(let a), .string(let b)):
            a == b
        case (.array(let a), .array(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.object(let a), .object(let b)):
            a.count == b.count
                && zip(a, b).allSatisfy { $0.key == $1.key && $0.value.isSame(as: $1.value) }
        default: false
        }
    }
}
