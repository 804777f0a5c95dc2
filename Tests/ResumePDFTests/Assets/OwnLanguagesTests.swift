import Languages
import Pages
import Sharing
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// A language that is a file in a person's folder, and nothing else.
@Suite struct OwnLanguagesTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private let words = """
        document: Vita
        present: nunc
        photo: Imago {name}
        titles:
          summary: Summa
          work: Opera
          volunteer: Voluntaria
          education: Studia
          awards: Praemia
          certificates: Testimonia
          publications: Libri
          skills: Artes
          languages: Linguae
          interests: Studiosa
          references: Testes
          projects: Incepta
        months: [Ianuarius, Februarius, Martius, Aprilis, Maius, Iunius, Iulius, Augustus, Septembris, Octobris, Novembris, Decembris]
        short-months: [Ian., Feb., Mart., Apr., Mai., Iun., Iul., Aug., Sept., Oct., Nov., Dec.]
        dates: { day: "y, d 'die' MMM", month: y MMM, range: " usque " }
        mail: { colon: " :: ", greeting: Salve, sentence: Vitam mitto., closing: Vale }
        ---
        ongoing: [adhuc]
        months: { 5: [maii] }
        levels: { A1: [paululum] }
        """

    private let resume = """
        { "meta": { "language": "la" }, "basics": { "name": "Jo Doe", "label": "Faber" },
          "work": [ { "name": "Acme", "position": "Faber", "startDate": "2020-05-04", "endDate": "adhuc" },
            { "name": "Bell", "position": "Puer", "startDate": "3 maii 2018", "endDate": "2019-02-07" } ],
          "awards": [ { "title": "Laus", "date": "2021-03-09" } ],
          "languages": [ { "language": "Latin", "fluency": "paululum" } ] }
        """

    private func request(_ format: OutputFormat = .pdf) -> RenderResume.Request {
        var request = RenderResume.Request(
            source: .bytes(Array(resume.utf8), name: "resume.json", folder: ""), format: format)
        request.languageFolders = [scratch.path("Languages")]
        return request
    }

    private func text(_ outcome: RenderResume.Outcome) -> String {
        outcome.output.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    @Test func isInEveryOutput() throws {
        try scratch.write(words, to: "Languages/la.yaml")
        let page = RenderResume()(request())
        #expect(page.diagnostics.all.filter { $0.severity > .note } == [])
        #expect(!page.identifiers.contains("date-text"))
        let lines = page.document?.pages.flatMap(\.items).compactMap { item -> String? in
            if case .text(let line) = item { line.text } else { nil }
        }
        let printed = (lines ?? []).joined(separator: "\n").replacing("\u{A0}", with: " ")
        let outputs = [
            printed, text(RenderResume()(request(.md))), text(RenderResume()(request(.txt))),
        ]
        for output in outputs.map({ $0.lowercased() }) {
            for words in [
                "opera", "praemia", "linguae", "2020 mai. usque nunc",
                "2018 mai. usque 2019 feb.", "2021, 9 die mart.",
            ] {
                #expect(output.contains(words), "\(words) is not in \(output)")
            }
        }
        #expect(page.document?.info.title == "Jo Doe – Vita")
        let form = String(decoding: ListFields()(request(), as: .text).text ?? [], as: UTF8.self)
        #expect(form.contains("nunc") && form.contains("2018, 3 die Mai."))
        let mail = MailDefaults(language: page.words, name: "Jo", headline: "")
        #expect(mail.subject == "Vita :: Jo")
        #expect(mail.body == "Salve\n\nVitam mitto.\n\nVale\nJo\n")
    }

    @Test func aMistakeStopsWithItsPlace() throws {
        try scratch.write("extends: es\ntitles: { wrok: Opera }", to: "Languages/la.yaml")
        let outcome = RenderResume()(request())
        let finding = try #require(outcome.diagnostics.all.first { $0.severity == .error })
        #expect(finding.identifier == "language-key" && finding.suggestions == ["work"])
        #expect(finding.file == scratch.path("Languages/la.yaml"))
        #expect(finding.span == SourceSpan(line: 2, column: 11, length: 4))
        #expect(outcome.output == nil)
        #expect(outcome.texts[scratch.path("Languages/la.yaml")] != nil)
        #expect(outcome.layoutFiles.contains(scratch.path("Languages/la.yaml")))
    }

    @Test func withoutAFileEnglishStandsIn() {
        let outcome = RenderResume()(request())
        #expect(outcome.identifiers.contains("language-unknown"))
        #expect(outcome.document?.info.title == "Jo Doe – Resume")
    }
}
