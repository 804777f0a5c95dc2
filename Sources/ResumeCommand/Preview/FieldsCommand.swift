import ResumePDF
import SourceTree

/// `preview --fields`: prints what web forms ask for.
struct FieldsCommand {
    let console: Console
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        let input = ResumeInput(console: console, arguments: arguments)
        let source = try input.source(samples: false)
        var run = RenderRun(findings: Diagnostics(source.findings))
        let resume = run.findings.hasErrors ? nil : input.read(source.place, &run)
        let text = resume.flatMap { resume in
            let folders = SearchFolders(console.environment)
            let outcome = ListFields()(
                folders.extending(RenderResume.Request(source: resume)),
                as: arguments[PreviewOptions.json] ? .json : .text)
            run.take(outcome.rendering)
            return outcome.text
        }
        console.reporter(arguments).report(run.findings, texts: run.texts)
        let code = ExitCode(run.findings.all, layouts: run.layoutFiles)
        guard code == .success, let text else { return code }
        return console.print(text)
    }
}
