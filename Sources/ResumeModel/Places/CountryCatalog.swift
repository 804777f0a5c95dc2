/// The countries' names in all languages.
///
/// English ones and those that countries give themselves are part of the program; those of another
/// language are read when they are asked for.
package struct CountryCatalog: Sendable {
    private let tags: @Sendable () -> [String]
    private let file: @Sendable (_ tag: String) -> [UInt8]?

    /// Makes a catalog.
    ///
    /// - Parameters:
    ///   - tags: the BCP 47 tags of the languages that there are files of.
    ///   - file: the names in a language, or in its next kin, a line each: a code of ISO 3166-1, a tab,
    ///     and the name; nil if there are none.
    package init(
        tags: @escaping @Sendable () -> [String],
        file: @escaping @Sendable (_ tag: String) -> [UInt8]?
    ) {
        self.tags = tags
        self.file = file
    }

    /// A catalog of what is part of the program alone.
    package init() { self.init(tags: { [] }, file: { _ in nil }) }

    // MARK: Names

    /// A country's name in a language, by its BCP 47 tag: in English if the language's names are not
    /// known.
    package func name(of country: Country, in tag: String) -> String {
        names(in: tag)?.name(of: country) ?? CountryNames.english.name(of: country) ?? country.code
    }

    /// Whether a name is a country's in a language, by its BCP 47 tag.
    func calls(_ country: Country, _ text: String, in tag: String) -> Bool {
        let key = CountryKey(text)
        guard let names = names(in: tag) else { return Self.callsInEnglish(country, key) }
        return names.calls(country, key)
    }

    /// Whether a text is a country's code, or its name in a language, in its own or in English.
    func means(_ country: Country, _ text: String, in tag: String?) -> Bool {
        if text.uppercased() == country.code { return true }
        let key = CountryKey(text)
        return Self.callsInEnglish(country, key) || CountryNames.own.calls(country, key)
            || tag.flatMap(names)?.calls(country, key) == true
    }

    private static func callsInEnglish(_ country: Country, _ key: CountryKey) -> Bool {
        CountryNames.english.calls(country, key) || customary(key) == country.code
    }

    /// The names in a language; nil if they are the English ones, or not known.
    private func names(in tag: String) -> CountryNames? {
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return language == "en" ? nil : file(tag).map { CountryNames($0) }
    }

    // MARK: Countries

    /// The country of a code or name as people write them; nil if it is none that is known.
    ///
    /// Codes may be in small letters. A name is looked up in the language of a BCP 47 tag first.
    package func country(written text: String, in tag: String? = nil) -> Country? {
        Country(code: text.uppercased()) ?? country(named: text, in: tag)
    }

    /// The country of a name in any language; nil if it is none that is known.
    ///
    /// A name is looked up in the language of a BCP 47 tag first. `UK`, `USA` and other customary words
    /// count as English.
    package func country(named text: String, in tag: String? = nil) -> Country? {
        let key = CountryKey(text)
        if let country = tag.flatMap(names)?.country(of: key) { return country }
        if let country = Self.customary(key).flatMap({ Country(code: $0) }) { return country }
        return CountryNames.english.country(of: key) ?? CountryNames.own.country(of: key)
            ?? tags().lazy.compactMap { names(in: $0)?.country(of: key) }.first
    }

    /// The code of the country that has a customary English name besides the one of CLDR.
    private static func customary(_ key: CountryKey) -> String? {
        customary.first { entry in entry.names.contains { key.matches($0.utf8) } }?.code
    }

    private static let customary: [(code: String, names: [String])] = [
        ("AE", ["UAE"]), ("BO", ["Plurinational State of Bolivia"]), ("BR", ["Brasil"]),
        ("CD", ["DR Congo", "Democratic Republic of the Congo"]), ("CG", ["Congo"]),
        ("CI", ["Ivory Coast", "Cote d'Ivoire"]), ("CN", ["PRC", "People's Republic of China"]),
        ("CV", ["Cabo Verde"]), ("CZ", ["Czech Republic"]),
        ("GB", ["UK", "Great Britain", "Britain"]),
        ("HK", ["Hong Kong SAR", "Hong Kong SAR China"]), ("IE", ["Republic of Ireland"]),
        ("IR", ["Islamic Republic of Iran"]), ("KR", ["Korea", "Republic of Korea"]),
        ("LA", ["Lao PDR"]), ("MD", ["Republic of Moldova"]), ("MK", ["Macedonia"]),
        ("MM", ["Burma"]), ("MO", ["Macau"]), ("NL", ["The Netherlands", "Holland"]),
        ("PH", ["The Philippines"]), ("PS", ["State of Palestine"]),
        ("RU", ["Russian Federation"]), ("SK", ["Slovak Republic"]), ("SZ", ["Swaziland"]),
        ("SY", ["Syrian Arab Republic"]), ("TL", ["East Timor"]), ("TR", ["Turkey", "Turkiye"]),
        ("TZ", ["United Republic of Tanzania"]),
        ("US", ["USA", "United States of America", "The United States"]),
        ("VA", ["Vatican", "Holy See"]), ("VN", ["Viet Nam"]),
    ]
}
