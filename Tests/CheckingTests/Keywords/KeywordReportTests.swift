import Languages
import ResumePDF
import TestSupport
import Testing

@testable import Checking

@Suite struct KeywordReportTests {
    private static let file =
        FileBytes.read(PackageFolder.path("Sources/Assets/Guessing/endings.txt")) ?? []
    private static let evidence = Evidence(
        FileBytes.read(PackageFolder.path("Sources/Assets/Guessing/evidence.txt")) ?? [])

    /// Forms of one word in six languages, and words that only look alike.
    @Test(arguments: [
        ("en", ["test", "tests", "tested", "testing"], "text"),
        ("en", ["plan", "plans", "planned", "planning"], "plants"),
        ("en", ["study", "studies", "studied", "studying"], "stud"),
        ("en", ["process", "processes"], "procedure"), ("en", ["analysis"], "analyst"),
        ("es", ["gestion", "gestiones"], "gesto"), ("es", ["datos", "dato"], "dedo"),
        ("de", ["planung", "planungen"], "plan"), ("de", ["fahigkeit", "fahigkeiten"], "fahig"),
        ("fr", ["donnee", "donnees"], "don"),
        ("fr", ["developpement", "developpements"], "developpe"),
        ("pt", ["solucao", "solucoes"], "solto"), ("it", ["soluzione", "soluzioni"], "solo"),
    ])
    func formsOfOneWord(language: String, forms: [String], other: String) {
        let endings = WordEndings(Self.file, language: language)
        #expect(Set(forms.map(endings.stem)).count == 1, "\(forms.map(endings.stem))")
        if language != "pt", language != "fr" {
            #expect(endings.stem(other) != endings.stem(forms[0]))
        }
    }

    @Test func otherLanguagesKeepTheirWords() {
        #expect(WordEndings(Self.file, language: "fi").stem("talossa") == "talossa")
        #expect(WordEndings(Self.file, language: "en-GB").stem("tests") == "test")
        #expect(WordEndings(Self.file, language: "en").stem("k8s") == "k8s")
    }

    @Test func wordsOfTechniquesStayWhole() {
        let scanner = WordScanner(endings: WordEndings([], language: "en"))
        let words = scanner.words(of: "C++, C# and .NET; Node.js (CI/CD) or Go/Rust. E-mail!").map(
            \.folded)
        #expect(
            words == ["c++", "c#", "and", ".net", "node.js", "ci/cd", "or", "go", "rust", "e-mail"])
    }

    private static let advertisement = """
        We are looking for an engineer who knows Swift and PostgreSQL.
        You will build payment systems. Payment systems are what we do, with Swift on servers.
        - Experience with Kubernetes
        - Mathematics, and a liking for numbers
        """

    private func report(_ text: String = advertisement, _ more: String = "") throws -> KeywordReport
    {
        let endings = WordEndings(Self.file, language: "en")
        let advertisement = Advertisement(
            text, endings: endings, common: Self.evidence.words(of: "en"))
        let resume = try #require(SampleFile.rendered(SampleFile.source(more)).resume)
        return KeywordReport(resume, with: advertisement, endings: endings)
    }

    @Test func theWordsOfAnAdvertisement() throws {
        let terms = try report().keywords.map(\.text)
        #expect(terms.first == "Swift")
        #expect(terms.contains("payment systems"))
        #expect(terms.contains("PostgreSQL") && terms.contains("Kubernetes"))
        // Common words and words that a phrase has are not asked for.
        for word in ["payment", "systems", "We", "and", "with", "you", "are looking", "on"] {
            #expect(!terms.contains(word))
        }
    }

    @Test func whatIsThereWeakAndMissing() throws {
        let text =
            "Swift, Swift. Mathematics and mathematics; number, numbers. Liking the liking. Engines, engine."
        let words = try report(text).keywords
        func standing(_ word: String) -> KeywordReport.Keyword? {
            words.first { $0.text.lowercased() == word }
        }
        #expect(standing("swift")?.standing == .missing)
        #expect(standing("mathematics")?.standing == .has)
        #expect(standing("mathematics")?.sections == ["education", "skills"])
        #expect(standing("liking")?.standing == .weak)
        #expect(standing("engines")?.standing == .has)
        #expect(standing("engines")?.sections == ["basics", "work"])
        #expect(standing("swift")?.count == 2)
    }

    @Test func phrasesAreFoundAsPhrases() throws {
        let text = "Bernoulli numbers, Bernoulli numbers; calculus Bernoulli, calculus Bernoulli"
        let words = try report(text).keywords
        #expect(words.first { $0.text == "Bernoulli numbers" }?.standing == .has)
        #expect(words.first { $0.text == "calculus Bernoulli" }?.standing == .missing)
    }

    @Test func bulletsWithoutANumber() throws {
        let report = try report(
            "Swift",
            #","projects": [{"name": "P", "highlights": ["Made it better", "Saved 3 days"]}]"#)
        #expect(report.bullets == 64)
        #expect(report.numberless.map(\.path) == ["projects[0].highlights[0]"])
    }

    @Test func theSameEachTime() throws {
        let first = try report().keywords.map {
            "\($0.text) \($0.count) \($0.standing) \($0.sections)"
        }
        for _ in 0..<5 {
            let again = try report().keywords.map {
                "\($0.text) \($0.count) \($0.standing) \($0.sections)"
            }
            #expect(again == first)
        }
    }

    @Test func evidenceHasWordsOfEachLanguage() {
        #expect(Self.evidence.words(of: "en").isSuperset(of: ["the", "and", "with"]))
        #expect(Self.evidence.words(of: "de").contains("und"))
        #expect(!Self.evidence.words(of: "de").contains("the"))
        #expect(Self.evidence.words(of: "xx").isEmpty)
    }
}
