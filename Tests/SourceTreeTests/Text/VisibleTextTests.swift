import SourceTree
import Testing

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("out/cv.pdf", "out/cv.pdf"), ("Ñandú 学.pdf", "Ñandú 学.pdf"),
        ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\nb\tc", "a\\u{A}b\\u{9}c"),
        ("\u{9B}31m", "\\u{9B}31m"), ("fdp.\u{202E}cv", "fdp.\\u{202E}cv"), ("\u{7F}", "\\u{7F}"),
        ("\u{200D}", "\u{200D}"), ("caf\u{10FEE9}", "caf\\xE9"),
    ])
    func controlsAreSpeltOut(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
    }

    @Test(arguments: [
        ("a\n\tb\n", "a\n\tb\n"), ("a\r\nb", "a\nb"), ("a\rb", "a\\u{D}b"),
        ("\u{1B}[31m\nred", "\\u{1B}[31m\nred"), ("", ""),
    ])
    func linesStayLines(text: String, shown: String) {
        #expect(VisibleText.lines(text) == shown)
    }
}
