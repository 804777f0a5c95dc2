import Characters
import Languages
import ResumeModel
import SourceTree

extension Evidence {
    /// The evidence that is built in.
    static var builtIn: Self {
        let file = BuiltInFile.named("Sources/Assets/Guessing/evidence.txt")
        return Self(file.map { Array($0.bytes) } ?? [])
    }
}

extension LanguageGuesser {
    /// The guesser with the evidence that is built in.
    static var builtIn: Self { Self(Evidence.builtIn) }

    /// The language of a resume, by its texts at length; by its titles, too, if these are short.
    func verdict(on resume: Resume, _ countries: CountryCatalog) -> LanguageVerdict {
        let texts = resume.passages
        let length = texts.prose.reduce(0) { $0 + $1.utf8.count }
        let passages = length < Self.shortProse ? texts.prose + texts.titles : texts.prose
        return verdict(
            on: passages.map(\.normalized), country: resume.basics.country(countries))
    }

    /// How many bytes of prose are too few to go by alone.
    private static let shortProse = 240
}

extension Person {
    /// Where the person is, by the address or by the telephone number, as a code of ISO 3166-1; nil if
    /// these do not tell.
    fileprivate func country(_ countries: CountryCatalog) -> String? {
        if let country = location.countryCode.flatMap({ countries.country(written: $0) }) {
            return country.code
        }
        let digits = (phone ?? "").filter { $0.isNumber || $0 == "+" }
        return Self.callingCodes.first { digits.hasPrefix($0.prefix) }?.country
    }

    /// The calling codes (ITU-T E.164) of countries that kinds of a language are told apart by.
    private static let callingCodes: [(prefix: String, country: String)] = [
        ("+351", "PT"), ("+55", "BR"), ("+852", "HK"), ("+853", "MO"),
        ("+86", "CN"), ("+886", "TW"), ("+81", "JP"), ("+65", "SG"),
    ]
}

extension RenderResume.Run {
    /// The language that a resume is in by its texts; nil where that is not certain.
    ///
    /// A note says so unless it is English, which nobody needs to settle.
    mutating func guessedLanguage(of resume: Resume, _ file: String) -> String? {
        let kind: Diagnostic.Kind
        let sentence: Message
        let tag: String
        switch parts.guesser.verdict(on: resume, languages.understood.countries) {
        case .certain("en"): return "en"
        case .certain(let found):
            (tag, kind) = (found, .languageGuessed)
            sentence = "by its texts the resume is in \"\(tag)\""
        case .unsure(let tags):
            // With one of another language, titles in English may be wrong.
            guard let first = tags.first, first != "en" else { return nil }
            let names = tags.map { "\"\($0)\"" as Message }
            (tag, kind) = (first, .languageUnsure)
            sentence =
                "the texts do not tell for certain in which language the resume is, perhaps "
                + "\(Message.joined(names, separator: " or ")); titles are in English"
        }
        outcome.diagnostics.add(
            Diagnostic(
                kind, .note,
                "\(sentence); \"language: \(tag)\" in \"meta\", or --language \(tag), "
                    + "settles it", file: file, path: "meta.language"))
        return kind == .languageGuessed ? tag : nil
    }
}

extension Diagnostic.Kind {
    static let languageGuessed = Self("language-guessed", .data, isSilent: true)
    static let languageUnsure = Self("language-unsure", .data)
}
