import SourceTree
import Testing

/// A finding cites an endless text without becoming endless.
struct DiagnosticTests {
    @Test func isCutToWhatAPersonReads() {
        let long = String(repeating: "é", count: 100_000)
        let finding = Diagnostic(.usage, .note, "\(long)", path: long, suggestions: [long])
        #expect(finding.message == String(repeating: "é", count: 1_000) + "…")
        #expect(finding.path == String(repeating: "é", count: 200) + "…")
        #expect(finding.suggestions == [String(repeating: "é", count: 200) + "…"])
    }

    @Test func whatFitsStaysWhole() {
        let text = String(repeating: "é", count: 1_000)
        #expect(Diagnostic(.usage, .note, "\(text)").message == text)
    }
}
