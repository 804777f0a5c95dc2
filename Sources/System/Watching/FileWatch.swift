import Glibc

/// Waits for changes of files, through inotify.
///
/// It watches folders, not files: an editor may write a file in place, put another one in its
/// place, or delete and make it. All folders and links on the way to a file are watched, too.
package struct FileWatch: ~Copyable {
    private let descriptor: Int32
    /// What matters in each watched folder, by the system's number for it.
    private var interests: [Int32: [WatchInterest]] = [:]
    private var targets: [WatchTarget] = []
    /// The paths of the targets that were there when they were last looked at.
    private var present: Set<String> = []

    /// Starts with nothing to watch.
    ///
    /// - Throws: the system's error number, such as `EMFILE` where it allows no more watches.
    package init() throws(SystemError) {
        let opened = inotify_init1(Int32(O_CLOEXEC | O_NONBLOCK))
        guard opened >= 0 else { throw SystemError() }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// What a wait ends with.
    package enum Event: Sendable, Hashable {
        /// Some files changed, in the order in which they did.
        case changed([FileChange])
        /// More happened than the system keeps in mind: anything may have changed.
        case lost
        /// The program is asked to end.
        case stopped
        /// Another descriptor can be read.
        case ready
        /// The time is over.
        case nothing
    }

    /// For how long nothing must happen before a burst of changes counts as over, in nanoseconds.
    private static let quiet: UInt64 = 10_000_000
    /// After this time it counts as over in any case, in nanoseconds.
    private static let longest: UInt64 = 100_000_000

    /// Watches these from now on, and nothing else.
    ///
    /// Nothing that happens to a target of before and now is lost. Call this before reading the
    /// files.
    ///
    /// - Returns: the folders that cannot be watched, with the reasons.
    package mutating func follow(_ targets: [WatchTarget]) -> [FileError] {
        let known = present
        let failures = watch(targets)
        // What has gone meanwhile is told once the event is read: until then it counts as there.
        present.formUnion(known.intersection(targets.map(\.path)))
        return failures
    }

    private mutating func watch(_ targets: [WatchTarget]) -> [FileError] {
        var failures: [FileError] = []
        var wanted: [Int32: [WatchInterest]] = [:]
        self.targets = targets
        let (all, present) = WatchInterest.all(of: targets)
        self.present = present
        for (folder, found) in all {
            let mask = found.reduce(0) { $0 | $1.mask }
            let number = inotify_add_watch(
                descriptor, folder.systemText, mask | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR))
            if number >= 0 {
                wanted[number, default: []] += found
            } else if errno == ENOSPC || found.contains(where: { $0.isEssential }) {
                let code = errno
                if code != ENOENT && code != ENOTDIR {
                    failures.append(FileError(.watch, folder, code: code))
                }
            }
        }
        for number in interests.keys where wanted[number] == nil {
            inotify_rm_watch(descriptor, number)
        }
        interests = wanted
        return failures
    }

    /// Waits for changes, and then until they are over: for 10 ms of quiet, or 100 ms in all.
    ///
    /// - Parameters:
    ///   - patience: how long to wait for the first change, in nanoseconds; nil for ever.
    ///   - signals: what else may end the wait.
    ///   - others: descriptors that end it when they can be read, but for a burst of changes.
    /// - Returns: what ended the wait.
    package mutating func next(
        within patience: UInt64? = nil, signals: StopSignals? = nil, besides others: [Int32] = []
    ) -> Event {
        let start = MonotonicClock.now()
        var burst: (first: UInt64, last: UInt64)?
        var changes: [FileChange] = []
        var isLost = false
        while true {
            if signals?.areAsked == true { return .stopped }
            let now = MonotonicClock.now()
            let end =
                burst.map { min($0.last + Self.quiet, $0.first + Self.longest) }
                ?? patience.map { start + $0 }
            if let end, now >= end {
                guard burst != nil else { return .nothing }
                changes = settle(changes)
                if isLost { return .lost }
                if !changes.isEmpty { return .changed(changes) }
                burst = nil
                continue
            }
            let rest = end.map { Int32(clamping: ($0 - now + 999_999) / 1_000_000) }
            let ready = StopSignals.wait(
                for: [descriptor] + (burst == nil ? others : []), milliseconds: rest ?? -1,
                signals: signals)
            guard ready.contains(descriptor) else {
                if !ready.isEmpty { return .ready }
                continue
            }
            for event in InotifyEvent.read(from: descriptor)
            where event.isOverflow || interests[event.watch] != nil {
                let found = interests[event.watch]?.compactMap { $0.change(by: event) } ?? []
                guard event.isOverflow || !found.isEmpty else { continue }
                isLost = isLost || event.isOverflow
                for change in found where !changes.contains(change) { changes.append(change) }
                let moment = MonotonicClock.now()
                burst = (burst?.first ?? moment, moment)
            }
        }
    }

    /// Watches what has appeared on the way to the targets, and sorts out what has not changed: a
    /// folder may come and go without the file that is looked for in it.
    private mutating func settle(_ changes: [FileChange]) -> [FileChange] {
        let before = present
        _ = watch(targets)
        let missing = Set(targets.map(\.path)).subtracting(before).subtracting(present)
        var changes = changes.filter { !missing.contains($0.path) }
        // A file may have come into a new folder before that was watched.
        for target in targets where present.contains(target.path) {
            let change = FileChange(path: target.path, name: target.name)
            if !before.contains(target.path) && !changes.contains(change) { changes.append(change) }
        }
        return changes
    }
}
