extension LanguageTag {
    /// The script that a language is written in, as a code of ISO 15924: the one that its tag names,
    /// else the likely one (CLDR 45, likelySubtags.xml).
    ///
    /// Languages that are not listed here are taken for written in Latin letters, `Latn`.
    package static func script(of tag: String) -> String {
        let parts = tag.split { $0 == "-" || $0 == "_" }
        // The script is the only subtag of four letters (RFC 5646, section 2.1).
        let named = parts.dropFirst().prefix { $0.utf8.count > 1 }.first {
            $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= 0x41 }
        }
        if let named { return named.prefix(1).uppercased() + named.dropFirst().lowercased() }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
        switch parts.first?.lowercased() {
        case "zh": return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
        case "yue": return region == "CN" ? "Hans" : "Hant"
        case "ja": return "Jpan"
        case "ko": return "Kore"
        case "ar", "fa", "ps", "ckb", "sd", "ug", "ur": return "Arab"
        case "pa": return region == "PK" ? "Arab" : "Guru"
        case "he", "iw", "yi", "ji": return "Hebr"
        case "dv": return "Thaa"
        case "syr": return "Syrc"
        case "nqo": return "Nkoo"
        case "hi", "mr", "ne", "sa", "mai", "bho", "kok", "doi", "brx": return "Deva"
        case "bn", "as", "mni": return "Beng"
        case "gu": return "Gujr"
        case "or": return "Orya"
        case "ta": return "Taml"
        case "te": return "Telu"
        case "kn": return "Knda"
        case "ml": return "Mlym"
        case "si": return "Sinh"
        case "th": return "Thai"
        case "lo": return "Laoo"
        case "my": return "Mymr"
        case "km": return "Khmr"
        case "bo", "dz": return "Tibt"
        case "am", "ti": return "Ethi"
        case "ka": return "Geor"
        case "hy": return "Armn"
        case "el": return "Grek"
        case "be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "tt", "uk": return "Cyrl"
        default: return "Latn"
        }
    }

    /// Whether a script is written from right to left (UAX #9: its letters are of class R or AL).
    package static func isRightToLeft(script: String) -> Bool {
        ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"].contains(script)
    }
}
