import Glibc
import ResumePDF
import SourceTree
import System

/// Watches all files that a resume depends on, from one run to the next.
struct SourceWatch: ~Copyable {
    /// The resume to render.
    private(set) var source: SourceChoice
    private let input: ResumeInput
    private let folder: WorkingFolder
    private var watch: FileWatch
    private var files: WatchedFiles
    private var targets: [WatchTarget] = []
    private var moment = FileMoment.now
    private var network: NetworkWatch?

    /// How often the resume at an address is asked for.
    static let usualInterval = Duration.seconds(60)

    /// Begins with the resume that the command line names.
    ///
    /// - Parameters:
    ///   - input: what the command line says.
    ///   - source: the resume.
    ///   - interval: how often one at an address is asked for.
    ///   - isShown: whether a line may tell that the first answer is waited for.
    /// - Throws: the system's error number, such as `EMFILE` where it allows no more watches.
    init(
        _ input: ResumeInput, _ source: SourceChoice, every interval: Duration, isShown: Bool
    ) throws(SystemError) {
        let folder = try WorkingFolder(input.console.folder)
        if let address = source.place.address {
            var network = NetworkWatch(every: interval) { isFirst, goesOn in
                input.fetch(address, isFirst: isFirst, isShown: isShown && isFirst, goesOn: goesOn)
            }
            try network.ask()
            self.network = network
        } else {
            network = nil
        }
        watch = try FileWatch()
        self.folder = folder
        self.input = input
        files = WatchedFiles(input, base: folder.path)
        self.source = source
    }

    deinit { network?.stop() }

    /// What ends a wait.
    enum Event {
        /// Files changed.
        case cause(WatchCause)
        /// The resume was asked for.
        case answered(NetworkNews)
        /// The program is asked to end.
        case stopped
        /// Another descriptor can be read.
        case ready
    }

    /// The resume at an address, as it came last; nil for one that is here, and before the first
    /// answer.
    var fetched: FetchedResume? { network?.last }

    /// Whether there is nothing to render yet.
    var isWaiting: Bool { network != nil && network?.last == nil }

    /// Asks for a resume at an address now.
    mutating func ask() throws(SystemError) { try network?.ask() }

    /// Begins a run: nothing that happens to a file from now on is lost.
    ///
    /// - Returns: the folders that cannot be watched, with the reasons.
    mutating func begin() -> [FileError] {
        files.source = source.place
        targets = files.targets
        let failures = watch.follow(targets)
        moment = FileMoment.now
        return failures
    }

    /// Ends a run, and watches what it has found out that it reads.
    ///
    /// - Returns: the folders that cannot be watched, and what changed before it was watched.
    mutating func end(_ run: RenderRun) -> (failures: [FileError], missed: [FileChange]) {
        files.take(run)
        network?.silence()
        let failures = watch.follow(files.targets)
        let missed = files.targets.filter { target in
            !targets.contains(target)
                && FileMoment.ofFile(at: target.path).map { $0 >= moment } ?? false
        }
        return (failures, missed.map { FileChange(path: $0.path, name: $0.name) })
    }

    /// Waits for a change, an answer, or for something to read from other descriptors.
    mutating func next(
        signals: StopSignals, besides others: [Int32] = []
    ) throws(SystemError) -> Event {
        while true {
            let answer = network?.descriptor.map { [$0] } ?? []
            let event = watch.next(
                within: network?.patience, signals: signals, besides: others + answer)
            switch event {
            case .stopped: return .stopped
            case .changed(let changes): return .cause(.changed(changes))
            case .lost: return .cause(.lost)
            case .nothing: try network?.ask()
            case .ready:
                if let news = network?.take() { return .answered(news) }
                return .ready
            }
        }
    }

    /// Looks for the resume again: one that was found stays the one to render.
    mutating func choose() {
        folder.enter()
        if let path = source.place.path {
            source = SourceChoice(path, in: input.console.folder)
        } else {
            // The options were found right when the watch began.
            source = (try? input.source(readsInput: false)) ?? source
            source.findings.removeAll { $0.severity == .note && source.place == .sample }
        }
    }

    /// The code of a first run that no change of a file will mend; nil if one may.
    static func fatal(_ code: ExitCode) -> ExitCode? {
        [.usage, .noInput, .cannotCreate, .internal].contains(code) ? code : nil
    }
}

/// Moments of the clock that the system dates files with, as seconds and nanoseconds.
private enum FileMoment {
    static var now: (Int, Int) {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return (time.tv_sec, time.tv_nsec)
    }

    /// When a file, or what is said about it, was last changed; nil if there is none.
    static func ofFile(at path: String) -> (Int, Int)? {
        var status = stat()
        guard stat(path.systemText, &status) == 0 else { return nil }
        return (status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
    }
}

/// The folder that relative paths start from, which may be removed and made again.
private struct WorkingFolder {
    /// Its absolute path.
    let path: String
    private let isOfProcess: Bool

    /// Finds the folder; an empty name is the process's current folder.
    init(_ folder: String) throws(SystemError) {
        isOfProcess = folder.isEmpty
        guard isOfProcess else {
            path = folder
            return
        }
        guard let name = getcwd(nil, 0) else { throw SystemError() }
        path = SystemText.text(cString: name)
        free(name)
    }

    /// Moves the process into the folder that has the path now, if there is one.
    func enter() { if isOfProcess { _ = chdir(path.systemText) } }
}

extension Diagnostic {
    /// The finding for a system that lets us watch nothing.
    init(unwatchable error: SystemError) {
        let reason = FileError(.watch, "", code: error.code).reason
        self.init(.watchUnavailable, .error, "cannot watch files: \(reason)")
    }
}

extension Diagnostic.Kind {
    static let watchUnavailable = Self("watch-unavailable", .inputOutput)
}
