/// What RenderCV's dates show, such as `MONTH_ABBREVIATION YEAR`.
enum RenderCVDatePattern {
    /// The pattern as layouts write it; nil if it has words of its own.
    static func written(_ text: String) -> String? {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if let (name, sign) = signs.first(where: { rest.hasPrefix($0.0) }) {
                result += sign
                rest = rest.dropFirst(name.count)
            } else {
                guard !first.isLetter, first != "'", first != "*", first != "_" else { return nil }
                result.append(rest.removeFirst())
            }
        }
        return result.contains("y") ? result : nil
    }

    private static let signs = [
        ("YEAR_IN_TWO_DIGITS", "yy"), ("MONTH_IN_TWO_DIGITS", "MM"), ("DAY_IN_TWO_DIGITS", "dd"),
        ("MONTH_ABBREVIATION", "MMM"), ("MONTH_NAME", "MMMM"), ("YEAR", "y"), ("MONTH", "M"),
        ("DAY", "d"),
    ]
}
