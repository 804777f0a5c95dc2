/// A moment, in whole seconds since 1970-01-01T00:00:00Z (POSIX time, no leap seconds).
public struct Timestamp: Sendable, Hashable, Comparable {
    /// The seconds; negative before 1970.
    public var seconds: Int64

    /// Makes a moment from POSIX seconds.
    public init(seconds: Int64) { self.seconds = seconds }

    /// Makes a moment from a date of the Gregorian calendar and a time of day, both in UTC.
    ///
    /// Uses the day count of a proleptic Gregorian calendar whose years begin in March, so that a
    /// leap day is a year's last day.
    public init(_ date: PartialDate, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        let month = Int64(date.month ?? 1)
        let year = Int64(date.year) - (month <= 2 ? 1 : 0)
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + Int64(date.day ?? 1) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        let days = era * 146_097 + dayOfEra - 719_468
        seconds = days * 86_400 + Int64(hour) * 3_600 + Int64(minute) * 60 + Int64(second)
    }

    /// Orders moments in time.
    public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

    /// The whole days since 1970-01-01, negative before it.
    public var days: Int64 { seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400 }

    /// The time of day in UTC: `14:05:00`.
    public var timeOfDay: String {
        let time = seconds - days * 86_400
        return [time / 3_600, time / 60 % 60, time % 60].map { $0.padded(to: 2) }
            .joined(separator: ":")
    }

    /// The day in the Gregorian calendar, in UTC.
    public var date: (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The moment in ISO 8601, in UTC: `2021-03-09T14:05:00Z`.
    public var iso8601: String {
        let (year, month, day) = date
        let text = [year.padded(to: 4), month.padded(to: 2), day.padded(to: 2)]
        return text.joined(separator: "-") + "T" + timeOfDay + "Z"
    }
}
