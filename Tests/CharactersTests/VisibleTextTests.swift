import Characters
import Testing

@Suite struct VisibleTextTests {
    @Test(arguments: [
        ("out/cv.pdf", "out/cv.pdf"), ("Ñandú 学.pdf", "Ñandú 学.pdf"),
        ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"), ("a\nb\tc", "a\\u{A}b\\u{9}c"),
        ("\u{9B}31m", "\\u{9B}31m"), ("fdp.\u{202E}cv", "fdp.\\u{202E}cv"), ("\u{7F}", "\\u{7F}"),
        ("\u{200D}", "\u{200D}"), ("caf\u{10FEE9}", "caf\\xE9"),
        ("🏴\u{E0067}\u{E007F}.", "🏴\u{E0067}\u{E007F}."), ("🏴a\u{E0067}", "🏴a\\u{E0067}"),
        ("🏴\u{E0067}\u{200B}\u{E0067}", "🏴\u{E0067}\\u{200B}\\u{E0067}"),
    ])
    func controlsAreSpeltOut(text: String, shown: String) {
        #expect(VisibleText.escaped(text) == shown)
    }

    /// Both ends of each range of characters that act, hide or reorder, and their neighbours.
    @Test(
        arguments: [
            (0x00, true), (0x1F, true), (0x20, false), (0x7E, false), (0x7F, true), (0x80, true),
            (0x9F, true), (0xA0, false), (0xAC, false), (0xAD, true), (0xAE, false), (0x61B, false),
            (0x61C, true), (0x180E, true), (0x200A, false), (0x200B, true), (0x200C, false),
            (0x200D, false), (0x200E, true), (0x200F, true), (0x2027, false), (0x2028, true),
            (0x202E, true), (0x202F, false), (0x205F, false), (0x2060, true), (0x2066, true),
            (0x206F, true), (0xFEFE, false), (0xFEFF, true), (0xFFEF, false), (0xFFF9, true),
            (0xFFFB, true), (0xFFFC, false), (0xFFFD, false), (0xFFFE, true), (0xFFFF, true),
            (0x1FFFE, true), (0xE0000, true), (0xE0041, true), (0xE0FFF, true), (0x10FFFF, true),
        ] as [(UInt32, Bool)])
    func eachKindOfThemIs(value: UInt32, isSpelt: Bool) throws {
        let text = String(Character(try #require(Unicode.Scalar(value))))
        #expect((VisibleText.escaped(text) != text) == isSpelt)
        #expect(VisibleText.escaped(text).hasPrefix("\\u{") == isSpelt)
    }

    @Test func printedTextHasNothingElse() {
        #expect(
            VisibleText.printed("a\u{1B}[1m\u{AD}b\u{2066}\n🏴\u{E0067}\u{A0}")
                == "a[1mb🏴\u{E0067}\u{A0}")
    }

    @Test(arguments: [
        ("a\n\tb\n", "a\n\tb\n"), ("a\r\nb", "a\nb"), ("a\rb", "a\\u{D}b"),
        ("\u{1B}[31m\nred", "\\u{1B}[31m\nred"), ("", ""),
    ])
    func linesStayLines(text: String, shown: String) {
        #expect(VisibleText.lines(text) == shown)
    }
}
