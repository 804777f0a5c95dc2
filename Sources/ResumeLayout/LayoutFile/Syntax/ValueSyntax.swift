import Characters
import Pages

/// The notation of colours: `#rrggbb` or `#rgb`, hexadecimal, in the sRGB space.
enum ColorSyntax {
    /// Reads a colour; nil if it is not one.
    static func color(_ text: String) -> Color? {
        guard text.first == "#" else { return nil }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isHexDigit), let bits = UInt32(digits, radix: 16) else {
            return nil
        }
        switch digits.count {
        case 6: return Color(hex: bits)
        case 3:
            let (red, green, blue) = (bits >> 8 & 0xF, bits >> 4 & 0xF, bits & 0xF)
            return Color(hex: (red * 17) << 16 | (green * 17) << 8 | blue * 17)
        default: return nil
        }
    }
}

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

/// Why a value of a layout file cannot be read.
struct SyntaxFault: Error, Equatable {
    /// What is wrong and what to write instead.
    var sentence: Message
    /// Replacements, best first.
    var suggestions: [String] = []
}
