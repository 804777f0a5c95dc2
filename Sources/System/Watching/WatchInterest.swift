import Glibc

/// What matters in one watched folder, for one target.
struct WatchInterest: Hashable {
    private let part: Part
    private let target: WatchTarget
    /// The folder as messages call it, for targets that are folders.
    private let shownFolder: String
    private let folder: String

    /// Which names matter, and what of them.
    private enum Part: Hashable {
        /// A folder or link on the way to the target: whether it is there.
        case step(String)
        /// The target: also what is in it.
        case file(String)
        /// The files with some endings, and folders.
        case files(endings: [String])
    }

    /// Whether the target cannot be watched without this.
    var isEssential: Bool { if case .step = part { false } else { true } }

    /// The bits of the events that matter.
    var mask: UInt32 {
        let presence = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        let contents = IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
        let itself = IN_DELETE_SELF | IN_MOVE_SELF
        return UInt32(isEssential ? presence | contents | itself : presence | itself)
    }

    /// The change that an event means; nil if it does not matter.
    func change(by event: InotifyEvent) -> FileChange? {
        guard event.mask & mask != 0 || event.has(IN_UNMOUNT) else { return nil }
        let whole = FileChange(path: target.path, name: target.name)
        if event.name.isEmpty {
            let isGone = event.has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT)
            return isGone ? whole : nil
        }
        switch part {
        case .step(let name), .file(let name): return event.name == name ? whole : nil
        case .files(let endings):
            let lowered = event.name.lowercased()
            // A folder's own attributes say nothing of the files in it.
            let matters =
                event.isAboutFolder
                ? !event.has(IN_ATTRIB) && !event.name.hasPrefix(".")
                : endings.contains(where: lowered.hasSuffix)
            guard matters else { return nil }
            return FileChange(
                path: PathName.join(folder, event.name),
                name: PathName.join(shownFolder, event.name))
        }
    }

    /// All that matters for some targets, by the folders to watch, and the paths of those targets
    /// that are there.
    static func all(
        of targets: [WatchTarget]
    ) -> (interests: [String: [WatchInterest]], present: Set<String>) {
        var all: [String: [WatchInterest]] = [:]
        var present: Set<String> = []
        for target in targets {
            let way = PathSteps(to: target.path)
            if way.end != nil { present.insert(target.path) }
            for step in way.steps {
                let isFile = step.isLast && target.kind == .file
                all[step.folder, default: []].append(
                    WatchInterest(
                        part: isFile ? .file(step.name) : .step(step.name), target: target,
                        shownFolder: "", folder: step.folder))
            }
            if case .folder(let endings, let depth) = target.kind, let end = way.end {
                add(end, target.name, target, endings, depth, to: &all)
            }
        }
        return (all, present)
    }

    private static func add(
        _ folder: String, _ shown: String, _ target: WatchTarget, _ endings: [String],
        _ depth: Int, to all: inout [String: [WatchInterest]]
    ) {
        all[folder, default: []].append(
            WatchInterest(
                part: .files(endings: endings), target: target, shownFolder: shown, folder: folder))
        guard depth > 0 else { return }
        for name in FolderListing.names(in: folder) {
            let place = PathName.join(folder, name)
            guard FileStatus.isFolder(place) else { continue }
            add(place, PathName.join(shown, name), target, endings, depth - 1, to: &all)
        }
    }
}
