/// The telephone numbers that people make up.
enum FictionalPhone {
    /// Whether a number is one: set aside for fiction, counted through, one digit repeated, or with
    /// crosses for digits.
    ///
    /// 555-01xx is set aside in North America (ATIS-0300115); the area code 555 is none.
    static func isOne(_ text: String) -> Bool {
        var digits = text.unicodeScalars.filter { $0 >= "0" && $0 <= "9" }.map(Character.init)
        if text.lowercased().contains("xxx") { return true }
        let hasOther = text.contains { $0.isLetter }
        guard digits.count >= 5, !hasOther else { return false }
        let number = String(digits)
        // A real number may well hold 123 45 67, but not nearly all of the ten digits in a row.
        if "01234567890".contains(number) || number.contains("12345678") { return true }
        if digits.count >= 6, Set(digits).count == 1 { return true }
        if digits.count == 11, digits.first == "1" { digits.removeFirst() }
        switch digits.count {
        case 7: return String(digits.prefix(5)) == "55501"
        case 10:
            return String(digits[3..<8]) == "55501" || String(digits.prefix(3)) == "555"
        default: return false
        }
    }
}
