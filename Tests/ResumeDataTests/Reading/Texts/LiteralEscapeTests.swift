import ResumeModel
import SourceTree
import Testing

/// Escapes that stand in a text as they were written.
@Suite struct LiteralEscapeTests {
    @Test(arguments: [
        (#"Ada\\u2019s engine"#, "Ada’s engine"), (#"caf\\u00e9 \\u00C9"#, "café É"),
        (#"\\ud83d\\ude80 up"#, "🚀 up"), (#"a\\u0026b"#, "a&b"),
    ])
    func escapesAreReadAndReported(_ text: String, _ expected: String) throws {
        let mapped = try Mapped("work", #""summary": "\#(text)""#)
        #expect(mapped.resume?.work.first?.summary.plain == expected)
        #expect(mapped.summary == "warning literal-escape work[0].summary")
        #expect(mapped.findings.first?.message.contains(#"\u"#) == true)
    }

    @Test(arguments: [
        #"C:\\users\\ada"#, #"\\u12"#, #"\\u0007"#, #"\\ud83d alone"#, #"\\ude80"#, #"\\u007f"#,
        #"\\u0085"#, #"\\u+123"#, #"\\uzzzz"#,
    ])
    func otherBackslashesStay(_ text: String) throws {
        let mapped = try Mapped("work", #""name": "\#(text)""#)
        #expect(!mapped.summary.contains("literal-escape"))
    }
}
