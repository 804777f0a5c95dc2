import TestSupport
import Testing

@testable import Languages

@Suite struct PluralRuleTests {
    /// What Babel says of 0 to 200, as `.ci/languages.py` recorded it.
    @Test func eachLanguageCountsAsInCLDR() throws {
        let recorded = try #require(
            PackageFolder.text(of: "Tests/LanguagesTests/Goldens/plurals.txt"))
        var tags: Set<String> = []
        for line in recorded.split(separator: "\n") {
            let parts = line.split(separator: " ").map(String.init)
            let reading = LanguageCatalog.ofPackage.words(for: parts[0])
            let rule = try #require(reading.words?.plurals, "\(parts[0])")
            let found = (0...200).map { number in
                let category = rule.category(of: number)
                return String(PluralCategory.allCases.firstIndex(of: category) ?? -1)
            }
            #expect(found.joined() == parts[1], "\(parts[0])")
            tags.insert(parts[0])
        }
        let files = PackageFolder.names(in: "Sources/Assets/Languages").map { $0.dropLast(5) }
        #expect(tags == Set(files.map(String.init)).subtracting(["others"]))
    }

    @Test(arguments: [
        ("n = 1", [1]), ("n = 2..4", [2, 3, 4]), ("n % 10 = 1 and n % 100 != 11", [1, 21, 31]),
        ("n = 0 or n % 10 = 9", [0, 9, 19, 29, 39]), ("n != 0 and n = 0..2", [1, 2]),
        ("n = 5 or n = 7 and n % 2 = 0", [5]),
    ])
    func conditionsHold(_ text: String, _ numbers: [Int]) throws {
        let rule = try #require(PluralRule([(.few, text)]))
        #expect((0..<40).filter { rule.category(of: $0) == .few } == numbers)
        #expect(rule.categories == [.few, .other])
    }

    @Test(arguments: [
        "", "n", "n =", "n = x", "i = 1", "n = 4..2", "n = 1.2", "n = 1..2..3", "n % 0 = 1",
        "n % = 1",
        "n = 1 and", "n = 1 xor n = 2", "n == 1", "n = 1 n = 2", "n = 1..", "n % -3 = 1",
    ])
    func othersAreRefused(_ text: String) { #expect(PluralRule([(.one, text)]) == nil) }

    @Test(arguments: [
        ("pl", "1 rok 1 miesiąc|2 lata 3 miesiące|5 lat 11 miesięcy|22 lata 2 miesiące"),
        ("ru", "1 год 1 месяц|2 года 3 месяца|5 лет 11 месяцев|22 года 2 месяца"),
        ("cs", "1 rok 1 měsíc|2 roky 3 měsíce|5 let 11 měsíců|22 let 2 měsíce"),
        ("ar", "سنة وشهر|سنتان و3 أشهر|5 سنوات و11 شهرًا|22 سنة وشهران"),
        ("he", "שנה חודש|שנתיים 3 חודשים|5 שנים 11 חודשים|22 שנים חודשיים"),
        ("ja", "1年1か月|2年3か月|5年11か月|22年2か月"), ("ko", "1년 1개월|2년 3개월|5년 11개월|22년 2개월"),
        ("fr", "1 an 1 mois|2 ans 3 mois|5 ans 11 mois|22 ans 2 mois"),
        ("ro", "1 an 1 lună|2 ani 3 luni|5 ani 11 luni|22 de ani 2 luni"),
        ("de", "1 J. 1 Mon.|2 J. 3 Mon.|5 J. 11 Mon.|22 J. 2 Mon."),
    ])
    func lengthsOfTimeHaveTheirForms(_ tag: String, _ expected: String) {
        let words = LanguageWords(builtIn: tag)
        let found = [(1, 1), (2, 3), (5, 11), (22, 2)].map { years, months in
            words.duration(years: years, months: months)?.replacing("\u{A0}", with: " ") ?? ""
        }
        #expect(found.joined(separator: "|") == expected)
    }
}
