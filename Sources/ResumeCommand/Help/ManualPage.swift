import SourceTree
import Characters

/// The program's manual page, in the language of man(7), from the table of commands.
enum ManualPage {
    /// The page, for section 1.
    static func text(of root: CommandSpecification, version: String) -> String {
        let commands = root.documented
        let name = escaped(root.name)
        var lines = [
            ".\\\" Printed by \"\(root.name) man\" from its table of commands.",
            ".TH \(root.name.uppercased()) 1 \"\" \"\(name) \(version)\" \"\(("User Commands" as Message).shown)\"",
            // Words are not divided, and lines not stretched: options stay as they are typed.
            ".nh", ".ad l", heading("NAME"), escaped("\(root.name) - \(title(root.summary.shown))"),
            heading("SYNOPSIS"),
        ]
        lines.append(commands.map(synopsis).joined(separator: "\n.br\n"))
        lines +=
            [heading("DESCRIPTION"), escaped(root.summary.shown)] + paragraphs(root.discussion)
        lines += options(root.optionsWithHelp) + examples(root) + [heading("COMMANDS")]
        lines += commands.flatMap(section)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func heading(_ title: Message) -> String { ".SH " + title.shown }

    /// A sentence as a title: without its capital and its full stop.
    private static func title(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func section(_ names: [String], _ command: CommandSpecification) -> [String] {
        [
            ".SS \(escaped(names.dropFirst().joined(separator: " ")))", synopsis(names, command),
            ".PP", escaped(command.summary.shown),
        ] + paragraphs(command.discussion)
            + command.operands.flatMap { [".TP", styled("I", $0.name), escaped($0.summary.shown)] }
            + options(command.options) + examples(command)
    }

    private static func paragraphs(_ texts: [Message]) -> [String] {
        texts.flatMap { [".PP", escaped($0.shown)] }
    }

    private static func examples(_ command: CommandSpecification) -> [String] {
        command.examples.flatMap { example in
            paragraphs([example.meaning])
                + [".PP", ".RS 4", ".nf", escaped(example.line), ".fi", ".RE"]
        }
    }

    private static func options(_ options: [OptionSpecification]) -> [String] {
        options.flatMap { option in
            let names = option.spellings.reversed().map { styled("B", $0) }.joined(separator: ", ")
            let value = option.shownValue { styled("I", $0) } ?? ""
            return [".TP", names + value, escaped(option.summary.shown)]
        }
    }

    private static func synopsis(_ names: [String], _ command: CommandSpecification) -> String {
        let options = command.options.isEmpty ? [] : ["[\(styled("I", "OPTION"))]..."]
        let operands = command.operands.map { escaped($0.shown) }
        return ([styled("B", names.joined(separator: " "))] + options + operands)
            .joined(separator: " ")
    }

    /// A text in bold (`B`) or italic (`I`) letters.
    private static func styled(_ font: Character, _ text: String) -> String {
        "\\f\(font)\(escaped(text))\\fR"
    }

    /// A text that stands for itself: no letter of it is a request, an escape or a hyphen to break at.
    private static func escaped(_ text: String) -> String {
        let escapes = [
            ("\\", "\\e"), ("-", "\\-"), ("'", "\\(aq"), ("^", "\\(ha"), ("~", "\\(ti"),
            ("`", "\\(ga"),
        ]
        let plain = escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
        return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
}
