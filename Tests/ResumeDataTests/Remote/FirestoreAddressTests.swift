import TestSupport
import Testing

@testable import ResumeData

@Suite struct FirestoreAddressTests {
    @Test(arguments: [
        ("firestore://my-resume", "firestore://my-resume", "/documents/works"),
        ("FireStore://my-resume/", "firestore://my-resume", "/documents/works"),
        ("firestore://a.example:cv-1", "firestore://a.example:cv-1", "/documents/works"),
        ("firestore://cv/users/u1", "firestore://cv/users/u1", "/documents/users/u1/works"),
        ("firestore://cv/a/b/c/d", "firestore://cv/a/b/c/d", "/documents/a/b/c/d/works"),
        (
            "firestore://cv/users/Ada B?#%", "firestore://cv/users/Ada B?#%",
            "/documents/users/Ada%20B%3F%23%25/works"
        ),
    ])
    func anAddressIsRead(_ text: String, _ usual: String, _ end: String) throws {
        #expect(RemoteAddress.isMeant(by: text))
        let address = try RemoteAddress(text)
        #expect(address.text == usual)
        guard case .firestore(let address) = address else { return #expect(Bool(false)) }
        #expect(address.resource("works").hasSuffix("/databases/(default)" + end))
        #expect(address.resource("works").hasPrefix("/v1/projects/"))
    }

    @Test(arguments: [
        ("firestore:", "write firestore://"), ("firestore://", "write firestore://"),
        ("firestore:my-resume", "write firestore://"),
        ("firestore://My-Resume", "write firestore://"),
        ("firestore://1cv", "write firestore://"), ("firestore://cv-", "write firestore://"),
        ("firestore://ada@cv", "write firestore://"),
        ("firestore://cv?key=1", "write firestore://"),
        ("firestore://ü", "write firestore://"), ("firestore://cv\n", "write firestore://"),
        ("firestore://cv/users", "names a document"), ("firestore://cv/a/b/c", "names a document"),
        ("firestore://cv/users/", "no identifier"), ("firestore://cv//u1", "no identifier"),
        ("firestore://cv/users/..", "no identifier"),
        ("firestore://cv/users/__a__", "no identifier"),
        ("firestore://cv/users/a\u{7}", "no identifier"),
    ])
    func whatIsNoneIsRefused(_ text: String, _ words: String) {
        #expect(RemoteAddress.isMeant(by: text))
        do {
            _ = try RemoteAddress(text)
            Issue.record("\(text) is read")
        } catch {
            #expect(error.kind == .refused)
            #expect(error.reason.contains(words), "\(error.reason)")
        }
    }
}
