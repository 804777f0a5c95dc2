import Testing

@testable import ResumeLayout

struct LanguagePackTests {
    @Test(arguments: [
        ("en", "en"), ("en-US", "en"), ("en-GB", "en-GB"), ("en-IE", "en-GB"), ("es-MX", "es"),
        ("ES_ar", "es"), ("de-AT", "de"), ("fr", "fr"),
    ])
    func findsTheLanguage(_ tag: String, _ expected: String) {
        #expect(LanguagePack.pack(for: tag)?.tag == expected)
    }

    @Test func hasNoWordsForOthers() {
        #expect(LanguagePack.pack(for: "tlh") == nil)
    }

    @Test(arguments: LanguagePack.all)
    func isComplete(_ pack: LanguagePack) {
        #expect(pack.months.count == 12 && pack.monthNames.count == 12)
        #expect(Set(pack.titles.keys) == Set(SectionsLayout.knownKeys))
        #expect(pack.titles.values.allSatisfy { !$0.isEmpty })
        #expect(!pack.present.isEmpty && !pack.document.isEmpty)
    }
}
