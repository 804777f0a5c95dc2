import TestSupport
import Testing

@testable import Languages

@Suite struct LanguageGuesserTests {
    private static let guesser = LanguageGuesser(
        Evidence(FileBytes.read(PackageFolder.path("Sources/Assets/Guessing/evidence.txt")) ?? []))
    private var guesser: LanguageGuesser { Self.guesser }

    private static let tags = [
        "en", "es", "de", "fr", "it", "pt", "pt-BR", "ca", "gl", "nl", "da", "sv", "nb", "fi", "is",
        "pl", "cs", "sk", "hu", "ro", "el", "tr", "ru", "uk", "vi", "id", "zh-Hans", "zh-Hant",
        "ja",
        "ko", "ar", "he", "hi",
    ]
    /// Languages that are much alike.
    private static let kin = [["nb", "da", "sv"], ["cs", "sk"], ["es", "ca", "gl", "pt"]]

    /// The texts of a language, each of some words from its beginning.
    private static func texts(_ tag: String, words: Int = .max) -> [String] {
        let text = PackageFolder.text(of: "Tests/Fixtures/guessing/\(tag).txt") ?? ""
        return text.split(separator: "\n").map {
            $0.split(separator: " ").prefix(words).joined(separator: " ")
        }
    }

    private enum Outcome { case right, wrong, unsure }

    private static func outcome(_ text: String, _ tag: String) -> Outcome {
        switch guesser.verdict(on: [text]) {
        case .certain(tag): .right
        case .certain: .wrong
        case .unsure: .unsure
        }
    }

    // MARK: How good it is

    @Test func tellsTextsOfFortyWords() {
        var outcomes: [Outcome] = []
        for tag in Self.tags {
            let texts = Self.texts(tag)
            #expect(texts.count == 3, "\(tag)")
            for text in texts {
                outcomes.append(Self.outcome(text, tag))
                if outcomes.last != .right {
                    print("\(tag): \(Self.guesser.verdict(on: [text])) for \(text.prefix(60))")
                }
            }
        }
        let wrong = outcomes.count { $0 == .wrong }
        let unsure = outcomes.count { $0 == .unsure }
        #expect(Double(wrong) <= 0.01 * Double(outcomes.count), "\(wrong) wrong")
        #expect(Double(unsure) <= 0.05 * Double(outcomes.count), "\(unsure) unsure")
    }

    @Test(arguments: kin) func tellsLanguagesThatAreAlike(_ tags: [String]) {
        let outcomes = tags.flatMap { tag in Self.texts(tag).map { Self.outcome($0, tag) } }
        #expect(outcomes.count { $0 == .wrong } == 0)
        #expect(5 * outcomes.count { $0 == .unsure } <= outcomes.count)
    }

    @Test(arguments: [25, 20, 15, 10, 6]) func isSeldomWrongOnFewWords(_ words: Int) {
        var table = ""
        var wrong = 0
        var unsure = 0
        for tag in Self.tags {
            let outcomes = Self.texts(tag, words: words).map { Self.outcome($0, tag) }
            let row = (outcomes.count { $0 == .wrong }, outcomes.count { $0 == .unsure })
            wrong += row.0
            unsure += row.1
            table += " \(tag) \(row.0)/\(row.1)"
        }
        print("\(words) words, wrong/unsure of 3:\(table); in all \(wrong)/\(unsure)")
        #expect(wrong <= 2)
        #expect(words < 15 || unsure <= 30)
    }

    /// Texts of 20 to 30 words, written when the table was made, and not used in making it.
    @Test func tellsTextsOfTwentyWords() {
        let lines = (PackageFolder.text(of: "Tests/Fixtures/guessing/short.tsv") ?? "")
            .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(lines.count == 34)
        for line in lines {
            #expect(guesser.verdict(on: [line[1]]) == .certain(line[0]), "\(line[1])")
        }
    }

    // MARK: Hard texts

