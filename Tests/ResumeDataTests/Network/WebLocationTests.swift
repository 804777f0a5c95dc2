import Testing

@testable import ResumeData

@Suite struct WebLocationTests {
    @Test(arguments: [
        ("https://example.org", "https://example.org/"),
        ("HTTPS://Example.ORG/CV.json", "https://example.org/CV.json"),
        ("https://example.org:443/a?b=c#d", "https://example.org/a?b=c"),
        ("https://example.org:8443/a%20b", "https://example.org:8443/a%20b"),
        ("https://example.org/a b\"c", "https://example.org/a%20b%22c"),
        ("https://müller.example/ü", "https://xn--mller-kva.example/%C3%BC"),
        ("http://127.0.0.1:8000/x", "http://127.0.0.1:8000/x"),
        ("http://localhost:80/x", "http://localhost/x"),
        ("http://[::1]:8000/", "http://[::1]:8000/"),
        ("https://192.168.1.1/x", "https://192.168.1.1/x"),
        ("https://１２７。0.0.1/", "https://127.0.0.1/"),
        ("https://%65xample.org/", "https://example.org/"),
        ("https://example.org:/", "https://example.org/"),
        ("https://example.org:0443/", "https://example.org/"),
        ("https://example.org?a=b", "https://example.org/?a=b"),
        ("https://example.org\r\n/a\r\nX: y", "https://example.org/aX:%20y"),
        ("https://example.org/a\\b@c", "https://example.org/a%5Cb@c"),
    ])
    func anAddressHasOneForm(_ text: String, _ form: String) throws {
        #expect(try WebLocation(text).text == form)
    }

    @Test(arguments: [
        ("http://example.org/cv.json", WebRefusal.isPlain), ("http://10.0.0.1/", .isPlain),
        ("file:///etc/passwd", .scheme("file")), ("ftp://example.org/x", .scheme("ftp")),
        ("https://ada:secret@example.org/", .holdsUser), ("https://ada@example.org/", .holdsUser),
        ("https:///x", .malformed), ("example.org/x", .malformed), ("", .malformed),
        ("https://127.1/", .malformed), ("https://0x7f000001/", .malformed),
        ("https://2130706433/", .malformed), ("https://exa mple.org/", .malformed),
        ("https://-o.example/", .malformed), ("https://example.org:99999/", .malformed),
        ("https://[fe80::1%25eth0]/", .malformed), ("https://example.org:0/", .malformed),
        ("https://example.org:-1/", .malformed), ("https://example.org:https/", .malformed),
        ("https://127.0.0%2e1/", .malformed), ("https://example.org./", .malformed),
        ("https://127.0.0.1./", .malformed), ("https://0177.0.0.1/", .malformed),
        ("https://1.2.3.0x4/", .malformed), ("https://exa%2Fmple.org/", .malformed),
        ("https://example.org%00.evil.example/", .malformed),
        ("https://ada%40example.org/", .malformed),
        ("https://[::1/", .malformed), ("https://[1.2.3.4]/", .malformed),

        ("https://exa\"mple.org/", .malformed), ("https://ada:p/w@example.org/", .malformed),
        ("javascript:alert(1)", .scheme("javascript")), ("http://0.0.0.0/", .isPlain),
        ("http://localhost.example/", .isPlain), ("http://[::ffff:10.0.0.1]/", .isPlain),
        ("https://example.org/" + String(repeating: "a", count: 8_000), .isTooLong),
    ])
    func whatIsNotFetchedIsRefused(_ text: String, _ refusal: WebRefusal) {
        #expect(throws: refusal) { try WebLocation(text) }
    }

    @Test(arguments: [
        ("127.0.0.1:9099", "http://127.0.0.1:9099/v1/x"), ("[::1]:9099", "http://[::1]:9099/v1/x"),
        ("firebase:9099", "http://firebase:9099/v1/x"), ("10.0.0.7", "http://10.0.0.7/v1/x"),
    ])
    func anEmulatorIsReachedWithoutEncryption(_ host: String, _ address: String) throws {
        let location = try WebLocation(emulator: host, "/v1/x")
        #expect(location.text == address)
        #expect(location.isEmulator)
        #expect(try !WebLocation("http://localhost/").isEmulator)
    }

    @Test(arguments: ["", "http://localhost:9099", "a/b", "a@b:1", "localhost:x", "a?b", "a#b"])
    func anEmulatorIsAHostAndAPort(_ host: String) {
        #expect(throws: WebRefusal.self) { try WebLocation(emulator: host, "/v1/x") }
    }

    @Test(arguments: [
        ("/b.json", "https://example.org:8443/b.json"),
        ("b.json", "https://example.org:8443/x/b.json"),
        ("../b.json", "https://example.org:8443/b.json"),
        ("?c=d", "https://example.org:8443/x/a.json?c=d"),
        ("//other.example/b", "https://other.example/b"),
        ("https://other.example", "https://other.example/"),
    ])
    func aReferenceIsResolved(_ reference: String, _ whole: String) throws {
        let base = try WebLocation("https://example.org:8443/x/a.json?b=c")
        #expect(try WebLocation(reference, from: base).text == whole)
    }

    @Test func theOriginIsSchemeMachineAndPort() throws {
        let origins = try ["https://a.org/x", "https://a.org:444/x", "https://b.org/x"].map {
            try WebLocation($0).origin
        }
        #expect(origins == ["https://a.org", "https://a.org:444", "https://b.org"])
    }
}
