import TestSupport
import Testing

@testable import Sharing

@Suite struct MailWriterTests {
    @Test func aSimpleMessage() throws {
        let message = try MailSample.message(
            from: "jo@example.org", subject: "Resume", body: "Hello", isDraft: true)
        let text = String(decoding: MailWriter.bytes(of: message), as: UTF8.self)
        let expected = """
            Date: Mon, 21 Sep 2026 14:13:20 +0000
            From: jo@example.org
            To: hr@example.com
            Subject: Resume
            Message-ID: <ID@example.org>
            X-Unsent: 1
            MIME-Version: 1.0
            Content-Type: multipart/mixed; boundary="=_ID"

            --=_ID
            Content-Type: text/plain; charset=utf-8
            Content-Transfer-Encoding: quoted-printable

            Hello

            --=_ID
            Content-Type: application/pdf; name="cv.pdf"
            Content-Disposition: attachment; filename="cv.pdf"
            Content-Transfer-Encoding: base64

            JVBERi0xLjcKJSVFT0YK

            --=_ID--

            """
        #expect(
            text.replacing(message.id.digits, with: "ID") == expected.replacing("\n", with: "\r\n"))
        #expect(MailWriter.bytes(of: message) == MailWriter.bytes(of: message))
    }

    @Test(.needs(ReadMessage.python, ReadMessage.sums))
    func pythonReadsWhatWasMeant() throws {
        let bytes = FileBytes.noise(100_001)
        let body = "Grüße — 李\n.\n\nFrom me\n" + String(repeating: "long ", count: 300) + "\n"
        let subject =
            "Lebenslauf: \(MailSample.name), " + String(repeating: "Ingeniør 👩‍🚀 ", count: 12) + "!"
        let message = try MailSample.message(
            to: ["\(MailSample.name) <a@example.com>", "\"Doe, Jo\" <b@example.com>"],
            cc: ["c@example.com"], bcc: ["Secret One <hidden@example.com>"], subject: subject,
            body: body, file: MailSample.longName, bytes: bytes)
        let written = MailWriter.bytes(of: message)
        let read = try ReadMessage(written)
        #expect(MailSample.longName.count == 80)
        #expect(read["defects"] == "[]")
        #expect(read["subject"] == subject)
        #expect(read["from"] == "\(MailSample.name)|jo@example.org")
        #expect(read["to"] == "\(MailSample.name)|a@example.com; Doe, Jo|b@example.com")
        #expect(read["cc"] == "|c@example.com")
        #expect(read["text"] == body.replacing("\n", with: "\\n"))
        #expect(read["type"] == "application/pdf")
        #expect(read["disposition"] == "attachment")
        #expect(read["file"] == MailSample.longName)
        #expect(read["plain-file"] == "resume.pdf")
        #expect(try read["sha256"] == ReadMessage.sum(of: bytes))
        #expect(read["date"] == message.date.text)
        #expect(read["message-id"] == message.id.text)
        #expect(read["bare"] == "False")
        #expect(read["ascii"] == "True")
        #expect(try #require(Int(read["longest"])) <= 78)
        #expect(!String(decoding: written, as: UTF8.self).contains("hidden"))
        #expect(read["headers"] == "Date,From,To,Cc,Subject,Message-ID,MIME-Version,Content-Type")
    }

    @Test(
        .needs(ReadMessage.python),
        arguments: [
            "", "a", " ", "a  b", "=?UTF-8?B?YQ==?=", String(repeating: "a", count: 2_000),
            String(repeating: "a ", count: 500) + "a", String(repeating: " ", count: 200),
            String(repeating: "👩‍🚀", count: 50), "e" + String(repeating: "\u{301}", count: 100),
        ])
    func pythonReadsEachSubject(subject: String) throws {
        let read = try ReadMessage(MailWriter.bytes(of: MailSample.message(subject: subject)))
        #expect(read["defects"] == "[]")
        #expect(read["subject"] == subject)
        #expect(try #require(Int(read["longest"])) <= 78)
    }

    @Test(
        .needs(ReadMessage.python),
        arguments: [
            "a.pdf", "a\"b; c=d.pdf", "x y  z.pdf", "%41.pdf", "'quote'.pdf",
            String(repeating: "a", count: 200) + ".pdf", "-.pdf", "=?UTF-8?B?YQ==?=.pdf",
        ])
    func pythonReadsEachFileName(name: String) throws {
        let read = try ReadMessage(MailWriter.bytes(of: MailSample.message(file: name)))
        #expect(read["defects"] == "[]")
        #expect(read["file"] == SafeFileName(name, ending: ".pdf").text)
        #expect(try #require(Int(read["longest"])) <= 78)
    }

    @Test(.needs(ReadMessage.python))
    func whoGetsItUnseenIsNotInIt() throws {
        let message = try MailSample.message(to: [], bcc: ["hidden@example.com"])
        let bytes = MailWriter.bytes(of: message)
        let read = try ReadMessage(bytes)
        #expect(read["defects"] == "[]")
        #expect(read["headers"].contains("To,"))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("hidden"))
    }
}
