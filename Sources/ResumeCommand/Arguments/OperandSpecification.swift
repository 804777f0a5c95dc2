/// One operand of a command, as plain data.
package struct OperandSpecification: Sendable, Hashable {
    /// What the help calls it, in capitals.
    package var name: String
    /// How many of them there may be.
    package var count: Count
    /// What it is, as a sentence.
    package var summary: String

    /// How many operands of one kind there may be.
    package enum Count: Sendable, Hashable {
        case optional
        case one
        case any
    }

    /// Makes an operand.
    package init(_ name: String, _ count: Count, _ summary: String) {
        self.name = name
        self.count = count
        self.summary = summary
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
