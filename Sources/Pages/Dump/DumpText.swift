/// How a page dump writes values: the same on every machine and in every locale.
enum DumpText {
    /// A number with at most two decimals, without trailing zeros; never `-0`.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let hundredths = value.magnitude * 100
        guard hundredths < 1e15 else { return "\(value)" }
        // Half goes up; `rounded()` would need the C library's mathematics.
        let whole = Int64(hundredths + 0.5)
        let (units, rest) = whole.quotientAndRemainder(dividingBy: 100)
        let sign = value < 0 && whole > 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(units)" }
        if rest % 10 == 0 { return "\(sign)\(units).\(rest / 10)" }
        return "\(sign)\(units).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A point, such as `56.7,98.3`.
    static func point(_ point: Point) -> String {
        "\(number(point.x)),\(number(point.y))"
    }

    /// A size, such as `595.28x841.89`.
    static func size(_ size: Size) -> String {
        "\(number(size.width))x\(number(size.height))"
    }

    /// A rectangle: its origin and its size.
    static func rect(_ rect: Rect) -> String {
        "\(point(rect.origin)) \(size(rect.size))"
    }

    /// A colour in 24 bits, such as `#1f4e79`.
    static func color(_ color: Color) -> String {
        let digits: [Character] = Array("0123456789abcdef")
        var text = "#"
        for part in [color.red, color.green, color.blue] {
            // A part that is no number compares with nothing, so it falls to 0 here.
            let byte = part > 0 ? Int(min(part, 1) * 255 + 0.5) : 0
            text.append(digits[byte >> 4])
            text.append(digits[byte & 0xF])
        }
        return text
    }

    /// A text in quotes.
    ///
    /// Quotes and backslashes are escaped, and all that cannot be seen is written as `\u{A0}`.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                result += "\\"
                result.unicodeScalars.append(scalar)
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if scalar != " ", isInvisible(scalar) {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        let properties = scalar.properties
        return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .control || properties.generalCategory == .privateUse
    }
}
