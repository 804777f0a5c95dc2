import Characters

/// Makes sense of a command line, as GNU programs do (glibc manual, "Argument Syntax").
///
/// Options may stand before or after operands; `--` ends them; `-` is an operand. Two rules are
/// stricter: a value that begins with a dash must be joined to its option (`--output=-odd-.pdf`),
/// and long names cannot be shortened, so that no script breaks when an option is added.
struct ArgumentParser {
    /// The program.
    let root: CommandSpecification

    init(_ root: CommandSpecification) { self.root = root }

    /// Understands arguments, the program's own name not among them.
    ///
    /// `--help` anywhere turns the line into a question for help, as far as it was right up to there.
    func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
        var line = ArgumentLine(root: root, arguments: arguments)
        return try line.parse()
    }
}

/// A command line on its way through the parser.
private struct ArgumentLine {
    let root: CommandSpecification
    private var rest: ArraySlice<String>
    private var chain: [CommandSpecification]
    private var values: [String: [String]] = [:]
    private var operands: [String] = []
    private var hasEndedOptions = false

    init(root: CommandSpecification, arguments: [String]) {
        self.root = root
        rest = arguments[...]
        chain = [root]
    }

    private var command: CommandSpecification { chain[chain.count - 1] }
    private var names: [String] { chain.map(\.name) }

    mutating func parse() throws(UsageError) -> ParsedArguments {
        while let argument = rest.popFirst() {
            if OptionSpecification.help.spellings.contains(argument) {
                return ParsedArguments(
                    action: .help, names: names, operands: Array(names.dropFirst()), values: [:])
            } else if argument == "--" {
                hasEndedOptions = true
                while let operand = rest.popFirst() { try take(operand) }
            } else if argument.hasPrefix("--") {
                try takeLongOption(argument.dropFirst(2))
            } else if argument.hasPrefix("-") && argument != "-" {
                try takeLetters(argument.dropFirst())
            } else {
                try take(argument)
            }
        }
        return try finish()
    }

    private func finish() throws(UsageError) -> ParsedArguments {
        guard let action = command.action else {
            let choices = command.subcommands.map(\.name).joined(separator: ", ")
            throw fault("'\(names.joined(separator: " "))' needs a command: \(choices)")
        }
        let needed = command.operands.filter { $0.count == .one }
        if needed.count > operands.count {
            throw fault("\(needed[operands.count].name) is missing")
        }
        if action == .help { try checkTopic() }
        return ParsedArguments(action: action, names: names, operands: operands, values: values)
    }

    // MARK: Words

    private mutating func take(_ word: String) throws(UsageError) {
        // Behind an option, "--" or an operand, a word is an operand of a command that takes some.
        let isBare = values.keys.allSatisfy { $0 == OptionSpecification.uiLanguage.name }
        let isFirst = operands.isEmpty && isBare && !hasEndedOptions
        if isFirst || command.operands.isEmpty, let subcommand = command.subcommand(word) {
            chain.append(subcommand)
        } else if command.operands.isEmpty && !command.subcommands.isEmpty {
            throw unknownCommand(word, below: chain)
        } else {
            if !command.operands.contains(where: { $0.count == .any }) {
                guard operands.count < command.operands.count else { throw tooMany(word) }
            }
            // As "$CV" leaves one behind where the variable is not set.
            guard !word.isEmpty else { throw fault("an operand is empty") }
            operands.append(word)
        }
    }

    private func tooMany(_ word: String) -> UsageError {
        let name = names.joined(separator: " ")
        guard let last = command.operands.last else {
            return fault("'\(name)' takes no operand, but there is '\(word)'")
        }
        return fault("'\(name)' takes one \(last.name), but there is also '\(word)'")
    }

    private func unknownCommand(_ word: String, below chain: [CommandSpecification]) -> UsageError {
        let command = chain[chain.count - 1]
        let question = Suggestion.question(word, among: command.subcommands.map(\.name))
        return UsageError(
            "unknown command '\(word)'" + question, names: chain.map(\.name),
            unknownCommand: chain.count == 1 ? word : nil)
    }

