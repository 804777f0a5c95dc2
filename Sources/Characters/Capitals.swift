/// The capitals that a language writes for letters, one for one.
///
/// What has no single capital stays as it is, such as the ligature ﬁ, so that each letter of a text can
/// be told from its capital's place.
package struct Capitals: Sendable {
    private let keepsDot: Bool
    private let dropsAccents: Bool

    /// Capitals of a language, by its BCP 47 tag.
    package init(language: String) {
        let primary = language.primarySubtag
        // Unicode, SpecialCasing.txt.
        keepsDot = primary == "tr" || primary == "az"
        dropsAccents = primary == "el"
    }

    /// A text in capitals; it has as many scalars as before.
    ///
    /// - Parameters:
    ///   - text: the text, in Normalization Form C.
    ///   - has: whether a capital can stand for a letter; without it, the letter stays.
    /// - Returns: the text in capitals.
    package func upper(
        _ text: String,
        has: (_ capital: Unicode.Scalar, _ letter: Unicode.Scalar) -> Bool = { _, _ in true }
    ) -> String {
        var result = String.UnicodeScalarView()
        var isHiatus = false
        for letter in text.unicodeScalars {
            var capital = capital(of: letter)
            if isHiatus { capital = Self.diaereses[capital] ?? capital }
            isHiatus = dropsAccents && Self.stressed.contains(letter)
            result.append(capital == letter || has(capital, letter) ? capital : letter)
        }
        return String(result)
    }

    private func capital(of letter: Unicode.Scalar) -> Unicode.Scalar {
        switch letter {
        case "i" where keepsDot: return "İ"
        // Unicode has SS for it, from the time before the letter (Council for German Orthography, 2017).
        case "ß": return "ẞ"
        // Georgian has capitals for whole words alone, and few fonts have those.
        case "\u{10D0}"..."\u{10FF}": return letter
        case "ΐ" where dropsAccents: return "Ϊ"
        case "ΰ" where dropsAccents: return "Ϋ"
        default: break
        }
        let mapping = letter.properties.uppercaseMapping.unicodeScalars
        guard let capital = mapping.first, mapping.count == 1 else { return letter }
        return dropsAccents ? Self.accented[capital] ?? capital : capital
    }

    /// Greek capitals lose the stress (Unicode CLDR, el-Upper).
    private static let accented: [Unicode.Scalar: Unicode.Scalar] = [
        "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
    ]
    /// Where the stress said that two vowels are two sounds, the second says so.
    private static let diaereses: [Unicode.Scalar: Unicode.Scalar] = ["Ι": "Ϊ", "Υ": "Ϋ"]
    private static let stressed: Set<Unicode.Scalar> = ["ά", "έ", "ό", "Ά", "Έ", "Ό"]
}
