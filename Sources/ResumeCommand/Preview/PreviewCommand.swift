import System

/// `preview`: shows a resume in the terminal, in the way that the options ask for.
struct PreviewCommand {
    let console: Console
    let arguments: ParsedArguments
    /// The use case that lays a resume out for drawing.
    let preview: PreviewPass.Preview
    /// Asks the terminal which pictures it shows.
    let pictures: @Sendable (Environment) -> PictureSupport

    func run() throws(UsageError) -> ExitCode {
        if arguments[PreviewOptions.fields] {
            return try FieldsCommand(console: console, arguments: arguments).run()
        }
        if arguments[PreviewOptions.json] {
            throw arguments.fault("--json belongs to --fields")
        }
        let pass = PreviewPass(
            input: ResumeInput(console: console, arguments: arguments), preview: preview)
        return arguments[PreviewOptions.watches]
            ? try WatchedPagesCommand(pass: pass, pictures: pictures).run()
            : try PagesCommand(pass: pass, pictures: pictures).run()
    }
}
