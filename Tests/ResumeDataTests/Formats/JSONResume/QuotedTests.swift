import Testing

@testable import ResumeData

@Suite struct QuotedTests {
    @Test(arguments: [
        ("", "\"\""), ("a\nb\tc\r\nd\u{A0}e", "\"a b c d e\""), ("\u{1B}[m", "\"\u{1B}[m\""),
        (String(repeating: "é", count: 60), "\"" + String(repeating: "é", count: 60) + "\""),
        (String(repeating: "é", count: 61), "\"" + String(repeating: "é", count: 60) + "…\""),
    ])
    func aQuotationIsOneShortLine(text: String, quotation: String) {
        #expect(Quoted(text).description == quotation)
    }
}
