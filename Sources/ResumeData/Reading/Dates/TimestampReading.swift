package import ResumeModel

extension Timestamp {
    /// Reads a moment in ISO 8601: a date of any precision, alone or with a time, seconds, a
    /// fraction (which is dropped) and a zone.
    ///
    /// Without a zone the time is taken as UTC.
    ///
    /// Nil if the text is anything else or names no real moment.
    package init?(iso8601 text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 40 else { return nil }
        let dateEnd = bytes.firstIndex { !$0.isDigit && $0 != UInt8(ascii: "-") } ?? bytes.count
        guard case .exact(let date)? = NumericDate.read(Array(bytes[..<dateEnd])) else {
            return nil
        }
        guard dateEnd < bytes.count else {
            self.init(date)
            return
        }
        guard date.day != nil, "Tt ".utf8.contains(bytes[dateEnd]),
            let time = TimeOfDay(bytes[(dateEnd + 1)...])
        else { return nil }
        self.init(date, hour: time.hour, minute: time.minute, second: time.second)
        seconds -= Int64(time.offset)
    }
}

private struct TimeOfDay {
    var hour: Int
    var minute: Int
    var second = 0
    /// Seconds east of Greenwich.
    var offset = 0

    init?(_ text: ArraySlice<UInt8>) {
        var rest = text
        guard let hour = Self.number(&rest), hour < 24, Self.drop(":", &rest),
            let minute = Self.number(&rest), minute < 60
        else { return nil }
        self.hour = hour
        self.minute = minute
        if Self.drop(":", &rest) {
            // 60 is a leap second, which POSIX time does not count.
            guard let second = Self.number(&rest), second <= 60 else { return nil }
            self.second = min(second, 59)
            if Self.drop(".", &rest) || Self.drop(",", &rest) {
                let fraction = rest.prefix { $0.isDigit }
                guard !fraction.isEmpty else { return nil }
                rest = rest[fraction.endIndex...]
            }
        }
        if rest.isEmpty || (rest.count == 1 && (Self.drop("Z", &rest) || Self.drop("z", &rest))) {
            return
        }
        let sign = Self.drop("+", &rest) ? 1 : Self.drop("-", &rest) ? -1 : 0
        guard sign != 0, let hours = Self.number(&rest), hours < 24 else { return nil }
        let hasColon = Self.drop(":", &rest)
        let minutes = rest.isEmpty && !hasColon ? 0 : Self.number(&rest)
        guard let minutes, minutes < 60, rest.isEmpty else { return nil }
        offset = sign * (hours * 3_600 + minutes * 60)
    }

    private static func number(_ text: inout ArraySlice<UInt8>) -> Int? {
        let digits = text.prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isDigit) else { return nil }
        text = text[digits.endIndex...]
        return digits.number
    }

    private static func drop(_ mark: Unicode.Scalar, _ text: inout ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: mark) else { return false }
        text = text.dropFirst()
        return true
    }
}
