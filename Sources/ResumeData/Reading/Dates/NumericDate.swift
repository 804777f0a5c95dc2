import ResumeModel

/// Dates written in digits.
enum NumericDate {
    /// Reads a date of digits and separators; nil if the text is not of that kind.
    static func read(_ bytes: [UInt8]) -> DateReading? {
        guard let first = bytes.first, first.isDigit else { return nil }
        if let digits = withoutUnits(bytes) { return day(digits).map(loosened) }
        if let time = timeStart(bytes) {
            return day(Array(bytes[..<time])).map(loosened)
        }
        return day(bytes)
    }

    /// `2020-10` of `2020年10月`, as it is written in Chinese, Japanese and Korean; nil if there are
    /// no such units.
    private static func withoutUnits(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        var text = String(bytes: bytes)
        for unit in ["年", "月", "日", "년", "월", "일"] {
            text = text.replacing(unit + " ", with: "-").replacing(unit, with: "-")
        }
        if text.hasSuffix("-") { text.removeLast() }
        return text.utf8.allSatisfy({ $0 < 0x80 }) ? Array(text.utf8) : nil
    }

    /// Where the time of day begins in `2021-03-04T10:00:00Z` or `2021-03-04 10:00`.
    private static func timeStart(_ bytes: [UInt8]) -> Int? {
        guard bytes.count > 13, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
            bytes[11].isDigit, bytes[12].isDigit, bytes[13] == UInt8(ascii: ":")
        else { return nil }
        return bytes[14...].allSatisfy { $0.isDigit || ":.,+-Z ".utf8.contains($0) } ? 10 : nil
    }

    private static func loosened(_ reading: DateReading) -> DateReading {
        if case .exact(let date) = reading { .loose(date) } else { reading }
    }

    /// Reads the numbers of a date without a time.
    private static func day(_ bytes: [UInt8]) -> DateReading? {
        guard let parts = Parts(bytes) else { return nil }
        let (numbers, widths) = (parts.numbers, parts.widths)
        switch (widths.count, widths.first, widths.last) {
        case (1, 4, _):
            return exact(numbers[0], nil, nil)
        case (1, 8, _):
            return loose(numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100) ?? .words
        case (1, 6, _):
            return loose(numbers[0] / 100, numbers[0] % 100, nil) ?? .words
        case (2, 4, 1), (2, 4, 2):
            if widths[1] == 2, parts.separator == UInt8(ascii: "-") {
                return exact(numbers[0], numbers[1], nil)
            }
            return loose(numbers[0], numbers[1], nil) ?? .impossible
        case (2, 1, 4), (2, 2, 4):
            return loose(numbers[1], numbers[0], nil) ?? .impossible
        case (3, 4, 1), (3, 4, 2):
            guard widths[1] <= 2 else { return .words }
            if widths == [4, 2, 2], parts.separator == UInt8(ascii: "-") {
                return exact(numbers[0], numbers[1], numbers[2])
            }
            return loose(numbers[0], numbers[1], numbers[2]) ?? .impossible
        case (3, 1, 4), (3, 2, 4):
            guard widths[1] <= 2 else { return .words }
            return dayFirstOrMonthFirst(numbers, parts.separator)
        default:
            return .words
        }
    }

    /// Reads `a/b/2021`.
    ///
    /// Full stops separate day, month and year, in this order, wherever they are in use; slashes
    /// and hyphens separate either order.
    private static func dayFirstOrMonthFirst(
        _ numbers: [Int], _ separator: UInt8
    ) -> DateReading {
        let dayFirst = loose(numbers[2], numbers[1], numbers[0])
        if separator == UInt8(ascii: ".") { return dayFirst ?? .impossible }
        let monthFirst = loose(numbers[2], numbers[0], numbers[1])
        if let dayFirst, let monthFirst {
            return dayFirst == monthFirst ? dayFirst : .ambiguous
        }
        return dayFirst ?? monthFirst ?? .impossible
    }

    private static func exact(_ year: Int, _ month: Int?, _ day: Int?) -> DateReading {
        DateReading.date(year, month, day).map(DateReading.exact) ?? .impossible
    }

    private static func loose(_ year: Int, _ month: Int?, _ day: Int?) -> DateReading? {
        DateReading.date(year, month, day).map(DateReading.loose)
    }

    /// Up to three numbers with one kind of separator between them.
    private struct Parts {
        var numbers: [Int] = []
        var widths: [Int] = []
        var separator: UInt8 = 0

        /// Cuts a text into numbers; nil if it holds anything else.
        init?(_ bytes: [UInt8]) {
            var (number, width) = (0, 0)
            for byte in bytes {
                if byte.isDigit {
                    (number, width) = (number * 10 + Int(byte - UInt8(ascii: "0")), width + 1)
                    guard width <= 8 else { return nil }
                } else {
                    guard "-/.".utf8.contains(byte), width > 0, numbers.count < 2,
                        numbers.isEmpty || byte == separator
                    else { return nil }
                    numbers.append(number)
                    widths.append(width)
                    separator = byte
                    (number, width) = (0, 0)
                }
            }
            guard width > 0 else { return nil }
            numbers.append(number)
            widths.append(width)
        }
    }
}
