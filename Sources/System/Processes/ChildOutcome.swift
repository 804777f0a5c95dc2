import Characters

/// What became of a program that we started.
package struct ChildOutcome: Sendable {
    /// How it ended.
    package var ending: Ending
    /// What it said.
    package var said: ChildProgram.Said

    /// Makes an outcome.
    package init(ending: Ending, said: ChildProgram.Said) {
        self.ending = ending
        self.said = said
    }

    /// How a program ends.
    package enum Ending: Sendable, Hashable {
        /// By itself, with an exit code.
        case exited(Int32)
        /// By a signal that was not ours.
        case signalled(Int32)
        /// We ended it.
        case stopped
        /// It goes on without us.
        case leftRunning
    }

    /// What it said on its standard error, as one line to show; empty if it said nothing.
    ///
    /// Long texts are cut, at the front: the reason comes last.
    package var complaint: String {
        let text = String(decoding: said.errors, as: UTF8.self)
        let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        return (words.count > 300 ? "…" + words.suffix(300) : words).printable
    }
}
