import SourceTree

/// What a RenderCV file says to the program about itself.
struct RenderCVSettings {
    /// The words that are bold wherever they stand.
    private(set) var boldKeywords: [String] = []
    /// The members of `meta` that the settings come to.
    private(set) var meta: [Node.Member] = []
    /// What has no place there.
    private(set) var rest: [Field] = []

    /// Reads the settings; `name` is the person's.
    init(_ field: Field?, name: String?) {
        let members = (field?.members ?? []).filter { !$0.node.isAbsent }
        // The day is `date` in the first versions.
        let day = members.first { ["current_date", "date"].contains($0.key) }
        for member in members {
            switch member.key {
            case "bold_keywords":
                boldKeywords = (member.elements ?? [member]).compactMap(\.scalarText)
            case "current_date", "date":
                if member.node.string?.lowercased() == "today" { continue }
                meta.append(member.member("lastModified"))
            case "pdf_title":
                guard let pattern = member.node.string,
                    let title = Self.title(pattern, name: name ?? "", day: day?.node.string)
                else {
                    rest.append(member)
                    continue
                }
                let value = Node(.string(title), at: member.node.span)
                meta.append(
                    Node.Member(key: "title", keySpan: member.keySpan ?? value.span, value: value))
            default: rest.append(member)
            }
        }
    }

    /// A title with the name and the numbers of a day in it; nil if it asks for words of the day, or
    /// for a day that the file does not say.
    private static func title(_ pattern: String, name: String, day: String?) -> String? {
        let numbers = (day ?? "").split(separator: "-").map(String.init)
        func number(_ index: Int, _ value: (String) -> String = { $0 }) -> String? {
            numbers.count == 3 ? value(numbers[index]) : nil
        }
        func short(_ text: String) -> String { text.first == "0" ? String(text.dropFirst()) : text }
        // Longer names first, since they have the others in them.
        let values: [(String, String?)] = [
            ("YEAR_IN_TWO_DIGITS", number(0) { String($0.suffix(2)) }),
            ("MONTH_IN_TWO_DIGITS", number(1)), ("DAY_IN_TWO_DIGITS", number(2)),
            ("MONTH_ABBREVIATION", nil), ("CURRENT_DATE", nil), ("MONTH_NAME", nil),
            ("YEAR", number(0)), ("MONTH", number(1, short)), ("DAY", number(2, short)),
            ("NAME", name),
        ]
        var result = ""
        var rest = pattern[...]
        while !rest.isEmpty {
            if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.0) }) {
                guard let value else { return nil }
                result += value
                rest = rest.dropFirst(placeholder.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
