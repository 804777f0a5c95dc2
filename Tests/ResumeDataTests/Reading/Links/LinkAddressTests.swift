@testable import ResumeData
import ResumeModel
import Testing

@Suite struct LinkAddressTests {
    @Test(arguments: [
        ("https://example.com", "https://example.com", "example.com"),
        ("http://www.example.com/", "http://www.example.com", "example.com"),
        ("HTTPS://Example.com/A", "https://Example.com/A", "Example.com/A"),
        (" https://example.com/x/ ", "https://example.com/x/", "example.com/x"),
        (
            "https://example.com:8080/a?b=c&d#e", "https://example.com:8080/a?b=c&d#e",
            "example.com:8080/a?b=c&d#e"
        ),
        (
            "https://en.wikipedia.org/wiki/Silicon_Valley_(TV)",
            "https://en.wikipedia.org/wiki/Silicon_Valley_%28TV%29",
            "en.wikipedia.org/wiki/Silicon_Valley_(TV)"
        ),
        (
            "https://x.de/a b'c<d>\"e\"[f]", "https://x.de/a%20b%27c%3Cd%3E%22e%22%5Bf%5D",
            "x.de/a b'c<d>\"e\"[f]"
        ),
        ("https://x.de/100%", "https://x.de/100%25", "x.de/100%"),
        ("https://x.de/%C3%BCber%20uns", "https://x.de/%C3%BCber%20uns", "x.de/über%20uns"),
        ("https://x.de/über", "https://x.de/%C3%BCber", "x.de/über"),
        ("https://x.de/a#b#c", "https://x.de/a#b%23c", "x.de/a#b#c"),
        ("https://müller.de/", "https://xn--mller-kva.de", "müller.de"),
        ("https://BÜCHER.example", "https://xn--bcher-kva.example", "BÜCHER.example"),
        ("https://例え.jp", "https://xn--r8jz45g.jp", "例え.jp"),
        ("https://mastodon.social/@ada", "https://mastodon.social/@ada", "mastodon.social/@ada"),
        ("https://[2001:db8::1]/x", "https://[2001:db8::1]/x", "[2001:db8::1]/x"),
        ("mailto:ada@example.org", "mailto:ada@example.org", "ada@example.org"),
        (
            "mailto:ada@example.org?subject=A B", "mailto:ada@example.org?subject=A%20B",
            "ada@example.org"
        ),
        ("tel:+44 20 7946 0000", "tel:+442079460000", "+44 20 7946 0000"),
        ("https://x.de/a%E2%80%AEb", "https://x.de/a%E2%80%AEb", "x.de/a%E2%80%AEb"),
        ("https://x.de/\\evil", "https://x.de/%5Cevil", "x.de/\\evil"),
    ])
    func addressesBecomeSafeTargets(_ text: String, _ target: String, _ display: String) throws {
        let reading = try LinkAddress.read(text)
        // A lone slash after the host means nothing, but stays where it was written.
        let expected = text.hasSuffix("/") && !target.hasSuffix("/") ? target + "/" : target
        #expect(reading.link.target == expected)
        #expect(reading.link.display == display)
        #expect(!reading.addedScheme)
    }

    @Test(arguments: [
        ("github.com/x", "https://github.com/x"), ("www.x.de", "https://www.x.de"),
        ("example.com:8080/x", "https://example.com:8080/x"),
        ("ada@example.org", "mailto:ada@example.org"),
        ("linkedin.com/in/ada?trk=x", "https://linkedin.com/in/ada?trk=x"),
    ])
    func missingSchemeIsAdded(_ text: String, _ target: String) throws {
        let reading = try LinkAddress.read(text)
        #expect(reading.link.target == target)
        #expect(reading.addedScheme == !target.hasPrefix("mailto:"))
    }

