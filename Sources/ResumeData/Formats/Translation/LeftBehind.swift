import SourceTree

/// What another format says and a resume of ours has no place for, which is told once for a file.
struct LeftBehind {
    private var names: [Message] = []
    private var first: Field?

    /// Remembers a value under the name that the person's file has for it.
    mutating func add(_ name: Message, _ field: Field) {
        if first == nil { first = field }
        if !names.contains(name) { names.append(name) }
    }

    /// Remembers a value that has no name of its own.
    mutating func add(_ name: Message, _ node: Node) { add(name, Field(node, at: .root)) }

    /// Tells all of it.
    func report(to context: MappingContext) {
        guard let first else { return }
        context.reportKey(
            .notCarriedOver, first,
            "not carried over from \(context.format.name): "
                + "\(Message.joined(names, separator: ", "))")
    }
}
