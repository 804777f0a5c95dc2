import SourceTree
import TestSupport
import Testing

@testable import Languages

/// What each built-in language says, word for word, so that no two words can be exchanged.
@Suite struct LanguageWordsTests {
    /// A language's words as they are expected to be.
    struct Expected: Sendable, CustomTestStringConvertible {
        var tag: String
        /// The document; the present; a photo of Jo; a photo of nobody known.
        var words: String
        /// The titles of `sections`, in this order.
        var titles: String
        var months: String
        var shortMonths: String
        /// 9 March 2021 with its day, without it, and the year alone.
        var dates: String
        /// A year and a month; two years and three months.
        var durations: String
        /// The subject of "Jo" and the three parts of a message.
        var mail: String
        var testDescription: String { tag }
    }

    private static let sections = [
        "summary", "work", "volunteer", "education", "awards", "certificates", "publications",
        "skills", "languages", "interests", "references", "projects",
    ]

    private static let english = Expected(
        tag: "en", words: "Resume|Present|Photo of Jo|Photo of",
        titles: "Summary|Experience|Volunteering|Education|Awards|Certificates|Publications|Skills"
            + "|Languages|Interests|References|Projects",
        months: "January|February|March|April|May|June|July|August|September|October|November"
            + "|December", shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
        dates: "Mar 9, 2021|Mar 2021|2021", durations: "1 yr 1 mo|2 yrs 3 mos",
        mail: "Resume: Jo|Hello,|Please find attached my resume as a PDF file.|Kind regards,")

    /// English with other values in some places.
    private static func english(
        _ tag: String, _ change: (inout Expected) -> Void = { _ in }
    ) -> Expected {
        var expected = english
        expected.tag = tag
        change(&expected)
        return expected
    }

    private static func worldEnglish(_ expected: inout Expected) {
        expected.words = "CV|Present|Photo of Jo|Photo of"
        expected.dates = "9 Mar 2021|Mar 2021|2021"
        expected.mail = "CV: Jo|Hello,|Please find attached my CV as a PDF file.|Kind regards,"
    }

    static let all = [
        english, english("en-US"), english("en-CA"), english("en-GB", worldEnglish),
        english("en-AU", worldEnglish),
        Expected(
            tag: "es", words: "Currículum|actualidad|Foto de Jo|Foto de",
            titles: "Perfil|Experiencia|Voluntariado|Educación|Premios|Certificados|Publicaciones"
                + "|Competencias|Idiomas|Intereses|Referencias|Proyectos",
            months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre"
                + "|noviembre|diciembre",
            shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
            dates: "9 mar 2021|mar 2021|2021", durations: "1 año 1 mes|2 años 3 meses",
            mail: "Currículum: Jo|Buenos días:|Adjunto mi currículum en formato PDF."
                + "|Un cordial saludo,"),
        Expected(
            tag: "de", words: "Lebenslauf|heute|Foto von Jo|Foto von",
            titles: "Profil|Berufserfahrung|Ehrenamt|Ausbildung|Auszeichnungen|Zertifikate"
                + "|Veröffentlichungen|Kenntnisse|Sprachen|Interessen|Referenzen|Projekte",
            months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November"
                + "|Dezember",
            shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
            dates: "9 März 2021|März 2021|2021", durations: "1 J. 1 Mon.|2 J. 3 Mon.",
            mail: "Lebenslauf: Jo|Guten Tag,|anbei sende ich Ihnen meinen Lebenslauf als PDF-Datei."
                + "|Mit freundlichen Grüßen"),
        Expected(
            tag: "fr", words: "CV|aujourd’hui|Photo de Jo|Photo de",
            titles: "Profil|Expérience|Bénévolat|Formation|Distinctions|Certifications"
                + "|Publications|Compétences|Langues|Centres d’intérêt|Références|Projets",
            months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre"
                + "|décembre",
            shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
            dates: "9 mars 2021|mars 2021|2021", durations: "1 an 1 mois|2 ans 3 mois",
            mail: "CV\u{A0}: Jo|Bonjour,|Veuillez trouver ci-joint mon CV au format PDF."
                + "|Cordialement,"),
    ]

    @Test(arguments: all)
    func saysWhatIsExpected(_ expected: Expected) throws {
        let reading = LanguageCatalog.ofPackage.words(for: expected.tag)
        #expect(reading.diagnostics.all == [])
        let words = try #require(reading.words)
        func joined(_ texts: String...) -> String { texts.joined(separator: "|") }
        #expect(
            joined(words.document, words.present, words.photo(of: "Jo"), words.photo(of: ""))
                == expected.words)
        #expect(
            Self.sections.map { words.titles[$0] ?? "" }.joined(separator: "|") == expected.titles)
        #expect(words.titles.count == Self.sections.count)
        #expect(words.months.joined(separator: "|") == expected.months)
        #expect(words.shortMonths.joined(separator: "|") == expected.shortMonths)
        #expect(
            joined(
                words.dayPattern.text(year: 2021, month: 3, day: 9, in: words),
                words.monthPattern.text(year: 2021, month: 3, day: nil, in: words),
                words.monthPattern.text(year: 2021, month: nil, day: nil, in: words))
                == expected.dates)
        #expect(words.range == " – ")
        let durations = [words.duration(years: 1, months: 1), words.duration(years: 2, months: 3)]
        #expect(
            durations.map { $0?.replacing("\u{A0}", with: " ") ?? "" }.joined(separator: "|")
                == expected.durations)
        let mail = words.mail
        #expect(
            joined(words.document + mail.colon + "Jo", mail.greeting, mail.sentence, mail.closing)
                == expected.mail)
    }

    @Test(arguments: [
        ("en", "Contact|Email|Phone|Website|Location"),
        ("en-GB", "Contact|Email|Phone|Website|Location"),
        ("de", "Kontakt|E-Mail|Telefon|Website|Anschrift"),
        ("es", "Contacto|Correo electrónico|Teléfono|Sitio web|Dirección"),
        ("fr", "Coordonnées|E-mail|Téléphone|Site web|Adresse"),
    ])
    func saysWhatTheWaysToReachAPersonAreCalled(_ tag: String, _ expected: String) throws {
        let words = try #require(LanguageCatalog.ofPackage.words(for: tag).words)
        let keys = ["title", "email", "phone", "url", "location"]
        #expect(keys.map { words.contacts[$0] ?? "" }.joined(separator: "|") == expected)
        #expect(words.contacts.count == keys.count)
    }

    /// No file may be left out of the table, but for that of words of languages without a file.
    @Test func eachFileIsExpected() {
        let files = PackageFolder.names(in: "Sources/Assets/Languages").map { $0.dropLast(5) }
        let tags = Set(Self.all.map { $0.tag == "en-GB" ? "en-001" : $0.tag })
        #expect(Set(files.map(String.init)).subtracting(tags) == ["others"])
    }
}
