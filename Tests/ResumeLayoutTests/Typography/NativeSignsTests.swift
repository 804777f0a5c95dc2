import Languages
import TestSupport
import Testing

@testable import ResumeLayout

@Suite struct NativeSignsTests {
    private func set(
        _ runs: [String], _ script: String, colon: String = ": ", between: Bool = false
    ) -> String {
        let typographer = Typographer(
            rules: TypographyRules(quotes: .straight, dashes: .typed), marks: .root,
            signs: NativeSigns(script: script, colon: colon))
        var text = ComposedText()
        for (index, run) in runs.enumerated() {
            var style = TextStyle.test
            style.size += Double(index)
            if between { text.append(between: run, style) } else { text.append(run, style) }
        }
        let set = typographer.set(text)
        #expect(set.runs.count == runs.count)
        return set.plain.replacing("\u{A0}", with: " ")
    }

    @Test(arguments: [
        ("Arab", "دبي, عمان; القاهرة", "دبي، عمان؛ القاهرة"),
        ("Arab", "Go, Java, بايثون", "Go, Java، بايثون"),
        ("Arab", "دبي, Oman", "دبي، Oman"), ("Arab", "1,200 ,3", "1,200 ,3"),
        ("Arab", "دبي,عمان", "دبي,عمان"),
        ("Arab", ", دبي", ", دبي"), ("Arab", "العربية: الأم", "العربية: الأم"),
        ("Hans", "学士, 计算机; 大学", "学士，计算机；大学"), ("Hans", "语言: Go, Java", "语言：Go, Java"),
        ("Hans", "上海, China", "上海, China"), ("Hant", "（一）, 二", "（一），二"), ("Hans", "Go: 一", "Go: 一"),
        ("Jpan", "修士, 専攻, 大学", "修士、専攻、大学"), ("Jpan", "言語: Go", "言語：Go"), ("Jpan", "一; 二", "一; 二"),
        ("Jpan", "一,", "一,"), ("Jpan", "一, ", "一, "), ("Hebr", "תל, אב", "תל, אב"),
        ("Latn", "a, b", "a, b"),
        ("Kore", "서울, 부산", "서울, 부산"),
        // Before numbers, but not between them.
        ("Jpan", "文部科学省, 2020年3月", "文部科学省、2020年3月"), ("Hans", "大学, 2020", "大学，2020"),
        ("Hant", "大學; 2020", "大學；2020"), ("Jpan", "2019, 2020", "2019, 2020"),
        ("Hans", "2019, 大学", "2019, 大学"), ("Arab", "دبي; 2020", "دبي؛ 2020"),
        // No line ends at the blanks of what stays together.
        ("Jpan", "日本語:\u{A0}母語", "日本語：母語"), ("Hans", "一,\u{A0}二", "一，二"),
        ("Arab", "دبي,\u{A0}عمان", "دبي، عمان"), ("Jpan", "一:·二", "一:·二"),
        // Brackets around words of the script, and the blanks outside them.
        ("Jpan", "強度解析 (エキスパート): 有限要素法", "強度解析（エキスパート）：有限要素法"),
        ("Hans", "法语 (B2): 好", "法语 (B2)：好"), ("Hans", "(B2): Go", "(B2): Go"),
        ("Hant", "C (語言) 好", "C（語言）好"),
        ("Jpan", "一\u{A0}(二)\u{A0}三", "一（二）三"), ("Jpan", "一(二) A", "一（二） A"),
        ("Jpan", "(一, 二)", "（一、二）"), ("Jpan", "(一 A)", "(一 A)"), ("Jpan", "(A 一)", "(A 一)"),
        ("Jpan", "((一))", "(（一）)"), ("Jpan", "一 (二", "一 (二"), ("Jpan", "二) 一", "二) 一"),
        ("Jpan", "()", "()"), ("Jpan", "一 ()一", "一 ()一"), ("Jpan", ")", ")"), ("Jpan", "一 ", "一 "),
        ("Kore", "서울 (부산)", "서울 (부산)"), ("Arab", "دبي (عمان)", "دبي (عمان)"),
    ])
    func signsAreThoseOfTheScript(script: String, text: String, expected: String) {
        #expect(set([text], script) == expected)
    }

    @Test func commasThatDivideFieldsAreTheScripts() {
        #expect(set(["修士", ", ", "大学"], "Jpan", between: true) == "修士、大学")
        #expect(set(["دبي", ", ", "عمان"], "Arab", between: true) == "دبي، عمان")
    }

    @Test func theyReachAcrossLooks() {
        #expect(set(["修士", ", ", "大学"], "Jpan") == "修士、大学")
        #expect(set(["強度解析", " (エキスパート)", ": 有限要素法"], "Jpan") == "強度解析（エキスパート）：有限要素法")
        #expect(set(["一 ", "(二)", " 三"], "Jpan") == "一 （二） 三")
        // A blank of another look stays.
        #expect(set(["修士,", " 大学"], "Jpan") == "修士, 大学")
        #expect(set(["دبي", ", ", "عمان"], "Arab") == "دبي، عمان")
    }

    @Test(arguments: [
        ("Français: Langue maternelle", "Français_: Langue maternelle"),
        ("Tech: C, D", "Tech_: C, D"), ("(a): b", "(a)_: b"), ("2019: a", "2019_: a"),
        ("Outils:", "Outils_:"), ("a:\u{A0}b", "a_:\u{A0}b"), ("a\u{A0}: b", "a\u{A0}: b"),
        ("a\u{202F}: b", "a\u{202F}: b"), ("a : b", "a : b"), ("12:30", "12:30"),
        ("http://a.example", "http://a.example"), (": b", ": b"), ("a, b; c", "a, b; c"),
    ])
    func aColonHasTheBlankOfTheLanguage(text: String, expected: String) {
        for blank in ["\u{A0}", "\u{202F}"] {
            let shown = expected.replacing("_", with: blank).replacing("\u{A0}", with: " ")
            #expect(set([text], "Latn", colon: blank + ": ") == shown)
        }
        #expect(set([text], "Latn") == text.replacing("\u{A0}", with: " "))
        // One's own sign for mail is none for pages.
        #expect(set([text], "Latn", colon: " – ") == text.replacing("\u{A0}", with: " "))
    }

    @Test func aColonOfItsOwnLookHasTheBlank() {
        #expect(set(["a", ": ", "b"], "Latn", colon: "\u{202F}: ") == "a\u{202F}: b")
    }

    @Test(arguments: [
        ("fr", "\u{A0}:"), ("fr-CA", "\u{A0}:"), ("fr-BE", "\u{A0}:"), ("fr-CH", "\u{202F}:"),
        ("en", nil), ("de", nil), ("he", nil),
    ])
    func languagesSayWhichBlankThatIs(tag: String, sign: String?) {
        let language = LanguageWords(builtIn: tag)
        let signs = NativeSigns(
            script: TextLanguage(tag).script, colon: language.mail.colon)
        let edit = signs?.edit(of: TypedText(ComposedText("a: b", .test)), at: 1, before: 4)
        #expect(edit?.text == sign)
    }

    @Test func addressesStay() {
        let typographer = Typographer(
            rules: TypographyRules(quotes: .straight, dashes: .typed), marks: .root,
            signs: NativeSigns(script: "Hans", colon: "："))
        var text = ComposedText()
        text.append("一, 二", .test, .verbatim)
        #expect(typographer.set(text).plain == "一, 二")
    }
}
