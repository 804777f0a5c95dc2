import Characters
import System

/// Why a watch renders.
enum WatchCause: Hashable {
    /// It begins.
    case start
    /// Files changed.
    case changed([FileChange])
    /// Anything may have changed.
    case lost

    /// The cause in a few words: `resume.json changed`.
    func text(_ source: SourceChoice.Place) -> String {
        switch self {
        case .start:
            if case .file(let path) = source { return "watching \(path.printable)" }
            return "watching for a resume"
        case .lost: return "some changes were missed"
        case .changed(let changes): return Self.text(changes) { FileStatus.exists($0) }
        }
    }

    /// What happened to some files; `isThere` says whether there is something at a path.
    static func text(_ changes: [FileChange], isThere: (String) -> Bool) -> String {
        var changed: [String] = []
        var removed: [String] = []
        for change in changes {
            if isThere(change.path) {
                Self.add(change.name, to: &changed)
                continue
            }
            // Where folders are gone, the one that holds all the others says it all.
            var (path, name) = (change.path, change.name)
            while path != "/", !isThere(PathName.folder(of: path)) {
                (path, name) = (PathName.folder(of: path), PathName.folder(of: name))
            }
            Self.add(name == "." ? "the current folder" : name, to: &removed)
        }
        return [(changed, "changed"), (removed, "removed")]
            .filter { !$0.0.isEmpty }.map { list($0.0) + " " + $0.1 }.joined(separator: ", ")
    }

    private static func add(_ name: String, to names: inout [String]) {
        if !names.contains(name) { names.append(name) }
    }

    /// `a`, `a and b`, `a, b and 3 others`.
    private static func list(_ names: [String]) -> String {
        let shown = names.map(\.printable)
        switch shown.count {
        case ...1: return shown.joined()
        case 2: return shown.joined(separator: " and ")
        case 3: return "\(shown[0]), \(shown[1]) and \(shown[2])"
        default: return "\(shown[0]), \(shown[1]) and \(shown.count - 2) others"
        }
    }
}
