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

    /// The name that shell functions have for it.
    var functionName: String { "_" + name.replacing("-", with: "_") }

    /// The arms of a shell's `case` over the commands that others stand below.
    ///
    /// - Parameter arm: the lines for a command, which is known by its line.
    /// - Returns: the lines.
    func groups(_ arm: (String, CommandSpecification) -> [String]) -> String {
        lines.filter { !$0.command.subcommands.isEmpty }.flatMap(arm).joined(separator: "\n")
    }

    /// The arms of a `case` of bash or zsh over all commands: their options, what the option before the
    /// word is completed with, and what operands are.
    ///
    /// - Parameters:
    ///   - quoted: a text as a word of the shell.
    ///   - options: the lines that set the options of a command.
    /// - Returns: the lines.
    func arms(
        quoted: (String) -> String, options: (CommandSpecification) -> [String]
    ) -> String {
        lines.flatMap { line, command -> [String] in
            let values = command.options.filter(\.takesNextWord).map { option in
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
