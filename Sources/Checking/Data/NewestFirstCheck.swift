package import ResumeModel
package import SourceTree

/// Finds sections whose newest entry does not come first, as readers and programs expect.
package struct NewestFirstCheck {
    private let entries: [DatedEntry]
    private let today: PartialDate

    /// The sections that are read as a history.
    private static let sections = ["work", "education", "volunteer"]

    /// Looks at a resume on a day.
    package init(_ resume: Resume, today: PartialDate) {
        entries = resume.datedEntries
        self.today = today
    }

    /// A finding for each section, with the first entry that is too low.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for section in Self.sections {
            let dated = entries.filter { $0.section == section && !$0.path.contains(".roles") }
            for (above, below) in zip(dated, dated.dropFirst()) where isNewer(below, than: above) {
                findings.add(
                    Diagnostic(
                        .dataOrder, .warning,
                        "\(below.name.inQuotes) stands below \(above.name.inQuotes), which is older; put "
                            + "the newest first", path: below.path))
                break
            }
        }
        return findings
    }

    /// Whether one ended later for certain, or ended alike and began later.
    private func isNewer(_ one: DatedEntry, than other: DatedEntry) -> Bool {
        guard let end = one.lastMonth(today: today), let otherEnd = other.lastMonth(today: today)
        else { return false }
        if one.hasYearAlone || other.hasYearAlone { return end / 12 > otherEnd / 12 }
        // Of two that ended one month apart, either may come first.
        if end != otherEnd { return end > otherEnd + 1 }
        guard !one.isOngoing, let start = one.firstMonth, let otherStart = other.firstMonth else {
            return false
        }
        return start > otherStart + 1
    }
}

extension DatedEntry {
    /// Whether a month is not known.
    fileprivate var hasYearAlone: Bool {
        if case .at(.date(let end)) = span.end, end.month == nil { return true }
        return span.start?.date?.month == nil
    }
}

extension Diagnostic.Kind {
    static let dataOrder = Self("data-order", .check)
}
