import SourceTree

/// Looks for what someone may have meant by an option that a command does not have.
struct OptionSearch {
    private let root: CommandSpecification
    private let command: CommandSpecification
    private let names: [String]

    /// Looks from the last of some commands, which lead to it from the program down.
    init(root: CommandSpecification, chain: [CommandSpecification]) {
        self.root = root
        command = chain[chain.count - 1]
        names = chain.map(\.name)
    }

    /// The rest of a sentence about an unknown option, from the surest guess to the least; empty if
    /// there is none.
    func advice(for typed: String) -> Message {
        if let own = command.options.first(where: { $0.isElsewhere(typed) }) {
            return "; did you mean '\(own.typed)'?"
        }
        if let choice = choice(typed) { return "; did you mean '\(choice)'?" }
        if let owner = owner({ $0.isTyped(typed) }) {
            return owner.isOnTheWay
                ? "; write it after '\(owner.line)'" : "; it is an option of '\(owner.line)'"
        }
        if let owner = owner({ $0.isElsewhere(typed) }) {
            return "; did you mean '\(owner.option.typed)' of '\(owner.line)'?"
        }
        return Suggestion.question(typed, among: command.optionsWithHelp.map(\.typed))
    }

    /// A choice that was typed as an option: `--pdf` for `--format pdf`.
    private func choice(_ typed: String) -> String? {
        for option in command.options {
            guard case .choice(let choices, _) = option.value else { continue }
            if choices.contains(where: { "--" + $0 == typed }) {
                return "\(option.typed) \(typed.dropFirst(2))"
            }
        }
        return nil
    }

    /// The first command that has an option like this, better one below or above than another.
    private func owner(
        _ isMeant: (OptionSpecification) -> Bool
    ) -> (line: String, option: OptionSpecification, isOnTheWay: Bool)? {
        let owners = root.all.compactMap { owner, command in
            command.options.first(where: isMeant).map { option in
                (
                    line: owner.joined(separator: " "), option: option,
                    isOnTheWay: owner.starts(with: names) || names.starts(with: owner)
                )
            }
        }
        return owners.first(where: \.isOnTheWay) ?? owners.first
    }
}

extension OptionSpecification {
    /// Whether this is what was typed.
    fileprivate func isTyped(_ text: String) -> Bool {
        typed == text || letter.map { "-" + String($0) } == text
    }

    /// Whether another tool calls it by what was typed.
    fileprivate func isElsewhere(_ text: String) -> Bool {
        otherNames.contains { text == ($0.count == 1 ? "-" : "--") + $0 }
    }
}

/// The ending "; did you mean ...?" of a sentence.
enum Suggestion {
    /// Asks for the names that a word comes near, or that it shortens; empty if there are none.
    static func question(_ word: String, among names: [String]) -> Message {
        let near = nearest(word, among: names).map { "'\($0)'" }
        return near.isEmpty ? "" : "; did you mean \(near.joined(last: "or"))?"
    }

    /// The names that a word shortens, else those that it comes near, best first.
    static func nearest(_ word: String, among names: [String]) -> [String] {
        let shortened = names.filter { $0.hasPrefix(word) && $0 != word }
        let hasLetters = word.utf8.contains { $0 != UInt8(ascii: "-") }
        if hasLetters && !shortened.isEmpty { return Array(shortened.prefix(NearMiss.limit)) }
        return NearMiss.suggestions(for: word, in: names)
    }
}
