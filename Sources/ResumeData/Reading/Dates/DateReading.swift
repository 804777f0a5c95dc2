import Characters
import Languages
import ResumeModel

/// What a text in a date's place turned out to be.
enum DateReading: Sendable, Hashable {
    /// A date in one of the format's own forms: `2021`, `2021-03` or `2021-03-09`.
    case exact(PartialDate)
    /// A date in another form whose meaning is certain: `April 2021`, `04/2021`, a timestamp.
    case loose(PartialDate)
    /// Numbers that mean one day to some readers and another to others: `03/04/2021`.
    case ambiguous
    /// Numbers in a date's form that are no date of the calendar: `2021-13`, `2021-02-30`.
    case impossible
    /// A word for "until today": `present`, `heute`.
    case ongoing
    /// Anything else, such as `Summer 2012`.
    case words

    /// Reads a text that has no blanks around it.
    ///
    /// Years reach from 1000 to 2999, as in the pattern of the format's schema.
    init(_ text: String, _ words: UnderstoodWords) {
        self = text.utf8.count <= Self.longestDate ? Self.read(text, words) : .words
    }

    /// Longer texts are words; the longest date, "the 30th of September, 2021", is well below.
    private static let longestDate = 64

    private static func read(_ text: String, _ words: UnderstoodWords) -> DateReading {
        let bytes = Array(text.utf8)
        if let reading = NumericDate.read(bytes) { return reading }
        let folded = text.folded
        // What has no year is looked for in all languages only once.
        if bytes.contains(where: \.isDigit), let date = WrittenDate.read(folded, words) {
            return date
        }
        let phrase = folded.hasSuffix(".") ? String(folded.dropLast()) : folded
        return words.date(phrase) == .ongoing ? .ongoing : .words
    }

    /// The date of three numbers, if the calendar and the format have it.
    static func date(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) -> PartialDate? {
        (1000...2999).contains(year) ? PartialDate(year: year, month: month, day: day) : nil
    }
}
