import Characters
import Glibc
import Pages
import ResumePDF
import SourceTree
import System

/// `render`: chooses what to read and where to write, renders, writes, and tells about it.
struct RenderCommand {
    let application: Application
    let arguments: ParsedArguments

    /// The most bytes that standard input may have, as for a resume in a file.
    static let inputLimit = 10_000_000

    func run() throws(UsageError) -> ExitCode {
        if arguments[RenderOptions.watches] { return try WatchCommand(render: self).run() }
        let began = application.clock()
        let source = try source()
        let destination = try destination(for: source.place)
        return tell(attempt(source, destination), destination, since: began)
    }

    /// The resume that is named, or that there is.
    ///
    /// - Parameters:
    ///   - samples: whether the built-in sample is the last resort, unless `--strict` forbids it.
    ///   - readsInput: whether a resume that is piped in is taken where the folder has none.
    /// - Returns: the choice, with what there is to say about it.
    /// - Throws: `UsageError` for `--sample` beside a resume, or options that exclude each other.
    func source(
        samples: Bool = true, readsInput: Bool = true
    ) throws(UsageError) -> SourceChoice {
        try RenderOptions.checkFitting(arguments)
        let operand = arguments.operands.first
        let isAsked = arguments[RenderOptions.sample]
        if let operand, isAsked {
            throw UsageError(
                "--sample stands for a resume, and there is also '\(operand)'; leave one of them out",
                names: arguments.names)
        }
        return SourceChoice(
            operand, in: application.folder,
            sample: isAsked
                ? .asked
                : samples && !arguments[RenderOptions.isStrict] ? .asLastResort : .onlyIfAsked,
            isPipedIn: { readsInput && isPipedIn() })
    }

    /// Whether a resume comes in through a pipe or from a file; a silent pipe is waited for.
    func isPipedIn() -> Bool {
        application.input.isPipedIn {
            tellOfWaiting("since this folder has none; name a file, or end it with Ctrl-C")
        }
    }

    private func tellOfWaiting(_ reason: String) {
        reporter.tell(
            "resume-pdf: waiting for a resume on standard input" + (reason.isEmpty ? "" : ", ")
                + reason, as: .sourceWaiting)
    }

    /// Renders and writes, if nothing stands in the way.
    func attempt(_ source: SourceChoice, _ destination: Destination) -> RenderRun {
        var run = RenderRun(findings: Diagnostics(source.findings))
        run.filesRead = filesNamed(source.place)
        checkFonts(&run)
        // Whether an older text may be replaced is known once the new one is there.
        checkOutput(destination, format == .pdf ? .pdf : .anything, &run)
        let date = sourceDate(&run)
        let resume = run.findings.hasErrors ? nil : read(source.place, &run)
        if let resume {
            render(resume, date, destination, &run)
        }
        return run
    }

    // MARK: Before

    func destination(for source: SourceChoice.Place) throws(UsageError) -> Destination {
        try checkOptions()
        var destination = Destination(
            arguments[RenderOptions.output], for: source, as: format
        ) { FileStatus.isFolder(located($0)) }
        // "/dev/stdout" is "-" by another name.
        if case .file(let path) = destination,
            (try? OutputTarget(located(path))) == .descriptor(1)
        {
            destination = .standardOutput
        }
        try checkEnding(destination)
        if format == .pdf, destination == .standardOutput, application.output.isTerminal {
            throw UsageError(
                "a PDF is not text, and standard output is the terminal; send it on with '>' or "
                    + "'|', or name a file with -o", names: arguments.names)
        }
        return destination
    }

    /// What is made: what the person says, else what the name of the output says.
    var format: OutputFormat {
        arguments[RenderOptions.format]
            ?? arguments[RenderOptions.output].flatMap { OutputFormat(endingOf: $0) } ?? .pdf
    }

    /// Refuses a file whose name says that it holds what cannot be made.
    private func checkEnding(_ destination: Destination) throws(UsageError) {
        guard arguments[RenderOptions.format] == nil, case .file(let path) = destination,
            case .file? = try? OutputTarget(located(path))
        else { return }
        try Self.checkEnding(of: path, arguments, "; or add --format to name it so all the same")
    }

