/// One option of a command, as plain data.
package struct OptionSpecification: Sendable, Hashable {
    /// The long name, without its dashes.
    package var name: String
    /// The letter for it, if there is one.
    package var letter: Character?
    /// What follows it.
    package var value: Value
    /// Whether it may be given more than once.
    package var repeats: Bool
    /// What it does, as a sentence.
    package var summary: String
    /// What other tools call it, without dashes: only to suggest the name that it has here.
    package var otherNames: [String] = []
    /// What a shell completes its value with.
    package var completion = Completion.nothing

    /// What follows an option.
    package enum Value: Sendable, Hashable {
        /// Nothing: it is there or not.
        case none
        /// A text, called by this name in the help.
        case text(String)
        /// A text, called by this name in the help, that may be left out and is joined with `=`.
        case optionalText(String)
        /// One of these, called by this name in the help.
        case choice([String])
        /// A whole number of a range, called by this name in the help.
        case number(String, ClosedRange<Int>)
    }

    /// What every command has besides its own options.
    static let help = Self(
        name: "help", letter: "h", value: .none, repeats: false, summary: "Shows this help.")

    /// The ways to type it, the long one first.
    var spellings: [String] { [typed] + (letter.map { ["-" + String($0)] } ?? []) }

    /// The name as it is typed: `--output`.
    package var typed: String { "--" + name }

    /// The option with its value, as the help shows it: `--output FILE`, `--print[=PRINTER]`.
    package var shown: String {
        guard let placeholder else { return typed }
        if case .optionalText = value { return "\(typed)[=\(placeholder)]" }
        return typed + " " + placeholder
    }

    /// What the help calls the value: `FILE`, `a4|letter`; nil if there is none.
    package var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let name), .optionalText(let name): name
        case .choice(let choices): choices.joined(separator: "|")
        case .number(let name, _): name
        }
    }
}

/// What a shell completes a word with.
package enum Completion: Sendable, Hashable {
    /// Nothing that could be known.
    case nothing
    /// These words.
    case words([String])
    /// Files with some endings, each with its dot, and folders; all files if there are no endings.
    case files([String])
    /// Folders.
    case folders
    /// The names of layouts.
    case layouts
    /// The names of layouts, and layout files.
    case layoutFiles
    /// The names of commands.
    case commands
}
