import Testing

@testable import Languages

@Suite struct LanguageTagScriptTests {
    @Test(arguments: [
        ("ar", "Arab"), ("ar-EG", "Arab"), ("fa", "Arab"), ("ur-PK", "Arab"), ("he", "Hebr"),
        ("iw", "Hebr"), ("yi", "Hebr"), ("dv", "Thaa"), ("zh", "Hans"), ("zh-CN", "Hans"),
        ("zh-TW", "Hant"), ("zh-HK", "Hant"), ("zh-Hant", "Hant"), ("zh-Hans-HK", "Hans"),
        ("zh-hant-tw", "Hant"), ("ja", "Jpan"), ("ko-KR", "Kore"), ("hi", "Deva"), ("th", "Thai"),
        ("pa", "Guru"), ("pa-PK", "Arab"), ("pa-Arab", "Arab"), ("vi", "Latn"), ("en", "Latn"),
        ("sr-Latn", "Latn"), ("sr", "Cyrl"), ("el", "Grek"), ("tr", "Latn"), ("HE", "Hebr"),
        ("az-Arab", "Arab"), ("de-1996", "Latn"), ("en-x-arab", "Latn"), ("", "Latn"),
        ("arb", "Latn"),
    ])
    func theScriptIsTheTagsOwnOrTheLikelyOne(tag: String, script: String) {
        #expect(LanguageTag.script(of: tag) == script)
    }

    @Test(arguments: [
        ("ar", true), ("he", true), ("fa", true), ("ur", true), ("yi", true), ("dv", true),
        ("nqo", true), ("syr", true), ("az-Arab", true), ("ff-Adlm", true), ("ja", false),
        ("en", false), ("ar-Latn", false), ("mn-Mong", false),
    ])
    func someScriptsRunFromRightToLeft(tag: String, isRightToLeft: Bool) {
        #expect(
            LanguageTag.isRightToLeft(script: LanguageTag.script(of: tag)) == isRightToLeft)
    }
}