    @Test(arguments: [
        (
            "hr",
            "Radim kao voditelj prodaje u tvrtki s pedeset zaposlenih i vodim tim od osam ljudi. "
                + "Prihodi su porasli za petinu, a kupci su zadovoljniji nego prije."
        ),
        (
            "et",
            "Töötan koolis matemaatikaõpetajana ja juhendan noori kolleege. Olen loonud uusi "
                + "õppematerjale, mida kasutavad paljud koolid üle kogu Eesti."
        ),
        (
            "bg",
            "Работя като учител по математика в гимназия и ръководя екип от млади колеги. "
                + "Създадох нови учебни материали, които се използват в много училища."
        ),
        ("th", "ทำงานเป็นครูสอนคณิตศาสตร์มาสิบปี ดูแลนักเรียนและพัฒนาหลักสูตรใหม่ร่วมกับเพื่อนครู"),
        (
            "fa",
            "به عنوان معلم ریاضی در دبیرستان کار می‌کنم و با همکاران جوان برنامه‌های جدید درسی را "
                + "آماده کرده‌ام که در مدارس زیادی استفاده می‌شود."
        ),
        (
            "nn",
            "Eg er lærar og har arbeidd i skulen i ti år. Eg har hatt ansvar for elevar som "
                + "treng meir hjelp, og eg likar å samarbeide med foreldre."
        ),
        (
            "ms",
            "Saya bekerja sebagai jurutera di syarikat perisian dan telah menguruskan pasukan "
                + "seramai sepuluh orang selama lima tahun."
        ),
        (
            "la",
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor "
                + "incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam."
        ),
    ])
    func takesNoStrangerForAnother(_ tag: String, _ text: String) {
        guard case .unsure(let tags) = guesser.verdict(on: [text]) else {
            Issue.record("\(guesser.verdict(on: [text]))")
            return
        }
        #expect(tags.first == tag)
    }

    @Test(arguments: [
        "", " \n", "42 %", "Ada Lovelace", "Software Engineer at Google", "Arbeider som lærer",
        "Adobe Photoshop, Illustrator, InDesign", "Marché de Provence à Lyon, Hôtel de Ville",
        "Kubernetes, Docker, PostgreSQL, Terraform, React, TypeScript, GraphQL, Redis, Kafka",
        "for (let i = 0; i < n; i++) { console.log(foo.bar(i)); } return new Map();",
        "https://example.com/de/la/los/el/y/en/que ada@los.el-y-en.es la_los_el_y_en_que_por",
        "我在台北", "ქართული ენა", "\u{0}\u{FFFD}\u{1F469}",
    ])
    func isUnsureOfTooLittle(_ text: String) {
        guard case .unsure = guesser.verdict(on: [text]) else {
            Issue.record("\(guesser.verdict(on: [text]))")
            return
        }
        #expect(guesser.certain(text).map { $0 == "ka" } ?? true)
    }

    @Test(arguments: [
        // Capitals, no accents, letters of another language's names.
        (
            "es",
            "COCINERA CON DOCE AÑOS DE OFICIO. DISEÑÉ CARTAS CORTAS Y FORMÉ A UN EQUIPO DE OCHO."
        ),
        (
            "es",
            "Disene cartas cortas con producto del mercado y forme a un equipo que hoy dirige la cocina."
        ),
        ("pl", "Prowadzilem projekty dla klientow, bylem odpowiedzialny za wdrozenie i szkolenia."),
        ("tr", "ŞİRKETTE ON YIL BOYUNCA ÇALIŞTIM VE YENİ BİR EKİP KURDUM, EĞİTİMLER VERDİM."),
        (
            "en",
            "Led the merger of Banco de la Nación and Grupo Empresas de Servicios with a team of "
                + "nine people in Lima, and wrote the plan for the first year."
        ),
        (
            "de",
            "Senior Cloud Engineer: Kubernetes, Terraform und AWS für die Teams von Airbus, dazu "
                + "Code Reviews, Pair Programming und das Onboarding neuer Kollegen."
        ),
        (
            "ru",
            "Работал с Kubernetes, Docker, Terraform, Grafana и PostgreSQL, отвечал за команду и "
                + "настроил CI/CD в GitLab и GitHub Actions для всех проектов компании."
        ),
        ("el", "Πτυχίο Νομικής"), ("he", "תואר ראשון במשפטים"), ("ko", "법학 학사"),
        ("ja", "経理部で決算を担当。"), ("zh-Hans", "负责电商平台开发"), ("zh-Hant", "負責電商平臺開發"),
        ("zh-Hans", "负责 Kubernetes、Docker、Terraform、Prometheus、PostgreSQL 开发与运维"),
    ])
    func seesThroughDisguises(_ tag: String, _ text: String) {
        #expect(guesser.verdict(on: [text]) == .certain(tag))
    }

