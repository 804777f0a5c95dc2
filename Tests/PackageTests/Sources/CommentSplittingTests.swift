import Testing

@Suite struct CommentSplittingTests {
    @Test(arguments: [
        ("let a = 1  // try!", "let a = 1  ", "// try!"),
        ("let a = \"// no\" + b", "let a =  + b", ""),
        ("a(\"\", \"try!\") // \"c", "a(, ) ", "// \"c"),
        ("a(\"\\(f(\")\", b)) try!\", c)", "a(, c)", ""),
        ("a(\"\\\"try!\") b", "a() b", ""),
        ("a(#\"\\\"#, b)", "a(, b)", ""),
        ("a /* b /* c */ d */ e", "a  e", "/* b /* c */ d */"),
    ])
    func oneLine(text: String, code: String, comments: String) {
        let file = SwiftFile("A.swift", text: text)
        #expect(file.code == [code])
        #expect(file.comments == [comments])
    }

    @Test func linesKeepTheirNumbers() {
        let file = SwiftFile("A.swift", text: "a\n\"\"\"\n  // b \"try!\"\n\"\"\"\n/* c\nd */ e\n")
        #expect(file.code == ["a", "", "", "", "", " e", ""])
        #expect(file.comments == ["", "", "", "", "/* c", "d */", ""])
        #expect(file.places(inCode: "e") == ["A.swift:6"])
        #expect(file.places(inComments: "c") == ["A.swift:5"])
    }

    @Test func importsAreFoundInEveryForm() {
        let text = """
            import A
            public import B
            @testable import C
            import struct D.E
            // import F
            let text = "import G"
            """
        #expect(SwiftFile("A.swift", text: text).imports == ["A", "B", "C", "D"])
    }
}
