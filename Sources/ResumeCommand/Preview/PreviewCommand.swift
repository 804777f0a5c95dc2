import SourceTree

/// `preview`: shows a resume in the terminal, in the way that the options ask for.
struct PreviewCommand {
    let application: Application
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        if arguments[PreviewOptions.fields] {
            return try FieldsCommand(application: application, arguments: arguments).run()
        }
        if arguments[PreviewOptions.json] {
            throw UsageError("--json belongs to --fields", names: arguments.names)
        }
        if arguments[PreviewOptions.watches] {
            return try WatchedPagesCommand(application: application, arguments: arguments).run()
        }
        return try PagesCommand(application: application, arguments: arguments).run()
    }
}
