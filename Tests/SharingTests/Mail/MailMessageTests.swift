import Testing

@testable import Sharing

@Suite struct MailMessageTests {
    @Test(arguments: ["\r", "\n", "\r\nBcc: x@example.org", "\0", "\u{85}"])
    func noTextCanAddAHeader(text: String) {
        #expect(throws: ShareError.self) { try MailSample.message(subject: "Hi" + text) }
        #expect(throws: ShareError.self) { try MailSample.message(from: "Jo\(text) <a@b.org>") }
    }

    @Test func theTextMayHaveAnyLinesButNoNull() {
        #expect(throws: Never.self) { try MailSample.message(body: "a\r\nb\rc\nd\r\n.\r\n") }
        #expect(throws: ShareError.self) { try MailSample.message(body: "a\0b") }
    }

    @Test func eachRecipientCountsOnce() throws {
        let message = try MailSample.message(
            to: ["a@x.org", "B <b@x.org>"], cc: ["b@x.org"], bcc: ["c@x.org", "A <a@x.org>"])
        #expect(message.recipients == ["a@x.org", "b@x.org", "c@x.org"])
    }

    @Test func onlyADraftMayGoToNobody() {
        #expect(throws: ShareError.self) { try MailSample.message(to: []) }
        #expect(throws: Never.self) { try MailSample.message(to: [], isDraft: true) }
        #expect(throws: Never.self) { try MailSample.message(to: [], bcc: ["a@x.org"]) }
    }

    @Test func eachMessageHasItsOwnIdentity() throws {
        let first = try MailSample.message().id
        let second = try MailSample.message().id
        #expect(first != second)
        #expect(first.digits.utf8.count == 32)
        #expect(first.text == "<\(first.digits)@example.org>")
    }
}
