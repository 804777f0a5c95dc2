/// One operand of a command, as plain data.
package struct OperandSpecification: Sendable, Hashable {
    /// What the help calls it, in capitals.
    package var name: String
    /// How many of them there may be.
    package var count: Count
    /// What it is, as a sentence.
    package var summary: String
    /// What a shell completes it with.
    package var completion: Completion

    /// How many operands of one kind there may be.
    package enum Count: Sendable, Hashable {
        case optional
        case one
        case any
    }

    /// Makes an operand.
    package init(
        _ name: String, _ count: Count, _ summary: String, completion: Completion = .nothing
    ) {
        self.name = name
        self.count = count
        self.summary = summary
        self.completion = completion
    }

    /// How the usage line shows it: `[SOURCE]`, `NAME`, `[COMMAND]...`.
    package var shown: String {
        switch count {
        case .optional: "[\(name)]"
        case .one: name
        case .any: "[\(name)]..."
        }
    }
}
