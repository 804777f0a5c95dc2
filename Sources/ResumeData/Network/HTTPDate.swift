import Glibc

/// Moments as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The moment in POSIX seconds; nil for another text, also for the forms before 1994.
    static func seconds(_ text: String) -> Int64? {
        let words = text.split(separator: " ")
        guard words.count == 6, words[5] == "GMT",
            let month = months.firstIndex(of: String(words[2]))
        else { return nil }
        let numbers = ([words[1], words[3]] + words[4].split(separator: ":")).map { Int32($0) }
        guard numbers.count == 5, let day = numbers[0], let year = numbers[1],
            let hour = numbers[2], let minute = numbers[3], let second = numbers[4],
            (1...31).contains(day), (1970...9999).contains(year), (0...23).contains(hour),
            (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        var parts = tm()
        parts.tm_mday = day
        parts.tm_mon = Int32(month)
        parts.tm_year = year - 1900
        parts.tm_hour = hour
        parts.tm_min = minute
        parts.tm_sec = second
        return Int64(timegm(&parts))
    }
}
