/// What a shell needs to complete the words of a command line, printed from the table of commands.
package enum ShellCompletions {
    /// The shells that there is a script for.
    package enum Shell: String, Sendable, CaseIterable {
        case bash, zsh, fish
    }

    /// The script for a shell.
    package static func script(_ shell: Shell, for root: CommandSpecification) -> String {
        switch shell {
        case .bash: BashCompletions(root).text
        case .zsh: ZshCompletions(root).text
        case .fish: FishCompletions(root).text
        }
    }
}

extension CommandSpecification {
    /// This command and all below it, each with its names behind the program's: `layouts new`.
    var lines: [(line: String, command: CommandSpecification)] {
        all.map { ($0.names.dropFirst().joined(separator: " "), $0.command) }
    }

    /// The options, and the one that every command has.
    var optionsWithHelp: [OptionSpecification] {
        options + [OptionKey.flag("help", letter: "h", "Shows this help.").specification]
    }

    /// The name that shell functions have for it.
    var functionName: String { "_" + name.replacing("-", with: "_") }
}

extension OptionSpecification {
    /// The ways to type it, the long one first.
    var spellings: [String] { [typed] + (letter.map { ["-" + String($0)] } ?? []) }

    /// Whether the next word is its value.
    var takesNextWord: Bool {
        switch value {
        case .none, .optionalText: false
        case .text, .choice, .number: true
        }
    }

    /// What its value is completed with, choices among it.
    var valueCompletion: Completion {
        if case .choice(let choices) = value { .words(choices) } else { completion }
    }
}

extension String {
    /// The text as a word of a shell, in single quotes.
    var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}

extension Completion {
    /// What the scripts call it: a kind of things, a colon, and a list of them or of their endings.
    var kind: String {
        switch self {
        case .nothing: "none"
        case .words(let words): "words:" + words.joined(separator: " ")
        case .files(let endings): "files:" + endings.joined(separator: " ")
        case .folders: "folders:"
        case .layouts: "layouts:"
        case .layoutFiles: "layout-files:"
        case .commands: "commands"
        }
    }
}
