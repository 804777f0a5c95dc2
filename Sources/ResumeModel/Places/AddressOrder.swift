/// In which order a country's post writes an address, and what stands between its parts.
///
/// In an order `A` is the street, `C` the town, `S` the region, `Z` the postal code; all else is what
/// parts them on one line. The orders are those of Google's address data (libaddressinput), each
/// line feed a comma but between town and code, without the country's letters before a code. A region
/// that the post leaves out stands last. `.ci/addresses.py` compares the tables with that data.
enum AddressOrder {
    /// The order for an address in a country, by its code, in the country's own letters or in Latin;
    /// the tag of the page's language decides where the country is not known.
    static func order(country: String?, language: String, isLocal: Bool) -> StaticString {
        guard let country else {
            return language.lowercased().hasPrefix("en") ? codeLast : codeFirst
        }
        if isLocal, let local = find(country, in: local) { return local }
        return find(country, in: others) ?? standard
    }

    private static func find(
        _ country: String, in rows: [(order: StaticString, countries: StaticString)]
    ) -> StaticString? {
        let code = Array(country.utf8)
        return rows.first { row in
            row.countries.withUTF8Buffer { bytes in
                stride(from: 0, to: bytes.count - 1, by: 3).contains {
                    bytes[$0] == code[0] && bytes[$0 + 1] == code[1]
                }
            }
        }?.order
    }

    private static let standard: StaticString = "A, C Z, S"
    private static let codeFirst: StaticString = "A, Z C, S"
    private static let codeLast: StaticString = "A, C, S Z"

    /// The countries whose order is not the standard one.
    private static let others: [(order: StaticString, countries: StaticString)] = [
        (
            codeFirst,
            """
            AD AL AM AR AT AX AZ BA BE BG BL CH CL CV CY CZ DE DK DO DZ EC EE EH ES ET FI FO
            FR GE GF GL GP GR GW HR HT IS IT KG KW LA LI LR LT LU MA MC MD ME MF MG MK MQ MU
            MX MY MZ NC NE NI NL NO OM PF PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ UY
            UZ VA WF YT ZM
            """
        ),
        (codeLast, "AS AU BB CA CC CX FM HM ID KY MH MN MP NF PW SO TH TW UM US VI VN"),
        ("A, C, S, Z", "CN CO CU EG HN IE IQ JP KP KR RU UA"),
        ("A, S, C Z", "CR KI"),
        ("A, C Z S", "PG PH"),
        ("A, C - Z, S", "BD"),
        ("A, C-S, Z", "BR"),
        ("A, Z, C, S", "BY"),
        ("Z, A, C, S", "GN"),
        ("A, Z- C, S", "GT"),
        ("C, A, Z, S", "HU"),
        ("S, C, A, Z", "IR"),
        ("Z, S, C, A", "KZ"),
        ("A, S, C, Z", "LV"),
        ("A, C, Z, S", "MM"),
        ("A, C-Z, S", "PK"),
        ("A, Z S, C", "RO"),
        ("A, Z-C, S", "SV"),
        ("A, Z C/S", "TR"),
    ]

    /// The orders for addresses in the country's own letters.
    private static let local: [(order: StaticString, countries: StaticString)] = [
        ("Z SCA", "CN JP TW"), ("S C A Z", "KR"), ("Z S C A", "KP"), ("SCA Z", "HK"),
        ("CA Z S", "MO"),
    ]
}