    /// Refuses a name whose ending is none of those of some formats.
    static func checkEnding(
        of path: String, formats: [OutputFormat] = OutputFormat.allCases,
        _ arguments: ParsedArguments, _ way: String = ""
    ) throws(UsageError) {
        guard let ending = OutputFormat.ending(of: path),
            !formats.contains(where: { $0.endings.contains(ending.lowercased()) })
        else { return }
        let endings = formats.map { $0.endings[0] }
        let list =
            endings.count == 1
            ? endings[0]
            : endings.dropLast().joined(separator: ", ") + " or " + endings[endings.count - 1]
        throw UsageError(
            "\(path) would not be what its name says: the file can be \(list)\(way)",
            names: arguments.names)
    }

    /// Refuses options that only pages have a use for.
    private func checkOptions() throws(UsageError) {
        guard format != .pdf else { return }
        let given: [(OptionSpecification, Bool)] = [
            (RenderOptions.paper.specification, arguments[RenderOptions.paper] != nil),
            (RenderOptions.pages.specification, arguments[RenderOptions.pages] != nil),
            (RenderOptions.fills.specification, arguments[RenderOptions.fills]),
            (RenderOptions.fitsNothing.specification, arguments[RenderOptions.fitsNothing]),
            (
                RenderOptions.fontFolders.specification,
                !arguments[RenderOptions.fontFolders].isEmpty
            ),
            (
                RenderOptions.allowsMissingGlyphs.specification,
                arguments[RenderOptions.allowsMissingGlyphs]
            ),
        ]
        guard let option = given.first(where: { $0.1 })?.0 else { return }
        let name = format == .md ? "Markdown" : "plain text"
        throw UsageError(
            "\(option.typed) is for PDFs, and \(name) has no pages; leave it out, or add "
                + "--format pdf", names: arguments.names)
    }

    /// Finds out whether all folders of fonts are there.
    func checkFonts(_ run: inout RenderRun) {
        for folder in arguments[RenderOptions.fontFolders] {
            var code = ENOTDIR
            do throws(SystemError) {
                guard try FileStatus(path: located(folder)).kind != .folder else { continue }
            } catch {
                code = error.code
            }
            run.findings.add(
                Diagnostic(.fontFolder, .error, FileError(.read, folder, code: code).message))
        }
    }

    /// The files that the command line names for reading, before anything is read.
    private func filesNamed(_ source: SourceChoice.Place) -> Set<FileIdentity> {
        let resume =
            switch source {
            case .file(let path): FileIdentity(path: located(path))
            case .standardInput: FileIdentity(descriptor: application.input.descriptor)
            case .sample: nil as FileIdentity?
            }
        let layout = arguments[RenderOptions.layout].flatMap { FileIdentity(path: located($0)) }
        return Set([resume, layout].compactMap { $0 })
    }

    /// Finds out whether the file at the output may be replaced.
    private func checkOutput(
        _ destination: Destination, _ replaceable: OverwriteRule.Replaceable,
        _ run: inout RenderRun
    ) {
        guard case .file(let path) = destination else { return }
        do {
            try OverwriteRule.check(
                located(path), sources: run.filesRead, replacing: replaceable,
                force: arguments[RenderOptions.force])
        } catch {
            run.findings.add(Diagnostic(refusal: error))
        }
    }

    /// The moment to date the document with; nil, with a finding if it cannot be understood.
    func sourceDate(_ run: inout RenderRun) -> Int64? {
        do {
            return try SourceDate.read(application.environment)
        } catch {
            run.findings.add(error)
            return nil
        }
    }

    /// The resume to render; nil, with a finding, if standard input cannot be read.
    func read(_ source: SourceChoice.Place, _ run: inout RenderRun) -> ResumeSource? {
        switch source {
        case .file(let path):
            // What can be read only once is nothing to watch.
            guard !arguments[RenderOptions.watches],
                let stream = NamedStream(located(path), name: path)
            else { return .file(located(path)) }
            return read(path, called: path, &run) { () throws(FileError) in
                try stream.read(limit: Self.inputLimit) { reporter.write("resume-pdf: \($0)\n") }
            }
        case .sample: return .sample
        case .standardInput:
            if application.input.isTerminal {
                reporter.write("resume-pdf: reading a resume from the terminal; Ctrl-D ends it\n")
            } else {
                DescriptorTransfer.awaitInput(application.input.descriptor) { tellOfWaiting("") }
            }
            return read(InputStream.name, called: "standard input", &run) {
                () throws(FileError) in
                try application.input.read(limit: Self.inputLimit)
            }
        }
    }

