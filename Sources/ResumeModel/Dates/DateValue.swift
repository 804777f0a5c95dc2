/// When something happened: a date, or words that are printed as they were written.
public enum DateValue: Sendable, Hashable {
    /// A date of the calendar.
    case date(PartialDate)
    /// Words such as "Summer 2012".
    case text(String)

    /// The calendar date, if this is one.
    public var date: PartialDate? {
        if case .date(let date) = self { date } else { nil }
    }
}
