import Glibc
import SourceTree
import System

/// `render --watch`: renders, and renders again whenever a file that was read changes.
struct WatchCommand {
    let render: RenderCommand

    private var application: Application { render.application }
    private var arguments: ParsedArguments { render.arguments }

    func run() throws(UsageError) -> ExitCode {
        let source = try render.source(readsInput: false)
        try check(source.place)
        let destination = try render.destination(for: source.place)
        guard case .file = destination else {
            throw UsageError(
                "--watch writes the file again and again, which standard output cannot take; name "
                    + "a file with -o", names: arguments.names)
        }
        do throws(SystemError) {
            return try watch(source, destination)
        } catch {
            let finding = Diagnostic(
                .watchUnavailable, .error,
                "cannot watch files: \(FileError(.watch, "", code: error.code).reason)")
            render.reporter.report(Diagnostics([finding]))
            return ExitCode([finding])
        }
    }

    /// Refuses what can be read only once.
    private func check(_ place: SourceChoice.Place) throws(UsageError) {
        var isFile = place != .standardInput
        if case .file(let path) = place {
            isFile = (try? FileStatus(path: render.located(path)))?.kind != .stream
        }
        guard !isFile else { return }
        throw UsageError(
            "--watch reads the resume again and again; name a file, not standard input or a pipe",
            names: arguments.names)
    }

    // MARK: The loop

    private func watch(
        _ source: SourceChoice, _ destination: Destination
    ) throws(SystemError) -> ExitCode {
        let signals = try StopSignals()
        var watch = try SourceWatch(render, source)
        var destination = destination
        var cause = WatchCause.start
        var untold = Set<FileError>()
        while true {
            tell(watch.begin(), &untold)
            let began = application.clock()
            let run = render.attempt(watch.source, destination)
            tell(run, cause, watch.source.place, destination, since: began)
            if cause == .start, let code = SourceWatch.fatal(render.exitCode(run)) { return code }

            let (failures, missed) = watch.end(run)
            tell(failures, &untold)
            if missed.isEmpty {
                switch watch.next(signals: signals) {
                case .stopped: return .success
                case .changed(let changes): cause = .changed(changes)
                case .lost, .nothing, .ready: cause = .lost
                }
            } else if signals.areAsked {
                return .success
            } else {
                cause = .changed(missed)
            }
            watch.choose()
            if let chosen = try? render.destination(for: watch.source.place) {
                destination = chosen
            }
        }
    }

    // MARK: Reports

    private func tell(
        _ run: RenderRun, _ cause: WatchCause, _ source: SourceChoice.Place,
        _ destination: Destination, since began: UInt64
    ) {
        let time = application.clock() - began
        let reporter = render.reporter
        reporter.report(
            run.findings, texts: run.texts,
            closing: render.exitCode(run) == .findings
                ? "nothing is written because of --strict" : nil)
        if arguments[RenderOptions.verbose] { reporter.write(run.timetable(total: time)) }
        guard case .file(let path) = destination else { return }
        let report = WatchReport(
            cause: cause.text(source), path: path, pages: run.isWritten ? run.size?.pages : nil,
            isThere: FileStatus.exists(render.located(path)), nanoseconds: time)
        guard !arguments[RenderOptions.quiet] else { return }
        reporter.tell(report.line)
        if run.isWritten, !application.output.isTerminal { _ = application.print(path + "\n") }
    }

    /// Tells once of each folder that cannot be watched.
    private func tell(_ failures: [FileError], _ told: inout Set<FileError>) {
        for failure in failures where told.insert(failure).inserted {
            let message = failure.message + "; changes there go unnoticed"
            render.reporter.report(
                Diagnostics([Diagnostic(.watchFolder, .warning, message)]))
        }
    }
}

extension Diagnostic.Kind {
    static let watchFolder = Self("watch-folder", .data)
    static let watchUnavailable = Self("watch-unavailable", .inputOutput)
}