    /// A resume that comes from no file; its relative paths start from the current folder.
    private func read(
        _ name: String, called words: String, _ run: inout RenderRun,
        _ bytes: () throws(FileError) -> [UInt8]?
    ) -> ResumeSource? {
        do {
            if let bytes = try run.measure("read \(words)", application.clock, bytes) {
                let folder = application.folder.isEmpty ? "." : application.folder
                return .bytes(bytes, name: name, folder: folder)
            }
            run.findings.add(
                Diagnostic(
                    .sourceTooLarge, .error,
                    "\(words) has more than \(Self.inputLimit / 1_000_000) MB; a resume is "
                        + "smaller"))
        } catch {
            run.findings.add(Diagnostic(.sourceInputOutput, .error, error.message))
        }
        return nil
    }

    // MARK: The work

    private func render(
        _ resume: ResumeSource, _ date: Int64?, _ destination: Destination,
        _ run: inout RenderRun
    ) {
        let outcome = application.render(request(for: resume, format, date))
        run.take(outcome)
        guard exitCode(run) == .success else { return }
        guard let file = format == .pdf ? outcome.pdf : outcome.text else {
            run.findings.add(
                Diagnostic(
                    .internal, .error,
                    "no file was made, yet nothing was found wrong: a fault of resume-pdf"))
            return
        }
        // Now it is known what was read, such as the layouts that a layout builds on.
        checkOutput(destination, format == .pdf ? .pdf : .file(like: file), &run)
        guard exitCode(run) == .success else { return }
        write(file, to: destination, &run)
    }

    /// What is rendered, with all that the options say about it.
    func request(
        for resume: ResumeSource, _ format: OutputFormat, _ date: Int64?
    ) -> RenderResume.Request {
        var request = RenderResume.Request(
            source: resume, format: format, layout: arguments[RenderOptions.layout],
            overrides: arguments[RenderOptions.overrides], paper: arguments[RenderOptions.paper],
            pages: arguments[RenderOptions.pages], fills: arguments[RenderOptions.fills],
            allowsExcess: arguments[RenderOptions.force],
            allowsMissingGlyphs: arguments[RenderOptions.allowsMissingGlyphs], sourceDate: date,
            fontFolders: arguments[RenderOptions.fontFolders].map(located))
        request.fits = !arguments[RenderOptions.fitsNothing]
        return request
    }

    private func write(_ bytes: [UInt8], to destination: Destination, _ run: inout RenderRun) {
        do {
            switch destination {
            case .standardOutput:
                try run.measure("write standard output", application.clock) {
                    () throws(FileError) in
                    // A PDF never gets to a terminal.
                    if application.output.isTerminal {
                        try application.output.show(String(decoding: bytes, as: UTF8.self))
                    } else {
                        try application.output.write(bytes)
                    }
                }
            case .file(let path):
                try run.measure("write \(path.printable)", application.clock) {
                    () throws(FileError) in
                    try AtomicFile.write(bytes, to: located(path))
                }
            }
            run.isWritten = true
        } catch {
            run.findings.add(Diagnostic(writing: error))
        }
    }

    // MARK: After

    private func tell(
        _ run: RenderRun, _ destination: Destination, since began: UInt64
    ) -> ExitCode {
        let code = exitCode(run)
        reporter.report(
            run.findings, texts: run.texts,
            closing: code == .findings ? "nothing is written because of --strict" : nil)
        if arguments[RenderOptions.verbose] {
            reporter.write(run.timetable(total: application.clock() - began))
        }
        if run.isWritten, !arguments[RenderOptions.quiet], case .file(let path) = destination {
            let printed = application.print(path + "\n")
            return printed == .success ? code : printed
        }
        return code
    }

    func exitCode(_ run: RenderRun) -> ExitCode {
        var layouts = run.layoutFiles
        if let layout = arguments[RenderOptions.layout] { layouts.insert(layout) }
        return ExitCode(
            run.findings.all, isStrict: arguments[RenderOptions.isStrict], layouts: layouts)
    }

    var reporter: Reporter {
        application.reporter(
            arguments[RenderOptions.diagnostics] ?? .text, RenderOptions.verbosity(arguments))
    }

    func located(_ path: String) -> String {
        PathName.resolve(path, in: application.folder)
    }
}
