package import Languages
package import ResumeModel

/// Writes dates as a language does.
///
/// A day that is its month's first or last mostly stands for the month (that is how people fill
/// a field that wants a day), so it prints as the month. In a span of several months days say
/// nothing either; inside one month they do.
package struct DateWording: Sendable {
    let language: LanguageWords
    /// What dates show; nil for what the language does.
    let pattern: DatePattern?
    /// Whether the days of one month share its name, as on pages: "Mar 3–21, 2021".
    let joinsDays: Bool
    /// The month up to which what goes on has lasted; nil if it is not known.
    let today: PartialDate?

    /// Makes a writer for a language, and for a layout that says what dates show.
    package init(
        language: LanguageWords, pattern: DatePattern? = nil, joinsDays: Bool = false,
        today: PartialDate? = nil
    ) {
        self.language = language
        self.pattern = pattern
        self.joinsDays = joinsDays
        self.today = today
    }

    /// What stands between the words of a list in the language, with its blanks.
    package var listSeparator: String { language.listSeparator }

    /// When an entry was; nil if it does not say.
    package func wording(_ time: EntryTime?) -> String? {
        switch time {
        case .day(let value): wording(value)
        case .span(let span): wording(span)
        case nil: nil
        }
    }

    /// A single date; nil if there is none.
    package func wording(_ value: DateValue?) -> String? {
        value.map { wording($0, showsDay: true) }
    }

    /// A span: `Sep 2020 – Present`.
    private func wording(_ span: DateSpan) -> String {
        if let start = span.start?.date, case .at(.date(let end)) = span.end {
            return closed(start, end)
        }
        let (start, end) = ends(span) { wording($0, showsDay: false) }
        return start.map { $0 + language.range + end } ?? end
    }

    /// The years in which an entry was: `2020 – Present`.
    func years(_ time: EntryTime?) -> String? {
        switch time {
        case .day(let value): return year(value)
        case .span(let span):
            let (start, end) = ends(span, year)
            guard let start, start != end else { return end }
            return start + language.range + end
        case nil: return nil
        }
    }

    /// How long an entry lasted: `3 yrs 2 mos`; nil if that is not known.
    ///
    /// Its first and its last month count whole, as on LinkedIn; of years alone only whole ones between
    /// them are known.
    func duration(_ time: EntryTime?) -> String? {
        guard case .span(let span) = time, let start = span.start?.date else { return nil }
        let end: PartialDate? =
            switch span.end {
            case .present: today
            case .at(let value): value.date
            }
        guard let end else { return nil }
        guard let first = start.month, let last = end.month else {
            return language.duration(years: end.year - start.year, months: 0)
        }
        let months = (end.year - start.year) * 12 + last - first + 1
        return language.duration(years: months / 12, months: months % 12)
    }

    private func ends(
        _ span: DateSpan, _ text: (DateValue) -> String
    ) -> (start: String?, end: String) {
        let start = span.start.map(text)
        return switch span.end {
        case .present: (start, language.present)
        case .at(let value): (start, text(value))
        }
    }

    private func year(_ value: DateValue) -> String {
        value.date.map { String($0.year) } ?? wording(value, showsDay: false)
    }

    private func closed(_ start: PartialDate, _ end: PartialDate) -> String {
        if start == end { return wording(start, showsDay: !start.isMonthBoundary) }
        let showsDays =
            start.year == end.year && start.month == end.month
            && !(start.isMonthBoundary && end.isMonthBoundary)
        if showsDays, joinsDays, let first = start.day, let last = end.day, let month = start.month
        {
            let pattern = pattern ?? language.dayPattern
            let days = first...max(first, last)
            if let joined = pattern.text(year: start.year, month: month, days: days, in: language) {
                return joined
            }
        }
        let from = wording(start, showsDay: showsDays)
        let to = wording(end, showsDay: showsDays)
        return from == to ? from : from + language.range + to
    }

    private func wording(_ value: DateValue, showsDay: Bool) -> String {
        switch value {
        case .text(let text): text
        case .date(let date): wording(date, showsDay: showsDay && !date.isMonthBoundary)
        }
    }

    private func wording(_ date: PartialDate, showsDay: Bool) -> String {
        let day = showsDay ? date.day : nil
        let usual = day == nil ? language.monthPattern : language.dayPattern
        return (pattern ?? usual).text(year: date.year, month: date.month, day: day, in: language)
    }
}

extension PartialDate {
    /// The month of a moment in ISO 8601.
    init?(monthOf moment: String) {
        self.init(
            year: Int(moment.prefix(4)) ?? 0, month: Int(moment.dropFirst(5).prefix(2)) ?? 0)
    }
}
