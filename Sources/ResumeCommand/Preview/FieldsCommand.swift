import ResumePDF
import SourceTree

/// `preview --fields`: prints what web forms ask for.
struct FieldsCommand {
    let application: Application
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        let render = RenderCommand(application: application, arguments: arguments)
        let source = try render.source(samples: false)
        var run = RenderRun(findings: Diagnostics(source.findings))
        let resume = run.findings.hasErrors ? nil : render.read(source.place, &run)
        let text = resume.flatMap { resume in
            let outcome = ListFields()(
                RenderResume.Request(source: resume),
                as: arguments[PreviewOptions.json] ? .json : .text)
            run.take(outcome)
            return outcome.text
        }
        render.reporter.report(run.findings, texts: run.texts)
        let code = ExitCode(run.findings.all)
        guard code == .success, let text else { return code }
        return application.print(text)
    }
}
