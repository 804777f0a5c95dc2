import ResumeModel

/// The moment a message was written.
struct MailDate: Sendable, Hashable {
    private let moment: Timestamp

    /// Makes a date.
    ///
    /// - Parameter seconds: since the start of 1970; kept between 1970 and the end of 9999.
    init(seconds: Int64) { moment = Timestamp(seconds: min(max(seconds, 0), 253_402_300_799)) }

    /// The date as a message's header has it (RFC 5322, 3.3): `Thu, 01 Jan 1970 00:00:00 +0000`.
    ///
    /// It is told in UTC, which says nothing of where the person is.
    var text: String {
        let (year, month, day) = moment.date
        let weekday = Self.weekdays[Int(moment.days % 7)]
        return "\(weekday), \(day < 10 ? "0" : "")\(day) \(Self.months[Int(month) - 1]) \(year) "
            + moment.timeOfDay + " +0000"
    }

    /// From the first day of 1970.
    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
