import Characters
package import Languages
package import ResumeModel
package import SourceTree

/// Finds positions with two employers at the same time, which a reader takes for full-time ones.
package struct OverlapCheck {
    private let jobs: [DatedEntry]
    private let today: PartialDate
    private let words: UnderstoodWords

    /// The longest time that one position is handed over in while the next begins, in months.
    private static let longest = 2

    /// Looks at a resume on a day.
    package init(_ resume: Resume, today: PartialDate, _ words: UnderstoodWords) {
        self.words = words
        jobs = resume.datedEntries.filter { $0.section == "work" && !$0.isDay }
        self.today = today
    }

    /// A note for each pair.
    package var diagnostics: Diagnostics {
        var findings = Diagnostics()
        for (number, first) in jobs.enumerated() {
            for second in jobs[..<number] where first.index != second.index {
                guard let months = overlap(first, second), months > Self.longest,
                    !words.saysPartTime(first.text), !words.saysPartTime(second.text)
                else { continue }
                findings.add(
                    Diagnostic(
                        .dataOverlap, .note,
                        "\(first.name.inQuotes) and \(second.name.inQuotes) overlap by \(months) months; "
                            + "if one was part-time, say so", path: first.path))
            }
        }
        return findings
    }

    /// How many months two positions share; those that a year alone may mean do not count.
    private func overlap(_ first: DatedEntry, _ second: DatedEntry) -> Int? {
        guard
            let starts = first.surelyFirst.flatMap({ a in second.surelyFirst.map { max(a, $0) } }),
            let ends = first.surelyLast(today).flatMap({ a in
                second.surelyLast(today).map { min(a, $0) }
            })
        else { return nil }
        return ends - starts + 1
    }
}

extension DatedEntry {
    /// The first month that it was in for certain.
    fileprivate var surelyFirst: Int? {
        span.start?.date.map { $0.year * 12 + ($0.month ?? 12) - 1 }
    }

    /// The last month that it was in for certain.
    fileprivate func surelyLast(_ today: PartialDate) -> Int? {
        switch span.end {
        case .present: lastMonth(today: today)
        case .at(let value): value.date.map { $0.year * 12 + ($0.month ?? 1) - 1 }
        }
    }
}

extension Diagnostic.Kind {
    static let dataOverlap = Self("data-overlap", .check)
}
