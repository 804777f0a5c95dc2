import Glibc
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

    /// Begins with the resume that the command line names.
    ///
    /// - Throws: the system's error number, such as `EMFILE` where it allows no more watches.
    init(_ input: ResumeInput, _ source: SourceChoice) throws(SystemError) {
        let folder = try WorkingFolder(input.console.folder)
        watch = try FileWatch()
        self.folder = folder
        self.input = input
        files = WatchedFiles(input, base: folder.path)
        self.source = source
    }

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
        let failures = watch.follow(files.targets)
        let missed = files.targets.filter { target in
            !targets.contains(target)
                && FileMoment.ofFile(at: target.path).map { $0 >= moment } ?? false
        }
        return (failures, missed.map { FileChange(path: $0.path, name: $0.name) })
    }

    /// Waits for a change, or for something to read from other descriptors.
    mutating func next(signals: StopSignals, besides others: [Int32] = []) -> FileWatch.Event {
        watch.next(signals: signals, besides: others)
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
