import System
import Glibc
import SourceTree

/// `preview`: draws the pages in the terminal, once.
struct PagesCommand {
    let pass: PreviewPass
    /// Asks the terminal which pictures it shows.
    let pictures: @Sendable (Environment) -> PictureSupport

    private var console: Console { pass.console }
    private var arguments: ParsedArguments { pass.arguments }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let source = try pass.input.source()
        var pass = pass
        pass.size = TerminalSize.current([console.output, console.errors], console.environment)
        let screen = arguments[PreviewOptions.image] ? pictureScreen(pass.size) : nil
        var (run, outcome) = pass.layOut(source, needsPaper: screen != nil)
        var shown = ExitCode.success
        if let outcome {
            if let screen {
                shown = show(screen.pages(pass.pages(outcome), of: outcome, &run.findings))
            } else {
                if arguments[PreviewOptions.image] { run.findings.add(Self.noPictures) }
                shown = show(pass.lines(outcome, &run).flatMap { $0 }, pass.size)
            }
        }
        let code = console.report(run, arguments, since: began, refused: "shown")
        return code == .success ? shown : code
    }

    /// The terminal as a place for pictures; nil if it shows none.
    private func pictureScreen(_ size: TerminalSize) -> PictureScreen? {
        guard console.output.isTerminal else { return nil }
        return pictures(console.environment).screen(size)
    }

    private static let noPictures = Diagnostic(
        .pictureUnsupported, .note,
        "this terminal does not say that it shows pictures (kitty's or sixel); the pages are drawn "
            + "as text")

    private func show(_ lines: [String], _ size: TerminalSize) -> ExitCode {
        let text = lines.map { $0 + "\n" }.joined()
        let pager = Pager(
            console.environment, isTerminal: console.output.isTerminal,
            isAllowed: !arguments[PreviewOptions.hasNoPager],
            cutsLines: arguments[PreviewOptions.isWide])
        guard let pager, Pager.isNeeded(rows: lines.count, in: size) else {
            return show(Array(text.utf8))
        }
        return finish { () throws(FileError) in try pager.show(text, on: console.output) }
    }

    private func show(_ bytes: [UInt8]) -> ExitCode {
        finish { () throws(FileError) in try console.output.write(bytes) }
    }

    private func finish(_ body: () throws(FileError) -> Void) -> ExitCode {
        do {
            try body()
            return .success
        } catch {
            // A reader that has seen enough, such as head, is no fault.
            return error.code == EPIPE
                ? .success : console.fail(Diagnostic(writing: error))
        }
    }
}

extension Diagnostic.Kind {
    static let pictureUnsupported = Self("picture-unsupported", .data)
}