    private func checkTopic() throws(UsageError) {
        var topic = [root]
        for word in operands {
            guard let next = topic[topic.count - 1].subcommand(word) else {
                var error = unknownCommand(word, below: topic)
                error.unknownCommand = nil
                throw error
            }
            topic.append(next)
        }
    }

    // MARK: Options

    private mutating func takeLongOption(_ text: Substring) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let joined = parts.count > 1 ? String(parts[1]) : nil
        guard let option = option(named: name) else {
            throw unknownOption("--" + name)
        }
        try take(option, typed: option.typed, joined: joined)
    }

    private func option(named name: String) -> OptionSpecification? {
        command.options.first { $0.name == name }
            ?? [OptionSpecification.uiLanguage].first { $0.name == name }
    }

    private mutating func takeLetters(_ text: Substring) throws(UsageError) {
        var letters = text
        while let letter = letters.popFirst() {
            let typed = "-" + String(letter)
            guard letter != OptionSpecification.help.letter else {
                // A lone "-h" was seen before; bundled, it would hide the letters around it.
                throw fault("write \(typed) apart from other options")
            }
            guard let option = command.options.first(where: { $0.letter == letter }) else {
                throw unknownOption(typed)
            }
            guard option.value == .none else {
                // "-o=cv.pdf" is a slip for "-o cv.pdf": no one names a file "=cv.pdf".
                if letters.first == "=" { letters.removeFirst() }
                try take(option, typed: typed, joined: letters.isEmpty ? nil : String(letters))
                return
            }
            try take(option, typed: typed, joined: nil)
        }
    }

    private mutating func take(
        _ option: OptionSpecification, typed: String, joined: String?
    ) throws(UsageError) {
        if !option.repeats && values[option.name] != nil {
            throw fault("\(typed) is given more than once")
        }
        values[option.name, default: []].append(try value(of: option, typed, joined))
    }

    private mutating func value(
        of option: OptionSpecification, _ typed: String, _ joined: String?
    ) throws(UsageError) -> String {
        guard let placeholder = option.placeholder else {
            guard let joined else { return "" }
            throw fault("\(typed) takes no value, but there is '\(joined)'")
        }
        if case .optionalText = option.value, joined == nil { return "" }
        let value: String
        if let joined {
            value = joined
        } else {
            guard let next = rest.first, !next.hasPrefix("-") || next == "-" else {
                throw missingValue(option, typed, placeholder, next: rest.first)
            }
            rest.removeFirst()
            value = next
        }
        guard !value.isEmpty else { throw fault("\(typed) needs a value: \(placeholder)") }
        if case .number(_, let range) = option.value {
            if let number = Int(value), range.contains(number) { return value }
            throw fault(
                "\(typed) is a number from \(range.lowerBound) to \(range.upperBound), not "
                    + "'\(value)'")
        }
        guard case .choice(let choices, _) = option.value else { return value }
        guard let choice = choices.first(where: { $0 == value.lowercased() }) else {
            throw fault(
                "\(typed) is one of \(choices.joined(separator: ", ")), not '\(value)'"
                    + Suggestion.question(value.lowercased(), among: choices))
        }
        return choice
    }

    private func missingValue(
        _ option: OptionSpecification, _ typed: String, _ placeholder: String, next: String?
    ) -> UsageError {
        guard let next else { return fault("\(typed) needs a value: \(placeholder)") }
        return fault(
            "\(typed) needs a value: \(placeholder); if '\(next)' is meant, write "
                + "'\(option.typed)=\(next)'")
    }

    /// An option that this command lacks: misspelt, another command's, or another tool's.
    private func unknownOption(_ typed: String) -> UsageError {
        let search = OptionSearch(root: root, chain: chain)
        return fault("unknown option '\(typed)'" + search.advice(for: typed))
    }

    private func fault(_ message: Message) -> UsageError { UsageError(message, names: names) }
}
