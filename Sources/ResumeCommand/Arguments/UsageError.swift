/// A command line that makes no sense.
package struct UsageError: Error, Sendable, Hashable {
    /// What was found, and what to do.
    package var message: String
    /// The names that lead to the command that it was for, the program's first.
    package var names: [String]
    /// The word that was taken for a command and is none.
    package var unknownCommand: String?

    /// Makes an error.
    package init(_ message: String, names: [String], unknownCommand: String? = nil) {
        self.message = message
        self.names = names
        self.unknownCommand = unknownCommand
    }
}
