import Glibc
import Pages
import ResumePDF
import SourceTree
import TextBackend

/// `preview`: draws the pages in the terminal.
struct PagesCommand {
    let application: Application
    let arguments: ParsedArguments

    /// Under so many columns a page of paper says nothing any more.
    private static let leastColumns = 60
    /// The fewest columns that text is laid out for.
    private static let fewestColumns = 20

    func run() -> ExitCode {
        let began = application.clock()
        let render = RenderCommand(application: application, arguments: arguments)
        let source = SourceChoice(arguments.operands.first, in: application.folder)
        var run = RenderRun(findings: Diagnostics(source.findings))
        guard !run.findings.hasErrors, let resume = render.read(source.place, &run) else {
            render.reporter.report(run.findings, texts: run.texts)
            return ExitCode(run.findings.all)
        }
        let size = TerminalSize.current(
            [application.output, application.errors], application.environment)
        let columns = max(arguments[PreviewOptions.width] ?? size.columns, Self.fewestColumns)
        let isWide = arguments[PreviewOptions.isWide]
        let reflows =
            arguments[PreviewOptions.reflows] || !isWide && columns < Self.leastColumns
        let outcome = application.preview(
            RenderResume.Request(
                source: resume, layout: arguments[RenderOptions.layout],
                overrides: arguments[RenderOptions.overrides],
                paper: arguments[RenderOptions.paper], pages: arguments[RenderOptions.pages],
                fills: arguments[RenderOptions.fills], allowsExcess: true,
                fontFolders: arguments[RenderOptions.fontFolders].map {
                    PathName.resolve($0, in: application.folder)
                }), reflows ? columns : nil)
        run.take(outcome.rendering)
        let code = ExitCode(run.findings.all, layouts: run.layoutFiles)
        let shown = code == .success ? show(outcome, isWide ? nil : columns, size, &run) : code
        render.reporter.report(run.findings, texts: run.texts)
        if arguments[RenderOptions.verbose] {
            render.reporter.write(run.timetable(total: application.clock() - began))
        }
        return code == .success ? shown : code
    }

    // MARK: Showing

    private func show(
        _ outcome: PreviewResume.Outcome, _ columns: Int?, _ size: TerminalSize,
        _ run: inout RenderRun
    ) -> ExitCode {
        let count = outcome.rendering.document?.pages.count ?? 0
        if let page = arguments[PreviewOptions.page], page > count {
            run.findings.add(
                Diagnostic(
                    "page-missing", .error,
                    "there is no page \(page); the resume has \(count) "
                        + "page\(count == 1 ? "" : "s")"))
            return .usage
        }
        let options = SketchOptions(width: columns, isASCII: arguments[PreviewOptions.isASCII])
        var lines = outcome.lines(
            pages: arguments[PreviewOptions.page].map { [$0] }, options: options, ink: ink)
        if arguments[PreviewOptions.links] {
            lines += outcome.links(pages: arguments[PreviewOptions.page].map { [$0] })
        }
        let text = lines.map { $0 + "\n" }.joined()
        do {
            let pager = Pager(
                application.environment, isTerminal: application.output.isTerminal,
                isAllowed: !arguments[PreviewOptions.hasNoPager],
                cutsLines: arguments[PreviewOptions.isWide])
            if let pager, Pager.isNeeded(rows: lines.count, in: size) {
                try pager.show(text, on: application.output)
            } else {
                try application.output.write(text)
            }
            return .success
        } catch {
            // A reader that has seen enough, such as head, is no fault.
            return error.code == EPIPE
                ? .success
                : application.fail(
                    Diagnostics([Diagnostic(writing: error)]))
        }
    }

    private var ink: CellInk {
        let colors = TerminalColors(
            application.environment, isTerminal: application.output.isTerminal,
            choice: arguments[PreviewOptions.color] ?? .auto)
        let links = Hyperlinks(
            application.environment, isTerminal: application.output.isTerminal)
        guard colors != .off else { return .plain }
        return CellInk(hasStyles: true, hasLinks: links.areOn) { colors.foreground($0) }
    }
}
