/// A date of the Gregorian calendar, as exact as it was written: a year, a month or a day.
public struct PartialDate: Sendable, Hashable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12, if it was given.
    public let month: Int?
    /// The day, 1 to the month's last, if it was given.
    public let day: Int?

    /// Makes a date; nil if there is no such year, month or day, or a day without a month.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard (1...9999).contains(year) else { return nil }
        if let month {
            guard (1...12).contains(month) else { return nil }
        }
        if let day {
            guard let month, (1...Self.days(inMonth: month, of: year)).contains(day) else {
                return nil
            }
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// How many days a month has, 28 to 31; `month` is from 1 to 12.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether the day is its month's first or last, which mostly stands for the month alone.
    public var isMonthBoundary: Bool {
        guard let month, let day else { return false }
        return day == 1 || day == Self.days(inMonth: month, of: year)
    }
}

extension PartialDate: Comparable {
    /// Orders dates by the first day that each can mean.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
    }
}

extension PartialDate: CustomStringConvertible {
    /// The date in the form of ISO 8601, as exact as it is: `2021`, `2021-03`, `2021-03-09`.
    public var description: String {
        ([year.padded(to: 4)] + [month, day].compactMap { $0?.padded(to: 2) })
            .joined(separator: "-")
    }
}

extension BinaryInteger {
    /// The number with as many zeros before it as it lacks to a width, in characters.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
