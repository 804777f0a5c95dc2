import Testing

@testable import PDFFile

@Suite struct ContentScannerTests {
    private func tokens(_ text: String) -> [(ContentToken, String)] {
        let bytes = Array(text.utf8)
        var scanner = ContentScanner(bytes)
        var tokens: [(ContentToken, String)] = []
        while let token = scanner.next() {
            tokens.append((token, String(decoding: bytes[token.range], as: UTF8.self)))
        }
        return tokens
    }

    @Test func piecesAreToldApart() {
        let pieces = tokens("/P <</MCID 1>>BDC\n-.5 2 m% no\n[(a\\)b)-7<0a1b>]TJ T* ' BI")
        #expect(
            pieces.map(\.1) == [
                "/P", "<<", "/MCID", "1", ">>", "BDC", "-.5", "2", "m", "[", "(a\\)b)", "-7",
                "<0a1b>", "]", "TJ", "T*", "'", "BI",
            ])
        #expect(
            pieces.map(\.0.kind) == [
                .name, .bracket, .name, .number, .bracket, .word, .number, .number, .word, .bracket,
                .literal, .number, .hexadecimal, .bracket, .word, .word, .word, .word,
            ])
    }

    @Test(arguments: [
        ("()", 0), ("(abc)", 3), ("(a(b)c)", 5), ("(\\(\\101\\7)", 3), ("(a\\\nb)", 2),
        ("(\\1234)", 2),
        ("<>", 0), ("<0001>", 1), ("<00010002>", 2), ("<00 01\n0002>", 2), ("<001>", 1),
    ])
    func glyphsAreCounted(text: String, count: Int) {
        #expect(tokens(text).map(\.0.glyphs) == [count])
    }

    @Test(arguments: ["(a", "(a\\", "<12", "<1x>", ")", ">", "{", "}"])
    func whatIsNoneEndsIt(text: String) {
        let pieces = tokens("1 " + text + " 2 m")
        #expect(pieces.count <= 3 && pieces.last?.0.kind == .unknown)
    }
}
