import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct SendmailTransportTests {
    let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private func transport(ending: String = "exit 0") throws -> SendmailTransport {
        SendmailTransport(
            program: try RecordingProgram("sendmail", in: folder, ending: ending).path)
    }

    @Test func getsTheMessageAndTheRecipients() throws {
        let message = try MailSample.message(
            to: ["Jo <a@example.com>", "\"a b\"@example.com"],
            cc: ["$(id)@example.com".replacing("(", with: "{").replacing(")", with: "}")],
            bcc: ["hidden@example.com"])
        try transport().send(message)
        #expect(
            folder.read("sendmail.arguments")
                == "-i\n--\na@example.com\n\"a b\"@example.com\n${id}@example.com\nhidden@example.com\n"
        )
        #expect(folder.bytes(of: "sendmail.input") == MailWriter.bytes(of: message))
    }

    @Test func aLargeMessageArrivesWhole() throws {
        let message = try MailSample.message(bytes: FileBytes.noise(1_000_000))
        try transport().send(message)
        #expect(folder.bytes(of: "sendmail.input") == MailWriter.bytes(of: message))
    }

    @Test(arguments: [
        (Int32(67), Diagnostic.Kind.mailRefused), (69, .mailUnavailable), (74, .mailInputOutput),
        (77, .mailAuthentication), (78, .mailSettings), (1, .mailUnavailable),
    ])
    func tellsWhatTheProgramSaid(code: Int32, kind: Diagnostic.Kind) throws {
        let failing = try transport(ending: "echo 'user  unknown\u{1B}' >&2; exit \(code)")
        let message = try MailSample.message()
        let error = try #require(throws: ShareError.self) { try failing.send(message) }
        #expect(error.kind == kind)
        #expect(
            error.message.text == "\(folder.path("sendmail")) did not take the message "
                + "(exit code \(code)): user unknown\\u{1B}")
    }

    @Test func aProgramThatHangsIsEnded() throws {
        var hanging = try transport(ending: "exec sleep 60")
        hanging.timeLimit = .milliseconds(300)
        let message = try MailSample.message()
        let error = try #require(throws: ShareError.self) { try hanging.send(message) }
        #expect(error.kind == .mailUnavailable)
        #expect(error.isDoubtful)
    }

    @Test func aProgramThatIsNotThereIsNamed() throws {
        let message = try MailSample.message()
        for name in ["none", "."] {
            let missing = SendmailTransport(program: folder.path(name))
            let error = try #require(throws: ShareError.self) { try missing.send(message) }
            #expect(error.kind == .mailUnavailable)
            #expect(error.message.contains(folder.path(name)))
        }
    }
}
