import Characters

/// One value of a source tree, with its place in the file.
///
/// JSON and YAML files both become this one tree; the stages after it never ask which it was.
public struct Node: Sendable, Hashable {
    /// What the node holds.
    public var value: Value
    /// Where it stands.
    public var span: SourceSpan

    /// Makes a node.
    public init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }

    /// The kinds of values, those of JSON (RFC 8259, section 3).
    public enum Value: Sendable, Hashable {
        /// `null`, or nothing at all in YAML.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// A number, as it was written: `1e3` stays `1e3`.
        case number(String)
        /// A text, with all escapes undone.
        case string(String)
        /// A list.
        case array([Node])
        /// A map, in the file's order. Keys are unique: readers report and drop repetitions.
        case object([Member])
    }

    /// One key of a map, with its value.
    public struct Member: Sendable, Hashable {
        /// The key, with all escapes undone.
        public var key: String
        /// Where the key stands.
        public var keySpan: SourceSpan
        /// The value.
        public var value: Node

        /// Makes a member.
        public init(key: String, keySpan: SourceSpan, value: Node) {
            self.key = key
            self.keySpan = keySpan
            self.value = value
        }
    }
}

extension Node {
    /// The text, if this is one.
    public var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The list's elements, if this is a list.
    public var array: [Node]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    /// The map's members, if this is a map.
    public var object: [Member]? {
        if case .object(let members) = value { members } else { nil }
    }

    /// The value of a key, if this is a map that has it.
    public subscript(key: String) -> Node? { object?.first { $0.key == key }?.value }

    /// What the value is, as a sentence says it: "a list", "a number".
    package var kindName: Message {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "a map"
        }
    }
}
