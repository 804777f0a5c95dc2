import Languages
import Testing

@testable import ResumeLayout

@Suite struct NativeSignsTests {
    private func set(_ runs: [String], _ script: String) -> String {
        let typographer = Typographer(
            rules: TypographyRules(quotes: .straight, dashes: .typed), marks: .root,
            signs: NativeSigns(script: script))
        var text = ComposedText()
        for (index, run) in runs.enumerated() {
            var style = TextStyle.test
            style.size += Double(index)
            text.append(run, style)
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
    ])
    func signsAreThoseOfTheScript(script: String, text: String, expected: String) {
        #expect(set([text], script) == expected)
    }

    @Test func theyReachAcrossLooks() {
        #expect(set(["修士", ", ", "大学"], "Jpan") == "修士、大学")
        // A blank of another look stays.
        #expect(set(["修士,", " 大学"], "Jpan") == "修士, 大学")
        #expect(set(["دبي", ", ", "عمان"], "Arab") == "دبي، عمان")
    }

    @Test func addressesStay() {
        let typographer = Typographer(
            rules: TypographyRules(quotes: .straight, dashes: .typed), marks: .root,
            signs: NativeSigns(script: "Hans"))
        var text = ComposedText()
        text.append("一, 二", .test, .verbatim)
        #expect(typographer.set(text).plain == "一, 二")
    }
}
