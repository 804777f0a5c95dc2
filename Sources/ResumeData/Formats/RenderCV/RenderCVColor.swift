/// Colours as RenderCV writes them: `rgb(0, 79, 144)`, `#004f90`, or by a name of CSS.
enum RenderCVColor {
    /// A colour as layouts write it; nil for one that cannot be read.
    static func written(_ text: String) -> String? {
        let text = text.lowercased().filter { $0 != " " }
        if let hex = names[text] { return hex }
        if text.hasPrefix("#"), [4, 7].contains(text.count),
            text.dropFirst().allSatisfy(\.isHexDigit)
        {
            return text
        }
        guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
        let parts = text.dropFirst(4).dropLast().split(separator: ",").compactMap { UInt8($0) }
        guard parts.count == 3 else { return nil }
        return "#"
            + parts.map { part in
                let digits = String(part, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// The names of CSS's first level, and those near to them.
    private static let names = [
        "black": "#000000", "white": "#ffffff", "gray": "#808080", "grey": "#808080",
        "silver": "#c0c0c0", "red": "#ff0000", "maroon": "#800000", "green": "#008000",
        "blue": "#0000ff", "navy": "#000080", "teal": "#008080", "purple": "#800080",
        "olive": "#808000", "orange": "#ffa500", "darkblue": "#00008b", "darkgreen": "#006400",
        "darkred": "#8b0000", "darkgray": "#a9a9a9", "darkgrey": "#a9a9a9", "brown": "#a52a2a",
    ]
}
