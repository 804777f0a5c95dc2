import Glibc
import ResumePDF
import SourceTree
import System
import TextBackend

/// `browse`: shows a resume in the whole window, to look through and to do something with.
struct BrowseCommand {
    let input: ResumeInput
    /// Runs another command of the program, such as `share`, with streams of its own.
    let perform: (Console, [String]) -> ExitCode

    private var console: Console { input.console }
    private var arguments: ParsedArguments { input.arguments }

    func run() throws(UsageError) -> ExitCode {
        let choice = try chosen()
        let support =
            arguments[PreviewOptions.image]
            ? PictureQuery(console.environment).ask() : PictureSupport()
        var reading = BrowserReading(PreviewPass(input: input), choice, support)
        let (content, run) = reading.read()
        guard let content else {
            console.reporter(arguments).report(run.findings, texts: run.texts)
            return run.exitCode(arguments)
        }
        var session = BrowserSession(
            reading: reading, content: content,
            errands: BrowserErrands(input, choice.place, perform))
        do throws(SystemError) {
            try session.run(console)
            return .success
        } catch {
            let message: Message = "the terminal cannot be taken: \(error.reason)"
            return console.fail(Diagnostic(.browseTerminal, .error, message))
        }
    }

    /// The resume, if it can be browsed here.
    private func chosen() throws(UsageError) -> SourceChoice {
        let choice = try input.source(readsInput: false)
        let terminal = console.environment.text("TERM") ?? "dumb"
        let reason: Message? =
            if choice.place == .standardInput {
                "the keys come from standard input, so that the resume cannot; name a file"
            } else if !console.output.isTerminal {
                "standard output is no terminal"
            } else if !console.input.isTerminal {
                "standard input is no terminal, and nothing else has keys"
            } else if terminal == "dumb" {
                "a terminal of the kind \"dumb\" cannot be drawn on"
            } else {
                nil
            }
        guard let reason else { return choice }
        throw arguments.fault("\(reason); 'resume-pdf list' prints the same as text")
    }
}

extension Diagnostic.Kind {
    static let browseTerminal = Self("browse-terminal", .inputOutput)
}
