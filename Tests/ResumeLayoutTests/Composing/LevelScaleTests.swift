import Languages
import SourceTree
import TestSupport
import Testing

@testable import ResumeLayout

struct LevelScaleTests {
    private let scale = LevelScale(words: LanguageCatalog.ofPackage.understood)

    private func isShare(_ text: String, _ expected: Double) -> Bool {
        scale.share(of: text).map { abs($0 - expected) < 1e-9 } ?? false
    }

    @Test(arguments: [
        ("4/5", 0.8), ("4 / 5", 0.8), ("5/5", 1), ("0/5", 0), ("3.5/5", 0.7), ("3,5/5", 0.7),
        ("80%", 0.8), ("80 %", 0.8), ("100%", 1), ("0%", 0), ("12.5%", 0.125),
        ("7 of 10", 0.7), ("7 out of 10", 0.7), ("4 von 5", 0.8), ("4 de 5", 0.8), ("4 sur 5", 0.8),
        ("Level 3/4", 0.75), ("TOEFL 90/120", 0.75), ("★★★★☆", 0.8), ("●●○○", 0.5), ("☆☆", 0),
    ])
    func figuresAreReadBesideTheirWhole(_ text: String, _ share: Double) {
        #expect(isShare(text, share))
    }

    @Test(arguments: [
        "5", "", " ", "-", "5 years", "10+ years", "6/5", "120%", "5/0", "5/2020", "2020/05", "★★★",
        "4/", "/5", "%", "of 10", "1/x", "Swift", "学", "A3", "C1x", "non-native", "Not fluent",
        "nicht fließend", "Since 2019", "99999999999999999999999/5", "1.2.3/5",
        "4./5", "3, of 5",
        "I have taught this to a good many people over the last ten years of my life",
    ])
    func whatIsNotUnderstoodIsNoLevel(_ text: String) { #expect(scale.share(of: text) == nil) }

    @Test(arguments: [
        ("A1", 1), ("a2", 2), ("B1", 3), ("B2", 4), ("C1", 5), ("C2", 6), ("B2+", 4.5),
        ("C2+", 6), ("B2/C1", 4.5), ("B2–C1", 4.5), ("Advanced (C1)", 5), ("Niveau B1", 3),
        ("C1 - very good", 5), ("Cambridge C2 Proficiency", 6),
    ])
    func gradesOfTheReferenceFrameworkAreSixths(_ text: String, _ sixths: Double) {
        #expect(isShare(text, sixths / 6))
    }

    @Test(arguments: [
        ("A1", "A1"), ("b2", "B2"), ("C2", "C2"), ("B2+", "B2"), ("Advanced (C1)", "C1"),
        ("B2/C1", "B2"), ("Niveau B1, en cours", "B1"), ("Fluent (C2 certificate 180/210)", "C2"),
        ("Native speaker", "C2"), ("Near-native", "C1"), ("Fluent", "C1"), ("Very good", "B2"),
        ("Upper-intermediate", "B2"), ("Good", "B1"), ("Intermediate", "B1"), ("Basic", "A1"),
        ("Beginner", "A1"), ("Elementary proficiency", "A1"), ("Limited working proficiency", "A2"),
        ("Professional working proficiency", "B2"), ("Full professional proficiency", "C1"),
        ("Native or bilingual proficiency", "C2"),
        ("4/5", nil), ("80%", nil), ("Advanced 4/5", nil), ("non-native", nil), ("A3", nil),
        ("", nil), ("Since 2019", nil),
        ("I learnt it from my aunt, who had lived abroad for years and spoke it at C1", nil),
    ])
    func aLevelOfTheFrameworkIsReadFromItsCodeOrItsWords(_ text: String, _ level: String?) {
        #expect(scale.commonReferenceLevel(of: text) == level)
    }

    /// What the file of each language says beside the framework's levels is of these, its plus levels
    /// among them.
    @Test(arguments: PackageFolder.names(in: "Sources/Assets/Languages"))
    func theWordsOfEachLanguageMeanTheirLevels(_ file: String) throws {
        let path = PackageFolder.path("Sources/Assets/Languages/\(file)")
        let text = String(decoding: try #require(FileBytes.read(path)), as: UTF8.self)
        // A region's file may have no words of its own.
        guard let mark = text.firstRange(of: "\n---\n") else { return }
        let second = Array(text[mark.upperBound...].utf8)
        let levels = YAMLReader.read(second, file: file).node?["levels"]?.object ?? []
        for level in levels where !level.key.hasPrefix("ILR") && level.key != "none" {
            for phrase in level.value.array ?? [] {
                let words = try #require(phrase.string)
                // The first language that knows a word decides; English is first.
                guard let share = scale.share(of: words) else { continue }
                let asked = LevelScale.sixths(level.key)
                guard abs(share - asked / 6) < 1e-9 else { continue }
                #expect(
                    scale.commonReferenceLevel(of: words) == String(level.key.prefix(2)), "\(words)"
                )
            }
        }
    }

    /// LinkedIn's levels, which are those of the Interagency Language Roundtable.
    @Test(arguments: [
        ("Elementary proficiency", 1), ("Limited working proficiency", 2),
        ("Professional working proficiency", 3), ("Full professional proficiency", 4),
        ("Native or bilingual proficiency", 5), ("NATIVE_OR_BILINGUAL", 5),
        ("FULL_PROFESSIONAL", 4),
        ("Competencia básica", 1), ("Competencia básica limitada", 2),
        ("Competencia básica profesional", 3), ("Competencia profesional completa", 4),
        ("Competencia bilingüe o nativa", 5),
        ("Compétence professionnelle limitée", 2), ("Compétence professionnelle", 3),
        ("Capacité professionnelle complète", 4), ("Bilingue ou langue natale", 5),
    ])
    func levelsOfLinkedInAreFifths(_ text: String, _ fifths: Double) {
        #expect(isShare(text, fifths / 5))
    }

    @Test(arguments: [
        ("Master", 6), ("Expert", 6), ("Native speaker", 6), ("native", 6), ("Mother tongue", 6),
        ("Near-native", 5.5), ("Advanced", 5), ("Fluent", 5), ("FLUENT", 5), (" fluent. ", 5),
        ("Upper-intermediate", 4), ("Intermediate", 3), ("Pre-Intermediate", 2.5), ("Basic", 1.5),
        ("Advanced beginner", 2), ("Beginner", 1), ("Novice", 1), ("Very good", 4.5), ("Good", 3.5),
        ("Very good command of it", 4.5),
        ("Nativo", 6), ("Lengua materna", 6), ("Experta", 6), ("Avanzado", 5),
        ("Intermedio alto", 4),
        ("Intermedio", 3), ("Básico", 1.5), ("BASICO", 1.5), ("Principiante", 1),
        ("Muy bueno", 4.5),
        ("Muttersprache", 6), ("Muttersprachlerin", 6), ("Verhandlungssicher", 5), ("Fließend", 5),
        ("fliessend in Wort und Schrift", 5), ("Fortgeschritten", 5), ("Sehr gute Kenntnisse", 4.5),
        ("Gute Kenntnisse", 3.5), ("Grundkenntnisse", 1.5), ("Anfänger", 1), ("Experte", 6),
        ("Langue maternelle", 6), ("Bilingue", 6), ("Maîtrise", 6), ("Courant", 5), ("Avancé", 5),
        ("Lu, écrit, parlé", 5), ("Intermédiaire", 3), ("Interme\u{301}diaire", 3), ("Notions", 1),
        ("Débutante", 1), ("Quasi natif", 5.5), ("Niveau scolaire", 1.5),
    ])
    func wordsStandBesideTheirGrades(_ text: String, _ sixths: Double) {
        #expect(isShare(text, sixths / 6))
    }
}

extension LevelScale {
    /// The number of a level in the framework's order, its plus levels half way to the next.
    fileprivate static func sixths(_ level: String) -> Double {
        let levels = ["A1", "A2", "B1", "B2", "C1", "C2"]
        let index = levels.firstIndex { level.hasPrefix($0) } ?? -1
        return Double(index) + (level.hasSuffix("+") ? 1.5 : 1)
    }
}
