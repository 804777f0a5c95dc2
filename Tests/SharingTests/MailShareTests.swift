import Glibc
import Languages
import ResumeModel
import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct MailShareTests {
    let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    private let german = LanguageWords(builtIn: "de")

    private var facts: DocumentFacts {
        var facts = DocumentFacts()
        (facts.name, facts.label, facts.language) = (MailSample.name, "Chemiker", "de")
        facts.email = "jo@home.net"
        return facts
    }

    private func file(_ facts: DocumentFacts, name: String = MailSample.longName) -> SharedFile {
        SharedFile(bytes: FileBytes.noise(50_000), name: name, type: MailSample.pdf, facts: facts)
    }

    private func share(_ settings: MailSettings = MailSettings()) -> MailShare {
        MailShare(
            settings, drafts: KeptFile(folder: scratch.path("cache/drafts"), now: 1_790_000_000),
            now: { 1_790_000_000 })
    }

    private func sendmail(ending: String = "exit 0") throws -> MailSettings {
        MailSettings(sendmail: try RecordingProgram("sendmail", in: scratch, ending: ending).path)
    }

    private func request(_ to: [String] = ["hr@acme.com"]) -> MailRequest {
        var request = MailRequest()
        request.to = to
        return request
    }

    @Test(.needs(ReadMessage.python, ReadMessage.sums))
    func sendsWhatItShowed() throws {
        let file = file(facts)
        var request = request(["Chef <hr@acme.com>"])
        request.bcc = ["hidden@acme.com"]
        let mail = try share(sendmail()).message(with: file, request, in: german)
        #expect(mail.isFinal)
        let receipt = try mail.send()
        #expect(receipt.how == "mail" && receipt.doubt == nil)
        #expect(receipt.to == ["hr@acme.com", "hidden@acme.com"])
        #expect(scratch.bytes(of: "sendmail.input") == mail.source)
        #expect(scratch.read("sendmail.arguments") == "-i\n--\nhr@acme.com\nhidden@acme.com\n")
        let read = try ReadMessage(mail.source)
        #expect(read["defects"] == "[]")
        #expect(read["from"] == "\(MailSample.name)|jo@home.net")
        #expect(read["subject"] == "Lebenslauf: \(MailSample.name), Chemiker")
        #expect(read["text"].contains("meinen Lebenslauf"))
        #expect(read["file"] == file.name.text)
        #expect(read["sha256"] == file.sha256)
        #expect(!String(decoding: mail.source, as: UTF8.self).contains("hidden@"))
    }

    @Test func theSummaryNamesAllThatMatters() throws {
        var request = request(["Chef <hr@acme.com>", "b@acme.com"])
        request.bcc = ["hidden@acme.com"]
        request.subject = "Hello"
        let mail = try share(sendmail()).message(with: file(facts, name: "cv"), request, in: german)
        #expect(
            mail.summary.map { "\($0.label.text): \($0.value.text)" } == [
                "From: \(MailSample.name) <jo@home.net>", "To: Chef <hr@acme.com>, b@acme.com",
                "Bcc: hidden@acme.com", "Subject: Hello", "File: cv.pdf, 50 kB",
                "By: \(scratch.path("sendmail"))",
            ])
    }

    @Test func theSenderIsThatOfThePersonFirst() throws {
        var settings = try sendmail()
        settings.from = try MailAddress("Jo <conf@home.net>")
        var request = request()
        func from() throws -> String {
            let source = try share(settings).message(with: file(facts), request, in: german).source
            let text = String(decoding: source, as: UTF8.self)
            return ["me@home.net", "conf@home.net", "jo@home.net"]
                .first { text.contains("<\($0)>\r\nTo:") } ?? text
        }
        request.from = "me@home.net"
        #expect(try from() == "me@home.net")
        request.from = nil
        #expect(try from() == "conf@home.net")
        settings.from = nil
        #expect(try from() == "jo@home.net")
    }

    @Test func aSenderMustBeKnown() throws {
        let settings = try sendmail()
        for email in [nil, "on request"] {
            var facts = facts
            facts.email = email
            let error = try #require(throws: ShareError.self) {
                try share(settings).message(with: file(facts), request(), in: german)
            }
            #expect(error.kind.name == "mail-message")
            #expect(error.message.contains("--from"))
        }
    }

    @Test(arguments: ["\r\n", "\n", "\0", "\r"])
    func noFieldCanAddAHeader(control: String) throws {
        let settings = try sendmail()
        let text = "a\(control)Bcc: x@y.org"
        let changes: [(inout MailRequest) -> Void] = [
            { $0.to = ["\(text) <a@b.org>"] }, { $0.cc = ["a@b.org\(control)"] },
            { $0.bcc = [text] }, { $0.subject = text }, { $0.from = "\(text) <a@b.org>" },
        ]
        for change in changes {
            var request = request()
            change(&request)
            let error = try #require(throws: ShareError.self) {
                try share(settings).message(with: file(facts), request, in: german)
            }
            #expect(error.kind.name == "mail-message")
        }
        #expect(scratch.read("sendmail.input") == nil)
    }

    @Test func aNameWithLineEndsAddsNoHeader() throws {
        var facts = facts
        facts.name = "Jo\r\nBcc: x@y.org"
        facts.label = "a\nb"
        let mail = try share(sendmail()).message(with: file(facts), request(), in: german)
        #expect(!String(decoding: mail.source, as: UTF8.self).contains("\nBcc"))
    }

    @Test(.needs(ReadMessage.python)) func aFileIsADraftWithAllRecipients() throws {
        var request = request()
        request.bcc = ["hidden@acme.com"]
        request.draft = CopyShare(to: "a.eml", folder: scratch.path)
        let mail = try share().message(with: file(facts), request, in: german)
        #expect(!mail.isFinal)
        #expect(scratch.files() == [])
        let receipt = try mail.send()
        #expect(receipt.how == "eml")
        #expect(receipt.to == [scratch.path("a.eml"), "hr@acme.com", "hidden@acme.com"])
        #expect(scratch.bytes(of: "a.eml") == mail.source)
        let read = try ReadMessage(mail.source)
        #expect(read["defects"] == "[]" && read["x-unsent"] == "1")
        #expect(scratch.read("a.eml")?.contains("\r\nBcc: hidden@acme.com\r\n") == true)
        request.subject = "Another"
        let error = try #require(throws: ShareError.self) {
            try share().message(with: file(facts), request, in: german)
        }
        #expect(error.kind.name == "output-exists")
        request.draft?.target = "/"
        #expect(throws: ShareError.self) {
            try share().message(with: file(facts), request, in: german)
        }
    }

    @Test func whatTheProgramSaysIsTold() throws {
        let mail = try share(sendmail(ending: "echo nobody here >&2; exit 67"))
            .message(with: file(facts), request(), in: german)
        let error = try #require(throws: ShareError.self) { try mail.send() }
        #expect(error.kind.name == "mail-refused")
        #expect(error.message.hasSuffix("(exit code 67): nobody here"))
    }

    @Test func aDoubtIsNoFailure() throws {
        let mail = try share(sendmail(ending: "kill -TERM $$")).message(
            with: file(facts), request(), in: german)
        let receipt = try mail.send()
        #expect(receipt.doubt?.kind.name == "mail-unavailable")
        #expect(receipt.to == ["hr@acme.com"])
    }

    @Test(.needs(LoopbackServer.program, LoopbackServer.curl, ReadMessage.python))
    func aServerGetsTheSameMessage() throws {
        let server = try LoopbackServer("\"password\": \"sesame\"")
        var settings = try server.settings(user: "jo", server.passwordFile("sesame\n"))
        settings.via = .smtp
        let mail = try share(settings).message(with: file(facts), request(), in: german)
        #expect(try mail.send().doubt == nil)
        #expect(server.messages == [mail.source])
        #expect(try ReadMessage(mail.source)["sha256"] == file(facts).sha256)
    }

    @Test(.needs(LoopbackServer.program, LoopbackServer.curl))
    func refusedRecipientsAreNamed() throws {
        let server = try LoopbackServer("\"refuse\": [\"x@acme.com\", \"z@acme.com\"]")
        var settings = try server.settings()
        settings.via = .smtp
        let mail = try share(settings).message(
            with: file(facts), request(["a@acme.com", "x@acme.com", "z@acme.com"]), in: german)
        let error = try #require(throws: ShareError.self) { try mail.send() }
        #expect(error.kind.name == "mail-refused")
        #expect(
            error.message.contains("x@acme.com (550") && error.message.contains("z@acme.com (550"))
        #expect(server.messages.isEmpty)
    }
}
