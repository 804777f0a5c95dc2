import Glibc
import Synchronization
import System
import TestSupport
import Testing

@testable import ResumeData

@Suite(.needs(WebServer.python, WebServer.curl)) struct SessionTokensTests {
    private let server: WebServer
    private let store: SessionStore
    private let place: Session.Place
    /// The service says that a token holds for 3,600 s.
    private static let start: Int64 = 1_000

    init() throws {
        server = try WebServer()
        store = SessionStore(folder: server.folder.path("sessions"))
        place = Session.Place(project: "demo", emulator: server.authority)
        try store.keep(service(at: Self.start).guest())
        try play(#"{"rotates": true}"#)
    }

    private func play(_ text: String) throws { try server.folder.write(text, to: "play.json") }

    private func service(at time: Int64) -> SignInService {
        SignInService(
            place, fetch: WebFetch(agent: "test", limit: 100_000), key: nil, now: { time })
    }

    private func tokens(at time: Int64) -> SessionTokens { SessionTokens(store, service(at: time)) }

    private var renewals: Int { server.requests.count { $0.contains("/v1/token") } }

    @Test(
        arguments: [(0, 0), (3_299, 0), (3_300, 1), (3_700, 1), (1_000_000, 1)] as [(Int64, Int)])
    func aTokenIsRenewedBeforeItLapses(_ later: Int64, _ count: Int) throws {
        let old = try #require(try store.session(at: place))
        let token = try tokens(at: Self.start + later).token(renewed: false)
        #expect(renewals == count)
        #expect((token == old.identity) == (count == 0))
        let kept = try #require(try store.session(at: place))
        #expect(kept.identity == token)
        #expect((kept.refresh == old.refresh) == (count == 0))
        #expect(
            try FileStatus(path: server.folder.path("sessions/demo@\(server.authority).json"))
                .permissions == 0o600)
    }

    @Test func aRefusedTokenIsRenewedWhateverItSays() throws {
        let old = try tokens(at: Self.start).token(renewed: false)
        #expect(try tokens(at: Self.start).token(renewed: true) != old)
        #expect(renewals == 1)
    }

    @Test func nobodyHasNoToken() throws {
        _ = try store.remove(at: place)
        #expect(try tokens(at: Self.start).token(renewed: false) == nil)
        #expect(try tokens(at: Self.start).token(renewed: true) == nil)
        #expect(renewals == 0)
    }

    @Test func aSessionThatEndedLosesNothing() throws {
        let old = try store.session(at: place)
        try play(#"{"error": "TOKEN_EXPIRED"}"#)
        let fault = #expect(throws: WebFault.self) { try tokens(at: 9_000).token(renewed: false) }
        #expect(
            fault
                == WebFault(
                    .signedOut,
                    "the session has ended; log in again with \"resume-pdf login firestore://demo\""
                ))
        #expect(fault?.allowsCopy == false)
        #expect(try store.session(at: place) == old)
    }

    /// A refresh token holds but once here: of several at once, one asks, and the others take what it
    /// got.
    @Test func manyAtOnceRenewOnce() throws {
        let found = Mutex<[String]>([])
        let threads = (0..<8).map { _ in
            SideThread { [tokens = tokens(at: 9_000)] in
                let token = try? tokens.token(renewed: false)
                found.withLock { $0.append(token ?? "none") }
            }
        }
        for thread in threads { thread.join() }
        let all = found.withLock { $0 }
        #expect(all.count == 8)
        #expect(Set(all) == [try store.session(at: place)?.identity])
        #expect(renewals == 1)
    }

    @Test(.needs(SmallDisk.isAvailable, "a disk of its own"), arguments: [false, true])
    func aRenewalThatCannotBeKeptLosesNothingUnsaid(_ rotates: Bool) throws {
        let disk = try #require(SmallDisk())
        let store = SessionStore(folder: disk.scratch.path("sessions"))
        try store.keep(try #require(try self.store.session(at: place)))
        #expect(disk.makeReadOnly())
        try play("{\"rotates\": \(rotates)}")
        let tokens = SessionTokens(store, service(at: 9_000))
        if rotates {
            let fault = #expect(throws: WebFault.self) { try tokens.token(renewed: false) }
            #expect(fault?.kind == .signedOut)
            #expect(fault?.reason.contains("Read-only file system") == true)
        } else {
            #expect(try tokens.token(renewed: false)?.hasPrefix("identity-") == true)
        }
    }
}
