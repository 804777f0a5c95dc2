import ResumePDF
import Testing

@Suite struct PrintableTests {
    @Test(arguments: [
        ("out/cv.pdf", "out/cv.pdf"),
        ("Ñandú 学.pdf", "Ñandú 学.pdf"),
        ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
        ("a\nb", "a\\u{A}b"),
        ("\u{9B}31m", "\\u{9B}31m"),
        ("fdp.\u{202E}cv", "fdp.\\u{202E}cv"),
        ("\u{7F}", "\\u{7F}"),
    ])
    func controlsAreSpeltOut(text: String, shown: String) {
        #expect(text.printable == shown)
    }
}
