/// The shells that the words of a command line are completed in, by a script from the table of commands.
enum ShellCompletions: String, CaseIterable {
    case bash, zsh, fish

    func script(for root: CommandSpecification) -> String {
        switch self {
        case .bash: BashCompletions(root: root).text
        case .zsh: ZshCompletions(root: root).text
        case .fish: FishCompletions(root: root).text
        }
    }
}

extension CommandSpecification {
    /// This command and all below it, each with its names behind the program's: `layouts new`.
    var lines: [(line: String, command: CommandSpecification)] {
        all.map { ($0.names.dropFirst().joined(separator: " "), $0.command) }
    }

    /// The name that shell functions have for it.
    var functionName: String { "_" + name.replacing("-", with: "_") }

    /// The arms of a shell's `case` over the commands that others stand below, known by their lines.
    func groups(_ arm: (String, CommandSpecification) -> [String]) -> String {
        lines.filter { !$0.command.subcommands.isEmpty }.flatMap(arm).joined(separator: "\n")
    }

    /// The arms of a `case` of bash or zsh over all commands: their options, what the option before the
    /// word is completed with, and what operands are.
    func arms(quoted: (String) -> String, options: (CommandSpecification) -> [String]) -> String {
        lines.flatMap { line, command -> [String] in
            let values = command.optionsWithHelp.filter(\.takesNextWord).map { option in
                "        \(option.spellings.joined(separator: " | "))) "
                    + "value=\(quoted(option.valueCompletion.kind)) ;;"
            }
            let operand = command.operands.first?.completion ?? .nothing
            var arm = ["    \(quoted(line)))"] + options(command)
            if operand != .nothing { arm.append("        operand=\(quoted(operand.kind))") }
            if !values.isEmpty { arm += ["        case \"$2\" in"] + values + ["        esac"] }
            return arm + ["        ;;"]
        }.joined(separator: "\n")
    }
}

extension OptionSpecification {
    /// Whether the next word is its value.
    var takesNextWord: Bool {
        if case .optionalText = value { false } else { value != .none }
    }

    /// What its value is completed with, choices among it.
    var valueCompletion: Completion {
        if case .choice(let choices, _) = value { .words(choices) } else { completion }
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
