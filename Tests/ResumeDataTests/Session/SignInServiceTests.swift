import SourceTree
import System
import TestSupport
import Testing

@testable import ResumeData

/// Signing in, at a server that plays the accounts of a project.
@Suite(.needs(WebServer.python, WebServer.curl)) struct SignInServiceTests {
    private let server: WebServer
    private let service: SignInService

    init() throws {
        server = try WebServer()
        let place = Session.Place(project: "demo", emulator: server.authority)
        service = SignInService(
            place, fetch: WebFetch(agent: "test", limit: 100_000), key: "AIzaSecret", now: { 1_000 }
        )
    }

    private func play(_ text: String) throws { try server.folder.write(text, to: "play.json") }

    private static let password = "sesame \"öffne\" \\dich"

    @Test func aGuestIsMade() throws {
        let session = try service.guest()
        #expect(session.place == service.place)
        #expect(session.email == nil)
        #expect(session.account.hasPrefix("guest"))
        #expect(session.expires == 4_600)
        #expect(
            server.folder.read("posts.txt") == "application/json {\"returnSecureToken\":true}\n")
    }

    @Test func anAccountHasAPassword() throws {
        let session = try service.session(
            email: "ada@example.org", password: Password(Self.password))
        #expect(session.email == "ada@example.org")
        #expect(session.account == "ada1")
        // An emulator is sent no real key.
        #expect(server.requests.allSatisfy { $0.contains("?key=emulator ") })
    }

    @Test(arguments: [false, true]) func aSessionIsRenewed(_ rotates: Bool) throws {
        let session = try service.guest()
        try play("{\"rotates\": \(rotates), \"expires\": 1800}")
        let renewed = try service.renewed(session)
        #expect(renewed.account == session.account)
        #expect(renewed.identity != session.identity)
        #expect((renewed.refresh != session.refresh) == rotates)
        #expect(renewed.expires == 2_800)
        #expect(
            server.folder.read("posts.txt")?.hasSuffix(
                "application/x-www-form-urlencoded grant_type=refresh_token&refresh_token="
                    + "\(session.refresh)\n") == true)
    }

    @Test func theAddressIsTheOneThatTheServiceHas() throws {
        try play(
            #"{"answer": "{\"localId\": \"ada1\", \"email\": \"ada@example.org\", "#
                + #"\"idToken\": \"i\", \"refreshToken\": \"r\", \"expiresIn\": \"3600\"}"}"#)
        let session = try service.session(email: "ADA@example.org", password: Password("x"))
        #expect(session.email == "ada@example.org")
    }

    @Test func aRenewedSessionIsOfTheSamePerson() throws {
        let session = try service.session(
            email: "ada@example.org", password: Password(Self.password))
        let renewed = try service.renewed(session)
        #expect(renewed.email == "ada@example.org" && renewed.account == session.account)
    }

    /// What is answered, what kind of fault it is, and words of what is said.
    static let refusals: [(answer: String, kind: WebFault.Kind, words: String)] = [
        (#"{"error": "EMAIL_NOT_FOUND"}"#, .signedOut, "check both"),
        (#"{"error": "INVALID_PASSWORD"}"#, .signedOut, "check both"),
        (#"{"error": "INVALID_LOGIN_CREDENTIALS"}"#, .signedOut, "check both"),
        (#"{"error": "INVALID_EMAIL"}"#, .signedOut, "check it"),
        (#"{"error": "MISSING_PASSWORD"}"#, .signedOut, "give one"),
        (#"{"error": "USER_DISABLED"}"#, .signedOut, "the account is disabled"),
        (
            #"{"error": "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been …"}"#, .busy,
            "wait some minutes"
        ),
        (#"{"error": "QUOTA_EXCEEDED : Exceeded quota for …"}"#, .busy, "wait some minutes"),
        (#"{"error": "OPERATION_NOT_ALLOWED"}"#, .signedOut, "\"Email/Password\""),
        (#"{"error": "PASSWORD_LOGIN_DISABLED"}"#, .signedOut, "\"Email/Password\""),
        (#"{"error": "CONFIGURATION_NOT_FOUND"}"#, .signedOut, "turn on Authentication"),
        (
            #"{"error": "Identity Toolkit API has not been used in project 1 before", "status": 403, "reason": "SERVICE_DISABLED"}"#,
            .signedOut, "turn on Authentication"
        ),
        (
            #"{"error": "API key not valid. Please pass a valid API key.", "reason": "API_KEY_INVALID"}"#,
            .settings, "copy it again"
        ),
        (
            #"{"error": "API Key not found. Please pass a valid API key."}"#, .settings,
            "copy it again"
        ),
        (#"{"error": "API key expired. Please renew the API key."}"#, .settings, "copy it again"),
        (
            #"{"error": "The request is missing a valid API key.", "status": 403}"#, .settings,
            "copy it"
        ),
        (
            #"{"error": "Requests from referer <empty> are blocked.", "status": 403, "reason": "API_KEY_HTTP_REFERRER_BLOCKED"}"#,
            .settings, "restricted to other uses"
        ),
        (
            #"{"error": "BLOCKING_FUNCTION_ERROR_RESPONSE : x"}"#, .signedOut,
            "(BLOCKING_FUNCTION_ERROR_RESPONSE)"
        ),
        (#"{"error": "Something else", "status": 403}"#, .signedOut, "is refused; ask"),
        (#"{"error": "Internal", "status": 503}"#, .unreachable, "a fault of its own (503)"),
        (#"{"error": "RESOURCE_EXHAUSTED", "status": 429}"#, .unreachable, "wants a pause"),
        // A server that repeats what it was sent.
        (#"{"error": "SESAME_OF_ADA"}"#, .signedOut, "is refused; ask"),
        (#"{"error": "sesame_of_ada"}"#, .signedOut, "is refused; ask"),
        (#"{"error": "KEY=EMULATOR"}"#, .signedOut, "is refused; ask"),
        (
            #"{"answer": "{\"mfaPendingCredential\": \"x\", \"localId\": \"a\"}"}"#, .signedOut,
            "second factor"
        ),
        (#"{"answer": "<html>Sign in</html>"}"#, .unreadable, "not the sign-in service"),
        (#"{"answer": "[]"}"#, .unreadable, "not the sign-in service"),
        (#"{"answer": ""}"#, .unreadable, "not the sign-in service"),
        (#"{"omits": "idToken"}"#, .unreadable, "not the sign-in service"),
        (#"{"omits": "refreshToken"}"#, .unreadable, "not the sign-in service"),
        (#"{"omits": "localId"}"#, .unreadable, "not the sign-in service"),
        (#"{"omits": "expiresIn"}"#, .unreadable, "not the sign-in service"),
        (#"{"expires": "soon"}"#, .unreadable, "not the sign-in service"),
        (#"{"expires": "-1"}"#, .unreadable, "not the sign-in service"),
        (#"{"expires": "99999999999999999"}"#, .unreadable, "not the sign-in service"),
        (#"{"to": "https://example.org/"}"#, .refused, "leads elsewhere"),
    ]

    @Test func whatIsNotGrantedIsSaid() throws {
        for (answer, kind, words) in Self.refusals { try refuse(answer, kind, words) }
    }

    private func refuse(_ answer: String, _ kind: WebFault.Kind, _ words: String) throws {
        try play(answer)
        let fault = #expect(throws: WebFault.self, "\(answer)") {
            // The password of a hostile server's dreams.
            let password = answer.contains("INVALID") ? "sesame" : "sesame_of_ada"
            if answer.hasPrefix(#"{"omits"#) || answer.hasPrefix(#"{"expires"#) {
                return try service.guest()
            }
            return try service.session(email: "ada@example.org", password: Password(password))
        }
        #expect(fault?.kind == kind, "\(answer)")
        #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
        #expect(fault?.reason.text.lowercased().contains("sesame") == false)
    }

    @Test(arguments: ["ADMIN_ONLY_OPERATION", "OPERATION_NOT_ALLOWED"])
    func aProjectMayTakeNoGuests(_ word: String) throws {
        try play(#"{"error": "\#(word)"}"#)
        let fault = #expect(throws: WebFault.self) { try service.guest() }
        #expect(fault?.reason.contains("takes no guests") == true)
    }

    @Test func whatIsNotRenewedIsSaid() throws {
        let session = try service.guest()
        let refusals = [
            (#"{"error": "TOKEN_EXPIRED"}"#, "has ended"),
            (#"{"error": "USER_NOT_FOUND"}"#, "has ended"),
            (#"{"error": "INVALID_REFRESH_TOKEN"}"#, "has ended"),
            (#"{"error": "USER_DISABLED"}"#, "is disabled"),
            (#"{"error": "PROJECT_NUMBER_MISMATCH"}"#, "of another project"),
            (#"{"account": "somebody-else"}"#, "not the sign-in service"),
            (#"{"omits": "id_token"}"#, "not the sign-in service"),
            (#"{"omits": "refresh_token"}"#, "not the sign-in service"),
            (#"{"omits": "expires_in"}"#, "not the sign-in service"),
        ]
        for (answer, words) in refusals {
            try play(answer)
            let fault = #expect(throws: WebFault.self) { try service.renewed(session) }
            #expect(fault?.reason.contains(words) == true, "\(fault?.reason ?? "")")
        }
    }

    @Test func anAnswerMaySayTooMuchOrTooLate() throws {
        try play(#"{"answer": "\#(String(repeating: " ", count: 200_000))"}"#)
        let long = #expect(throws: WebFault.self) { try service.guest() }
        #expect(long?.kind == .tooLarge)
        try play(#"{"delay": 60}"#)
        var fetch = WebFetch(agent: "test", limit: 100)
        fetch.seconds = 1
        let slow = #expect(throws: WebFault.self) {
            try SignInService(service.place, fetch: fetch, key: nil).guest()
        }
        #expect(slow?.reason == "127.0.0.1 did not answer within 1 seconds")
    }

    @Test func aRealServiceNeedsAKey() throws {
        let place = Session.Place(project: "demo", emulator: nil)
        let service = SignInService(place, fetch: WebFetch(agent: "test", limit: 100), key: nil)
        for ask in [{ try service.check() }, { _ = try service.guest() }] {
            let fault = #expect(throws: WebFault.self) { try ask() }
            #expect(fault?.kind == .settings)
            #expect(fault?.reason.contains("\"firestore: {demo: {apiKey: ...}}\"") == true)
        }
    }

    @Test(arguments: ["http://127.0.0.1:1", "", "a/b", "a b"])
    func anEmulatorIsAHostAndAPort(_ emulator: String) {
        let place = Session.Place(project: "demo", emulator: emulator)
        let service = SignInService(place, fetch: WebFetch(agent: "test", limit: 100), key: nil)
        let fault = #expect(throws: WebFault.self) { try service.check() }
        #expect(fault?.reason.hasPrefix("FIREBASE_AUTH_EMULATOR_HOST is a host and a port") == true)
    }
}
