import Languages
import TestSupport
import Testing

@testable import Sharing

@Suite struct MailDefaultsTests {
    private let english = LanguageWords.english

    @Test(arguments: ["en", "fr"])
    func areInTheLanguageOfTheResume(tag: String) {
        let language = LanguageWords(builtIn: tag)
        let defaults = MailDefaults(language: language, name: "Jo Doe", headline: "Programmer")
        let document = tag == "fr" ? "CV\u{A0}" : "Resume"
        #expect(defaults.subject == "\(document): Jo Doe, Programmer")
        let mail = language.mail
        #expect(
            defaults.body == """
                \(mail.greeting)

                \(mail.sentence)

                \(mail.closing)
                Jo Doe
                Programmer

                """)
    }

    @Test func leaveOutWhatIsNotThere() {
        let nobody = MailDefaults(language: english, name: "", headline: "")
        #expect(nobody.subject == "Resume")
        #expect(nobody.body == "Hello,\n\nPlease find attached my resume as a PDF file.\n")
        #expect(MailDefaults(language: english, name: "Jo", headline: "").subject == "Resume: Jo")
    }

    @Test func makeAMessageOfAnyName() throws {
        let defaults = MailDefaults(
            language: english, name: "Jo\r\nBcc: x@y.org", headline: " a\tb\u{2028}c ")
        #expect(defaults.subject == "Resume: Jo Bcc: x@y.org, a b c")
        #expect(throws: Never.self) {
            try MailSample.message(subject: defaults.subject, body: defaults.body)
        }
    }
}
