import Characters

/// One option of a command, as plain data.
struct OptionSpecification: Hashable {
    /// The long name, without its dashes.
    var name: String
    var letter: Character?
    /// What follows it.
    var value: Value
    /// Whether it may be given more than once.
    var repeats = false
    /// What it does, as a sentence.
    var summary: Message
    /// What other tools call it, without dashes: only to suggest the name that it has here.
    var otherNames: [String] = []
    /// What a shell completes its value with.
    var completion = Completion.nothing

    /// What follows an option; texts and numbers have a name in the help.
    enum Value: Hashable {
        /// Nothing: it is there or not.
        case none
        case text(String)
        /// A text that may be left out, and is joined with `=`.
        case optionalText(String)
        /// One of these.
        case choice([String], named: String? = nil)
        /// A whole number of a range.
        case number(String, ClosedRange<Int>)
    }

    /// What every command has besides its own options.
    static let help = Self(name: "help", letter: "h", value: .none, summary: "Shows this help.")

    /// The ways to type it, the long one first.
    var spellings: [String] { [typed] + (letter.map { ["-" + String($0)] } ?? []) }

    /// The name as it is typed: `--output`.
    var typed: String { "--" + name }

    /// The option with its value, as the help shows it: `--output FILE`, `--print[=PRINTER]`.
    var shown: String { typed + (shownValue { $0 } ?? "") }

    /// The value as it stands behind the option in the help, its name in some look; nil for none.
    func shownValue(_ look: (String) -> String) -> String? {
        guard let name = placeholder.map(look) else { return nil }
        if case .optionalText = value { return "[=\(name)]" }
        return " " + name
    }

    /// What the help calls the value: `FILE`, `a4|letter`; nil if there is none.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let name), .optionalText(let name), .number(let name, _): name
        case .choice(let choices, let name): name ?? choices.joined(separator: "|")
        }
    }
}

/// What a shell completes a word with.
enum Completion: Hashable {
    /// Nothing that could be known.
    case nothing
    /// These words.
    case words([String])
    /// Files with some endings, each with its dot, and folders; all files if there are no endings.
    case files([String])
    case folders
    /// The names of layouts.
    case layouts
    /// The names of layouts, and layout files.
    case layoutFiles
    /// The names of commands.
    case commands
}
