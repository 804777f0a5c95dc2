extension Work {
    /// From when to when the person was with the employer; nil if that is not known.
    ///
    /// The entry's own dates, else from the earliest start of the roles to their latest end. Words
    /// such as "Summer 2012" cannot be put in order: they count only if all roles have the same.
    package var wholeSpan: DateSpan? {
        if let dates { return dates }
        let spans = roles.compactMap(\.dates)
        guard let first = spans.first else { return nil }
        if spans.allSatisfy({ $0 == first }) { return first }
        // A span without a start may be a single date, which is a start as well.
        let starts = spans.compactMap { $0.start ?? $0.end.date }
        guard let start = Self.extreme(of: starts, isBefore: <) else { return nil }
        if spans.contains(where: { $0.end == .present }) {
            return DateSpan(start: start, end: .present)
        }
        let ends = spans.compactMap(\.end.date)
        guard let end = Self.extreme(of: ends, isBefore: { $0.lastDay > $1.lastDay }) else {
            return nil
        }
        return DateSpan(start: start, end: .at(end))
    }

    /// The date that comes first in an order; nil if the dates cannot be put in order.
    private static func extreme(
        of values: [DateValue], isBefore: (PartialDate, PartialDate) -> Bool
    ) -> DateValue? {
        if let first = values.first, values.allSatisfy({ $0 == first }) { return first }
        let dates = values.compactMap(\.date)
        guard dates.count == values.count else { return nil }
        return dates.min(by: isBefore).map(DateValue.date)
    }
}

extension DateSpan.End {
    /// The date, unless it goes on.
    fileprivate var date: DateValue? {
        if case .at(let date) = self { date } else { nil }
    }
}

extension PartialDate {
    /// The last day that the date can mean, for comparing: "2020" may end after "2020-06".
    fileprivate var lastDay: (Int, Int, Int) { (year, month ?? 12, day ?? 31) }
}
