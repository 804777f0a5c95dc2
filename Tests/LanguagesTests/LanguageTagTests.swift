import Testing

@testable import Languages

/// Which words are tags, and which language is nearest to a tag.
@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", "en"), ("ES", "es"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("zh-Hant", "zh-Hant"),
        ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("no", "no"), ("it", "it"),
        ("id", "id"),
        ("ast", "ast"), ("zu", "zu"), ("aa", "aa"), ("yue", "yue"),
    ]) func tagsAreKnown(word: String, tag: String) {
        #expect(LanguageTag.known(word) == tag)
    }

    @Test(arguments: [
        "", "e", "cv", "sp", "xx", "url", "name", "eng", "spa", "en-", "en--US", "en.UTF-8",
        "en-x-a", "en-abcde", "it-department", "e-mail", "de-facto", "12", "日本", "no-1",
        "sr-cyrillic",
    ]) func otherWordsAreNot(word: String) {
        #expect(LanguageTag.known(word) == nil)
    }

    @Test func wordsThatMeanMoreAreNotDistinct() {
        for tag in ["en", "es", "fr", "de", "zh", "pt-BR", "it-IT"] {
            #expect(LanguageTag.isDistinct(tag), "\(tag)")
        }
        for tag in ["it", "id", "is", "no", "uk", "hr", "cs", "tw", "ig", "ast"] {
            #expect(!LanguageTag.isDistinct(tag), "\(tag)")
        }
    }

    @Test(arguments: [
        ("sp", "es"), ("spa", "es"), ("Spanish", "es"), ("español", "es"), ("eng", "en"),
        ("jp", "ja"), ("cn", "zh"), ("iw", "he"), ("türkçe", "tr"),
    ]) func slipsAreUnderstood(word: String, tag: String) {
        #expect(LanguageTag.meant(by: word) == tag)
        #expect(LanguageTag.known(word) == nil)
        #expect(LanguageTag.known(tag) == tag)
    }

    @Test(arguments: ["es", "name", "it", "xx", "", "spanishes"]) func othersAreNone(word: String) {
        #expect(LanguageTag.meant(by: word) == nil)
    }

    private static let kin: [(String, [String], String?)] = [
        ("es-MX", ["en", "es"], "es"), ("es", ["en", "es-ES"], "es-ES"),
        ("es-MX", ["es-ES", "es", "es-MX"], "es-MX"), ("es-AR", ["en", "es-MX"], "es-MX"),
        ("zh-Hant-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("zh-HK", ["zh-Hans", "zh"], "zh"),
        ("nb", ["en", "no"], "no"), ("no", ["en", "nb-NO"], "nb-NO"), ("fr", ["en", "es"], nil),
        ("e", ["en"], nil), ("en", ["eng"], nil), ("en", [], nil), ("iw-IL", ["en", "he"], "he"),
        ("id", ["en", "in"], "in"), ("nn-NO", ["en", "nb"], "nb"),
        ("nn", ["nb", "nn-NO"], "nn-NO"),
        ("nn", ["en", "no"], "no"), ("nb", ["en", "nn"], nil), ("nng", ["nb"], nil),
    ]

    @Test(arguments: kin) func kinAreFound(tag: String, tags: [String], kin: String?) {
        #expect(LanguageTag.kin(of: tag, in: tags) == kin)
    }

    @Test(arguments: [
        ("en-GB", "en-GB en-001 en"), ("en", "en"), ("de-Latn-AT", "de-Latn-AT de-Latn de-001 de"),
        ("zh-TW", "zh-TW zh-Hant-TW zh-Hant zh-001 zh zh-001 zh"), ("in", "in id"),
        ("no-NO", "no-NO nb-NO nb-001 nb no-001 no"), ("nn-NO", "nn-NO nn-001 nn nb"),
    ])
    func tagsAreLookedUpFromTheNearest(tag: String, candidates: String) {
        #expect(LanguageTag.lookup(tag).joined(separator: " ") == candidates)
    }
}
