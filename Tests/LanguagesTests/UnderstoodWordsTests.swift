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
            ("aujourd’hui", .ongoing), ("em curso", nil), ("en curso", .ongoing),
            ("至今", .ongoing), ("of", .filler), ("del", .filler), ("summer", nil),
        ] as [(String, UnderstoodWords.DateWord?)])
    func dates(_ word: String, _ expected: UnderstoodWords.DateWord?) {
        #expect(words.date(word) == expected)
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
                for phrase in grade.value.array?.compactMap(\.string) ?? [] {
                    #expect(shares[phrase, default: grade.key] == grade.key, "\(phrase)")
                    #expect(phrase == phrase.lowercased() && phrase.utf8.allSatisfy { $0 < 0x80 })
                    shares[phrase] = grade.key
                }
            }
        }
        #expect(shares.count > 200)
    }
}
