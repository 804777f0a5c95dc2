import Characters
import Pages
import ResumePDF
import SourceTree
import System

/// A file to make from a resume: what to read and where to write is chosen, the file made and written,
/// and the person told about it.
struct RenderJob {
    /// A use case that makes a file.
    typealias Make = @Sendable (RenderResume.Request) -> RenderResume.Outcome

    let console: Console
    let arguments: ParsedArguments
    let make: Make
    /// Where the file is to go, as the person named it; nil where they did not.
    let output: String?
    /// What is made: what the person says, else what the name of the output says.
    let format: OutputFormat

    /// The job that a command line asks for, or one for another output than it names.
    init(
        console: Console, arguments: ParsedArguments, make: @escaping Make,
        output: String? = nil, format: OutputFormat? = nil
    ) {
        self.console = console
        self.arguments = arguments
        self.make = make
        let name = output ?? arguments[RenderOptions.output]
        let language = arguments[RenderOptions.language].flatMap { try? WantedLanguage($0).tag }
        self.output = language.flatMap { name?.replacing(LanguageFiles.field, with: $0) } ?? name
        self.format =
            format ?? arguments[RenderOptions.format]
            ?? self.output.flatMap { OutputFormat(endingOf: $0) } ?? .pdf
    }

    /// Chooses and reads the resume.
    var input: ResumeInput { ResumeInput(console: console, arguments: arguments) }

    func run() throws(UsageError) -> ExitCode {
        if arguments[RenderOptions.allLanguages] { return try LanguageFiles(job: self).run() }
        let began = console.clock()
        let source = try input.source()
        let destination = try destination(for: source.place)
        let run = attempt(source, destination)
        let code = console.report(
            run, arguments, since: began, refused: "nothing is written because of --strict")
        guard run.isWritten, !arguments[RenderOptions.quiet], case .file(let path) = destination
        else { return code }
        let printed = console.print(path + "\n")
        return printed == .success ? code : printed
    }

    /// Renders and writes, if nothing stands in the way; what was fetched already is not read anew.
    func attempt(
        _ source: SourceChoice, _ destination: Destination, fetched: ResumeSource? = nil
    ) -> RenderRun {
        var run = RenderRun(findings: Diagnostics(source.findings))
        run.filesRead = input.filesNamed(source.place)
        input.checkFonts(&run)
        // Whether an older text may be replaced is known once the new one is there.
        checkOutput(destination, nil, &run)
        let date = input.sourceDate(&run)
        if !run.findings.hasErrors, let resume = fetched ?? input.read(source.place, &run) {
            render(resume, date, destination, &run)
        }
        return run
    }

    // MARK: Before

    /// Refuses options that what is made has no use for.
    func checkFormat() throws(UsageError) {
        guard !format.hasPages,
            let option = arguments.first(of: RenderOptions.ofPages + RenderOptions.ofFile)
        else {
            return
        }
        throw arguments.fault(
            "\(option.typed) is for PDFs, and \(format.title) has no pages; leave it out, or add "
                + "--format pdf")
    }

    func destination(for source: SourceChoice.Place) throws(UsageError) -> Destination {
        try checkFormat()
        if output?.contains(LanguageFiles.field) == true, !arguments[RenderOptions.allLanguages] {
            throw arguments.fault(
                "\(LanguageFiles.field) in the name stands for a language; add --all-languages, or "
                    + "choose one with --language")
        }
        var destination = Destination(output, for: source, as: format, isFolder: console.isFolder)
        // "/dev/stdout" is "-" by another name.
        if case .file(let path) = destination, console.target(of: path) == .descriptor(1) {
            destination = .standardOutput
        }
        if arguments[RenderOptions.format] == nil, case .file(let path) = destination,
            case .file? = console.target(of: path)
        {
            try arguments.checkEnding(of: path, "; or add --format to name it so all the same")
        }
        if !format.isText, destination == .standardOutput, console.output.isTerminal {
            throw arguments.fault(
                "\(format.summary) is not text, and standard output is the terminal; send it on with '>' or "
                    + "'|', or name a file with -o")
        }
        return destination
    }

    /// Finds out whether the file at the output may be replaced by a new one, if that is there yet.
    func checkOutput(_ destination: Destination, _ file: [UInt8]?, _ run: inout RenderRun) {
        guard case .file(let path) = destination else { return }
        let refusal = OverwriteRule.refusal(
            console.located(path), sources: run.filesRead, for: format, file,
            force: arguments[RenderOptions.force])
        if let refusal { run.findings.add(refusal) }
    }

    // MARK: The work

    private func render(
        _ resume: ResumeSource, _ date: Int64?, _ destination: Destination, _ run: inout RenderRun
    ) {
        let outcome = make(input.request(for: resume, format, date, &run))
        guard let file = accepted(outcome, date, destination, &run) else { return }
        run.write(file, to: destination, console)
    }

    /// Takes over what was found in making a file, and under --strict what the checks find in it.
    ///
    /// - Parameters:
    ///   - outcome: what was made.
    ///   - date: the date of the document, in seconds since 1970; nil for now.
    ///   - destination: where the file is to go.
    ///   - run: what takes the findings.
    /// - Returns: the file; nil if something stands in its way, at its destination or before.
    func accepted(
        _ outcome: RenderResume.Outcome, _ date: Int64?, _ destination: Destination,
        _ run: inout RenderRun
    ) -> [UInt8]? {
        run.take(outcome)
        if arguments[RenderOptions.isStrict] {
            let found = outcome.checks(today: WallClock.day(of: date ?? console.now()))
            run.findings.add(Diagnostics(found.all.filter { $0.severity > .note }))
        }
        guard run.exitCode(arguments) == .success else { return nil }
        guard let file = outcome.output?.bytes else {
            run.findings.add(
                Diagnostic(
                    .internal, .error,
                    "no file was made, yet nothing was found wrong: a fault of resume-pdf"))
            return nil
        }
        // Now it is known what was read, such as the layouts that a layout builds on.
        checkOutput(destination, file, &run)
        return run.exitCode(arguments) == .success ? file : nil
    }
}
