import Testing

@testable import CairoPangoBackend

struct LinkTargetTests {
    @Test(arguments: [
        "https://example.org", "http://example.org/a?b=c#d", "mailto:ann@example.org",
        "tel:+4712345678", "https://example.org/%28x%29",
    ])
    func acceptsSafeAddresses(_ target: String) { #expect(LinkTarget.isSafe(target)) }

    @Test(arguments: [
        "", "example.org", "ftp://example.org", "javascript:x", "https://example.org/(x)",
        "https://example.org/ x", "https://example.org/\n", "https://example.org/<x>",
    ])
    func refusesOthers(_ target: String) { #expect(!LinkTarget.isSafe(target)) }
}
