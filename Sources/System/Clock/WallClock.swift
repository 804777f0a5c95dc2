import Glibc

/// The time of day, as the machine has it.
package enum WallClock {
    /// The seconds since 1970.
    package static func now() -> Int64 { Int64(time(nil)) }

    /// The day of a moment where the person is, as `2021-03-09`.
    package static func day(of seconds: Int64) -> String { text(of: seconds, "%Y-%m-%d") }

    /// The minute of a moment where the person is, as `2021-03-09 14:05`.
    package static func minute(of seconds: Int64) -> String { text(of: seconds, "%Y-%m-%d %H:%M") }

    private static func text(of seconds: Int64, _ form: String) -> String {
        var moment = time_t(seconds)
        var parts = tm()
        localtime_r(&moment, &parts)
        var text = [CChar](repeating: 0, count: 32)
        strftime(&text, text.count, form, &parts)
        return SystemText.text(cString: text)
    }
}
