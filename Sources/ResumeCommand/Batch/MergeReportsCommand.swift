import ResumePDF
import SourceTree
import System

/// `reports merge`: joins the reports of a batch's parts, and says what is missing.
struct MergeReportsCommand {
    let console: Console
    let arguments: ParsedArguments

    /// Its options.
    enum Options {
        static let output = OptionKey.text(
            "output", letter: "o", "FILE",
            "Where the joined report goes, if not to standard output."
        ).elsewhere("out", "report").completed(with: .files([".ndjson"]))
        static let all = specifications(output)
    }

    func run() -> ExitCode {
        var merger = ReportMerger()
        for path in arguments.operands {
            do throws(ReadFault) {
                let file = try FileContents(ofFileAt: console.located(path), limit: 1 << 30)
                merger.add(file.bytes, from: path)
            } catch {
                return console.fail(
                    Diagnostic(.sourceMissing, .error, FileError(reading: path, error).message))
            }
        }
        if let fault = merger.fault { return console.fail(fault) }
        let text = Array(merger.text.utf8)
        if let output = arguments[Options.output], output != "-" {
            do throws(FileError) {
                try AtomicFile.write(text, to: console.located(output))
            } catch {
                return console.fail(Diagnostic(writing: error))
            }
        } else {
            let code = console.print(text)
            guard code == .success else { return code }
        }
        console.reporter().tell(merger.summary, as: .batch)
        return merger.isComplete ? .success : .findings
    }
}
