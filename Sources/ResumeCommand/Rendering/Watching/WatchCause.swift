import Characters
import SourceTree
import System

/// Why a watch renders.
enum WatchCause: Hashable {
    /// It begins.
    case start
    /// Files changed.
    case changed([FileChange])
    /// The resume at the address did.
    case news
    /// Anything may have changed.
    case lost

    /// The cause in a few words: `resume.json changed`.
    func text(_ source: SourceChoice.Place) -> Message {
        switch self {
        case .start:
            return (source.path ?? source.address).map { "watching \($0.printable)" }
                ?? "watching for a resume"
        case .news: return "\((source.address ?? "").printable) changed"
        case .lost: return "some changes were missed"
        case .changed(let changes): return Self.text(changes) { FileStatus.exists($0) }
        }
    }

    /// What happened to some files; `isThere` says whether there is something at a path.
    static func text(_ changes: [FileChange], isThere: (String) -> Bool) -> Message {
        var changed: [Message] = []
        var removed: [Message] = []
        for change in changes {
            if isThere(change.path) {
                changed.append("\(change.name.printable)")
                continue
            }
            // Where folders are gone, the one that holds all the others says it all.
            var (path, name) = (change.path, change.name)
            while path != "/", !isThere(PathName.folder(of: path)) {
                (path, name) = (PathName.folder(of: path), PathName.folder(of: name))
            }
            removed.append(name == "." ? "the current folder" : "\(name.printable)")
        }
        var all: [Message] = []
        if !changed.isEmpty { all.append("\(list(changed)) changed") }
        if !removed.isEmpty { all.append("\(list(removed)) removed") }
        return .joined(all, separator: ", ")
    }

    /// `a`, `a and b`, `a, b and 3 others`, each once.
    private static func list(_ names: [Message]) -> Message {
        var seen: Set<Message> = []
        let shown = names.filter { seen.insert($0).inserted }
        guard shown.count > 3 else { return shown.joined(last: "and") }
        return "\(shown[0]), \(shown[1]) and \(shown.count - 2) others"
    }
}

/// What one run of a watch comes down to.
struct WatchReport {
    /// Why it ran.
    let cause: Message
    /// Where the file goes, as the person would name it.
    let path: String
    /// How many pages were written, 0 for a text; nil if nothing was.
    let pages: Int?
    /// Whether there is a file, be it an old one.
    let isThere: Bool
    /// How long it took.
    let nanoseconds: UInt64

    /// One line: `resume.json changed: cv.pdf, 2 pages, 23.4 ms`.
    var line: Message {
        let result: Message =
            switch pages {
            case 0?: "\(path.printable)"
            case let pages?: "\(path.printable), \(Message.pages(pages))"
            case nil: isThere ? "\(path.printable) stays as it was" : "nothing is written"
            }
        let time = RenderRun.milliseconds(nanoseconds).drop { $0 == " " }
        return "\(cause): \(result), \(time)"
    }
}
