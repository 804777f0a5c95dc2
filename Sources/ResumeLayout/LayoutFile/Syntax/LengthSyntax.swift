/// The notation of lengths: a number and a unit, without a space.
enum LengthSyntax {
    /// Points in each unit, but for `em`, which depends on the size of the text.
    ///
    /// A point is the PostScript point, 1/72 inch.
    private static let units: [(name: String, points: Double)] = [
        ("pt", 1), ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72),
    ]

    /// Reads a length as points.
    static func points(_ text: String, em: Double) -> Result<Double, SyntaxFault> {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let unit = text.dropFirst(number.count)
        guard let value = Double(number), value.isFinite else {
            return .failure(
                SyntaxFault(sentence: "\"\(text)\" is not a length; write one such as 12pt or 5mm"))
        }
        if unit.isEmpty {
            if value == 0 { return .success(0) }
            return .failure(
                SyntaxFault(
                    sentence:
                        "\"\(text)\" has no unit; write pt, mm, cm, in or em after the number",
                    suggestions: ["\(text)pt", "\(text)mm"]))
        }
        if unit == "em" { return .success(value * em) }
        if let known = units.first(where: { $0.name == unit }) {
            return .success(value * known.points)
        }
        return .failure(
            SyntaxFault(
                sentence: "\"\(unit)\" is not a unit; lengths are in pt, mm, cm, in or em",
                suggestions: unit == "px" ? ["\(number)pt"] : []))
    }
}
