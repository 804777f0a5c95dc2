package import ResumeModel

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
    /// What a photo of `{name}` is called; words in brackets are for a name that is known.
    private(set) var photo = ""
    /// The sections' titles, by their keys.
    package var titles: [String: String] = [:]
    /// The words for the ways to reach a person, by their keys, and `title` for all of them; none if
    /// the language's file does not say.
    package private(set) var contacts: [String: String] = [:]
    /// What fields are called that no template has words for, by their keys; none if the language's
    /// file does not say, so that their keys do.
    private var fields: [String: String] = [:]
    /// The months' names, January first, as they stand by themselves or before a year.
    var months: [String] = []
    /// The months' abbreviations, January first.
    var shortMonths: [String] = []
    /// The months' names as they stand beside a day; none if they are the same.
    private var monthsWithDay: [String] = []
    /// The months' abbreviations as they stand beside a day; none if they are the same.
    private var shortMonthsWithDay: [String] = []
    /// What a date with its day shows.
    package var dayPattern = DatePattern(parts: [])
    /// What a date without its day shows.
    package var monthPattern = DatePattern(parts: [])
    /// What stands between the ends of a span, with its blanks.
    package var range = ""
    /// The quotation marks; nil if the language's file does not name them.
    package var quotes: QuotationMarks?
    /// What stands between the words of a list, with its blanks.
    package private(set) var listSeparator = ", "
    /// Whether the family name is the first part of a name.
    package private(set) var hasFamilyNameFirst = false
    /// Which page this is of how many, with `{page}` and `{pages}`.
    package private(set) var counter = "{page}/{pages}"
    /// What a title says that stands above what goes on: "cont."; empty if the language's file does not say.
    package private(set) var continued = ""
    /// Which of the forms below a number has.
    private(set) var plurals = PluralRule.one
    /// How long something lasted; none if the language's file does not say.
    private var durations: Durations?
    /// What mail says.
    package var mail = Mail()

    /// Lengths of time, with `{0}` for the number; Unicode CLDR's units, by plural category.
    private struct Durations: Sendable {
        var year: [PluralCategory: String] = [:]
        var month: [PluralCategory: String] = [:]
        /// Years, `{0}`, and months, `{1}`.
        var both = "{0} {1}"
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
    /// What writes addresses on a page in the language.
    package var addresses: AddressWriter {
        AddressWriter(language: settledTag, countries: understood.countries)
    }

    /// Makes a language without words.
    package init() {}

    /// What a photo of somebody is called; the name may be empty.
    package func photo(of name: String) -> String {
        guard name.isEmpty else {
            return photo.filter { !"[]".contains($0) }.replacing("{name}", with: name)
        }
        guard let start = photo.firstIndex(of: "["), let end = photo.lastIndex(of: "]") else {
            return photo.replacing(" {name}", with: "")
        }
        return String(photo[..<start] + photo[photo.index(after: end)...])
    }

    /// The names of fields that no template has words for, ways to reach somebody among them; nil if
    /// the language's file does not name any, so that their keys do.
    package var fieldNames: FieldNames? {
        if fields.isEmpty { return nil }
        let ways = contacts.filter { ["email", "phone", "url"].contains($0.key) }
        return FieldNames(fields.merging(ways) { own, _ in own })
    }

    /// The months' names, as they stand beside a day or without one.
    func months(withDay: Bool) -> [String] {
        withDay && !monthsWithDay.isEmpty ? monthsWithDay : months
    }

    /// The months' abbreviations, as they stand beside a day or without one.
    func shortMonths(withDay: Bool) -> [String] {
        withDay && !shortMonthsWithDay.isEmpty ? shortMonthsWithDay : shortMonths
    }

    /// All names that the months have, January first in each list.
    var monthNames: [[String]] { [months, shortMonths, monthsWithDay, shortMonthsWithDay] }

    /// Which page this is: "Page 1 of 2".
    package func counter(page: Int, of pages: Int) -> String {
        counter.replacing("{page}", with: String(page))
            .replacing("{pages}", with: String(pages))
    }

    /// A length of time: "3 yrs 2 mos", on one line; nil if it is less than a month, or without words.
    package func duration(years: Int, months: Int) -> String? {
        guard let durations else { return nil }
        let parts = [(years, durations.year), (months, durations.month)].filter { $0.0 > 0 }.map {
            number, forms in
            let form = forms[plurals.category(of: number)] ?? forms[.other] ?? ""
            return Self.filled(form, String(number))
        }
        guard let first = parts.first, !parts.contains("") else { return nil }
        let text =
            parts.count == 1
            ? first
            : Self.filled(durations.both, first, parts[1])
        return text.unbroken
    }

    /// A form with values in the places of `{0}` and `{1}`.
    private static func filled(_ form: String, _ values: String...) -> String {
        let form = Array(form.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < form.count {
            if index + 2 < form.count, form[index] == UInt8(ascii: "{"),
                form[index + 2] == UInt8(ascii: "}"),
                case let place = Int(form[index + 1]) - 0x30, values.indices.contains(place)
            {
                bytes += values[place].utf8
                index += 3
            } else {
                bytes.append(form[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Takes over the names of fields.
    mutating func readFields(_ map: LanguageMap) {
        fields.merge(map.texts()) { _, new in new }
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
        if let fields = map.mapIfPresent("fields") { readFields(fields) }
        map.months("months", &months)
        map.months("short-months", &shortMonths)
        map.monthsIfPresent("months-with-day", &monthsWithDay)
        map.monthsIfPresent("short-months-with-day", &shortMonthsWithDay)
        let dates = map.map("dates")
        dates.pattern("day", &dayPattern)
        dates.pattern("month", &monthPattern)
        dates.text("range", &range)
        quotes = map.quotes("quotes") ?? quotes
        plurals = map.plurals("plurals") ?? plurals
        if let map = map.mapIfPresent("durations") {
            var durations = self.durations ?? Durations()
            map.forms("year", &durations.year, of: plurals)
            map.forms("month", &durations.month, of: plurals)
            map.text("both", &durations.both)
            self.durations = durations
        }
        map.textIfPresent("list", &listSeparator)
        map.flag("family-first", &hasFamilyNameFirst)
        map.template("counter", &counter, of: ["{page}", "{pages}"])
        map.textIfPresent("continued", &continued)
        let mail = map.map("mail")
        mail.text("colon", &self.mail.colon)
        mail.text("greeting", &self.mail.greeting)
        mail.text("sentence", &self.mail.sentence)
        mail.text("closing", &self.mail.closing)
    }
}
