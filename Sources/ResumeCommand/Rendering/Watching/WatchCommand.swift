import Characters
import Glibc
import ResumePDF
import SourceTree
import System

/// `render --watch`: renders, and renders again whenever a file that was read changes.
struct WatchCommand {
    let job: RenderJob
    /// How often a resume at an address is asked for.
    var interval = SourceWatch.usualInterval
    /// What ends the watch.
    var signals: () throws(SystemError) -> StopSignals = { () throws(SystemError) in
        try StopSignals()
    }

    private var console: Console { job.console }
    private var arguments: ParsedArguments { job.arguments }

    func run() throws(UsageError) -> ExitCode {
        let source = try job.input.source(readsInput: false)
        try check(source.place)
        let destination = try job.destination(for: source.place)
        guard case .file = destination else {
            throw arguments.fault(
                "--watch writes the file again and again, which standard output cannot take; name "
                    + "a file with -o")
        }
        do throws(SystemError) {
            return try watch(source, destination)
        } catch {
            let finding = Diagnostic(unwatchable: error)
            console.reporter(arguments).report(Diagnostics([finding]))
            return ExitCode([finding])
        }
    }

    /// Refuses what can be read only once.
    private func check(_ place: SourceChoice.Place) throws(UsageError) {
        let status = place.path.flatMap { try? FileStatus(path: console.located($0)) }
        let isStream = status?.kind == .stream
        guard
            let reason = job.input.unwatchable(isStream ? .standardInput : place)
        else { return }
        throw arguments.fault("--watch reads the resume again and again; \(reason)")
    }

    // MARK: The loop

    private func watch(
        _ source: SourceChoice, _ first: Destination
    ) throws(SystemError) -> ExitCode {
        let signals = try signals()
        var watch = try SourceWatch(job.input, source, every: interval, isShown: true)
        var destination = first
        var cause = WatchCause.start
        var untold = Set<FileError>()
        while watch.isWaiting {
            if case .stopped = try watch.next(signals: signals) { return .success }
        }
        while true {
            tell(watch.begin(), &untold)
            let began = console.clock()
            let run = job.attempt(watch.source, destination, fetched: watch.fetched?.source)
            tell(run, cause, watch.source.place, destination, since: began)
            if cause == .start, let code = SourceWatch.fatal(run.exitCode(arguments)) {
                return code
            }

            let (failures, missed) = watch.end(run)
            tell(failures, &untold)
            if missed.isEmpty {
                guard let next = try wait(&watch, signals) else { return .success }
                cause = next
            } else if signals.areAsked {
                return .success
            } else {
                cause = .changed(missed)
            }
            watch.choose()
            destination = (try? job.destination(for: watch.source.place)) ?? destination
        }
    }

    /// Waits for a reason to render; nil for the end.
    private func wait(
        _ watch: inout SourceWatch, _ signals: StopSignals
    ) throws(SystemError) -> WatchCause? {
        while true {
            switch try watch.next(signals: signals) {
            case .stopped: return nil
            case .cause(let cause): return cause
            case .ready: continue
            case .answered(let news):
                tell(news, watch.source.place.address ?? "")
                if news.isChanged { return .news }
            }
        }
    }

    // MARK: Reports

    /// Tells that the network is gone, or back.
    private func tell(_ news: NetworkNews, _ address: String) {
        let reporter = console.reporter(arguments)
        if let trouble = news.trouble { reporter.report(Diagnostics([trouble])) }
        guard news.isBack, !arguments[RenderOptions.quiet] else { return }
        reporter.tell("\(address.printable) answers again", as: .rendered)
    }

    private func tell(
        _ run: RenderRun, _ cause: WatchCause, _ source: SourceChoice.Place,
        _ destination: Destination, since began: UInt64
    ) {
        let time = console.clock() - began
        _ = console.report(
            run, arguments, since: began, refused: "nothing is written because of --strict")
        guard case .file(let path) = destination else { return }
        let report = WatchReport(
            cause: cause.text(source), path: path, pages: run.isWritten ? run.size?.pages : nil,
            isThere: FileStatus.exists(console.located(path)), nanoseconds: time)
        guard !arguments[RenderOptions.quiet] else { return }
        console.reporter(arguments).tell(report.line)
        if run.isWritten, !console.output.isTerminal { _ = console.print(path + "\n") }
    }

    /// Tells once of each folder that cannot be watched.
    private func tell(_ failures: [FileError], _ told: inout Set<FileError>) {
        for failure in failures where told.insert(failure).inserted {
            let message: Message = "\(failure.message); changes there go unnoticed"
            console.reporter(arguments).report(
                Diagnostics([Diagnostic(.watchFolder, .warning, message)]))
        }
    }
}

extension Diagnostic.Kind {
    static let watchFolder = Self("watch-folder", .data)
}
