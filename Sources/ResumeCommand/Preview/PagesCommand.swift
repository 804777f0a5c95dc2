import System
import Glibc
import SourceTree

/// `preview`: draws the pages in the terminal, once.
struct PagesCommand {
    let application: Application
    let arguments: ParsedArguments

    func run() throws(UsageError) -> ExitCode {
        let began = application.clock()
        let render = RenderCommand(application: application, arguments: arguments)
        let source = try render.source()
        let pass = PreviewPass(
            render: render,
            size: TerminalSize.current(
                [application.output, application.errors], application.environment))
        let screen = arguments[PreviewOptions.image] ? pictureScreen(pass.size) : nil
        var (run, outcome) = pass.layOut(source, needsPaper: screen != nil)
        var shown = ExitCode.success
        if let outcome {
            if let screen {
                shown = show(screen.pages(pass.pages(outcome), of: outcome, &run))
            } else {
                if arguments[PreviewOptions.image] { run.findings.add(Self.noPictures) }
                shown = show(pass.lines(outcome, &run).flatMap { $0 }, pass.size)
            }
        }
        render.reporter.report(run.findings, texts: run.texts)
        if arguments[RenderOptions.verbose] {
            render.reporter.write(run.timetable(total: application.clock() - began))
        }
        let code = render.exitCode(run)
        return code == .success ? shown : code
    }

    /// The terminal as a place for pictures; nil if it shows none.
    private func pictureScreen(_ size: TerminalSize) -> PictureScreen? {
        guard application.output.isTerminal else { return nil }
        return application.pictures(application.environment).screen(size)
    }

    private static let noPictures = Diagnostic(
        .pictureUnsupported, .note,
        "this terminal does not say that it shows pictures (kitty's or sixel); the pages are drawn "
            + "as text")

    private func show(_ lines: [String], _ size: TerminalSize) -> ExitCode {
        let text = lines.map { $0 + "\n" }.joined()
        let pager = Pager(
            application.environment, isTerminal: application.output.isTerminal,
            isAllowed: !arguments[PreviewOptions.hasNoPager],
            cutsLines: arguments[PreviewOptions.isWide])
        guard let pager, Pager.isNeeded(rows: lines.count, in: size) else {
            return show(Array(text.utf8))
        }
        return finish { () throws(FileError) in try pager.show(text, on: application.output) }
    }

    private func show(_ bytes: [UInt8]) -> ExitCode {
        finish { () throws(FileError) in try application.output.write(bytes) }
    }

    private func finish(_ body: () throws(FileError) -> Void) -> ExitCode {
        do {
            try body()
            return .success
        } catch {
            // A reader that has seen enough, such as head, is no fault.
            return error.code == EPIPE
                ? .success : application.fail(Diagnostics([Diagnostic(writing: error)]))
        }
    }
}

extension Diagnostic.Kind {
    static let pictureUnsupported = Self("picture-unsupported", .data)
}
