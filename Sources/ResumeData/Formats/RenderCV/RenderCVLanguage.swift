/// A language that RenderCV 2.8 has.
struct RenderCVLanguage: Sendable {
    /// What RenderCV calls it.
    let name: String
    /// Its BCP 47 tag.
    let tag: String

    /// What RenderCV calls the language of a tag; nil if it has none of it.
    static func name(of tag: String) -> String? {
        let primary = tag.prefix { $0 != "-" }.lowercased()
        return all.first { $0.tag == (primary == "no" ? "nb" : primary) }?.name
    }

    /// The language of a name in a file; nil if RenderCV has none of it.
    init?(named name: String) {
        let name = name.lowercased()
        let known = Self.all.first { language in
            language.name == name || language.otherNames.contains(name)
        }
        guard let known else { return nil }
        self = known
    }

    /// Other names that versions had for it.
    private var otherNames: [String] {
        switch name {
        case "mandarin_chinese": ["mandarin_chineese"]
        case "indonesian": ["indonesia"]
        case "norwegian_bokmål": ["norwegian_bokmal", "norwegian"]
        default: []
        }
    }

    private init(_ name: String, _ tag: String) { (self.name, self.tag) = (name, tag) }

    private static let all = [
        RenderCVLanguage("arabic", "ar"), RenderCVLanguage("danish", "da"),
        RenderCVLanguage("dutch", "nl"), RenderCVLanguage("english", "en"),
        RenderCVLanguage("french", "fr"), RenderCVLanguage("german", "de"),
        RenderCVLanguage("hebrew", "he"), RenderCVLanguage("hindi", "hi"),
        RenderCVLanguage("hungarian", "hu"), RenderCVLanguage("indonesian", "id"),
        RenderCVLanguage("italian", "it"), RenderCVLanguage("japanese", "ja"),
        RenderCVLanguage("korean", "ko"), RenderCVLanguage("mandarin_chinese", "zh"),
        RenderCVLanguage("norwegian_bokmål", "nb"), RenderCVLanguage("norwegian_nynorsk", "nn"),
        RenderCVLanguage("persian", "fa"), RenderCVLanguage("portuguese", "pt"),
        RenderCVLanguage("russian", "ru"), RenderCVLanguage("spanish", "es"),
        RenderCVLanguage("turkish", "tr"), RenderCVLanguage("vietnamese", "vi"),
    ]
}
