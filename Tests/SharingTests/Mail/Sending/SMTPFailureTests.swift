import System
import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct SMTPFailureTests {
    private func error(
        _ told: String, code: Int32, size: Int = 1_000, password: String = "sesame"
    ) -> ShareError? {
        let failure = SMTPFailure(
            host: "a.org", size: size, seconds: 30, secrets: Redaction([password]))
        let said = ChildOutput(errors: Array(told.utf8))
        return failure.error(
            ChildOutcome(ending: .exited(code), said: said), SMTPTranscript(said.errors))
    }

    @Test func whatWasTakenWasSentHoweverItEnds() {
        #expect(error("> DATA\n< 354 go\n< 250 ok\n", code: 56) == nil)
    }

    @Test(arguments: [
        (Int32(6), Diagnostic.Kind.mailUnavailable), (7, .mailUnavailable), (28, .mailUnavailable),
        (60, .mailUnavailable), (64, .mailUnavailable), (67, .mailAuthentication),
        (77, .mailSettings), (26, .mailInputOutput), (2, .mailUnavailable), (0, .mailUnavailable),
    ])
    func eachEndHasAKind(code: Int32, kind: Diagnostic.Kind) {
        #expect(error("", code: code)?.kind == kind)
    }

    @Test func noWordsOfOthersRepeatThePassword() {
        let told = "> AUTH PLAIN\n< 535 sesame is wrong\ncurl: (67) sesame is wrong\n"
        for code in [Int32(2), 6, 67] {
            #expect(error(told, code: code)?.message.contains("sesame") == false)
        }
    }

    /// Where a server's words are shown: for a user, a sender, recipients, the message, and `curl`'s own.
    @Test(arguments: [
        "> AUTH PLAIN x\n< 535 got AGpvAHNlc2FtZQ==, go away\ncurl: (67) Login denied\n",
        "> MAIL FROM:<a>\n< 530 got AGpvAHNlc2FtZQ==\n", "> MAIL FROM:<a>\n< 550 c2VzYW1l\n",
        "> RCPT TO:<b@c>\n< 550 who said AGpv AHNlc2FtZQ==\n",
        "> DATA\n< 354 go\n< 550-what is\n< 550 c2VzYW1l\n", "curl: (7) c2VzYW1l is no host\n",
    ])
    func noWordsOfOthersRepeatItEncoded(told: String) throws {
        for code in [Int32(7), 55, 67] {
            let found = try #require(error(told, code: code))
            #expect(!(found.message + "\(found.refused)").contains("c2FtZ"), "\(found.message)")
            #expect(!found.message.contains("c2VzYW1l"), "\(found.message)")
        }
    }

    @Test func answersCannotDriveTheTerminal() {
        let found = error("> RCPT TO:<a@b.org>\n< 550 \u{1B}[2Jno\n", code: 55)
        #expect(found?.refused == [.init(address: "a@b.org", answer: "550 \\u{1B}[2Jno")])
        #expect(found?.message.contains("(550 \\u{1B}[2Jno)") == true)
    }

    @Test func aLongAnswerIsCutAfterItsSecretsAreOut() {
        let told = "> MAIL FROM:<a>\n< 550 \(String(repeating: "x ", count: 145))sesame\n"
        #expect(error(told, code: 55)?.message.contains("ses") == false)
    }

    @Test func sizesAreToldInRoundNumbers() {
        let told = "> EHLO x\n< 250 SIZE 10000000\n> MAIL FROM:<a>\n< 552 too big\n"
        #expect(
            error(told, code: 55, size: 54_740_000)?.message
                == "the message has 54.7 MB, and a.org takes at most 10.0 MB: 552 too big")
        #expect(
            error("> DATA\n< 354 go\n< 552 too big\n", code: 55)?.message
                == "the message has 1 kB, and a.org takes less: 552 too big")
    }
}
