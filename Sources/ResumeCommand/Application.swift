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
    /// The folder, the environment, the streams and the clocks.
    package var console: Console
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
    /// What tells a message of a sender from all others.
    package var identify: @Sendable (MailAddress) -> MailMessageID = { MailMessageID(of: $0) }

    /// Puts a program together.
    package init(
        arguments: [String], console: Console,
        render: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome,
        gallery: @escaping @Sendable (RenderResume.Request) -> RenderResume.Outcome,
        layouts: LayoutCatalog, fonts: FontCatalog
    ) {
        self.arguments = arguments
        self.console = console
        self.render = render
        self.gallery = gallery
        self.layouts = layouts
        self.fonts = fonts
    }

    /// Runs this process's command line, and ends the process.
    package static func main() -> Never {
        ProcessSetup.prepare()
        let folders = SearchFolders(.process)
        var application = Application(
            arguments: ProcessSetup.arguments,
            console: Console(
                environment: .process, input: .standardInput, output: .standardOutput,
                errors: .standardError),
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
            return console.print("resume-pdf \(Version.number)\n")
        case .overview: return help([])
        case .help: return help(parsed.operands)
        case .start:
            return try InitCommand(console: console, arguments: parsed, person: person).run()
        case .render:
            let job = RenderJob(console: console, arguments: parsed, make: render)
            return try parsed[RenderOptions.watches] ? WatchCommand(job: job).run() : job.run()
        case .preview:
            return try PreviewCommand(
                console: console, arguments: parsed, preview: preview, pictures: pictures
            ).run()
        case .share:
            return try ShareCommand(
                console: console, arguments: parsed, render: render, identify: identify
            ).run()
        case .shareLog: return ShareLogCommand(console: console, arguments: parsed).run()
        case .shareShow: return ShareShowCommand(console: console, arguments: parsed).run()
        case .listLayouts:
            let (findings, texts) = layouts.findings()
            console.reporter().report(findings, texts: texts)
            return console.print(LayoutsCommand(catalog: layouts).list)
        case .showLayout:
            do {
                return console.print(try LayoutsCommand(catalog: layouts).show(parsed.operands[0]))
            } catch {
                return console.fail(error)
            }
        case .newLayout:
            return try NewLayoutCommand(console: console, arguments: parsed, layouts: layouts).run()
        case .galleryOfLayouts:
            return try GalleryCommand(console: console, arguments: parsed, gallery: gallery).run()
        case .listFonts:
            return FontsCommand(console: console, arguments: parsed, fonts: fonts).run()
        case .layoutSchema: return console.print(Schemas.layout)
        case .resumeSchema: return console.print(Schemas.resume)
        case .completions: return console.print(try script(parsed))
        case .manual:
            return console.print(ManualPage.text(of: CommandTable.program, version: Version.number))
        }
    }

    private func script(_ parsed: ParsedArguments) throws(UsageError) -> String {
        let word = parsed.operands[0]
        guard let shell = ShellCompletions.Shell(rawValue: word) else {
            let names = ShellCompletions.Shell.allCases.map(\.rawValue)
            throw parsed.fault(
                "there are completions for \(names.joined(separator: ", ")), not for '\(word)'"
                    + Suggestion.question(word, among: names))
        }
        return ShellCompletions.script(shell, for: CommandTable.program)
    }

    private func help(_ names: [String]) -> ExitCode {
        let chain = CommandTable.program.chain(to: names) ?? [CommandTable.program]
        let width = TerminalPreferences.width(console.environment, console.output)
        return console.print(HelpText(chain).text(width: width))
    }

    private func complain(_ error: UsageError) {
        let chain =
            CommandTable.program.chain(to: error.names.dropFirst()) ?? [CommandTable.program]
        var message = error.message
        if let word = error.unknownCommand, isResume(word) {
            message = "unknown command '\(word)'; did you mean 'resume-pdf render \(word)'?"
        }
        let topic = (["resume-pdf", "help"] + error.names.dropFirst()).joined(separator: " ")
        console.reporter().write(
            "resume-pdf: \(message.printable)\nUsage: \(HelpText(chain).usage)\nSee '\(topic)'.\n")
    }

    /// Whether a word in the place of a command is a resume that someone wants rendered.
    private func isResume(_ word: String) -> Bool {
        if word == "-" { return true }
        let status = try? FileStatus(path: console.located(word))
        return status.map { $0.kind != .folder } ?? false
    }
}
