import Testing

@testable import Sharing

@Suite struct MailDefaultsTests {
    @Test(arguments: [
        ("en", "Resume: Jo Doe, Programmer", "attached my resume"),
        ("en-GB", "CV: Jo Doe, Programmer", "attached my CV"),
        ("es-MX", "Currículum: Jo Doe, Programmer", "Adjunto mi currículum"),
        ("de", "Lebenslauf: Jo Doe, Programmer", "meinen Lebenslauf"),
        ("fr", "CV\u{A0}: Jo Doe, Programmer", "ci-joint mon CV"),
        ("tlh", "Resume: Jo Doe, Programmer", "attached my resume"),
    ])
    func areInTheLanguageOfTheResume(tag: String, subject: String, sentence: String) {
        let defaults = MailDefaults(language: tag, name: "Jo Doe", headline: "Programmer")
        #expect(defaults.subject == subject)
        #expect(defaults.body.contains(sentence))
        #expect(defaults.body.hasSuffix("\nJo Doe\nProgrammer\n"))
    }

    @Test func leaveOutWhatIsNotThere() {
        let nobody = MailDefaults(language: "en", name: "", headline: "")
        #expect(nobody.subject == "Resume")
        #expect(nobody.body == "Hello,\n\nPlease find attached my resume as a PDF file.\n")
        #expect(MailDefaults(language: "de", name: "Jo", headline: "").subject == "Lebenslauf: Jo")
    }

    @Test func makeAMessageOfAnyName() throws {
        let defaults = MailDefaults(
            language: "en", name: "Jo\r\nBcc: x@y.org", headline: " a\tb\u{2028}c ")
        #expect(defaults.subject == "Resume: Jo Bcc: x@y.org, a b c")
        #expect(throws: Never.self) {
            try MailSample.message(subject: defaults.subject, body: defaults.body)
        }
    }
}
