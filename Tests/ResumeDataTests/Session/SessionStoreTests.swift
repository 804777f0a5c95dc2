import Glibc
import System
import TestSupport
import Testing

@testable import ResumeData

@Suite struct SessionStoreTests {
    private let folder: ScratchFolder
    private let store: SessionStore
    private let place = Session.Place(project: "demo", emulator: nil)

    init() throws {
        folder = try ScratchFolder()
        store = SessionStore(folder: folder.path("state/sessions"))
    }

    private func session(_ place: Session.Place, email: String? = "ada@example.org") throws
        -> Session
    {
        try #require(
            Session(
                place, account: "a1", email: email, identity: "identity", refresh: "refresh",
                expires: 5_000))
    }

    @Test func aSessionIsKeptWhereNobodyElseReads() throws {
        #expect(try store.session(at: place) == nil)
        #expect(store.places().isEmpty)
        let session = try session(place)
        try store.keep(session)
        #expect(try store.session(at: place) == session)
        let path = folder.path("state/sessions")
        #expect(try FileStatus(path: path).permissions == 0o700)
        #expect(try FileStatus(path: path + "/demo.json").permissions == 0o600)
    }

    @Test func anEmulatorsSessionIsAnotherOne() throws {
        let emulator = Session.Place(project: "demo", emulator: "127.0.0.1:9099")
        try store.keep(session(emulator, email: nil))
        #expect(try store.session(at: place) == nil)
        try store.keep(session(place))
        #expect(try store.session(at: emulator)?.email == nil)
        #expect(store.places() == [place, emulator])
        #expect(try store.remove(at: place))
        #expect(try !store.remove(at: place))
        #expect(store.places() == [emulator])
    }

    @Test(arguments: [0o644, 0o640, 0o604, 0o620] as [UInt32])
    func whatOthersReadIsNotUsed(_ mode: UInt32) throws {
        try store.keep(session(place))
        chmod(store.folder + "/demo.json", mode)
        let fault = #expect(throws: WebFault.self) { try store.session(at: place) }
        #expect(fault?.kind == .signedOut)
        #expect(fault?.reason.contains("others can read") == true)
        #expect(fault?.reason.contains("\"resume-pdf login firestore://demo\"") == true)
        #expect(store.account(at: place) == "a1")
        try store.keep(session(place))
        #expect(try store.session(at: place) != nil)
    }

    @Test(arguments: [
        "", "{", "[]", "<html>", #"{"project": "demo"}"#,
        // Another project's; tokens that would be more than one line of a header; no number.
        #"{"project":"x","account":"a","idToken":"i","refreshToken":"r","expires":1}"#,
        #"{"project":"demo","account":"a","idToken":"i\r\nX: y","refreshToken":"r","expires":1}"#,
        #"{"project":"demo","account":"a","idToken":"i","refreshToken":"","expires":1}"#,
        #"{"project":"demo","account":"a","idToken":"i","refreshToken":"r","expires":"1"}"#,
        #"{"project":"demo","account":"","idToken":"i","refreshToken":"r","expires":1}"#,
    ])
    func whatIsDamagedIsNotUsed(_ text: String) throws {
        try folder.write(text, to: "state/sessions/demo.json", mode: 0o600)
        let fault = #expect(throws: WebFault.self) { try store.session(at: place) }
        #expect(
            fault
                == WebFault(
                    .signedOut,
                    "\(store.folder)/demo.json is damaged; log in again with \"resume-pdf login "
                        + "firestore://demo\""))
        try store.keep(session(place))
        #expect(try store.session(at: place) != nil)
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        try folder.write("", to: "state")
        for step in [{ try store.check() }, { try store.keep(session(place)) }] {
            let error = #expect(throws: FileError.self) { try step() }
            #expect(error?.message.contains("cannot write") == true)
        }
        #expect(try store.session(at: place) == nil)
    }

    @Test(arguments: [
        ("firestore://demo", "demo"), ("FireStore://demo-1/users/ada", "demo-1"),
        ("firestore://example.com:demo", "example.com:demo"), ("firestore://", nil),
        ("firestore://Demo", nil), ("firestore://1demo", nil), ("firestore://..", nil),
        ("firestore://de@mo", nil), ("firestore:demo", nil), ("https://demo", nil), ("demo", nil),
    ])
    func anAddressNamesAProject(_ address: String, _ project: String?) {
        #expect(Session.Place(address, emulator: nil)?.project == project)
    }
}
