import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct ReporterTests {
    @Test(
        arguments: [
            ([], nil, nil), ([.error], nil, nil),
            ([.warning, .error, .error], nil, "2 errors, 1 warning"),
            ([.note, .note], nil, nil), ([.error, .note], nil, "1 error, 1 note"),
            ([.warning], "nothing", "1 warning; nothing"),
            ([.note, .warning, .warning], "nothing", "2 warnings, 1 note; nothing"),
        ] as [([Diagnostic.Severity], Message?, String?)])
    func summary(severities: [Diagnostic.Severity], closing: Message?, text: String?) {
        let findings = severities.map { Diagnostic(.usage, $0, "x") }
        #expect(Reporter.summary(findings, closing: closing) == text)
    }
}
