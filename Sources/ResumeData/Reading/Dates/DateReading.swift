package import ResumeModel

/// What a text in a date's place turned out to be.
package enum DateReading: Sendable, Hashable {
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
}

extension DateReading {
    /// Reads a text that has no blanks around it.
    ///
    /// Years reach from 1000 to 2999, as in the pattern of the format's schema.
    package init(_ text: String) {
        self = text.utf8.count <= Self.longestDate ? Self.read(text) : .words
    }

    /// Longer texts are words; the longest date, "the 30th of September, 2021", is well below.
    private static let longestDate = 64

    private static func read(_ text: String) -> DateReading {
        let bytes = Array(text.utf8)
        if let reading = NumericDate.read(bytes) { return reading }
        let folded = text.lowercased()
        if OngoingWord.matches(folded) { return .ongoing }
        return WrittenDate.read(folded) ?? .words
    }

    /// The date of three numbers, if the calendar and the format have it.
    static func date(_ year: Int, _ month: Int? = nil, _ day: Int? = nil) -> PartialDate? {
        (1000...2999).contains(year) ? PartialDate(year: year, month: month, day: day) : nil
    }
}

/// The words that resumes use for "until today".
enum OngoingWord {
    /// Whether a lower-case text is one of them.
    static func matches(_ folded: String) -> Bool {
        words.contains(folded.hasSuffix(".") ? String(folded.dropLast()) : folded)
    }

    private static let words: Set<String> = [
        // English
        "present", "the present", "to present", "till present", "until present", "at present",
        "presently", "current", "currently", "now", "till now", "until now", "today", "to date",
        "till date", "ongoing", "on-going", "on going", "in progress", "continuing", "still active",
        // Spanish
        "actualidad", "la actualidad", "presente", "el presente", "actual", "actualmente", "hoy",
        "hasta hoy", "en curso", "a la fecha", "hasta la fecha", "hasta la actualidad", "vigente",
        // German
        "heute", "bis heute", "jetzt", "aktuell", "gegenwärtig", "gegenwart", "derzeit", "laufend",
        "andauernd",
        // French
        "présent", "aujourd'hui", "aujourd’hui", "actuel", "actuellement", "en cours", "à ce jour",
        "maintenant",
        // Italian, Portuguese, Dutch
        "oggi", "ad oggi", "attuale", "attualmente", "in corso", "presente data",
        "atual", "atualmente", "até o momento", "até hoje", "hoje", "o momento", "momento",
        "heden", "nu", "tot heden",
        // Others
        "nå", "pågående", "nuvarande", "nykyinen", "obecnie", "současnost", "настоящее время",
        "по настоящее время", "н.в", "現在", "现在", "至今", "今", "迄今", "至現在", "至现在", "目前", "현재", "재직중",
    ]
}
