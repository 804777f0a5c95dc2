import Testing

@testable import Sharing

@Suite struct QuotedPrintableTests {
    @Test(arguments: [
        ("", ""), ("a", "a\r\n"), ("a\n", "a\r\n"), ("a\rb\r\nc\n\nd", "a\r\nb\r\nc\r\n\r\nd\r\n"),
        ("é=", "=C3=A9=3D\r\n"), ("a \nb\t", "a=20\r\nb=09\r\n"), (".\n..x", "=2E\r\n=2E.x\r\n"),
        ("From me\nFromage", "=46rom me\r\nFromage\r\n"), ("\u{1B}[m", "=1B[m\r\n"),
    ])
    func isWritten(text: String, expected: String) {
        #expect(String(decoding: QuotedPrintable.lines(text), as: UTF8.self) == expected)
    }

    @Test(arguments: ["a", "é", "李", " ", ".", "From "])
    func hasNoLongLines(piece: String) {
        let text = String(repeating: piece, count: 2_000)
        let lines = String(decoding: QuotedPrintable.lines(text), as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: false)
        for line in lines {
            #expect(line.utf8.count <= 76)
            #expect(!line.hasPrefix(".") && !line.hasPrefix("From "))
        }
    }
}
