/// `completions`: prints what a shell needs to complete this program's words.
struct CompletionsCommand {
    let application: Application
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        let word = arguments.operands[0]
        guard let shell = ShellCompletions.Shell(rawValue: word) else {
            let names = ShellCompletions.Shell.allCases.map(\.rawValue)
            throw UsageError(
                "there are completions for \(names.joined(separator: ", ")), not for '\(word)'"
                    + Suggestion.question(word, among: names), names: arguments.names)
        }
        return application.print(ShellCompletions.script(shell, for: CommandTable.program))
    }
}
