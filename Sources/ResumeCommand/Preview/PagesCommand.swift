import Characters
import SourceTree
import System

/// `preview`: draws the pages in the terminal, once.
struct PagesCommand {
    let pass: PreviewPass

    private var console: Console { pass.console }
    private var arguments: ParsedArguments { pass.arguments }

    func run() throws(UsageError) -> ExitCode {
        let began = console.clock()
        let source = try pass.input.source()
        var pass = pass
        pass.size = TerminalSize.current([console.output, console.errors], console.environment)
        let showsPictures = arguments[PreviewOptions.image]
        let screen =
            showsPictures && console.output.isTerminal
            ? PictureQuery(console.environment).ask().screen(pass.size) : nil
        var (run, outcome) = pass.layOut(source, needsPaper: screen != nil)
        var shown = ExitCode.success
        if let outcome, let screen {
            shown = console.show(
                screen.pages(pass.pages(outcome), of: outcome, &run.findings), through: nil)
        } else if let outcome {
            if showsPictures { run.findings.add(Self.noPictures) }
            var lines = pass.lines(outcome, &run).flatMap { $0 }
            let words = console.output.isTerminal ? run.origin?.words.shown.printable : nil
            if let words { lines.append(words) }
            shown = console.show(
                lines, through: pager(rows: lines.count, pass.size, status: words))
        }
        let code = console.report(
            run, arguments, since: began, refused: "nothing is shown because of --strict")
        return code == .success ? shown : code
    }

    private static let noPictures = Diagnostic(
        .pictureUnsupported, .note,
        "this terminal does not say that it shows pictures (kitty's or sixel); the pages are drawn "
            + "as text")

    /// The pager for so many rows; nil where none is needed or wanted.
    private func pager(rows: Int, _ size: TerminalSize, status: String?) -> Pager? {
        guard Pager.isNeeded(rows: rows, in: size) else { return nil }
        return Pager(
            console.environment, isTerminal: console.output.isTerminal,
            isAllowed: !arguments[PreviewOptions.hasNoPager],
            cutsLines: arguments[PreviewOptions.isWide], status: status)
    }
}

extension Diagnostic.Kind {
    static let pictureUnsupported = Self("picture-unsupported", .data)
}
