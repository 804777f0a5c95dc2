import SourceTree

/// What a format cannot hold, or holds in another way than the resume.
struct CarryingOver {
    private var lost: [(path: String, reason: Message?)] = []
    private var changed: [(path: String, reason: Message)] = []
    private var split: [(title: String, path: String)] = []

    /// Notes what is not in the new file.
    mutating func lose(_ path: String, _ reason: Message? = nil) { lost.append((path, reason)) }

    /// Notes what is in the new file in another way.
    mutating func change(_ path: String, _ reason: Message) { changed.append((path, reason)) }

    /// Notes a section that became several.
    mutating func divide(_ title: String, _ path: String) {
        if !split.contains(where: { $0.title == title }) { split.append((title, path)) }
    }

    mutating func add(_ other: Self) {
        lost += other.lost
        changed += other.changed
        split += other.split
    }

    /// One finding for all that is lost, one for all that is written in another way, and one for
    /// sections of several kinds.
    func findings(file: String) -> [Diagnostic] {
        func finding(_ rule: Rule, _ message: Message, _ path: String) -> Diagnostic {
            Diagnostic(rule.kind, rule.severity, message, file: file, path: path)
        }
        var findings: [Diagnostic] = []
        if let first = lost.first {
            let list: [Message] = lost.map { path, reason in
                reason.map { "\(path) (\($0))" } ?? "\(path)"
            }
            findings.append(
                finding(
                    .notCarriedOver,
                    "not carried over to RenderCV: \(Message.joined(list, separator: ", "))",
                    first.path))
        }
        if let first = changed.first {
            let list: [Message] = changed.map { "\($0.path) (\($0.reason))" }
            findings.append(
                finding(
                    .carriedOtherwise,
                    "carried over to RenderCV as text, since it refuses them in their places: "
                        + "\(Message.joined(list, separator: ", "))", first.path))
        }
        if let first = split.first {
            let titles = split.map { Quoted($0.title).description }.joined(separator: ", ")
            findings.append(
                finding(
                    .sectionSplit,
                    "sections of RenderCV have entries of one kind, so these are several, with "
                        + "numbers behind their titles: \(titles)",
                    first.path))
        }
        return findings
    }
}
