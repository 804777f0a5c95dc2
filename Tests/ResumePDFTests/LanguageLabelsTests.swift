import Languages
import Pages
import ResumePDF
import TestSupport
import Testing

/// What the program itself says on a page of each language: names of countries, and of fields that no
/// template has words for.
@Suite struct LanguageLabelsTests {
    /// A language's word for keywords, and its name for Germany.
    static let words = [
        ("en", "Keywords", "Germany"), ("en-GB", "Keywords", "Germany"),
        ("es", "Palabras clave", "Alemania"), ("de", "Schlagwörter", "Deutschland"),
        ("fr", "Mots-clés", "Allemagne"), ("it", "Parole chiave", "Germania"),
        ("pt", "Palavras-chave", "Alemanha"), ("pt-BR", "Palavras-chave", "Alemanha"),
        ("ca", "Paraules clau", "Alemanya"), ("gl", "Palabras clave", "Alemaña"),
        ("nl", "Trefwoorden", "Duitsland"), ("da", "Nøgleord", "Tyskland"),
        ("sv", "Nyckelord", "Tyskland"), ("nb", "Nøkkelord", "Tyskland"),
        ("fi", "Avainsanat", "Saksa"), ("is", "Lykilorð", "Þýskaland"),
        ("pl", "Słowa kluczowe", "Niemcy"), ("cs", "Klíčová slova", "Německo"),
        ("sk", "Kľúčové slová", "Nemecko"), ("hu", "Kulcsszavak", "Németország"),
        ("ro", "Cuvinte-cheie", "Germania"), ("el", "Λέξεις-κλειδιά", "Γερμανία"),
        ("tr", "Anahtar kelimeler", "Almanya"), ("ru", "Ключевые слова", "Германия"),
        ("uk", "Ключові слова", "Німеччина"), ("vi", "Từ khóa", "Đức"),
        ("id", "Kata kunci", "Jerman"), ("zh-Hans", "关键词", "德国"), ("zh-Hant", "關鍵字", "德國"),
        ("zh-TW", "關鍵字", "德國"), ("ja", "キーワード", "ドイツ"), ("ko", "키워드", "독일"),
        ("ar", "كلمات مفتاحية", "ألمانيا"), ("he", "מילות מפתח", "גרמניה"),
        ("hi", "मुख्य शब्द", "जर्मनी"),
    ]

    private func text(
        _ tag: String, _ format: OutputFormat, layout: String? = nil, meta: String = ""
    ) -> String {
        let resume = #"""
            {"basics": {"name": "A B", "location": {"city": "Köln", "countryCode": "DE"}},
             "meta": {"language": "\#(tag)"\#(meta)},
             "work": [{"name": "Acme", "position": "Lead", "keywords": ["Figma"], "techStack": ["C"],
               "location": {"city": "Bonn", "countryCode": "DE"}, "url": "javascript:alert(1)"}]}
            """#
        var request = RenderResume.Request(
            source: .bytes(Array(resume.utf8), name: "cv.json", folder: "."), format: format,
            layout: layout)
        request.sourceDate = 0
        let outcome = RenderResume()(request)
        if format == .txt { return String(decoding: outcome.output?.bytes ?? [], as: UTF8.self) }
        return (outcome.document?.pages.flatMap(\.items) ?? []).map { item in
            if case .text(let line) = item { line.text + "\n" } else { "" }
        }.joined()
    }

    @Test(arguments: words)
    func textIsInTheLanguage(_ tag: String, _ keywords: String, _ germany: String) {
        let text = text(tag, .txt)
        #expect(text.contains(keywords + ": Figma"), "\(text)")
        #expect(text.contains("Tech stack: C"))
        let lines = text.split(separator: "\n").map(String.init)
        for town in ["Köln", "Bonn"] {
            #expect(lines.contains { $0.contains(town) && $0.contains(germany) }, "\(text)")
        }
        if !tag.hasPrefix("en") { #expect(!text.contains("Url:") && !text.contains("Keywords")) }
    }

    @Test(arguments: ["es", "pl", "ja"]) func pagesAreInTheLanguage(_ tag: String) throws {
        let (_, keywords, germany) = try #require(Self.words.first { $0.0 == tag })
        // Japanese has a wide colon.
        let page = text(tag, .pdf, layout: "ats").replacing("：", with: ": ")
        #expect(page.contains(keywords + ": Figma") && page.contains(germany), "\(page)")
        let address = LanguageWords(builtIn: tag).contacts["url"] ?? ""
        #expect(page.contains(address + ": javascript") && !page.contains("Url"), "\(page)")
    }

    @Test func aResumeNamesItsOwnFields() {
        let meta = #", "words": {"fields": {"techStack": "Werkzeuge", "keywords": "Stichworte"}}"#
        let text = text("de", .txt, meta: meta)
        #expect(text.contains("Werkzeuge: C") && text.contains("Stichworte: Figma"), "\(text)")
    }

    @Test func fixturesInSpanishHaveNoEnglishLabels() throws {
        let bytes = try #require(
            FileBytes.read(PackageFolder.path("Tests/Fixtures/people/designer.resume.json")))
        let request = RenderResume.Request(
            source: .bytes(bytes, name: "designer.json", folder: "."), format: .txt)
        let text = String(decoding: RenderResume()(request).output?.bytes ?? [], as: UTF8.self)
        #expect(text.contains("Palabras clave: Figma") && !text.contains("Keywords"), "\(text)")
    }
}
