import Characters
import Glibc
import ResumePDF
import Sharing
import SourceTree
import System

/// The program, put together: the one place where its parts meet the process around them.
///
/// Everything comes in as plain values, so that a test runs a whole command without a process.
package struct Application {
    /// The version of the program (semver.org), as `--version` says it.
    static let version = "0.1.0"

    /// The arguments, without the program's own name.
    var arguments: [String]
    var console: Console
    var render: RenderJob.Make
    /// Shows a resume in all layouts.
    var gallery: RenderJob.Make
    var layouts: LayoutCatalog
    /// The families that there are, those of some folders first.
    var fonts: FontsCommand.Families
    /// A request with the person's own fonts, layouts and languages, for many resumes.
    var extending: BatchWorker.Extending = { $0 }
    /// The program to start for work beside this process: this very file.
    var program = "/proc/self/exe"
    /// Who the person is, as git knows it in a folder.
    var person: (_ folder: String) -> GitIdentity = { GitIdentity.read(in: $0) }
    /// What tells a message of a sender from all others.
    var identify: @Sendable (MailAddress) -> MailMessageID = { MailMessageID(of: $0) }

    /// Runs this process's command line, and ends the process.
    package static func main() -> Never {
        ProcessSetup.prepare()
        let folders = SearchFolders(.process)
        let application = Application(
            arguments: ProcessSetup.arguments,
            console: Console(
                environment: .process, input: .standardInput, output: .standardOutput,
                errors: .standardError), render: { RenderResume()(folders.extending($0)) },
            gallery: { LayoutGallery()(folders.extending($0)) },
            layouts: LayoutCatalog(ListLayouts(folders: folders.layouts)),
            fonts: { ListFonts(folders: $0 + folders.fonts)() },
            extending: { folders.extending($0) })
        exit(application.run().rawValue)
    }

    /// Runs the command line, in the language of who calls.
    func run() -> ExitCode {
        guard let catalog = UILanguage(arguments, console.environment).catalog else {
            return runInLanguage()
        }
        return MessageCatalog.$current.withValue(catalog) { runInLanguage() }
    }

    /// Runs the command line in the language that was chosen for the one around it.
    private func runInLanguage() -> ExitCode {
        do throws(UsageError) {
            if arguments.first == BatchWorker.word { return try work() }
            return try run(ArgumentParser(CommandTable.program).parse(arguments))
        } catch {
            complain(error)
            return .usage
        }
    }

    private func run(_ parsed: ParsedArguments) throws(UsageError) -> ExitCode {
        switch parsed.action {
        case .overview where parsed[CommandTable.version]:
            return console.print("resume-pdf \(Self.version)\n")
        case .overview: return help([])
        case .help: return help(parsed.operands)
        case .start:
            return try InitCommand(console: console, arguments: parsed, person: person).run()
        case .render:
            let job = RenderJob(console: console, arguments: parsed, make: render)
            if BatchCommand.isMeant(by: parsed, console) {
                return try BatchCommand(
                    job: job, program: program,
                    workerArguments: [BatchWorker.word] + arguments
                ).run()
            }
            return try parsed[RenderOptions.watches] ? WatchCommand(job: job).run() : job.run()
        case .preview: return try PreviewCommand(console: console, arguments: parsed).run()
        case .list:
            return try ListCommand(console: console, arguments: parsed, share: share).run()
        case .browse:
            return try BrowseCommand(
                input: ResumeInput(console: console, arguments: parsed),
                perform: { console, arguments in
                    var application = self
                    application.console = console
                    application.arguments = arguments
                    return application.runInLanguage()
                }
            ).run()
        case .convert: return try ConvertCommand(console: console, arguments: parsed).run()
        case .check:
            return try CheckCommand(console: console, arguments: parsed, render: render).run()
        case .share: return try share(parsed)
        case .shareLog: return ShareLogCommand(console: console, arguments: parsed).run()
        case .shareShow: return ShareShowCommand(console: console, arguments: parsed).run()
        case .listCopies: return CopiesCommand(console: console).list()
        case .clearCopies: return CopiesCommand(console: console).clear()
        case .folderOfCopies: return CopiesCommand(console: console).path()
        case .logIn: return try LoginCommand(console: console, arguments: parsed).run()
        case .logOut: return SessionsCommand(console: console).logOut(of: parsed.operands.first)
        case .listSessions: return SessionsCommand(console: console).list()
        case .listLayouts:
            let (findings, texts) = layouts.findings()
            console.reporter().report(findings, texts: texts)
            return console.print(layouts.list)
        case .showLayout:
            do {
                return console.print(try layouts.file(parsed.operands[0]))
            } catch {
                return console.fail(error)
            }
        case .newLayout:
            return try NewLayoutCommand(console: console, arguments: parsed, layouts: layouts).run()
        case .galleryOfLayouts:
            return try GalleryCommand(console: console, arguments: parsed, gallery: gallery).run()
        case .listFonts:
            return FontsCommand(console: console, arguments: parsed, families: fonts).run()
        case .layoutSchema: return console.print(Schemas.layout)
        case .resumeSchema: return console.print(Schemas.resume)
        case .completions: return console.print(try script(parsed))
        case .mergeReports:
            return MergeReportsCommand(console: console, arguments: parsed).run()
        case .manual:
            return console.print(ManualPage.text(of: CommandTable.program, version: Self.version))
        }
    }

    /// Renders what another process of this program asks for.
    private func work() throws(UsageError) -> ExitCode {
        let parsed = try ArgumentParser(CommandTable.program).parse(Array(arguments.dropFirst()))
        let job = RenderJob(console: console, arguments: parsed, make: render)
        return try BatchWorker(job: job, extending: extending).run()
    }

    private func share(_ parsed: ParsedArguments) throws(UsageError) -> ExitCode {
        try ShareCommand(
            console: console, arguments: parsed, render: render, identify: identify
        ).run()
    }

    private func script(_ parsed: ParsedArguments) throws(UsageError) -> String {
        let word = parsed.operands[0]
        guard let shell = ShellCompletions(rawValue: word) else {
            let names = ShellCompletions.allCases.map(\.rawValue)
            throw parsed.fault(
                "there are completions for \(names.joined(separator: ", ")), not for '\(word)'"
                    + Suggestion.question(word, among: names))
        }
        return shell.script(for: CommandTable.program)
    }

    private func help(_ names: [String]) -> ExitCode {
        let width = TerminalPreferences.width(console.environment, console.output)
        return console.print(HelpText(CommandTable.chain(to: names)).text(width: width))
    }

    private func complain(_ error: UsageError) {
        let names = error.names.dropFirst()
        var message = error.message
        if let word = error.unknownCommand, isResume(word) {
            message = "unknown command '\(word)'; did you mean 'resume-pdf render \(word)'?"
        }
        let usage = HelpText(CommandTable.chain(to: names)).usage
        let topic = (["resume-pdf", "help"] + names).joined(separator: " ")
        let lines = [
            "resume-pdf: " + message.shown.printable, ("Usage: \(usage)" as Message).shown,
            ("See '\(topic)'." as Message).shown,
        ]
        console.reporter().write(lines.map { $0 + "\n" }.joined())
    }

    /// Whether a word in the place of a command is a resume that someone wants rendered.
    private func isResume(_ word: String) -> Bool {
        if word == "-" { return true }
        let status = try? FileStatus(path: console.located(word))
        return status.map { $0.kind != .folder } ?? false
    }
}

/// What a well-behaved process settles before it does anything.
private enum ProcessSetup {
    /// The arguments without the program's name, byte by byte as they were given.
    static var arguments: [String] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { SystemText.text(cString: $0) }
        }
    }

    /// Makes sure of the standard descriptors, of what signals do, and of how memory is had.
    static func prepare() {
        ProcessMemory.giveLargeBlocksBack()
        // A file opened in the place of a closed standard descriptor would receive messages.
        // What stands in for it fails each use, as a closed descriptor does.
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
        // A file over the size limit is then an error (EFBIG) instead of the end.
        signal(SIGXFSZ, SIG_IGN)
        InterruptCleanup.install()
    }
}
