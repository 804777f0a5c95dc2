import Glibc

/// The time of day, as the machine has it.
package enum WallClock {
    /// The seconds since 1970.
    package static func now() -> Int64 {
        Int64(time(nil))
    }

    /// The day of a moment where the person is, as `2021-03-09`.
    package static func day(of seconds: Int64) -> String {
        var moment = time_t(seconds)
        var parts = tm()
        localtime_r(&moment, &parts)
        func padded(_ number: Int32, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return [
            padded(parts.tm_year + 1_900, 4), padded(parts.tm_mon + 1, 2), padded(parts.tm_mday, 2),
        ].joined(separator: "-")
    }
}
