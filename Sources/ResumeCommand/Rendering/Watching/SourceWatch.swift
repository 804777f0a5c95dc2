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
        self.input = input
        self.folder = folder
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
        moment = .now
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
                && FileMoment(ofFileAt: target.path).map { $0 >= moment } ?? false
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
        guard case .file(let path) = source.place else {
            // The options were found right when the watch began.
            source = (try? input.source(readsInput: false)) ?? source
            source.findings.removeAll { $0.severity == .note && source.place == .sample }
            return
        }
        source = SourceChoice(path, in: input.console.folder)
    }

    /// The code of a first run that no change of a file will mend; nil if one may.
    static func fatal(_ code: ExitCode) -> ExitCode? {
        [.usage, .noInput, .cannotCreate, .internal].contains(code) ? code : nil
    }
}
