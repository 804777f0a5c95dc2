import Characters

/// Finds the blanks that no line ends at.
///
/// They stand in "Dr. Okafor", "J. Cooper", "Cooper J.", "40 ms", "p. 5", "Boston, MA 02110",
/// "EUR 300", "ISO 50001" and "2019 – 2021".
struct TieSetter {
    let text: TypedText

    /// Whether what stands on both sides of a blank belongs together.
    func isTie(at blank: Int) -> Bool {
        let bytes = text.bytes
        guard blank > 0, blank + 1 < bytes.count else { return false }
        let (last, first) = (bytes[blank - 1], bytes[blank + 1])
        if last == 0x20 || first == 0x20 { return false }
        if last == UInt8(ascii: "."), follows(abbreviationBefore: blank) { return true }
        if TypedText.isDigit(last), isUnit(after: blank) || isDash(after: blank) { return true }
        if TypedText.isDigit(first), precedesNumber(blank) { return true }
        guard TypedText.isCapital(first) || first >= 0x80 else { return false }
        if isInitial(after: blank), isName(before: blank) { return true }
        guard TypedText.isCapital(first) else { return false }
        return last == UInt8(ascii: ",") ? isRegion(after: blank) : isTitle(before: blank)
    }

    private func word(after blank: Int) -> Range<Int> { text.token(around: blank + 1) }

    // MARK: Names and abbreviations

    /// Forms of address, without a full stop; of the languages with files, and some more.
    private static let titles: Set<String> = [
        "Dr", "Dra", "Prof", "Mr", "Mrs", "Ms", "Mx", "St", "Mme", "Mlle", "Herr", "Frau", "Sr",
        "Sra", "Hr", "Fr", "Ing", "Rev", "Hon", "Don", "Doña",
    ]
    private static let longestTitle = 5

    private func isTitle(before blank: Int) -> Bool {
        let word = text.token(before: blank)
        return word.count <= Self.longestTitle && TypedText.isCapital(text.bytes[word.lowerBound])
            && Self.titles.contains(text.string(word))
    }

    /// Whether an initial follows, as after a surname in lists of authors: "Okafor M., Osei R.".
    private func isInitial(after blank: Int) -> Bool {
        var word = self.word(after: blank)
        while let last = word.last, Self.endings.contains(text.bytes[last]) { word.removeLast() }
        guard text.bytes[word].count(where: { $0 & 0xC0 != 0x80 }) == 1 else { return false }
        // In "Tom T. Baker" it belongs to what follows.
        let rest = text.bytes[word.upperBound...].prefix(2)
        return rest.first == 0x2E && rest.last != 0x20
    }

    private func isName(before blank: Int) -> Bool {
        let word = text.token(before: blank)
        func isLetter(_ byte: UInt8) -> Bool { TypedText.isLetter(byte) || byte >= 0x80 }
        guard word.count > 2, let first = word.first, let last = word.last else { return false }
        return (TypedText.isCapital(text.bytes[first]) || text.bytes[first] >= 0x80)
            && isLetter(text.bytes[last])
    }

    /// Whether what follows belongs to the word with a full stop before a blank.
    private func follows(abbreviationBefore blank: Int) -> Bool {
        var word = text.token(before: blank).dropLast()
        while let first = word.first, text.neighbour(at: first) == .opening { word.removeFirst() }
        let letters = text.bytes[word]
        guard let initial = letters.first, letters.count <= Self.longestTitle,
            letters.allSatisfy({ TypedText.isLetter($0) || $0 >= 0x80 || $0 == 0x2E })
        else { return false }
        let first = text.bytes[blank + 1]
        // "p. 5", "Nr. 3", "Sept. 2019".
        if TypedText.isDigit(first) { return true }
        let isCapital = TypedText.isCapital(first) || first >= 0x80
        let scalars = letters.count { $0 & 0xC0 != 0x80 }
        let isInitial = scalars == 1 || letters.dropFirst().first == 0x2E
        if isInitial, isCapital, TypedText.isCapital(initial) || initial >= 0x80 { return true }
        // "z. B.", "p. ej.".
        let next = self.word(after: blank)
        if scalars == 1, next.count <= 3, text.bytes[next].last == 0x2E { return true }
        return isCapital && Self.titles.contains(text.string(word.lowerBound..<word.upperBound))
    }

