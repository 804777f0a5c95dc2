/// Reads how many there are of something, as people write it.
enum CountText {
    /// The number of a text such as `1200`, `1,200,000`, `1.200.000`, `10k+` or `1.5M`; nil if it does
    /// not begin with a digit.
    ///
    /// Groups of three digits behind equal marks are thousands, unless a letter for a power of ten
    /// follows, as app stores write them.
    static func number(_ text: String) -> Double? {
        var rest = text.drop(while: \.isWhitespace)[...]
        guard rest.first?.wholeNumberValue != nil else { return nil }
        let digits = rest.prefix { $0.wholeNumberValue != nil || Self.marks.contains($0) }
        rest = rest.dropFirst(digits.count)
        let power = powers[rest.drop(while: \.isWhitespace).first?.lowercased() ?? ""]
        let groups = digits.split { Self.marks.contains($0) }.map { group in
            group.compactMap(\.wholeNumberValue).map(String.init).joined()
        }
        let marks = Set(digits.drop { $0.wholeNumberValue != nil }.filter(Self.marks.contains))
        let isGrouped =
            groups.count == 1
            || power == nil && groups.dropFirst().allSatisfy { $0.count == 3 } && marks.count == 1
        let number =
            isGrouped
            ? Double(groups.joined())
            : Double(groups.dropLast().joined() + "." + (groups.last ?? ""))
        return number.map { $0 * (power ?? 1) }
    }

    private static let marks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "_"]
    private static let powers: [String: Double] = ["k": 1e3, "m": 1e6, "b": 1e9]
}
