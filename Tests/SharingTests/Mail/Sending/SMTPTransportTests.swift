import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite(.needs(LoopbackServer.program, LoopbackServer.curl)) struct SMTPTransportTests {
    private func error(of transport: SMTPTransport, _ message: MailMessage? = nil) throws
        -> ShareError
    {
        let message = try message ?? MailSample.message()
        return try #require(throws: ShareError.self) { try transport.send(message) }
    }

    @Test(.needs(ReadMessage.python, ReadMessage.sums), arguments: ["start", "implicit"])
    func sendsTheMessageToAll(tls: String) throws {
        let server = try LoopbackServer(tls: tls)
        let bytes = FileBytes.noise(300_000)
        let message = try MailSample.message(
            to: ["\(MailSample.name) <a@example.com>", "b@example.com"], cc: ["a@example.com"],
            bcc: ["hidden@example.com"], body: "Hello\n.\n..\n", file: MailSample.longName,
            bytes: bytes)
        try server.transport().send(message)
        #expect(server.messages.count == 1)
        let received = try #require(server.messages.first)
        #expect(received == MailWriter.bytes(of: message))
        let read = try ReadMessage(received)
        #expect(read["defects"] == "[]")
        #expect(read["file"] == MailSample.longName)
        #expect(read["from"] == "\(MailSample.name)|jo@example.org")
        #expect(try read["sha256"] == ReadMessage.sum(of: bytes))
        #expect(
            server.envelope() == [
                "jo@example.org", "a@example.com b@example.com hidden@example.com", "[127.0.0.1]",
                "SIZE=\(received.count)", "True", "False",
            ])
    }

    @Test(arguments: ["start", "implicit"])
    func signsInWithAPassword(tls: String) throws {
        let server = try LoopbackServer(tls: tls, #""password": "ses \"a\\me é""#)
        let file = try server.passwordFile(#"ses "a\me é"# + "\n")
        try server.transport(user: "jo", file).send(MailSample.message())
        let command = PasswordSource.command("cat '\(server.folder.path("password"))'")
        try server.transport(user: "jo", command).send(MailSample.message())
        #expect(server.messages.count == 2)
        #expect(server.envelope(of: 2).last == "True")
    }

    @Test func signsInWithANetrcFile() throws {
        let server = try LoopbackServer("\"password\": \"sesame\"")
        let lines =
            "machine 127.0.0.1 login other password no\n"
            + "machine 127.0.0.1 login jo password sesame\n"
        try server.folder.write(lines, to: "netrc", mode: 0o600)
        let netrc = PasswordSource.netrc(server.folder.path("netrc"))
        try server.transport(user: "jo", netrc).send(MailSample.message())
        #expect(server.envelope().last == "True")
    }

    @Test func aWrongPasswordIsToldAndNotShown() throws {
        let server = try LoopbackServer("\"password\": \"sesame\"")
        let error = try error(of: server.transport(user: "jo", server.passwordFile("barley")))
        #expect(error.kind == .mailAuthentication)
        #expect(error.message.contains("does not accept the user and the password: 535"))
        #expect(!error.message.contains("barley"))
        #expect(!error.isDoubtful)
        #expect(server.messages.isEmpty)
    }

    @Test func aServerThatWantsAPasswordIsNamed() throws {
        let server = try LoopbackServer("\"password\": \"sesame\"")
        let error = try error(of: server.transport())
        #expect(error.kind == .mailAuthentication)
        #expect(error.message.contains("127.0.0.1 wants a user and a password: 530"))
    }

    @Test func nothingIsSaidWithoutEncryption() throws {
        let server = try LoopbackServer(tls: "none", "\"password\": \"sesame\"")
        let error = try error(of: server.transport(user: "jo", server.passwordFile("sesame")))
        #expect(error.kind == .mailUnavailable)
        #expect(error.message == "127.0.0.1 offers no encryption, so nothing was sent to it")
        #expect(server.messages.isEmpty)
    }

    @Test(arguments: ["start", "implicit"])
    func aCertificateThatNobodyVouchesForIsRefused(tls: String) throws {
        let server = try LoopbackServer(tls: tls)
        var transport = try server.transport()
        transport.settings.certificates = nil
        let error = try error(of: transport)
        #expect(error.kind == .mailUnavailable)
        #expect(error.message.contains("there is no safe connection to 127.0.0.1: SSL certificate"))
        #expect(server.messages.isEmpty)
    }

    @Test func eachRefusedRecipientIsNamed() throws {
        let server = try LoopbackServer("\"refuse\": [\"x@example.com\", \"z@example.com\"]")
        let message = try MailSample.message(
            to: ["a@example.com", "x@example.com", "b@example.com"], bcc: ["z@example.com"])
        let error = try error(of: server.transport(), message)
        #expect(error.kind == .mailRefused)
        #expect(
            error.refused
                == ["x@example.com", "z@example.com"].map {
                    ShareError.Refusal(address: $0, answer: "550 5.1.1 nobody here is \($0)")
                })
        #expect(error.message.contains("x@example.com (550 5.1.1 nobody here is x@example.com), "))
        #expect(error.message.hasSuffix("; the message was sent to nobody"))
        #expect(server.messages.isEmpty)
    }

    @Test func allMayBeRefused() throws {
        let server = try LoopbackServer("\"refuse\": [\"x@example.com\", \"z@example.com\"]")
        let message = try MailSample.message(to: ["x@example.com", "z@example.com"])
        #expect(try error(of: server.transport(), message).refused.count == 2)
        #expect(server.messages.isEmpty)
    }

    @Test func aMessageThatIsTooLargeIsToldSo() throws {
        let server = try LoopbackServer("\"size\": 100000")
        let message = try MailSample.message(bytes: FileBytes.noise(200_000))
        let error = try error(of: server.transport(), message)
        #expect(error.kind == .mailRefused)
        #expect(
            error.message.hasPrefix(
                "the message has 275 kB, and 127.0.0.1 takes at most 100 kB: 552"))
        #expect(server.messages.isEmpty)
    }

    @Test func aMessageMayBeRefusedAtItsEnd() throws {
        let server = try LoopbackServer("\"spam\": true")
        let error = try error(of: server.transport())
        #expect(error.message == "127.0.0.1 refused the message: 554 5.7.1 looks like advertising")
        #expect(!error.isDoubtful)
    }

    @Test(arguments: ["EHLO", "MAIL", "RCPT"])
    func aServerThatHangsIsLeft(command: String) throws {
        let server = try LoopbackServer("\"hang\": \"\(command)\"")
        let start = ContinuousClock.now
        let error = try error(of: server.transport())
        #expect(ContinuousClock.now - start < .seconds(15))
        #expect(error.kind == .mailUnavailable)
        #expect(error.message == "127.0.0.1 did not answer within 2 seconds")
        #expect(!error.isDoubtful)
    }

    @Test func anUnansweredEndLeavesADoubt() throws {
        let server = try LoopbackServer("\"hang\": \"end\"")
        let error = try error(of: server.transport())
        #expect(error.kind == .mailUnavailable)
        #expect(error.isDoubtful)
        #expect(error.message.hasSuffix("; the message may have been sent all the same"))
    }

    @Test func anUnansweredFarewellIsNoError() throws {
        let server = try LoopbackServer("\"hang\": \"QUIT\"")
        try server.transport().send(MailSample.message())
        #expect(server.messages.count == 1)
    }

    @Test func noListOfProcessesShowsThePassword() throws {
        let secret = "sesame-\(UInt64.random(in: .min ... .max))"
        let server = try LoopbackServer("\"password\": \"\(secret)\", \"look\": \"\(secret)\"")
        try server.transport(user: "jo", server.passwordFile(secret)).send(MailSample.message())
        #expect(server.envelope().last == "True")
        #expect(server.folder.read("found.txt") == "")
        #expect(server.folder.read("programs.txt")?.contains("curl --disable --config -") == true)
    }

    @Test func aServerThatIsNotThereIsNamed() throws {
        let server = try LoopbackServer()
        var transport = try server.transport()
        transport.settings.server = try MailServer("smtp://127.0.0.1:1")
        let refused = try error(of: transport)
        #expect(refused.kind == .mailUnavailable)
        #expect(refused.message.contains("cannot reach 127.0.0.1: "))
        transport.settings.server = try MailServer("smtps://mail.invalid")
        #expect(try error(of: transport).message.contains("there is no server mail.invalid"))
    }

    @Test func aMissingCurlIsNamed() throws {
        let settings = MailSettings(server: try MailServer("smtp://127.0.0.1:1"))
        let transport = SMTPTransport(settings: settings, program: "no-such-curl")
        let error = try error(of: transport)
        #expect(error.message == "the program no-such-curl is not installed")
    }

    @Test func settingsThatContradictThemselvesAreRefused() throws {
        let server = try MailServer("smtp://127.0.0.1:1")
        let settings = [
            MailSettings(), MailSettings(server: server, user: "jo"),
            MailSettings(server: server, passwordSource: .command("echo x")),
            MailSettings(server: server, user: "a:b", passwordSource: .command("echo x")),
        ]
        for each in settings {
            #expect(try error(of: SMTPTransport(settings: each)).kind == .mailSettings)
        }
        let injected = MailSettings(
            server: server, user: "jo\nurl = x", passwordSource: .command("echo x"))
        #expect(try error(of: SMTPTransport(settings: injected)).kind == .mailMessage)
    }
}
