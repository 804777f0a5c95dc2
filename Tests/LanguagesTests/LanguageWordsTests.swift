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

    /// All that each file says, as somebody who knows the language has read it.
    @Test func eachFileSaysWhatWasRead() throws {
        var text = ""
        for name in PackageFolder.names(in: "Sources/Assets/Languages") where name != "others.yaml"
        {
            let tag = String(name.dropLast(5))
            let reading = LanguageCatalog.ofPackage.words(for: tag)
            #expect(reading.diagnostics.all == [], "\(tag)")
            let words = try #require(reading.words, "\(tag)")
            #expect(
                words.titles.count == Self.sections.count && words.contacts.count == 5, "\(tag)")
            #expect(!words.continued.isEmpty, "\(tag)")
            func date(_ pattern: DatePattern, _ month: Int?, _ day: Int?) -> String {
                pattern.text(year: 2021, month: month, day: day, in: words)
            }
            let lines = [
                [words.document, words.present, words.photo(of: "Jo"), words.photo(of: "")],
                Self.sections.map { words.titles[$0] ?? "" },
                ["title", "email", "phone", "url", "location"].map { words.contacts[$0] ?? "" },
                words.months, words.shortMonths,
                [date(words.dayPattern, 9, 9), date(words.monthPattern, 9, nil)]
                    + [date(words.monthPattern, nil, nil), words.range, words.listSeparator],
                [(1, 0), (2, 0), (5, 1), (0, 2)].map { years, months in
                    words.duration(years: years, months: months) ?? ""
                },
                [
                    words.counter(page: 1, of: 2), words.continued,
                    words.hasFamilyNameFirst ? "family first" : "",
                ],
                [words.mail.colon, words.mail.greeting, words.mail.sentence, words.mail.closing],
            ]
            text += tag + "\n"
            for line in lines { text += "  " + line.joined(separator: " | ") + "\n" }
        }
        Golden("words.txt").expect(text.replacing("\u{A0}", with: " "))
    }

    @Test(arguments: [
        ("pl", "d MMMM y", "9 września 2021", "wrzesień 2021"),
        ("ru", "d MMM y", "9 сент. 2021", "сент. 2021"),
        ("uk", "d MMMM y", "9 вересня 2021", "вересень 2021"),
        ("ca", "d MMMM 'del' y", "9 de setembre del 2021", "setembre del 2021"),
        ("el", "d MMMM y", "9 Σεπτεμβρίου 2021", "Σεπτέμβριος 2021"),
        ("fi", "d. MMMM y", "9. syyskuuta 2021", "syyskuu 2021"),
        ("he", "d 'ב'MMMM y", "9 בספטמבר 2021", "ספטמבר 2021"),
        ("hu", "y. MMMM d.", "2021. szeptember 9.", "2021. szeptember"),
        ("ko", "y년 MMM d일", "2021년 9월 9일", "2021년 9월"),
        ("en", "MMMM d, y", "September 9, 2021", "September 2021"),
    ])
    func monthsHaveTheFormThatBelongsBesideADay(
        _ tag: String, _ pattern: String, _ day: String, _ month: String
    ) throws {
        let words = LanguageWords(builtIn: tag)
        let pattern = try DatePatternSyntax.pattern(pattern).get()
        #expect(pattern.text(year: 2021, month: 9, day: 9, in: words) == day)
        #expect(pattern.text(year: 2021, month: 9, day: nil, in: words) == month)
    }

    @Test(arguments: [
        ("ko", "y년 MMM", "2021년"), ("ja", "y年M月", "2021年"), ("hu", "y. MMM", "2021"),
        ("pt-BR", "MMM 'de' y", "2021"), ("ca", "MMM 'del' y", "2021"), ("vi", "MM/y", "2021"),
    ])
    func yearsAloneKeepTheirWord(_ tag: String, _ pattern: String, _ expected: String) throws {
        let words = LanguageWords(builtIn: tag)
        let pattern = try DatePatternSyntax.pattern(pattern).get()
        #expect(pattern.text(year: 2021, month: nil, day: nil, in: words) == expected)
    }

    @Test func daysOfAMonthHaveItsFormBesideThem() throws {
        let pattern = try DatePatternSyntax.pattern("d MMMM y").get()
        let words = LanguageWords(builtIn: "pl")
        #expect(
            pattern.text(year: 2021, month: 3, days: 3...9, in: words) == "3–9 marca 2021")
    }
}
