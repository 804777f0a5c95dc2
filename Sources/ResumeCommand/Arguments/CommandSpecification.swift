/// A command of the program, as plain data: all that the parser, the help and the README need.
package struct CommandSpecification: Sendable, Hashable {
    /// The name, as it is typed.
    package var name: String
    /// What it does; nil for a command that only groups others.
    package var action: Action?
    /// What it does, as one sentence.
    package var summary: String
    /// What else there is to know, as paragraphs.
    package var discussion: [String]
    /// How it is used.
    package var examples: [Example]
    /// What it takes by name.
    package var options: [OptionSpecification]
    /// What it takes by place.
    package var operands: [OperandSpecification]
    /// The commands below it.
    package var subcommands: [CommandSpecification]

    /// A command line, and what it does.
    package struct Example: Sendable, Hashable {
        /// The whole line.
        package var line: String
        /// What it does, as a sentence.
        package var meaning: String

        /// Makes an example.
        package init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    /// Makes a command.
    package init(
        _ name: String, _ action: Action?, _ summary: String, discussion: [String] = [],
        examples: [Example] = [], options: [OptionSpecification] = [],
        operands: [OperandSpecification] = [], subcommands: [CommandSpecification] = []
    ) {
        self.name = name
        self.action = action
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.options = options
        self.operands = operands
        self.subcommands = subcommands
    }

    /// The options, and the one that every command has.
    var optionsWithHelp: [OptionSpecification] { options + [.help] }

    /// The commands that do something, the program itself aside: those of manuals and tables.
    var documented: [(names: [String], command: Self)] {
        all.filter { $0.names.count > 1 && $0.command.action != nil }
    }

    /// The command below this one that has a name.
    package func subcommand(_ name: String) -> CommandSpecification? {
        subcommands.first { $0.name == name }
    }

    /// The commands on the way from this one down to another, this one first; nil if the names
    /// lead nowhere.
    package func chain<Names: Collection<String>>(to names: Names) -> [CommandSpecification]? {
        guard let name = names.first else { return [self] }
        guard let rest = subcommand(name)?.chain(to: names.dropFirst()) else { return nil }
        return [self] + rest
    }

    /// This command and all below it, each with the names that lead to it.
    package var all: [(names: [String], command: CommandSpecification)] {
        [([name], self)]
            + subcommands.flatMap { below in below.all.map { ([name] + $0.names, $0.command) } }
    }
}
