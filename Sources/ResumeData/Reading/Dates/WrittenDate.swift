import Languages
import ResumeModel

/// Dates with a month's name, in any language.
enum WrittenDate {
    /// Reads a folded text of a month, a year and perhaps a day, in any order; nil if there is
    /// anything else in it.
    static func read(_ folded: String, _ words: UnderstoodWords) -> DateReading? {
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        var isMonthNext = false
        for word in folded.split(whereSeparator: { " ,.-/".contains($0) }) {
            if let number = ordinal(word) {
                if word.utf8.count == 4, word.utf8.allSatisfy(\.isDigit), year == nil {
                    year = number
                } else if isMonthNext {
                    guard month == nil else { return nil }
                    month = number
                    isMonthNext = false
                } else {
                    guard day == nil, word.utf8.count <= 6, number < 100 else { return nil }
                    day = number
                }
            } else {
                switch words.date(String(word)) {
                case .month(let named):
                    guard month == nil else { return nil }
                    month = named
                case .monthSign: isMonthNext = true
                case .filler: continue
                case .ongoing, nil: return nil
                }
            }
        }
        guard let year, let month else { return nil }
        return DateReading.date(year, month, day).map(DateReading.loose) ?? .impossible
    }

    /// The number of `3`, `3rd`, `1er` or, folded, `1º`.
    private static func ordinal(_ word: Substring) -> Int? {
        let digits = word.utf8.prefix { $0.isDigit }
        guard !digits.isEmpty, digits.count <= 4 else { return nil }
        let suffix = String(word.dropFirst(digits.count))
        guard suffix.isEmpty || suffixes.contains(suffix) else { return nil }
        return digits.number
    }

    private static let suffixes: Set<String> = ["st", "nd", "rd", "th", "er", "o", "a", "°"]
}
