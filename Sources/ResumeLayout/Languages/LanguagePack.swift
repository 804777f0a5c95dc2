/// The words that pages need in one language.
package struct LanguagePack: Sendable, Equatable {
    /// The BCP 47 tag.
    package var tag: String
    /// The months' abbreviations, January first.
    package var months: [String]
    /// The months' names, January first, as they stand by themselves or before a year.
    package var monthNames: [String]
    /// What stands for the end of something that goes on.
    package var present: String
    /// What the document is called: "Resume".
    package var document: String
    /// The sections' titles, by their keys.
    package var titles: [String: String]
    /// The words before a photo's subject: "Photo of".
    package var photoOf: String
    /// In which order the parts of a date stand.
    package var dateOrder: DateOrder

    /// In which order the parts of a date stand.
    package enum DateOrder: Sendable, Equatable {
        /// 24 Aug 2016.
        case dayMonthYear
        /// Aug 24, 2016.
        case monthDayYear
    }

    /// The languages there are.
    package static let all: [LanguagePack] = [
        .english, .britishEnglish, .spanish, .german, .french,
    ]

    /// The words for a tag: those of the tag itself, else of its language; nil if there are none.
    package static func pack(for tag: String) -> LanguagePack? {
        let wanted = tag.lowercased().replacing("_", with: "-")
        if let exact = all.first(where: { $0.tag.lowercased() == wanted }) { return exact }
        // English outside the United States and Canada writes the day first (CLDR 44, en-001).
        if wanted.hasPrefix("en-"), wanted != "en-us", wanted != "en-ca" { return .britishEnglish }
        let primary = wanted.prefix { $0 != "-" }
        return all.first { $0.tag == primary }
    }
}
