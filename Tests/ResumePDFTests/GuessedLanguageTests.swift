import ResumeModel
import ResumePDF
import TestSupport
import Testing

@testable import Languages

/// The language of a resume that names none.
@Suite struct GuessedLanguageTests {
    private static let spanish =
        "Dirigí un equipo de ocho personas y mejoré la gestión de los proyectos de la empresa durante "
        + "más de cinco años, con clientes en toda España."

    private func resume(
        _ summary: String, meta: String = "{}", basics: String = ""
    ) -> String {
        #"{"basics": {"name": "Ada"\#(basics)}, "work": [{"name": "Acme", "position": "Chief", "#
            + #""startDate": "2020-01", "summary": "\#(summary)"}], "meta": \#(meta)}"#
    }

    private func texts(_ outcome: RenderResume.Outcome) -> [String] {
        (outcome.document?.pages ?? []).flatMap(\.items).compactMap { item in
            if case .text(let line) = item { line.runs.map(\.text).joined() } else { nil }
        }
    }

    @Test func titlesMonthsAndTheFileFollowIt() {
        let outcome = Rendering.outcome(resume(Self.spanish))
        #expect(outcome.language == "es")
        #expect(outcome.document?.info.language == "es")
        #expect(texts(outcome).contains { $0.lowercased() == "experiencia" })
        let notes = outcome.diagnostics.all.filter { $0.identifier == "language-guessed" }
        #expect(notes.count == 1 && notes[0].severity == .note && notes[0].kind.isSilent)
        #expect(notes.first?.message.contains("--language es") == true)
        #expect(notes.first?.message.contains("language: es") == true)
    }

    @Test func whatIsNamedComesFirst() {
        let named = Rendering.outcome(resume(Self.spanish, meta: #"{"language": "de"}"#))
        #expect(named.language == "de" && named.document?.info.language == "de")
        #expect(!named.identifiers.contains { $0.hasPrefix("language-") })
        var request = RenderResume.Request(
            source: .bytes(
                Array(resume(Self.spanish, meta: #"{"language": "de"}"#).utf8), name: "resume.json",
                folder: ""))
        request.language = "fr"
        let asked = RenderResume()(request)
        #expect(asked.language == "fr" && asked.document?.info.language == "fr")
        #expect(!asked.identifiers.contains { $0.hasPrefix("language-") })
    }

    @Test func englishIsNotTold() {
        let outcome = Rendering.outcome(
            resume("Led a team of eight people and improved how the company runs its projects."))
        #expect(outcome.language == "en")
        #expect(!outcome.identifiers.contains { $0.hasPrefix("language-") })
    }

    @Test func whatIsUnsureIsEnglishWithANote() {
        let outcome = Rendering.outcome(
            resume(
                "Radim kao voditelj prodaje u tvrtki s pedeset zaposlenih i vodim tim od osam ljudi."
            ))
        #expect(outcome.language == nil && outcome.document?.info.language == "en")
        let notes = outcome.diagnostics.all.filter { $0.identifier == "language-unsure" }
        #expect(notes.count == 1 && notes[0].severity == .note && !notes[0].kind.isSilent)
        #expect(notes.first?.message.contains("\"hr\"") == true)
    }

    @Test func withoutTextsNothingIsSaid() {
        let outcome = Rendering.outcome(#"{"basics": {"name": "Ada"}}"#)
        #expect(outcome.language == nil)
        #expect(!outcome.identifiers.contains { $0.hasPrefix("language-") })
    }

    @Test func aLanguageWithoutAFileKeepsItsTag() {
        let outcome = Rendering.outcome(
            resume("Υπεύθυνος κουζίνας σε ξενοδοχείο με διακόσια δωμάτια"))
        #expect(outcome.language == "el" && outcome.document?.info.language == "el")
    }

    @Test func telephonesAndAddressesTellBrazilFromPortugal() {
        let text =
            "Responsável pela formação de colegas e pelo desenvolvimento da empresa em Lisboa."
        func tag(_ basics: String) -> String? {
            Rendering.outcome(resume(text, basics: basics)).language
        }
        let neutral = "Responsável pela formação de colegas e pelo desenvolvimento da empresa."
        func neutralTag(_ basics: String) -> String? {
            Rendering.outcome(resume(neutral, basics: basics)).language
        }
        #expect(neutralTag(#", "phone": "+55 (11) 99999-0000""#) == "pt-BR")
        #expect(neutralTag(#", "phone": "+351 912 000 000""#) == "pt")
        #expect(neutralTag(#", "location": {"countryCode": "Brasil"}"#) == "pt-BR")
        #expect(tag(#", "location": {"countryCode": "PT"}"#) == "pt")
        #expect(
            neutralTag(#", "phone": "+351 912 000 000", "location": {"countryCode": "BR"}"#)
                == "pt-BR")
    }

    @Test(arguments: [
        ("Tests/Fixtures/people/designer.resume.json", "es"),
        ("Tests/Fixtures/people/manager.resume.json", "de"),
        ("Tests/Fixtures/people/nurse.resume.json", "en"),
        ("Tests/Fixtures/people/professor.resume.json", "en"),
        ("Tests/Fixtures/people/student.resume.json", "en"),
        ("Tests/Fixtures/two-pages.resume.json", "en"),
        ("Tests/Fixtures/academic.resume.json", "en"),
        ("Tests/Fixtures/short.resume.json", "en"),
        ("Sources/Assets/sample.resume.json", "en"),
        ("/work/shared/data/sample.resume.json", "en"),
        ("/work/shared/data/showcase.resume.json", "en"),
    ])
    func fixturesAreInTheirLanguages(_ path: String, _ tag: String) throws {
        let place = path.hasPrefix("/") ? path : PackageFolder.path(path)
        guard let bytes = FileBytes.read(place) else {
            #expect(path.hasPrefix("/"), "\(path) is missing")
            return
        }
        var text = String(decoding: bytes, as: UTF8.self)
        for named in ["en-GB", "en-CA", tag] {
            text = text.replacing("\"language\": \"\(named)\"", with: "\"version\": \"1\"")
        }
        #expect(Rendering.outcome(text).language == tag)
    }
}
