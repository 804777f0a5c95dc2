/// From when to when something lasted.
public struct DateSpan: Sendable, Hashable {
    /// The start, if it is known.
    public var start: DateValue?
    /// The end.
    public var end: End

    /// Makes a span.
    public init(start: DateValue? = nil, end: End) {
        self.start = start
        self.end = end
    }

    /// How a span ends.
    public enum End: Sendable, Hashable {
        /// It goes on.
        case present
        /// It ended then.
        case at(DateValue)
    }

    /// Whether the end lies before the start; false where either is not a calendar date.
    public var isReversed: Bool {
        guard case .at(.date(let end)) = end, let start = start?.date else { return false }
        // Only the parts that both state can contradict each other: 2021 does not end before 2021-05.
        if end.year != start.year { return end.year < start.year }
        guard let endMonth = end.month, let startMonth = start.month else { return false }
        if endMonth != startMonth { return endMonth < startMonth }
        guard let endDay = end.day, let startDay = start.day else { return false }
        return endDay < startDay
    }
}

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
