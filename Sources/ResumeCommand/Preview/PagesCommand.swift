import Characters
import Glibc
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
            shown = write(screen.pages(pass.pages(outcome), of: outcome, &run.findings), nil)
        } else if let outcome {
            if showsPictures { run.findings.add(Self.noPictures) }
            var lines = pass.lines(outcome, &run).flatMap { $0 }
            let words = console.output.isTerminal ? run.origin?.words.printable : nil
            if let words { lines.append(words) }
            shown = write(
                Array(lines.map { $0 + "\n" }.joined().utf8),
                pager(rows: lines.count, pass.size, status: words))
        }
        let code = console.report(run, arguments, since: began, refused: "shown")
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

    private func write(_ bytes: [UInt8], _ pager: Pager?) -> ExitCode {
        do throws(FileError) {
            if let pager {
                try pager.show(bytes, on: console.output)
            } else {
                try console.output.write(bytes)
            }
            return .success
        } catch {
            // A reader that has seen enough, such as head, is no fault.
            return error.code == EPIPE ? .success : console.fail(Diagnostic(writing: error))
        }
    }
}

extension Diagnostic.Kind {
    static let pictureUnsupported = Self("picture-unsupported", .data)
}
