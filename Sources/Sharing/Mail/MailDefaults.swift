import ResumeLayout

/// The subject and the text of a message for which the person wrote none.
package struct MailDefaults: Sendable, Hashable {
    /// The subject, in one line.
    package let subject: String
    /// The text.
    package let body: String

    /// Words them.
    ///
    /// - Parameters:
    ///   - language: the resume's BCP 47 tag; English where there are no words for it.
    ///   - name: the person's name; may be empty.
    ///   - headline: what stands under the name, as plain text; may be empty.
    package init(language: String, name: String, headline: String) {
        let pack = LanguagePack.pack(for: language) ?? .english
        let name = HeaderText.line(name)
        let headline = HeaderText.line(headline)
        let who = [name, headline].filter { !$0.isEmpty }
        subject =
            who.isEmpty
            ? pack.document : Self.colon(pack.tag, pack.document) + who.joined(separator: ", ")
        let words = Self.words(pack)
        // A farewell of nobody is none.
        let farewell = who.isEmpty ? [] : ["", words.closing] + who
        body = ([words.greeting, "", words.sentence] + farewell).joined(separator: "\n") + "\n"
    }

    /// French sets a no-break space before the colon.
    private static func colon(_ tag: String, _ word: String) -> String {
        tag == "fr" ? word + "\u{A0}: " : word + ": "
    }

    private static func words(
        _ pack: LanguagePack
    ) -> (greeting: String, sentence: String, closing: String) {
        switch pack.tag.prefix(2) {
        case "es":
            ("Buenos días:", "Adjunto mi currículum en formato PDF.", "Un cordial saludo,")
        case "de":
            (
                "Guten Tag,", "anbei sende ich Ihnen meinen Lebenslauf als PDF-Datei.",
                "Mit freundlichen Grüßen"
            )
        case "fr":
            ("Bonjour,", "Veuillez trouver ci-joint mon CV au format PDF.", "Cordialement,")
        default:
            (
                "Hello,",
                "Please find attached my \(pack.document == "CV" ? "CV" : "resume") as a PDF file.",
                "Kind regards,"
            )
        }
    }
}
