/// Trees that a program makes: their nodes have no place in a file.
extension Node {
    private static let place = SourceSpan(line: 1, column: 1)

    /// A value.
    package init(made value: Value) { self.init(value, at: Self.place) }

    /// A text.
    package static func text(_ text: String) -> Node { Node(made: .string(text)) }

    /// A number.
    package static func number(_ number: Double) -> Node {
        let isWhole = number == number.rounded() && abs(number) < 1e15
        return Node(made: .number(isWhole ? String(Int(number)) : String(number)))
    }

    /// A list.
    package static func list(_ elements: [Node]) -> Node { Node(made: .array(elements)) }

    /// A map, its members in this order.
    package static func map(_ members: [(String, Node)]) -> Node {
        Node(made: .object(members.map { Member(key: $0.0, keySpan: place, value: $0.1) }))
    }
}
