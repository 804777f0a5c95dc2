/// Words in lower case and without accents, as they are compared.
enum FoldedWords {
    /// The words of a text: letters and digits, divided by all other signs.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in text.lowercased().unicodeScalars {
            if (0x300...0x36F).contains(scalar.value) { continue }
            if let letters = unaccented(scalar) {
                word += letters
            } else if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
                word.unicodeScalars.append(scalar)
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// The plain letters for an accented one of the languages of Western Europe.
    private static func unaccented(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "à", "á", "â", "ã", "ä", "å": "a"
        case "ç": "c"
        case "è", "é", "ê", "ë": "e"
        case "ì", "í", "î", "ï": "i"
        case "ñ": "n"
        case "ò", "ó", "ô", "õ", "ö": "o"
        case "ù", "ú", "û", "ü": "u"
        case "ý", "ÿ": "y"
        case "ß": "ss"
        case "æ": "ae"
        case "œ": "oe"
        default: nil
        }
    }
}
