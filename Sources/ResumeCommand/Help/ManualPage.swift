/// The program's manual page, in the language of man(7), from the table of commands.
package enum ManualPage {
    /// The page, for section 1.
    package static func text(of root: CommandSpecification, version: String) -> String {
        let commands = root.documented
        var lines = [
            ".\\\" Printed by \"\(root.name) man\" from its table of commands.",
            ".TH \(root.name.uppercased()) 1 \"\" \"\(escaped(root.name)) \(version)\" "
                + "\"User Commands\"",
            // Words are not divided, and lines not stretched: options stay as they are typed.
            ".nh", ".ad l",
            ".SH NAME",
            escaped("\(root.name) - \(title(root.summary))"),
            ".SH SYNOPSIS",
        ]
        for (index, entry) in commands.enumerated() {
            if index > 0 { lines.append(".br") }
            lines.append(synopsis(entry.names, entry.command))
        }
        lines += [".SH DESCRIPTION", escaped(root.summary)]
        lines += root.discussion.flatMap { [".PP", escaped($0)] }
        lines += options(root.optionsWithHelp) + examples(root)
        lines.append(".SH COMMANDS")
        for entry in commands { lines += section(entry.names, entry.command) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A sentence as a title: without its capital and its full stop.
    private static func title(_ sentence: String) -> String {
        let text = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func section(
        _ names: [String], _ command: CommandSpecification
    ) -> [String] {
        var lines = [".SS \(escaped(names.dropFirst().joined(separator: " ")))"]
        lines += [synopsis(names, command), ".PP", escaped(command.summary)]
        lines += command.discussion.flatMap { [".PP", escaped($0)] }
        for operand in command.operands {
            lines += [".TP", "\\fI\(escaped(operand.name))\\fR", escaped(operand.summary)]
        }
        lines += options(command.options)
        lines += examples(command)
        return lines
    }

    private static func examples(_ command: CommandSpecification) -> [String] {
        command.examples.flatMap { example in
            [
                ".PP", escaped(example.meaning), ".PP", ".RS 4", ".nf", escaped(example.line),
                ".fi", ".RE",
            ]
        }
    }

    private static func options(_ options: [OptionSpecification]) -> [String] {
        options.flatMap { option in
            let names = option.spellings.reversed().map { "\\fB\(escaped($0))\\fR" }
                .joined(separator: ", ")
            return [".TP", names + value(option), escaped(option.summary)]
        }
    }

    private static func value(_ option: OptionSpecification) -> String {
        guard let placeholder = option.placeholder else { return "" }
        let value = "\\fI\(escaped(placeholder))\\fR"
        if case .optionalText = option.value { return "[=\(value)]" }
        return " " + value
    }

    private static func synopsis(_ names: [String], _ command: CommandSpecification) -> String {
        var text = "\\fB\(escaped(names.joined(separator: " ")))\\fR"
        if !command.options.isEmpty { text += " [\\fIOPTION\\fR]..." }
        for operand in command.operands { text += " " + escaped(operand.shown) }
        return text
    }

    /// A text that stands for itself: no letter of it is a request, an escape or a hyphen to break at.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .replacing("'", with: "\\(aq").replacing("^", with: "\\(ha").replacing(
                "~", with: "\\(ti"
            )
            .replacing("`", with: "\\(ga")
        return plain.hasPrefix(".") ? "\\&" + plain : plain
    }
}
