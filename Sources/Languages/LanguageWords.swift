/// The words and dates of one language, as its file in `Sources/Assets/Languages` has them.
package struct LanguageWords: Sendable {
    /// What the document is called: "Resume".
    package var document = ""
    /// What stands for the end of something that goes on.
    package var present = ""
    /// What a photo of `{name}` is called.
    private(set) var photo = ""
    /// The sections' titles, by their keys.
    package var titles: [String: String] = [:]
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
    /// What mail says.
    package var mail = Mail()

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

    /// Takes over what a map says; what it does not say stays.
    mutating func read(_ map: LanguageMap, sections: [String]) {
        map.text("document", &document)
        map.text("present", &present)
        map.text("photo", &photo)
        let titles = map.map("titles")
        for key in sections { titles.text(key, &self.titles[key, default: ""]) }
        map.months("months", &months)
        map.months("short-months", &shortMonths)
        let dates = map.map("dates")
        dates.pattern("day", &dayPattern)
        dates.pattern("month", &monthPattern)
        dates.text("range", &range)
        quotes = map.quotes("quotes") ?? quotes
        let mail = map.map("mail")
        mail.text("colon", &self.mail.colon)
        mail.text("greeting", &self.mail.greeting)
        mail.text("sentence", &self.mail.sentence)
        mail.text("closing", &self.mail.closing)
    }
}
