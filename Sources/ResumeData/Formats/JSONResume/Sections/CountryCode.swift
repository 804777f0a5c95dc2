/// The two-letter country codes of ISO 3166-1.
enum CountryCode {
    /// Whether a code is assigned, in capitals; `UK` is not, the United Kingdom being `GB`.
    static func isAssigned(_ code: String) -> Bool {
        let letters = Array(code.utf8)
        guard letters.count == 2 else { return false }
        return rows.contains { row in
            row.utf8.first == letters[0] && row.utf8.dropFirst().contains(letters[1])
        }
    }

    /// For each first letter, the letter itself and then the second ones.
    private static let rows = [
        "ADEFGILMOQRSTUWXZ", "BABDEFGHIJLMNOQRSTVWYZ", "CACDFGHIKLMNORUVWXYZ", "DEJKMOZ",
        "ECEGHRST", "FIJKMOR", "GABDEFGHILMNPQRSTUWY", "HKMNRTU", "IDELMNOQRST", "JEMOP",
        "KEGHIMNPRWYZ", "LABCIKRSTUVY", "MACDEFGHKLMNOPQRSTUVWXYZ", "NACEFGILOPRUZ", "OM",
        "PAEFGHKLMNRSTWY", "QA", "REOSUW", "SABCDEGHIJKLMNORSTVXYZ", "TCDFGHJKLMNORTVWZ",
        "UAGMSYZ", "VACEGINU", "WFS", "YET", "ZAMW",
    ]
}
