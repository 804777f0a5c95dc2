import SourceTree

/// Margins as other tools write them, such as `0.7in` and `2 cm`.
enum MarginLength {
    /// A length as layouts write it; nil for one that no margin can have.
    static func written(_ node: Node) -> String? {
        guard let text = node.string?.filter({ $0 != " " }) else { return nil }
        let number = text.prefix { $0.isNumber || $0 == "." }
        let unit = text.dropFirst(number.count)
        guard let value = Double(number), let points = units[String(unit)] else { return nil }
        return range ~= value * points ? "\(number)\(unit)" : nil
    }

    private static let units = ["cm": 72 / 2.54, "mm": 72 / 25.4, "in": 72, "pt": 1]
    /// Points that leave room for text on any paper.
    private static let range = 8.5...170.0
}
