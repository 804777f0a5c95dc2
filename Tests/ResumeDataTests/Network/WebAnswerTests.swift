import TestSupport
import SourceTree
import Testing

@testable import ResumeData

@Suite struct WebAnswerTests {
    private func answer(_ header: String, _ body: String = "") throws -> WebAnswer? {
        WebAnswer(
            header: Array(header.utf8), body: Array(body.utf8),
            from: try WebLocation("https://example.org/cv.json?token=1"))
    }

    @Test(arguments: ["\n", "\r\n"])
    func earlyAnswersAndTrailersAreNotTheAnswer(_ end: String) throws {
        let header = """
            Warning: not a header
            HTTP/1.1 103 Early Hints
            Link: x

            HTTP/2 200
            ETag:  "a:b"\t\u{20}
            X: 1
            x: 2
            no field
            Bad: a\rLocation: b
            : empty

            Trailer: y

            """
        let answer = try answer(header.replacing("\n", with: end), "body")
        #expect(answer?.status == 200)
        #expect(answer?.headers == ["etag": "\"a:b\"", "x": "2", "": "empty"])
        #expect(answer?.body == Array("body".utf8))
    }

    @Test(arguments: ["", "hello", "SIP/2.0 200 OK\n\n", "HTTP/1.1 x\n\n", "HTTP/1.1\n\n"])
    func anythingElseIsNone(_ text: String) throws { #expect(try answer(text) == nil) }

    @Test(arguments: ["https://ada:p/w@example.org/", "https://ada%40example.org/"])
    func whatMayBeAPasswordInABrokenAddressIsNotShown(_ address: String) {
        for isRedirection in [false, true] {
            let fault = WebFault(.malformed, address, isRedirection: isRedirection)
            #expect(!fault.reason.contains("ada"))
            #expect(fault.reason.contains("the address"))
        }
    }

    @Test(arguments: [
        (401, "", WebFault(.notPermitted, "example.org wants to know who asks (401)")),
        (403, "", WebFault(.notPermitted, "example.org does not permit it (403)")),
        (404, "", WebFault(.missing, "there is no https://example.org/cv.json (404)")),
        (410, "", WebFault(.missing, "there is no https://example.org/cv.json (410)")),
        (429, "", WebFault(.unreachable, "example.org was asked too often and wants a pause")),
        (
            429, "Retry-After: 120",
            WebFault(.unreachable, "example.org was asked too often and wants a pause for 2 min")
        ),
        (
            429, "Date: Sun, 06 Nov 1994 08:49:37 GMT\nRetry-After: Sun, 06 Nov 1994 10:49:37 GMT",
            WebFault(.unreachable, "example.org was asked too often and wants a pause for 2 h")
        ),
        (
            403, "Retry-After: Sun, 06 Nov 1994 08:49:37 GMT",
            WebFault(.unreachable, "example.org was asked too often and wants a pause for 0 s")
        ),
        (403, "Retry-After: soon", WebFault(.notPermitted, "example.org does not permit it (403)")),
        (206, "", WebFault(.unreachable, "example.org sends a part of an answer (206)")),
        (304, "", WebFault(.unreachable, "example.org answers with status 304")),
        (302, "", WebFault(.unreachable, "example.org answers with status 302")),
        (
            403, "X-RateLimit-Remaining: 0",
            WebFault(.unreachable, "example.org was asked too often and wants a pause")
        ),
        (500, "", WebFault(.unreachable, "example.org has a fault of its own (500)")),
        (503, "", WebFault(.unreachable, "example.org has a fault of its own (503)")),
        (418, "", WebFault(.unreachable, "example.org answers with status 418")),
    ])
    func everyStatusIsSaid(_ status: Int, _ field: String, _ fault: WebFault) throws {
        #expect(
            try answer("HTTP/2 \(status)\n\(field.isEmpty ? "" : field + "\n")\n")?.fault == fault)
        #expect(try answer("HTTP/2 204\n\n")?.fault == nil)
    }
}
