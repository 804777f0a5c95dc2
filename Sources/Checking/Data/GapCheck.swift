package import ResumeModel
package import SourceTree

/// Finds times of more than six months for which a resume says nothing.
package struct GapCheck {
    private let entries: [DatedEntry]
    private let today: PartialDate

    /// The longest time that nobody asks about, in months.
    private static let longest = 6
    /// What fills time.
    private static let sections: Set<String> = ["work", "volunteer", "education", "projects"]

    /// Looks at a resume on a day.
    package init(_ resume: Resume, today: PartialDate) {
        entries = resume.datedEntries.filter { Self.sections.contains($0.section) && !$0.isDay }
        self.today = today
    }

    /// A note for each, from the first position held until today.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        let spans = entries.compactMap { entry -> (first: Int, last: Int, name: String)? in
            guard let last = entry.lastMonth(today: today) else { return nil }
            let first = entry.firstMonth ?? last
            return first <= last ? (first, last, entry.name) : nil
        }.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
        let begin = entries.filter { $0.section == "work" }.compactMap(\.firstMonth).min()
        guard let begin, var (end, name) = spans.first.map({ ($0.last, $0.name) }) else {
            return findings
        }
        for span in spans.dropFirst() {
            let months = span.first - end - 1
            if months > Self.longest, span.first > begin {
                findings.add(
                    gap(months, "between \(name.inQuotes) and \(span.name.inQuotes)"))
            }
            if span.last > end { (end, name) = (span.last, span.name) }
        }
        let now = today.year * 12 + (today.month ?? 1) - 1
        if now - end > Self.longest { findings.add(gap(now - end, "since \(name.inQuotes)")) }
        return findings
    }

    private func gap(_ months: Int, _ place: Message) -> Diagnostic {
        Diagnostic(
            .dataGap, .note,
            "there are \(months) months \(place) of which the resume says nothing; a reader may ask"
        )
    }
}

extension Diagnostic.Kind {
    static let dataGap = Self("data-gap", .check)
}
