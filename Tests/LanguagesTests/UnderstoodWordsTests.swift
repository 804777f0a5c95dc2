import Characters
import SourceTree
import TestSupport
import Testing

@testable import Languages

@Suite struct UnderstoodWordsTests {
    private let words = LanguageCatalog.ofPackage.understood

    @Test(
        arguments: [
            ("march", .month(3)), ("sept", .month(9)), ("juil", .month(7)), ("feber", .month(2)),
            ("outubro", .month(10)), ("setiembre", .month(9)), ("present", .ongoing),
            ("aujourd’hui", .ongoing), ("em curso", .ongoing), ("en curso", .ongoing),
            ("至今", .ongoing), ("настоящее время", .ongoing), ("wrzesnia", .month(9)),
            ("thang", .monthSign), ("дек", .month(12)), ("תמוז", nil), ("夏", nil), ("of", .filler),
            ("del", .filler), ("summer", nil),
        ] as [(String, UnderstoodWords.DateWord?)])
    func dates(_ word: String, _ expected: UnderstoodWords.DateWord?) {
        #expect(words.date(word.folded) == expected)
    }

    @Test func whatSeparatesSpansIsThatOfAllLanguages() {
        #expect(
            Set(words.separators(among: ["bis", "до", "至"])).isSuperset(
                of: [" to ", " until ", " till ", " bis ", " до ", "至", "到"]))
    }

    /// A built-in file, read as if it were a person's own, so that all of it is checked.
    @Test(arguments: PackageFolder.names(in: "Sources/Assets/Languages"))
    func noFileHasAMistake(name: String) throws {
        let text = try #require(PackageFolder.text(of: "Sources/Assets/Languages/\(name)"))
        let second = text.split(separator: "\n---\n", maxSplits: 1).dropFirst().first ?? ""
        let catalog = LanguageCatalog(sections: [], tags: { [] }) { tag in
            let file =
                tag == "en" ? PackageFolder.text(of: "Sources/Assets/Languages/en.yaml") : nil
            let bytes = Array(
                (file ?? "extends: en\n" + (second.isEmpty ? "" : "---\n\(second)")).utf8)
            return [LanguageCatalog.File(name: tag, isBuiltIn: tag == "en") { bytes }]
        }
        let findings = catalog.words(for: "xx").diagnostics.all
        // No sections are known here.
        #expect(findings.filter { !$0.path.hasPrefix("titles.") } == [])
    }

    /// A phrase means the same in each language that has it, and is written as it is compared.
    @Test func phrasesOfLevelsAgree() throws {
        var shares: [String: String] = [:]
        for name in PackageFolder.names(in: "Sources/Assets/Languages") {
            let text = try #require(PackageFolder.text(of: "Sources/Assets/Languages/\(name)"))
            let second = text.split(separator: "\n---\n", maxSplits: 1).dropFirst().first ?? ""
            let node = YAMLReader.read(Array(second.utf8), file: name).node
            for grade in node?["levels"]?.object ?? [] {
                for text in grade.value.array?.compactMap(\.string) ?? [] {
                    let phrase = text.foldedWords.joined(separator: " ")
                    #expect(shares[phrase, default: grade.key] == grade.key, "\(phrase)")
                    shares[phrase] = grade.key
                }
            }
        }
        #expect(shares.count > 1_000)
    }

    /// A word of dates means the same in each language that has it, so it does not matter which of them
    /// was read first.
    @Test func wordsOfDatesAgree() throws {
        var meanings: [String: UnderstoodWords.DateWord] = [:]
        for name in PackageFolder.names(in: "Sources/Assets/Languages") where name != "others.yaml"
        {
            let tag = String(name.dropLast(5))
            let text = try #require(PackageFolder.text(of: "Sources/Assets/Languages/\(name)"))
            let parts = text.split(separator: "\n---\n", maxSplits: 1)
            var table = UnderstoodWords.Table()
            table.add(LanguageWords(builtIn: tag))
            if parts.count > 1 {
                let node = YAMLReader.read(Array(parts[1].utf8), file: name).node
                table.read(LanguageMap(node, LanguageFindings(file: name)))
            }
            for (word, meaning) in table.dates {
                #expect(meanings[word, default: meaning] == meaning, "\(tag): \(word)")
                meanings[word] = meaning
            }
        }
        #expect(meanings.count > 800)
    }
}
