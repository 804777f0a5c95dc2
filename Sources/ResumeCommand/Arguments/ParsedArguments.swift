import Characters

/// A command line that makes sense.
struct ParsedArguments: Hashable {
    /// What it asks for.
    var action: Action
    /// The names that lead to the command, the program's first.
    var names: [String]
    /// What was given by place.
    var operands: [String]
    /// What was given by name: for each option, by its long name, the values in order.
    var values: [String: [String]]

    /// The value of an option.
    subscript<Value>(key: OptionKey<Value>) -> Value {
        key.decode(values[key.specification.name] ?? [])
    }

    /// The first of some options that was given.
    func first(of options: [OptionSpecification]) -> OptionSpecification? {
        options.first { values[$0.name] != nil }
    }

    /// An error about this command line.
    func fault(_ message: Message) -> UsageError { UsageError(message, names: names) }
}

/// A command line that makes no sense.
struct UsageError: Error {
    /// What was found, and what to do.
    var message: Message
    /// The names that lead to the command that it was for, the program's first.
    var names: [String]
    /// The word that was taken for a command and is none.
    var unknownCommand: String?

    init(_ message: Message, names: [String], unknownCommand: String? = nil) {
        self.message = message
        self.names = names
        self.unknownCommand = unknownCommand
    }
}
