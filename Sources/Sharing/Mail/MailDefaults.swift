package import Languages

/// The subject and the text of a message for which the person wrote none.
package struct MailDefaults: Sendable, Hashable {
    /// The subject, in one line.
    package let subject: String
    /// The text.
    package let body: String

    /// Words them.
    ///
    /// - Parameters:
    ///   - language: the words of the resume's language.
    ///   - name: the person's name; may be empty.
    ///   - headline: what stands under the name, as plain text; may be empty.
    package init(language: LanguageWords, name: String, headline: String) {
        let name = HeaderText.line(name)
        let headline = HeaderText.line(headline)
        let who = [name, headline].filter { !$0.isEmpty }
        subject =
            who.isEmpty
            ? language.document
            : language.document + language.mail.colon + who.joined(separator: ", ")
        // A farewell of nobody is none.
        let farewell = who.isEmpty ? [] : ["", language.mail.closing] + who
        let message = [language.mail.greeting, "", language.mail.sentence]
        body = (message + farewell).joined(separator: "\n") + "\n"
    }
}
