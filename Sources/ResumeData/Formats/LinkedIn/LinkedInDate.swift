import ResumeModel

/// Dates as LinkedIn writes them: `Jan 2020`, `2020`, `Jan 5, 2020`; always in English.
enum LinkedInDate {
    /// Reads a date; nil for anything else.
    static func read(_ text: String) -> PartialDate? {
        switch NumericDate.read(Array(text.utf8)) {
        case .exact(let date), .loose(let date): return date
        case .some: return nil
        case nil: break
        }
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
            if let number = Int(word), number > 0 {
                if word.utf8.count == 4, year == nil {
                    year = number
                } else if word.utf8.count <= 2, day == nil {
                    day = number
                } else {
                    return nil
                }
            } else if month == nil, let found = self.month(word) {
                month = found
            } else {
                return nil
            }
        }
        guard let year, let month else { return nil }
        return PartialDate(year: year, month: month, day: day)
    }

    /// The month of a name, or of its first three letters.
    private static func month(_ word: Substring) -> Int? {
        let word = word.lowercased()
        guard word.utf8.count >= 3 else { return nil }
        return months.firstIndex { $0 == word || $0.prefix(3) == word }.map { $0 + 1 }
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]
}
