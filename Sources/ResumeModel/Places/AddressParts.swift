/// The parts of an address, each as it is printed.
struct AddressParts {
    /// The parts that are not empty, by the letters of `AddressOrder`.
    private var values: [UInt8: String] = [:]

    private static let street = UInt8(ascii: "A")
    private static let town = UInt8(ascii: "C")
    private static let region = UInt8(ascii: "S")
    private static let code = UInt8(ascii: "Z")

    init(street: String?, town: String?, region: String?, code: String?) {
        let parts = [
            (Self.street, street?.replacing("\n", with: ", ")), (Self.town, town),
            (Self.region, region), (Self.code, code),
        ]
        for (letter, part) in parts { if let part, !part.isEmpty { values[letter] = part } }
    }

    /// Whether any part is in Chinese, Japanese or Korean letters.
    var isEastAsian: Bool { values.values.contains(where: \.isEastAsian) }

    // MARK: Repeats

    /// Removes what another part says already: a region that is the town's or the country's name, a
    /// code and town that stand in the street's line; true if what is left names the country.
    ///
    /// `means` tells whether a text is a country's name or code.
    mutating func removeRepeats(
        _ country: Country?, written: String?, _ means: (Country, String) -> Bool
    ) -> Bool {
        func isCountry(_ text: String) -> Bool {
            country.map { means($0, text) } ?? (text.lowercased() == written?.lowercased())
        }
        if let region = values[Self.region], isCountry(region) { values[Self.region] = nil }
        var isCountrySaid = false
        for source in [Self.street, Self.town] {
            guard let text = values[source] else { continue }
            let phrases = text.split(separator: ",").map { String($0.trimmingBlanks) }
            for phrase in phrases {
                let others = [Self.region, Self.code, Self.town].filter { $0 != source }
                for letter in said(by: phrase, among: others) { values[letter] = nil }
            }
            guard written != nil, let last = phrases.last, isCountry(last) else { continue }
            if last.uppercased() != country?.code {
                isCountrySaid = true
            } else if phrases.count > 1 {
                // The name, which follows, says more than the code.
                values[source] = phrases.dropLast().joined(separator: ", ")
            }
        }
        return isCountrySaid
    }

    /// The parts that a phrase consists of, in whatever order; empty if it says anything else.
    private func said(by phrase: String, among letters: [UInt8]) -> [UInt8] {
        var rest = phrase.lowercased()[...]
        var found: [UInt8] = []
        var isSearching = true
        while isSearching, !rest.isEmpty {
            isSearching = false
            for letter in letters where !found.contains(letter) {
                guard let part = values[letter]?.lowercased() else { continue }
                if rest == part {
                    rest = ""
                } else if rest.hasPrefix(part + " ") {
                    rest = rest.dropFirst(part.count + 1)
                } else if rest.hasSuffix(" " + part) {
                    rest = rest.dropLast(part.count + 1)
                } else {
                    continue
                }
                found.append(letter)
                isSearching = true
            }
        }
        return rest.isEmpty ? found : []
    }

    // MARK: One line

    /// The parts in an order, with what stands between them.
    func line(_ order: StaticString) -> String {
        var line = ""
        var sign = ""
        var last: UInt8?
        var isNext = false
        order.withUTF8Buffer { bytes in
            for byte in bytes {
                guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else {
                    sign.unicodeScalars.append(Unicode.Scalar(byte))
                    continue
                }
                guard let part = values[byte] else {
                    isNext = false
                    continue
                }
                if let last { line += join(last, byte, isNext ? sign : Self.shortened(sign)) }
                line += byte == Self.code ? part.unbroken : part.unbrokenPlace
                (last, isNext, sign) = (byte, true, "")
            }
        }
        return line
    }

    /// What stands between two parts when others between them are missing.
    private static func shortened(_ sign: String) -> String {
        sign.contains(",") ? ", " : sign.isEmpty ? "" : " "
    }

    /// What stands between two parts of a line.
    private func join(_ before: UInt8, _ after: UInt8, _ sign: String) -> String {
        let hasCode = before == Self.code || after == Self.code
        if sign == " " { return hasCode ? "\u{A0}" : " " }
        guard before == Self.town, after == Self.region else { return sign }
        let isShort = values[Self.region]?.isRegionCode == true
        if sign == "-" { return isShort ? "-" : ", " }
        return sign == ", " && isShort ? ",\u{A0}" : sign
    }
}
