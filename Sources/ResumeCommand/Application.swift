import Characters
import Glibc
package import ResumePDF
package import Sharing
import SourceTree
package import System

/// The program, put together: the one place where its parts meet the process around them.
///
/// Everything comes in as plain values, so that a test runs a whole command without a process.
package struct Application: Sendable {
    /// The arguments, without the program's own name.
    package var arguments: [String]
    /// The environment variables.
    package var environment: Environment
    /// What relative paths start from; empty for the process's current folder.
    package var folder: String
    /// Standard input.
    package var input: InputStream
    /// Standard output.
    package var output: OutputStream
    /// Standard error.
    package var errors: OutputStream
    /// The main use case.
    package var render: @Sendable (RenderResume.Request) -> RenderResume.Outcome
    /// The use case that shows a resume in all layouts.
    package var gallery: @Sendable (RenderResume.Request) -> RenderResume.Outcome
    /// The use case that lays a resume out for drawing.
    package var preview:
        @Sendable (RenderResume.Request, _ columns: Int?) -> PreviewResume.Outcome = {
            PreviewResume()($0, columns: $1)
        }
    /// Asks the terminal which pictures it shows.
    package var pictures: @Sendable (Environment) -> PictureSupport = { PictureQuery($0).ask() }
    /// Who the person is, as git knows it in a folder.
    package var person: @Sendable (_ folder: String) -> GitIdentity = {
        GitIdentity.read(in: $0)
    }
    /// The layouts.
    package var layouts: LayoutCatalog
    /// The fonts.
    package var fonts: FontCatalog
    /// The clock that steps are measured with, in nanoseconds.
    package var clock: @Sendable () -> UInt64

    /// The time of day, in POSIX seconds.
    package var now: @Sendable () -> Int64 = WallClock.now
    /// What tells a message of a sender from all others.
    package var identify: @Sendable (MailAddress) -> MailMessageID = { MailMessageID(of: $0) }

    /// Puts a program together.
    package init(
        arguments: [String], environment: Environment, folder: String = "", input: InputStream,
        output: OutputStream, errors: OutputStream,
        render: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome,
        gallery: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome,
        layouts: LayoutCatalog, fonts: FontCatalog,
        clock: @escaping @Sendable () -> UInt64 = MonotonicClock.now
    ) {
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.input = input
        self.output = output
        self.errors = errors
        self.render = render
        self.gallery = gallery
        self.layouts = layouts
        self.fonts = fonts
        self.clock = clock
    }

    /// Runs this process's command line, and ends the process.
    package static func main() -> Never {
        ProcessSetup.prepare()
        let folders = SearchFolders(.process)
        var application = Application(
            arguments: ProcessSetup.arguments, environment: .process,
            input: .standardInput, output: .standardOutput, errors: .standardError,
            render: { RenderResume()(folders.extending($0)) },
            gallery: { LayoutGallery()(folders.extending($0)) },
            layouts: LayoutCatalog(folders: folders.layouts),
            fonts: FontCatalog(folders: folders.fonts))
        application.preview = { PreviewResume()(folders.extending($0), columns: $1) }
        exit(application.run().rawValue)
    }

    /// Runs the command line.
    package func run() -> ExitCode {
        do throws(UsageError) {
            let parsed = try ArgumentParser(CommandTable.program).parse(arguments)
            return try run(parsed)
        } catch {
            complain(error)
            return .usage
        }
    }

    private func run(_ parsed: ParsedArguments) throws(UsageError) -> ExitCode {
        switch parsed.action {
        case .overview where parsed[CommandTable.version]:
            return print("resume-pdf \(Version.number)\n")
        case .overview: return help([])
        case .help: return help(parsed.operands)
        case .start: return try InitCommand(application: self, arguments: parsed).run()
        case .render: return try RenderCommand(application: self, arguments: parsed).run()
        case .preview: return try PreviewCommand(application: self, arguments: parsed).run()
        case .share: return try ShareCommand(application: self, arguments: parsed).run()
        case .shareLog: return ShareLogCommand(application: self, arguments: parsed).run()
        case .shareShow: return ShareShowCommand(application: self, arguments: parsed).run()
        case .listLayouts:
            let (findings, texts) = layouts.findings()
            reporter(.text).report(findings, texts: texts)
            return print(LayoutsCommand(catalog: layouts).list)
        case .showLayout:
            do {
                return print(try LayoutsCommand(catalog: layouts).show(parsed.operands[0]))
            } catch {
                return fail(error)
            }
        case .newLayout:
            return try NewLayoutCommand(application: self, arguments: parsed).run()
        case .galleryOfLayouts:
            return try GalleryCommand(application: self, arguments: parsed).run()
        case .listFonts: return FontsCommand(application: self, arguments: parsed).run()
        case .layoutSchema: return print(Schemas.layout)
        case .resumeSchema: return print(Schemas.resume)
        case .completions:
            return try CompletionsCommand(application: self, arguments: parsed).run()
        case .manual:
            return print(ManualPage.text(of: CommandTable.program, version: Version.number))
        }
    }

    private func help(_ names: [String]) -> ExitCode {
        let chain = CommandTable.program.chain(to: names) ?? [CommandTable.program]
        return print(HelpText(chain).text(width: TerminalPreferences.width(environment, output)))
    }

    // MARK: Streams

    /// Writes a command's result; a result that cannot be written is no success.
    func print(_ text: String) -> ExitCode {
        write { () throws(FileError) in try output.show(text) }
    }

    /// Writes a file as a command's result.
    func print(_ bytes: [UInt8]) -> ExitCode {
        // Text by text a terminal may be shown; elsewhere it is the very same file.
        guard output.isTerminal else {
            return write { () throws(FileError) in try output.write(bytes) }
        }
        return print(String(decoding: bytes, as: UTF8.self))
    }

    private func write(_ body: () throws(FileError) -> Void) -> ExitCode {
        do {
            try body()
            return .success
        } catch {
            return fail(Diagnostics([Diagnostic(writing: error)]))
        }
    }

    /// Reports what stopped a command that has no options for reports.
    func fail(_ findings: Diagnostics) -> ExitCode {
        reporter(.text).report(findings)
        return ExitCode(findings.all)
    }

    func reporter(_ form: DiagnosticForm, _ verbosity: Verbosity = .verbose) -> Reporter {
        Reporter(
            stream: errors, form: form,
            usesColor: TerminalPreferences.wantsColor(environment, errors), verbosity: verbosity)
    }

    private func complain(_ error: UsageError) {
        let chain =
            CommandTable.program.chain(to: error.names.dropFirst()) ?? [CommandTable.program]
        var message = error.message
        if let word = error.unknownCommand, isResume(word) {
            message = "unknown command '\(word)'; did you mean 'resume-pdf render \(word)'?"
        }
        let topic = (["resume-pdf", "help"] + error.names.dropFirst()).joined(separator: " ")
        reporter(.text).write(
            "resume-pdf: \(message.printable)\nUsage: \(HelpText(chain).usage)\nSee '\(topic)'.\n")
    }

    /// Whether a word in the place of a command is a resume that someone wants rendered.
    private func isResume(_ word: String) -> Bool {
        if word == "-" { return true }
        let status = try? FileStatus(path: PathName.resolve(word, in: folder))
        return status.map { $0.kind != .folder } ?? false
    }
}
