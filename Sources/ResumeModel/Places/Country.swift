/// A country of ISO 3166-1.
package struct Country: Sendable, Hashable {
    /// The place in `codes`.
    private let index: Int

    /// The country of a two-letter code in capitals; nil if the code is not assigned.
    package init?(code: String) {
        let letters = Array(code.utf8)
        guard letters.count == 2 else { return nil }
        let found = Self.codes.withUTF8Buffer { bytes in
            stride(from: 0, to: bytes.count, by: 3).first {
                bytes[$0] == letters[0] && bytes[$0 + 1] == letters[1]
            }
        }
        guard let found else { return nil }
        index = found / 3
    }

    /// The country of a code or name as people write them; nil if it is none that is known.
    ///
    /// Codes may be in small letters.
    package init?(written text: String) {
        guard let country = Country(code: text.uppercased()) ?? Country(named: text) else {
            return nil
        }
        self = country
    }

    /// The country of a name; nil if it is none that is known.
    ///
    /// Names may be English, Spanish, German, French or the country's own. `UK`, `USA` and other
    /// customary words count as English.
    package init?(named text: String) {
        let key = CountryKey(text)
        if let code = Self.customary(key), let country = Country(code: code) {
            self = country
            return
        }
        guard let index = CountryNames.all.lazy.compactMap({ $0.index(of: key) }).first else {
            return nil
        }
        self.index = index
    }

    /// The two-letter code.
    package var code: String {
        Self.codes.withUTF8Buffer { bytes in
            String(decoding: bytes[(3 * index)..<(3 * index + 2)], as: UTF8.self)
        }
    }

    /// The name in a language, by its BCP 47 tag: in English if the language's names are not known.
    package func name(in tag: String) -> String { (CountryNames(language: tag) ?? .english)[index] }

    /// Whether a name is the country's in a language, by its BCP 47 tag.
    func isCalled(_ text: String, in tag: String) -> Bool {
        let key = CountryKey(text)
        let names = CountryNames(language: tag) ?? .english
        if names.index(of: key) == index { return true }
        return names.isEnglish && Self.customary(key) == code
    }

    /// Whether a text is one of the country's names, in any language, or its code.
    func isMeant(by text: String) -> Bool {
        if text.uppercased() == code { return true }
        let key = CountryKey(text)
        return CountryNames.all.contains { names in
            names[index].utf8.split(separator: UInt8(ascii: "/")).contains { key.matches($0) }
        } || Self.customary(key) == code
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

    /// All codes, each with a blank or line feed after it.
    private static let codes: StaticString = """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ
        BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM
        DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS
        GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
        KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
        MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
        PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
        SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
        VN VU WF WS YE YT ZA ZM ZW
        """
}