    @Test func namesOnlyWhatIsNear() {
        #expect(guesser.verdict(on: ["Kubernetes, Docker, React, GraphQL, Redis"]) == .unsure([]))
    }

    @Test func countriesDecideBetweenKindsOfALanguage() {
        let neutral =
            "Responsável pela formação de novos colegas e pelo desenvolvimento da empresa."
        #expect(guesser.verdict(on: [neutral]) == .certain("pt"))
        #expect(guesser.verdict(on: [neutral], country: "PT") == .certain("pt"))
        #expect(guesser.verdict(on: [neutral], country: "BR") == .certain("pt-BR"))
        for (tag, country) in [("pt", "BR"), ("pt-BR", "PT")] {
            for text in Self.texts(tag) {
                #expect(guesser.verdict(on: [text], country: country) == .certain(tag))
            }
        }
        #expect(guesser.verdict(on: ["我在台北工作"], country: "TW") == .certain("zh-Hant"))
        #expect(guesser.verdict(on: ["我在台北工作"], country: "CN") == .certain("zh-Hans"))
        #expect(guesser.verdict(on: ["株式会社入社"], country: "JP") == .certain("ja"))
    }

    @Test func isUnsureOfTwoLanguagesAtOnce() {
        let greek =
            "Graduated with honours from Πανεπιστήμιο Αθηνών after three years of study in law."
        #expect(guesser.verdict(on: [greek]) == .unsure(["el", "en"]))
        let english = Self.texts("en").joined(separator: " ")
        #expect(guesser.verdict(on: [english + " Πτυχίο Νομικής"]) == .certain("en"))
    }

    @Test(arguments: [
        String(repeating: "x", count: 1 << 20), String(repeating: "\u{4EBA}", count: 1 << 19),
        String(repeating: "@", count: 1 << 20), String(repeating: "é", count: 1 << 19),
        String(repeating: "a@b ", count: 1 << 18), String(repeating: "e\u{301}", count: 1 << 19),
    ])
    func takesNoLongerForHostileTexts(_ text: String) {
        let clock = ContinuousClock()
        let passages = [String](repeating: text, count: 50)
        #expect(clock.measure { _ = guesser.verdict(on: passages) } < .seconds(5))
        guard case .unsure = guesser.verdict(on: passages) else {
            Issue.record("\(guesser.verdict(on: passages))")
            return
        }
    }

    @Test func looksNoFurtherThanTheFirstWords() {
        let english = [String](repeating: Self.texts("en").joined(separator: " "), count: 4)
        #expect(
            guesser.verdict(on: english + Self.texts("es") + Self.texts("fi")) == .certain("en"))
        #expect(guesser.verdict(on: [] as [String]) == .unsure([]))
    }

    // MARK: Passages

    @Test(arguments: tags) func passagesAreCertainOrNothing(_ tag: String) {
        for text in Self.texts(tag) {
            let found = guesser.certain(text)
            #expect(found == nil || found == tag, "\(text)")
        }
        let outcomes = Self.texts(tag).map(guesser.certain)
        let isByScript = ["el", "he", "ko", "ja", "zh-Hans", "zh-Hant"].contains(tag)
        if isByScript { #expect(!outcomes.contains(nil)) }
    }

    @Test(arguments: [
        ("Πανεπιστήμιο Αθηνών", "el"), ("東京大学で学ぶ", "ja"), ("서울대학교", "ko"),
        ("האוניברסיטה העברית", "he"), ("มหาวิทยาลัย", "th"), ("北京大学经济学院", "zh-Hans"),
        ("國立臺灣大學經濟學系", "zh-Hant"),
    ])
    func scriptsAreBeyondDoubt(_ passage: String, _ tag: String) {
        #expect(guesser.certain(passage) == tag)
    }

    @Test(arguments: [
        "Universidad de Sevilla", "Université de Lyon", "Московский университет", "大学", "",
        "Graduated from Πανεπιστήμιο Αθηνών", "Banco de la Nación", "Project manager and lead",
        "Curriculum vitae", "Dirección de obra",
    ])
    func namesProveNothing(_ passage: String) {
        #expect(guesser.certain(passage) == nil)
    }
}
