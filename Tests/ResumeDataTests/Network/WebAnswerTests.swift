import Testing

@testable import ResumeData

@Suite struct WebAnswerTests {
    private func answer(_ text: String) throws -> WebAnswer? {
        WebAnswer(
            Array(text.replacing("\n", with: "\r\n").utf8),
            from: try WebLocation("https://example.org/cv.json"))
    }

    @Test func earlyAnswersAreNotTheAnswer() throws {
        let answer = try answer(
            "HTTP/1.1 103 Early Hints\nLink: x\n\nHTTP/2 200\nETag:  \"a:b\" \nX: 1\nX: 2\n\nbody\n\nmore"
        )
        #expect(answer?.status == 200)
        #expect(answer?.headers == ["etag": "\"a:b\"", "x": "2"])
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == "body\r\n\r\nmore")
    }

    @Test(arguments: ["", "hello", "HTTP/1.1 200 OK\n", "SIP/2.0 200 OK\n\n", "HTTP/1.1 x\n\n"])
    func anythingElseIsNone(_ text: String) throws { #expect(try answer(text) == nil) }

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
