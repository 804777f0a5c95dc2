import Glibc

/// The moment a message was written.
package struct MailDate: Sendable, Hashable {
    /// Seconds since the start of 1970, UTC.
    package let seconds: Int

    /// Makes a date.
    ///
    /// - Parameter seconds: since the start of 1970; kept between 1970 and the end of 9999.
    package init(seconds: Int) {
        self.seconds = min(max(seconds, 0), 253_402_300_799)
    }

    /// The moment of now.
    package static func now() -> MailDate {
        MailDate(seconds: time(nil))
    }

    /// The date as a message's header has it: `Thu, 01 Jan 1970 00:00:00 +0000`.
    ///
    /// It is told in UTC, which says nothing of where the person is.
    package var text: String {
        let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        // Civil from days: eras of 400 years that begin on the first of March.
        let (era, day) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        let calendarYear = era * 400 + year + (isNextYear ? 1 : 0)
        let clock = [second / 3_600, second / 60 % 60, second % 60].map(Self.two)
        return "\(Self.weekdays[days % 7]), \(Self.two(dayOfMonth)) \(Self.months[month]) "
            + "\(calendarYear) \(clock.joined(separator: ":")) +0000"
    }

    /// From the first day of 1970.
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb",
    ]

    private static func two(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }
}
