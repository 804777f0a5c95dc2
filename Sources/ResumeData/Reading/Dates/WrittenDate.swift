import ResumeModel

/// Dates with a month's name, in English, Spanish, German, French, Italian, Portuguese and Dutch.
enum WrittenDate {
    /// Reads a lower-case text of a month, a year and perhaps a day, in any order; nil if there is
    /// anything else in it.
    static func read(_ folded: String) -> DateReading? {
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        for word in folded.split(whereSeparator: { " ,.-/".contains($0) }) {
            if let named = months[String(word)] {
                guard month == nil else { return nil }
                month = named
            } else if let number = ordinal(word) {
                if word.utf8.count == 4, year == nil {
                    year = number
                } else {
                    guard day == nil, word.utf8.count <= 6, number < 100 else { return nil }
                    day = number
                }
            } else if !fillers.contains(String(word)) {
                return nil
            }
        }
        guard let year, let month else { return nil }
        return DateReading.date(year, month, day).map(DateReading.loose) ?? .impossible
    }

    /// The number of `3`, `3rd`, `1er` or `1º`.
    private static func ordinal(_ word: Substring) -> Int? {
        let digits = word.utf8.prefix { $0.isDigit }
        guard !digits.isEmpty, digits.count <= 4 else { return nil }
        let suffix = String(word.dropFirst(digits.count))
        guard suffix.isEmpty || suffixes.contains(suffix) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static let suffixes: Set<String> = ["st", "nd", "rd", "th", "er", "º", "ª", "°"]
    private static let fillers: Set<String> = ["de", "del", "do", "of", "the", "den", "le", "el"]

    private static let months: [String: Int] = {
        let names = [
            "january jan january enero ene januar jän jänner janvier janv gennaio gen janeiro januari",
            "february feb febr febrero februar feber février fevrier févr fevr fév fev febbraio fevereiro"
                + " februari",
            "march mar marzo märz maerz mär mrz mars março marco maart mrt",
            "april apr abril abr avril avr aprile",
            "may mayo mai maggio mag maio mei",
            "june jun junio juni juin giugno giu junho",
            "july jul julio juli juillet juil luglio lug julho",
            "august aug agosto ago août aout augustus",
            "september sep sept septiembre setiembre septembre settembre set setembro",
            "october oct octubre oktober okt octobre ottobre ott outubro out",
            "november nov noviembre novembre novembro",
            "december dec diciembre dic dezember dez décembre decembre déc dicembre dezembro",
        ]
        var months: [String: Int] = [:]
        for (index, row) in names.enumerated() {
            for name in row.split(separator: " ") { months[String(name)] = index + 1 }
        }
        return months
    }()
}
