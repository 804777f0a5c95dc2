package import ResumeModel
package import SourceTree

/// Finds times that cannot be, and times that are still to come.
package struct DateCheck {
    private let entries: [DatedEntry]
    private let today: PartialDate

    /// The sections in which a time to come is a plan that people state: studies that end next year,
    /// papers that will appear.
    private static let planned: Set<String> = ["education", "publications", "projects"]

    /// Looks at a resume on a day.
    package init(_ resume: Resume, today: PartialDate) {
        entries = resume.datedEntries
        self.today = today
    }

    /// A finding for each.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for entry in entries {
            if entry.span.isReversed {
                findings.add(
                    Diagnostic(
                        .dataReversed, .error,
                        "\(entry.name.inQuotes) ends before it starts (\(entry.span.words))",
                        path: entry.path))
            } else if let start = entry.span.start?.date, start > today {
                findings.add(
                    Diagnostic(
                        .dataFuture,
                        entry.isDay && Self.planned.contains(entry.section)
                            ? .note : .warning,
                        entry.isDay
                            ? "\(entry.name.inQuotes) has a date to come, \(start)"
                            : "\(entry.name.inQuotes) starts in the future, \(start)",
                        path: entry.path))
            } else if case .at(.date(let end)) = entry.span.end, end > today,
                !Self.planned.contains(entry.section)
            {
                findings.add(
                    Diagnostic(
                        .dataFuture, .warning,
                        "\(entry.name.inQuotes) ends in the future, \(end); leave the end out for what "
                            + "goes on", path: entry.path))
            }
        }
        return findings
    }
}

extension DateSpan {
    /// The span in ISO 8601, as findings name it.
    var words: Message {
        let end: Message =
            switch end {
            case .present: "today"
            case .at(.date(let date)): Message(verbatim: date.description)
            case .at(.text(let text)): Message(verbatim: text)
            }
        let start =
            switch start {
            case .date(let date)?: date.description
            case .text(let text)?: text
            case nil: "?"
            }
        return "\(start) to \(end)"
    }
}

extension Diagnostic.Kind {
    package static let dataReversed = Self("data-reversed", .check)
    static let dataFuture = Self("data-future", .check)
}
