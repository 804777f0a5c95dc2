import Characters

/// A command of the program, as plain data: all that the parser, the help and the README need.
struct CommandSpecification: Sendable {
    /// The name, as it is typed.
    var name: String
    /// What it does; nil for a command that only groups others.
    var action: Action?
    /// What it does, as one sentence.
    var summary: Message
    /// What else there is to know, as paragraphs.
    var discussion: [Message]
    /// How it is used.
    var examples: [Example]
    /// What it takes by name; made only when asked for, since each run needs those of one command.
    var options: [OptionSpecification] { makeOptions() }
    /// What it takes by place.
    var operands: [OperandSpecification]
    /// The commands below it.
    var subcommands: [CommandSpecification]
    private let makeOptions: @Sendable () -> [OptionSpecification]

    /// A whole command line, and what it does, as a sentence.
    struct Example {
        var line: String
        var meaning: Message

        init(_ line: String, _ meaning: Message) { (self.line, self.meaning) = (line, meaning) }
    }

    init(
        _ name: String, _ action: Action?, _ summary: Message, discussion: [Message] = [],
        examples: [Example] = [],
        options: @escaping @autoclosure @Sendable () -> [OptionSpecification] = [],
        operands: [OperandSpecification] = [], subcommands: [CommandSpecification] = []
    ) {
        self.name = name
        self.action = action
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.operands = operands
        self.subcommands = subcommands
        makeOptions = options
    }

    /// The options, and those that every command has.
    var optionsWithHelp: [OptionSpecification] { options + [.uiLanguage, .help] }

    /// The commands that do something, the program itself aside: those of manuals and tables.
    var documented: [(names: [String], command: Self)] {
        all.filter { $0.names.count > 1 && $0.command.action != nil }
    }

    /// The command below this one that has a name.
    func subcommand(_ name: String) -> CommandSpecification? {
        subcommands.first { $0.name == name }
    }

    /// The commands on the way from this one down to another, this one first; nil if the names
    /// lead nowhere.
    func chain(to names: some Collection<String>) -> [CommandSpecification]? {
        guard let name = names.first else { return [self] }
        return subcommand(name)?.chain(to: names.dropFirst()).map { [self] + $0 }
    }

    /// This command and all below it, each with the names that lead to it.
    var all: [(names: [String], command: CommandSpecification)] {
        [([name], self)]
            + subcommands.flatMap { below in below.all.map { ([name] + $0.names, $0.command) } }
    }
}

/// One operand of a command, as plain data.
struct OperandSpecification: Sendable {
    /// What the help calls it, in capitals.
    var name: String
    var count: Count
    /// What it is, as a sentence.
    var summary: Message
    /// What a shell completes it with.
    var completion: Completion

    /// How many operands of one kind there may be.
    enum Count { case optional, one, any }

    init(_ name: String, _ count: Count, _ summary: Message, completion: Completion = .nothing) {
        self.name = name
        self.count = count
        self.summary = summary
        self.completion = completion
    }

    /// How the usage line shows it: `[SOURCE]`, `NAME`, `[COMMAND]...`.
    var shown: String {
        switch count {
        case .optional: "[\(name)]"
        case .one: name
        case .any: "[\(name)]..."
        }
    }
}
