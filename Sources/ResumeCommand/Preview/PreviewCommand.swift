import ResumePDF
import SourceTree

/// `preview`: shows a resume in the terminal, in the way that the options ask for.
struct PreviewCommand {
    let console: Console
    let arguments: ParsedArguments

    private var input: ResumeInput { ResumeInput(console: console, arguments: arguments) }

    func run() throws(UsageError) -> ExitCode {
        if arguments[PreviewOptions.fields] { return try printFields() }
        if arguments[PreviewOptions.json] { throw arguments.fault("--json belongs to --fields") }
        let pass = PreviewPass(input: input)
        return arguments[PreviewOptions.watches]
            ? try WatchedPagesCommand(pass: pass).run() : try PagesCommand(pass: pass).run()
    }

    /// `preview --fields`: prints what web forms ask for.
    private func printFields() throws(UsageError) -> ExitCode {
        let source = try input.source(samples: false)
        var run = RenderRun(findings: Diagnostics(source.findings))
        let resume = run.findings.hasErrors ? nil : input.read(source.place, &run)
        let text = resume.flatMap { resume in
            var request = input.plainRequest(for: resume)
            request.sections = input.sections
            let outcome = ListFields()(
                SearchFolders(console.environment).extending(request),
                as: arguments[PreviewOptions.json] ? .json : .text)
            run.take(outcome.rendering)
            return outcome.text
        }
        console.reporter(arguments).report(run.findings, texts: run.texts)
        let code = run.exitCode(arguments)
        guard code == .success, let text else { return code }
        return console.print(text)
    }
}
