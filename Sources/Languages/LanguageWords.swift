/// The words and dates of one language, as its file in `Sources/Assets/Languages` has them.
package struct LanguageWords: Sendable {
    /// The tag (BCP 47) of the language that the resume is in; nil where it is not known, and English
    /// stands in.
    ///
    /// The words may be those of another: of the next kin that there is a file of, or English.
    package var settledTag: String?
    /// The tag of the language that the resume is in, or of English, which stands in for it.
    package var tag: String { settledTag ?? "en" }
    /// What the document is called: "Resume".
    package var document = ""
    /// What stands for the end of something that goes on.
    package var present = ""
    /// What a photo of `{name}` is called.
    private(set) var photo = ""
    /// The sections' titles, by their keys.
    package var titles: [String: String] = [:]
    /// The words for the ways to reach a person, by their keys, and `title` for all of them; none if
    /// the language's file does not say.
    package private(set) var contacts: [String: String] = [:]
    /// The months' names, January first, as they stand by themselves or before a year.
    var months: [String] = []
    /// The months' abbreviations, January first.
    var shortMonths: [String] = []
    /// What a date with its day shows.
    package var dayPattern = DatePattern(parts: [])
    /// What a date without its day shows.
    package var monthPattern = DatePattern(parts: [])
    /// What stands between the ends of a span, with its blanks.
    package var range = ""
    /// The quotation marks; nil if the language's file does not name them.
    package var quotes: QuotationMarks?
    /// How long something lasted; empty if the language's file does not say.
    private(set) var durations = Durations()
    /// What mail says.
    package var mail = Mail()

    /// Lengths of time in short, with `{0}` for the number; Unicode CLDR's units, in two of its plural
    /// forms: one, and any other number.
    struct Durations: Sendable {
        var year = ""
        var years = ""
        var month = ""
        var months = ""
    }

    /// What a message says if the person does not say anything else.
    package struct Mail: Sendable {
        /// What stands between the document's name and the person's in the subject, with its blanks.
        package var colon = ""
        /// The first line.
        package var greeting = ""
        /// What the message says.
        package var sentence = ""
        /// The line above the name.
        package var closing = ""
    }

    /// What is understood in all languages.
    package var understood = UnderstoodWords()

    /// Makes a language without words.
    package init() {}

    /// What a photo of somebody is called; the name may be empty.
    package func photo(of name: String) -> String {
        name.isEmpty ? photo.replacing(" {name}", with: "") : photo.replacing("{name}", with: name)
    }

    /// A length of time: "3 yrs 2 mos", on one line; nil if it is less than a month, or without words.
    package func duration(years: Int, months: Int) -> String? {
        let parts = [
            (years, durations.year, durations.years), (months, durations.month, durations.months),
        ].filter { $0.0 > 0 }.map { number, one, other in
            (number == 1 ? one : other).replacing("{0}", with: String(number))
        }
        guard !parts.isEmpty, !parts.contains("") else { return nil }
        return parts.joined(separator: "\u{A0}").replacing(" ", with: "\u{A0}")
    }

    /// Takes over what a map says; what it does not say stays.
    mutating func read(_ map: LanguageMap, sections: [String]) {
        map.text("document", &document)
        map.text("present", &present)
        map.text("photo", &photo)
        let titles = map.map("titles")
        for key in sections { titles.text(key, &self.titles[key, default: ""]) }
        if let contacts = map.mapIfPresent("contacts") {
            for key in ["title", "email", "phone", "url", "location"] {
                contacts.text(key, &self.contacts[key, default: ""])
            }
        }
        map.months("months", &months)
        map.months("short-months", &shortMonths)
        let dates = map.map("dates")
        dates.pattern("day", &dayPattern)
        dates.pattern("month", &monthPattern)
        dates.text("range", &range)
        quotes = map.quotes("quotes") ?? quotes
        if let durations = map.mapIfPresent("durations") {
            durations.text("year", &self.durations.year)
            durations.text("years", &self.durations.years)
            durations.text("month", &self.durations.month)
            durations.text("months", &self.durations.months)
        }
        let mail = map.map("mail")
        mail.text("colon", &self.mail.colon)
        mail.text("greeting", &self.mail.greeting)
        mail.text("sentence", &self.mail.sentence)
        mail.text("closing", &self.mail.closing)
    }
}
