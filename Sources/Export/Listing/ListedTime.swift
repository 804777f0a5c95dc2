import ResumeModel

/// When an entry was, as lists put it in order.
struct ListedTime: Sendable, Hashable {
    /// Whether it goes on.
    var isOngoing = false
    /// The first day that the start can mean, as year, month and day in one number; 0 if no calendar
    /// knows it.
    var start = 0
    var end = 0

    init(_ time: EntryTime) {
        switch time {
        case .day(let value): (start, end) = (Self.day(value), Self.day(value))
        case .span(let span):
            switch span.end {
            case .present: isOngoing = true
            case .at(let value): end = Self.day(value)
            }
            start = span.start.map(Self.day) ?? end
        }
    }

    /// Whether it comes before another where the newest come first: what goes on, then what began
    /// later, then what ended later.
    func isNewer(than other: Self) -> Bool {
        if isOngoing != other.isOngoing { return isOngoing }
        return (start, end) > (other.start, other.end)
    }

    private static func day(_ value: DateValue) -> Int {
        switch value {
        case .date(let date): (date.year * 100 + (date.month ?? 0)) * 100 + (date.day ?? 0)
        // "Summer 2012" is of a year, too.
        case .text(let text):
            (text.split { !$0.isWholeNumber }.lazy.filter { $0.count == 4 }.compactMap { Int($0) }
                .first ?? 0) * 10_000
        }
    }
}
