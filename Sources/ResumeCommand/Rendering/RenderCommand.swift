import Glibc
import Pages
import ResumePDF
import SourceTree

/// `render`: chooses what to read and where to write, renders, writes, and tells about it.
struct RenderCommand {
    let application: Application
    let arguments: ParsedArguments

    /// The most bytes that standard input may have, as for a resume in a file.
    static let inputLimit = 10_000_000

    func run() throws(UsageError) -> ExitCode {
        if arguments[RenderOptions.watches] { return try WatchCommand(render: self).run() }
        let began = application.clock()
        let source = SourceChoice(arguments.operands.first, in: application.folder)
        let destination = try destination(for: source.place)
        return tell(attempt(source, destination), destination, since: began)
    }

    /// Renders and writes, if nothing stands in the way.
    func attempt(_ source: SourceChoice, _ destination: Destination) -> RenderRun {
        var run = RenderRun(findings: Diagnostics(source.findings))
        check(destination, source.place, &run)
        let date = sourceDate(&run)
        let resume = run.findings.hasErrors ? nil : read(source.place, &run)
        if let resume {
            render(resume, date, destination, &run)
        }
        return run
    }

    // MARK: Before

    func destination(for source: SourceChoice.Place) throws(UsageError) -> Destination {
        var destination = Destination(arguments[RenderOptions.output], for: source) { path in
            var status = stat()
            return stat(located(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
        // "/dev/stdout" is "-" by another name.
        if case .file(let path) = destination,
            (try? OutputTarget(located(path))) == .descriptor(1)
        {
            destination = .standardOutput
        }
        if destination == .standardOutput && application.output.isTerminal {
            throw UsageError(
                "a PDF is not text, and standard output is the terminal; send it on with '>' or "
                    + "'|', or name a file with -o", names: arguments.names)
        }
        return destination
    }

    /// Finds all that stands in the way before any work is done.
    private func check(
        _ destination: Destination, _ source: SourceChoice.Place, _ run: inout RenderRun
    ) {
        for folder in arguments[RenderOptions.fontFolders] {
            var status = stat()
            let isThere = stat(located(folder), &status) == 0
            let code = isThere ? ENOTDIR : errno
            guard !isThere || status.st_mode & S_IFMT != S_IFDIR else { continue }
            run.findings.add(
                Diagnostic("font-folder", .error, FileError(.read, folder, code: code).message))
        }
        guard case .file(let path) = destination else { return }
        let identity =
            switch source {
            case .file(let path): FileIdentity(path: located(path))
            case .standardInput: FileIdentity(descriptor: application.input.descriptor)
            case .sample: nil as FileIdentity?
            }
        let layout = arguments[RenderOptions.layout].flatMap { FileIdentity(path: located($0)) }
        do {
            try OverwriteRule.check(
                located(path), sources: [identity, layout], force: arguments[RenderOptions.force])
        } catch {
            run.findings.add(Diagnostic(refusal: error))
        }
    }

    private func sourceDate(_ run: inout RenderRun) -> Int64? {
        do {
            return try SourceDate.read(application.environment)
        } catch {
            run.findings.add(error)
            return nil
        }
    }

    private func read(_ source: SourceChoice.Place, _ run: inout RenderRun) -> ResumeSource? {
        switch source {
        case .file(let path): return .file(located(path))
        case .sample: return .sample
        case .standardInput: break
        }
        if application.input.isTerminal {
            reporter.write("resume-pdf: reading a resume from the terminal; Ctrl-D ends it\n")
        }
        do {
            let bytes = try run.measure("read standard input", application.clock) {
                () throws(FileError) in
                try application.input.read(limit: Self.inputLimit)
            }
            if let bytes {
                let folder = application.folder.isEmpty ? "." : application.folder
                return .bytes(bytes, name: InputStream.name, folder: folder)
            }
            run.findings.add(
                Diagnostic(
                    "source-too-large", .error,
                    "standard input has more than \(Self.inputLimit / 1_000_000) MB; a resume is "
                        + "smaller"))
        } catch {
            run.findings.add(Diagnostic("source-input-output", .error, error.message))
        }
        return nil
    }

    // MARK: The work

    private func render(
        _ resume: ResumeSource, _ date: Int64?, _ destination: Destination, _ run: inout RenderRun
    ) {
        let outcome = application.render(
            RenderResume.Request(
                source: resume, layout: arguments[RenderOptions.layout],
                overrides: arguments[RenderOptions.overrides],
                paper: arguments[RenderOptions.paper], pages: arguments[RenderOptions.pages],
                fills: arguments[RenderOptions.fills],
                allowsExcess: arguments[RenderOptions.force], sourceDate: date,
                fontFolders: arguments[RenderOptions.fontFolders].map(located)))
        run.take(outcome)
        guard exitCode(run) == .success else { return }
        guard let pdf = outcome.pdf else {
            run.findings.add(
                Diagnostic(
                    "internal", .error,
                    "no PDF was made, yet nothing was found wrong: a fault of resume-pdf"))
            return
        }
        write(pdf, to: destination, &run)
    }

    private func write(_ pdf: [UInt8], to destination: Destination, _ run: inout RenderRun) {
        do {
            switch destination {
            case .standardOutput:
                try run.measure("write standard output", application.clock) {
                    () throws(FileError) in
                    try application.output.write(pdf)
                }
            case .file(let path):
                try run.measure("write \(path.printable)", application.clock) {
                    () throws(FileError) in
                    try AtomicFile.write(pdf, to: located(path))
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
        if run.isWritten, case .file(let path) = destination {
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
        application.reporter(arguments[RenderOptions.diagnostics] ?? .text)
    }

    func located(_ path: String) -> String {
        PathName.resolve(path, in: application.folder)
    }
}
