import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct MailServerTests {
    @Test(arguments: [
        ("smtps://mail.example.org", "smtps://mail.example.org:465"),
        ("smtp://mail.example.org", "smtp://mail.example.org:587"),
        ("SMTP://mail.example.org:25/", "smtp://mail.example.org:25"),
        ("smtps://127.0.0.1:1", "smtps://127.0.0.1:1"), ("smtp://[::1]", "smtp://[::1]:587"),
        ("smtp://[::1]:2525", "smtp://[::1]:2525"),
    ])
    func isRead(text: String, address: String) throws {
        #expect(try MailServer(text).address == address)
    }

    @Test(arguments: [
        "", "mail.example.org", "http://mail.example.org", "smtp:/x", "smtp://", "smtps://:25",
        "smtp://a.org:0", "smtp://a.org:65536", "smtp://a.org:+25", "smtp://a.org:2x",
        "smtp://a.org:", "smtp://a.org/path", "smtp://a.org?x", "smtp://a b.org", "smtp://a.org\n",
        "smtp://jo:sesame@a.org", "smtp://é.org", "smtp://a.org\"\nurl = \"b",
    ])
    func otherTextIsRefused(text: String) {
        let error = #expect(throws: ShareError.self) { try MailServer(text) }
        #expect(error?.kind == .mailSettings)
        #expect(error?.message.contains("sesame") == false)
        #expect(error?.message.contains("\n") == false)
    }
}
