import SourceTree
import TestSupport
import Testing

@testable import Sharing

@Suite struct MailRouteTests {
    private func route(
        via: MailRequest.Way? = nil, draft: String? = nil, _ settings: MailSettings = .init(),
        installed: String? = nil
    ) throws -> MailRoute {
        var request = MailRequest()
        request.via = via
        request.draft = draft.map { CopyShare(to: $0) }
        return try MailRoute(request, settings, installed: installed)
    }

    private func settings(
        via: MailRequest.Way? = nil, sendmail: String? = nil
    ) throws -> MailSettings {
        MailSettings(server: try MailServer("smtps://mail.a.org"), via: via, sendmail: sendmail)
    }

    @Test func withoutAWordTheSystemsProgramComesFirst() throws {
        #expect(try route(settings(), installed: "sendmail") == .sendmail(program: "sendmail"))
        #expect(
            try route(settings(sendmail: "/opt/x"), installed: "sendmail")
                == .sendmail(program: "/opt/x"))
        #expect(try route(settings()) == .smtp(MailServer("smtps://mail.a.org")))
    }

    @Test func thePersonsWordComesFirst() throws {
        let smtp = MailRoute.smtp(try MailServer("smtps://mail.a.org"))
        #expect(try route(via: .smtp, settings(), installed: "sendmail") == smtp)
        #expect(try route(settings(via: .smtp), installed: "sendmail") == smtp)
        #expect(try route(via: .client, settings(via: .smtp)) == .client)
        #expect(
            try route(draft: "a.eml", settings(via: .smtp), installed: "sendmail")
                == .file(CopyShare(to: "a.eml")))
    }

    @Test func noWayIsToldWithTheChoices() throws {
        let error = try #require(throws: ShareError.self) { try route() }
        #expect(error.kind == .mailUnavailable)
        for choice in ["sendmail", "config.yaml", "--via client", "--eml"] {
            #expect(error.message.contains(choice))
        }
        #expect(throws: ShareError.self) { try route(via: .sendmail, settings()) }
        let noServer = try #require(throws: ShareError.self) { try route(via: .smtp) }
        #expect(noServer.kind == .mailSettings)
    }

    @Test func aProgramThatIsNotThereIsToldBefore() throws {
        let error = try #require(throws: ShareError.self) {
            try MailRoute.sendmail(program: "/none/sendmail").check()
        }
        #expect(error.message == "the program /none/sendmail is not installed")
        #expect(throws: Never.self) { try MailRoute.file(CopyShare(to: "a")).check() }
    }

    @Test func onlyWhatIsSentAtOnceCannotBeTakenBack() throws {
        #expect(!MailRoute.sendmail(program: "x").isDraft)
        #expect(MailRoute.client.isDraft)
    }
}