    /// Whether a region's code and digits follow: "MA 02110".
    private func isRegion(after blank: Int) -> Bool {
        let code = word(after: blank)
        return isRegionCode(code) && startsDigits(after: code.upperBound)
    }

    private func isRegionCode(_ word: Range<Int>) -> Bool { word.count <= 3 && isAcronym(word) }

    /// Whether a word is of some capitals, as a standard's before its number: "WCAG 2.2".
    private func isAcronym(_ word: Range<Int>) -> Bool {
        (2...Self.longestAcronym).contains(word.count)
            && text.bytes[word].allSatisfy(TypedText.isCapital)
    }

    private static let longestAcronym = 5

    /// Whether a number of five or six digits follows a blank.
    private func startsDigits(after blank: Int) -> Bool {
        guard blank + 1 < text.bytes.count else { return false }
        let digits = text.bytes[(blank + 1)...].prefix { TypedText.isDigit($0) }
        return (4...6).contains(digits.count)
    }

    // MARK: Numbers

    /// Units and currencies that stand after their number: those of the SI, of information, of time and
    /// of money.
    private static let units: Set<String> = [
        "%", "‰", "°", "°C", "°F", "K", "k", "M", "m", "mm", "cm", "km", "g", "kg", "mg", "t", "l",
        "L", "ml", "s", "ms", "µs", "μs", "ns", "min", "h", "hrs", "yrs", "Hz", "kHz", "MHz", "GHz",
        "W", "kW", "MW", "GW", "kWh", "MWh", "V", "A", "mA", "mAh", "B", "kB", "KB", "MB", "GB",
        "TB",
        "PB", "KiB", "MiB", "GiB", "TiB", "Mbit/s", "Gbit/s", "Mbps", "Gbps", "fps", "rpm", "px",
        "pt", "dpi", "dB", "m²", "km²", "m³", "€", "£", "$", "¥", "EUR", "USD", "GBP", "CHF", "JPY",
        "Mio.", "Mrd.", "million", "billion", "millones", "Millionen", "millions", "milliards",
        "a.m.", "p.m.", "am", "pm", "AM", "PM", "Uhr",
    ]
    private static let longestUnit = 11

    private func isUnit(after blank: Int) -> Bool {
        var word = self.word(after: blank)
        if word.count > Self.longestUnit + 2 { return false }
        if Self.units.contains(text.string(word)) { return true }
        while let last = word.last, Self.endings.contains(text.bytes[last]) { word.removeLast() }
        return word.count < self.word(after: blank).count && Self.units.contains(text.string(word))
    }

    private static let endings = ASCIISet(".,;:!?)")

    /// What stands before its number.
    private static let signs: Set<String> = [
        "$", "€", "£", "¥", "§", "#", "№", "EUR", "USD", "GBP", "CHF", "JPY", "No", "Nr", "Nº",
        "N°",
        "nº", "n°", "p", "pp",
    ]

    private func precedesNumber(_ blank: Int) -> Bool {
        var word = text.token(before: blank)
        while word.count > 1, text.neighbour(at: word.lowerBound) == .opening {
            word.removeFirst()
        }
        guard word.count <= Self.longestAcronym else { return false }
        if isDashWord(word) { return isDash(before: blank, word) }
        if isAcronym(word) { return true }
        return Self.signs.contains(text.string(word))
    }

    // MARK: Ranges

    /// Whether a dash and another number, or a month with its year, follow a number.
    private func isDash(after blank: Int) -> Bool {
        let dash = word(after: blank)
        return isDashWord(dash) && endsInNumber(after: dash.upperBound)
    }

    /// Whether a number stands before the dash before a blank.
    private func isDash(before blank: Int, _ dash: Range<Int>) -> Bool {
        dash.lowerBound >= 2 && text.bytes[dash.lowerBound - 1] == 0x20
            && TypedText.isDigit(text.bytes[dash.lowerBound - 2])
    }

    private func endsInNumber(after blank: Int) -> Bool {
        blank + 1 < text.bytes.count && TypedText.isDigit(text.bytes[blank + 1])
    }

    private func isDashWord(_ word: Range<Int>) -> Bool {
        switch word.count {
        case 1...3:
            let sign = text.string(word)
            return sign == "-" || sign == "--" || sign == "–" || sign == "—"
        default: return false
        }
    }
}
