import SourceTree
import Characters

/// A command's help: usage, what it does, examples, and all that it takes.
struct HelpText {
    private let names: [String]
    private let command: CommandSpecification

    /// The help of the last of some commands, which lead to it from the program down.
    init(_ chain: [CommandSpecification]) {
        names = chain.map(\.name)
        command = chain.last ?? CommandSpecification("", nil, "")
    }

    /// How the command is called, in one line: `resume-pdf render [OPTION]... [SOURCE]`.
    var usage: String {
        var words = names
        if !command.options.isEmpty { words.append("[OPTION]...") }
        words += command.operands.map(\.shown)
        if !command.subcommands.isEmpty && command.operands.isEmpty {
            words.append(command.action == nil ? "COMMAND" : "[COMMAND]")
        }
        return words.joined(separator: " ")
    }

    /// The whole help, for a terminal so many columns wide.
    func text(width: Int) -> String {
        let width = max(width, 40)
        var parts = [
            TextWrapping.paragraph(("Usage: \(usage)" as Message).shown, width: width),
            TextWrapping.paragraph(command.summary.shown, width: width),
        ]
        if !command.examples.isEmpty {
            parts.append(
                ("Examples:" as Message).shown + "\n"
                    + command.examples.map { example($0, width) }.joined())
        }
        parts += command.discussion.map { TextWrapping.paragraph($0.shown, width: width) }
        parts += section(
            "Commands:", command.subcommands.map { ($0.name, $0.summary.shown) }, width)
        parts += section("Arguments:", command.operands.map { ($0.name, $0.summary.shown) }, width)
        parts += section("Options:", command.optionsWithHelp.map(row), width)
        if !command.subcommands.isEmpty {
            let line = ([names[0], "help"] + names.dropFirst()).joined(separator: " ")
            let hint: Message = "See '\(line) COMMAND' for one command."
            parts.append(TextWrapping.paragraph(hint.shown, width: width))
        }
        return parts.joined(separator: "\n")
    }

    private func example(_ example: CommandSpecification.Example, _ width: Int) -> String {
        "  " + example.line + "\n"
            + TextWrapping.paragraph(example.meaning.shown, width: width, indent: 6)
    }

    private func row(_ option: OptionSpecification) -> (term: String, meaning: String) {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return (letter + option.shown, option.summary.shown)
    }

    private func section(
        _ title: Message, _ rows: [(term: String, meaning: String)], _ width: Int
    ) -> [String] {
        rows.isEmpty ? [] : [title.shown + "\n" + TextWrapping.definitions(rows, width: width)]
    }
}
