import Characters

/// What became of a program that we started.
package struct ChildOutcome: Sendable {
    /// How it ended.
    package var ending: Ending
    /// What it said.
    package var said: ChildOutput

    /// Makes an outcome.
    package init(ending: Ending, said: ChildOutput) {
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
    package var complaint: Message {
        let text = String(decoding: said.errors, as: UTF8.self)
        let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
        let line = (words.count > 300 ? "…" + words.suffix(300) : words).printable
        return said.loss.map { "\(line); \($0)" } ?? Message(verbatim: line)
    }
}

/// What a program has said so far, as much of it as is kept.
package struct ChildOutput: Sendable {
    /// Its standard output.
    package var output: [UInt8] = []
    /// Its standard error.
    package var errors: [UInt8] = []
    /// Whether it said more than is kept of either, so that the rest is lost.
    package var isCut = false
    /// The most bytes that are kept of each.
    package let limit: Int

    /// Makes an output.
    package init(output: [UInt8] = [], errors: [UInt8] = [], limit: Int = 262_144) {
        self.output = output
        self.errors = errors
        self.limit = limit
    }

    /// A clause that tells of what is lost; nil if nothing is.
    package var loss: Message? {
        isCut ? "it said more than \(limit / 1_024) KiB, and the rest is lost" : nil
    }

    /// Adds bytes, as many as are kept.
    mutating func add(_ bytes: [UInt8], to stream: WritableKeyPath<Self, [UInt8]>) {
        let room = max(0, limit - self[keyPath: stream].count)
        self[keyPath: stream] += bytes.prefix(room)
        if bytes.count > room { isCut = true }
    }
}
