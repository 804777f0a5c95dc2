/// The README's tables of commands and options, in Markdown.
package enum UsageTable {
    /// All commands that do something, a row each.
    package static func commands(of root: CommandSpecification) -> String {
        rows(
            ("Command", "What it does"),
            root.documented.map { entry in
                let words = entry.names + entry.command.operands.map(\.shown)
                return ("`" + words.joined(separator: " ") + "`", entry.command.summary)
            })
    }

    /// All options of a command, a row each.
    package static func options(of command: CommandSpecification) -> String {
        rows(
            ("Option", "What it does"),
            command.options.map { option in
                let letter = option.letter.map { "`-\($0)`, " } ?? ""
                return (letter + "`" + option.shown + "`", option.summary)
            })
    }

    private static func rows(
        _ head: (String, String), _ rows: [(term: String, meaning: String)]
    ) -> String {
        // A bar would end the cell, even in code.
        func cell(_ text: String) -> String {
            text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
        }
        let lines = rows.map { "| \(cell($0.term)) | \(cell($0.meaning)) |\n" }
        return "| \(head.0) | \(head.1) |\n| --- | --- |\n" + lines.joined()
    }
}
