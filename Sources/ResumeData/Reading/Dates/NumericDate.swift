import ResumeModel

enum NumericDate {
    /// Reads a date of digits and separators; nil if the text is not of that kind.
    static func read(_ bytes: [UInt8]) -> DateReading? {
        guard let first = bytes.first, first.isDigit else { return nil }
        if let digits = withoutUnits(bytes) ?? withoutBlanks(bytes) {
            return day(digits).map(loosened)
        }
        if let time = timeStart(bytes) { return day(Array(bytes[..<time])).map(loosened) }
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

    /// `2021.3.9` of `2021. 3. 9.`, as it is written in Hungarian and Korean, and `9.3.2021` of
    /// `9. 3. 2021`, as in Czech; nil if no blank stands after a full stop.
    private static func withoutBlanks(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.contains(UInt8(ascii: " ")),
            bytes.allSatisfy({ $0.isDigit || ". ".utf8.contains($0) })
        else { return nil }
        var text = String(bytes: bytes).replacing(". ", with: ".")
        if text.hasSuffix(".") { text.removeLast() }
        return Array(text.utf8)
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

    private static func day(_ bytes: [UInt8]) -> DateReading? {
        guard let parts = Parts(bytes) else { return nil }
        let (numbers, widths) = (parts.numbers, parts.widths)
        switch (widths.count, widths.first, widths.last) {
        case (1, 4, _): return exact(numbers[0], nil, nil)
        case (1, 8, _):
            return loose(numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100) ?? .words
        case (1, 6, _): return loose(numbers[0] / 100, numbers[0] % 100, nil) ?? .words
        case (2, 4, 1), (2, 4, 2):
            if widths[1] == 2, parts.separator == UInt8(ascii: "-") {
                return exact(numbers[0], numbers[1], nil)
            }
            return loose(numbers[0], numbers[1], nil) ?? .impossible
        case (2, 1, 4), (2, 2, 4): return loose(numbers[1], numbers[0], nil) ?? .impossible
        case (3, 4, 1), (3, 4, 2):
            guard widths[1] <= 2 else { return .words }
            if widths == [4, 2, 2], parts.separator == UInt8(ascii: "-") {
                return exact(numbers[0], numbers[1], numbers[2])
            }
            return loose(numbers[0], numbers[1], numbers[2]) ?? .impossible
        case (3, 1, 4), (3, 2, 4):
            guard widths[1] <= 2 else { return .words }
            return dayFirstOrMonthFirst(numbers, parts.separator)
        default: return .words
        }
    }

    /// Reads `a/b/2021`: full stops separate day, month and year wherever they are in use, slashes
    /// and hyphens either order.
    private static func dayFirstOrMonthFirst(_ numbers: [Int], _ separator: UInt8) -> DateReading {
        let dayFirst = loose(numbers[2], numbers[1], numbers[0])
        if separator == UInt8(ascii: ".") { return dayFirst ?? .impossible }
        let monthFirst = loose(numbers[2], numbers[0], numbers[1])
        if let dayFirst, let monthFirst { return dayFirst == monthFirst ? dayFirst : .ambiguous }
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
        var numbers: [Int]
        var widths: [Int]
        var separator: UInt8

        /// Cuts a text into numbers; nil if it holds anything else.
        init?(_ bytes: [UInt8]) {
            let parts = bytes.split(omittingEmptySubsequences: false) { !$0.isDigit }
            let separators = bytes.filter { !$0.isDigit }
            separator = separators.first ?? UInt8(ascii: "-")
            widths = parts.map(\.count)
            guard parts.count <= 3, widths.allSatisfy((1...8).contains),
                "-/.".utf8.contains(separator), separators.allSatisfy([separator].contains)
            else { return nil }
            numbers = parts.map(\.number)
        }
    }
}
