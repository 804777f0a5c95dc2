import ResumePDF

/// A command line that makes sense.
package struct ParsedArguments: Sendable, Hashable {
    /// What it asks for.
    package var action: Action
    /// The names that lead to the command, the program's first.
    package var names: [String]
    /// What was given by place.
    package var operands: [String]
    /// What was given by name: for each option, by its long name, the values in order.
    var values: [String: [String]]

    /// The value of an option.
    package subscript<Value>(key: OptionKey<Value>) -> Value {
        key.decode(values[key.specification.name] ?? [])
    }

    /// Gives an option a value, as if it had been typed.
    mutating func set(_ key: OptionKey<String?>, to value: String) {
        values[key.specification.name] = [value]
    }

    /// Gives an option another value.
    mutating func set(_ key: OptionKey<OutputFormat?>, to format: OutputFormat) {
        values[key.specification.name] = [format.rawValue]
    }
}
