/// Finds code between runs of backticks (CommonMark 0.31.2, section 6.1), in linear time.
struct CodeSpans {
    /// Where the last run of each length begins; found when first needed.
    private var lastRuns: [Int: Int]?

    /// The code of the span that opens at a backtick, and where the text goes on; nil, with the
    /// run's length, if the run has no partner.
    mutating func read(
        _ bytes: [UInt8], at start: Int
    ) -> (length: Int, code: Range<Int>?, end: Int) {
        let length = Self.runLength(bytes, at: start)
        let runs = lastRuns ?? Self.runs(bytes)
        lastRuns = runs
        guard let last = runs[length], last > start else { return (length, nil, start + length) }
        var index = start + length
        while index <= last {
            let next = Self.runLength(bytes, at: index)
            if next == length {
                return (length, Self.trimmed(bytes, start + length..<index), index + length)
            }
            index += max(next, 1)
        }
        return (length, nil, start + length)
    }

    private static func runs(_ bytes: [UInt8]) -> [Int: Int] {
        var runs: [Int: Int] = [:]
        var index = 0
        while index < bytes.count {
            let length = runLength(bytes, at: index)
            if length > 0 { runs[length] = index }
            index += max(length, 1)
        }
        return runs
    }

    private static func runLength(_ bytes: [UInt8], at start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: "`") { end += 1 }
        return end - start
    }

    /// Without one space at either end, unless there is nothing but spaces.
    private static func trimmed(_ bytes: [UInt8], _ code: Range<Int>) -> Range<Int> {
        guard code.count > 2, bytes[code.lowerBound] == 0x20, bytes[code.upperBound - 1] == 0x20,
            bytes[code].contains(where: { $0 != 0x20 })
        else { return code }
        return code.lowerBound + 1..<code.upperBound - 1
    }
}
