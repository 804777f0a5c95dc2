/// The two-letter country codes of ISO 3166-1.
enum CountryCode {
    /// Whether a code is assigned, in capitals; `UK` is not, the United Kingdom being `GB`.
    static func isAssigned(_ code: String) -> Bool {
        let letters = Array(code.utf8)
        guard letters.count == 2 else { return false }
        return seconds[letters[0]]?.utf8.contains(letters[1]) ?? false
    }

    /// For each first letter, the second ones.
    private static let seconds: [UInt8: String] = {
        let rows = [
            "ADEFGILMOQRSTUWXZ", "BABDEFGHIJLMNOQRSTVWYZ", "CACDFGHIKLMNORUVWXYZ", "DEJKMOZ",
            "ECEGHRST", "FIJKMOR", "GABDEFGHILMNPQRSTUWY", "HKMNRTU", "IDELMNOQRST", "JEMOP",
            "KEGHIMNPRWYZ", "LABCIKRSTUVY", "MACDEFGHKLMNOPQRSTUVWXYZ", "NACEFGILOPRUZ", "OM",
            "PAEFGHKLMNRSTWY", "QA", "REOSUW", "SABCDEGHIJKLMNORSTVXYZ", "TCDFGHJKLMNORTVWZ",
            "UAGMSYZ", "VACEGINU", "WFS", "YET", "ZAMW",
        ]
        var seconds: [UInt8: String] = [:]
        for row in rows {
            if let first = row.utf8.first { seconds[first] = String(row.dropFirst()) }
        }
        return seconds
    }()
}
