import ResumePDF
import SourceTree

/// What is said of a run's findings unless all are asked for: the one place that decides it.
///
/// Errors are listed, up to a limit. Warnings of one kind are said once, with their number. All notes
/// about files share one line, so that a fine resume has no more than that; those that ask nothing
/// of anyone are left to `--verbose`. Notes about the run and about changes to the layout answer
/// what was asked for, and stand alone.
struct FoldedFindings: Equatable {
    /// What is said, in the order of a list.
    private(set) var entries: [Entry] = []
    /// How many errors are over the limit.
    private(set) var unlistedErrors = 0

    /// A finding, and how many others it stands for.
    struct Entry: Equatable {
        var finding: Diagnostic
        /// How many more there are of its kind, or for a note of any.
        var more = 0
        /// Whether the others are of its kind.
        var areAlike = true
    }

    /// How many errors are listed.
    static let errorLimit = 20

    /// Folds findings that are in the order of a list.
    init(_ findings: [Diagnostic]) {
        var kinds: [Diagnostic.Kind: Int] = [:]
        var note: Int?
        var errors = 0
        for finding in findings {
            switch finding.severity {
            case .error:
                errors += 1
                if errors <= Self.errorLimit { entries.append(Entry(finding: finding)) }
            case .warning: fold(finding, into: &kinds[finding.kind])
            case .note where Self.isSilent(finding): break
            case .note where finding.file == nil || finding.kind.category == .layout:
                fold(finding, into: &kinds[finding.kind])
            case .note: fold(finding, into: &note)
            }
        }
        unlistedErrors = max(0, errors - Self.errorLimit)
    }

    /// Whether a finding asks nothing of anyone.
    static func isSilent(_ finding: Diagnostic) -> Bool {
        finding.severity == .note && finding.kind.isSilent
    }

    private mutating func fold(_ finding: Diagnostic, into index: inout Int?) {
        guard let place = index else {
            index = entries.count
            entries.append(Entry(finding: finding))
            return
        }
        entries[place].more += 1
        guard entries[place].finding.kind != finding.kind else { return }
        entries[place].areAlike = false
        // What fitting did is said before other notes: it changed how the page looks.
        if finding.kind == .pagesFitted { entries[place].finding = finding }
    }
}

extension FoldedFindings.Entry {
    /// What is said of the others; nil if there are none.
    var others: Message? {
        guard more > 0 else { return nil }
        if areAlike { return "… and \(more) more like it (--verbose lists all)" }
        return .counted(
            more, one: "… and 1 more note (--verbose lists all)",
            other: "… and \(more) more notes (--verbose lists all)")
    }
}