    @Test(arguments: [
        ("javascript:alert(1)", LinkRefusal.scheme("javascript")),
        ("JavaScript:alert(1)", .scheme("javascript")), ("data:text/html,x", .scheme("data")),
        ("file:///etc/passwd", .scheme("file")), ("vbscript:x", .scheme("vbscript")),
        ("ftp://x.de", .scheme("ftp")), ("javascript:1", .scheme("javascript")),
        ("//evil.example/x", .relative), ("/about", .relative), ("#top", .relative),
        ("./a.html", .relative), ("photo.jpg", .relative), ("resume.pdf", .relative),
        ("java\nscript:alert(1)", .control), ("https://x.de/\u{7}", .control),
        ("https://x.de/\u{202E}", .control), ("https://google.com@evil.example", .user),
        ("https://", .host), ("https:///x", .host), ("https://a b.de", .host),
        ("https://a..de", .host), ("https://x%41.de", .host), ("https://x.de:port", .host),
        ("https://evil.example\\@x.de", .user), ("https://x\\y.de/", .host),
        ("http:x.de", .notAnAddress), ("https:/x.de", .notAnAddress), ("N/A", .notAnAddress),
        ("my page", .notAnAddress), ("", .notAnAddress), ("localhost", .notAnAddress),
        ("tel:call me", .notAnAddress), ("mailto:nobody", .notAnAddress), ("1.2", .notAnAddress),
    ])
    func unsafeAndBrokenAddressesAreRefused(_ text: String, _ reason: LinkRefusal) {
        #expect(throws: reason) { try LinkAddress.read(text) }
    }

    @Test func longAddressesAreRefused() throws {
        let path = String(repeating: "a", count: 1_987)
        #expect(try LinkAddress.read("https://x.de/" + path).link.target.utf8.count == 2_000)
        #expect(throws: LinkRefusal.tooLong) { try LinkAddress.read("https://x.de/" + path + "a") }
        let wide = String(repeating: "ü", count: 500)
        #expect(throws: LinkRefusal.tooLong) { try LinkAddress.read("https://x.de/" + wide) }
    }

    @Test func noTargetHoldsWhatCouldEndAPDFString() throws {
        let all = String((0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) })
        let target = try LinkAddress.read("https://x.de/" + all).link.target
        #expect(
            target.utf8.allSatisfy {
                $0 > 0x20 && $0 < 0x7F && !"()\\'<>\"{}|^`[]".utf8.contains($0)
            })
    }

    @Test(arguments: [
        ("+49 (0)30 1234-567", "tel:+49301234567"), ("(912) 555-4321", "tel:9125554321"),
        ("+1.912.555.4321", "tel:+19125554321"), ("555 1234 ext. 12", "tel:5551234;ext=12"),
        ("555 1234 x12", "tel:5551234;ext=12"), ("112 112", "tel:112112"),
        ("+34\u{2011}600\u{2013}123456", "tel:+34600123456"),
    ])
    func numbersBecomeDigits(_ text: String, _ target: String) {
        #expect(LinkAddress.telephone(text)?.target == target)
    }

    @Test(arguments: [
        "Upon request", "1234", "", "+", "1-800-FLOWERS", "030 12345 or 0171 98765",
        "030 1234567 / 0171 98765432", "+49+30123456", "12345678901234567", "555 1234 x",
    ])
    func whatIsNoNumberIsNotLinked(_ text: String) {
        #expect(LinkAddress.telephone(text) == nil)
    }

    @Test(arguments: [
        ("ada@example.org", "mailto:ada@example.org"), ("a.b+c@x.co.uk", "mailto:a.b+c@x.co.uk"),
        ("jürgen@müller.de", "mailto:j%C3%BCrgen@xn--mller-kva.de"),
        ("o'neil@x.ie", "mailto:o%27neil@x.ie"),
    ])
    func mailAddressesAreLinked(_ text: String, _ target: String) {
        #expect(LinkAddress.mail(text)?.target == target)
    }

    @Test(arguments: [
        "", "ada", "ada@", "@x.de", "a@b@c.de", "ada@host", "a b@x.de", "Ada <ada@x.de>",
        "a@x.de, b@y.de", "ada@x.de:25", "ada(at)x.de",
    ])
    func otherTextsAreNoMailAddresses(_ text: String) { #expect(LinkAddress.mail(text) == nil) }
}
