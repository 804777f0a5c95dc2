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

    /// Makes a writer for a language, and for a layout that says what dates show.
    package init(
        language: LanguageWords, pattern: DatePattern? = nil, joinsDays: Bool = false
    ) {
        self.language = language
        self.pattern = pattern
        self.joinsDays = joinsDays
    }

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
