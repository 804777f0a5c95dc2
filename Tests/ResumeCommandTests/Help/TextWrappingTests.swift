import Testing

@testable import ResumeCommand

@Suite struct TextWrappingTests {
    @Test(
        arguments: [
            ("", 10, []), ("one", 10, ["one"]), ("one two", 7, ["one two"]),
            ("one two", 6, ["one", "two"]), ("incomprehensible", 5, ["incomprehensible"]),
            ("a incomprehensible b", 5, ["a", "incomprehensible", "b"]),
            ("añó über naïf", 8, ["añó über", "naïf"]), ("  much   space ", 20, ["much space"]),
        ] as [(String, Int, [String])])
    func lines(text: String, width: Int, lines: [String]) {
        #expect(TextWrapping.lines(text, width: width) == lines)
    }

    @Test func definitionsStandUnderEachOther() {
        let text = TextWrapping.definitions(
            [("-a", "Short."), ("--long-names", "Two words."), ("--longer-names", "x")], width: 30)
        #expect(
            text == """
                  -a            Short.
                  --long-names  Two words.
                  --longer-names
                                x

                """)
    }

    @Test(arguments: [40, 60, 80, 132], CommandTable.program.all.map(\.names))
    func noLineOfTheHelpIsTooWide(width: Int, names: [String]) throws {
        let chain = try #require(CommandTable.program.chain(to: names.dropFirst()))
        // An example is one line, however wide: it is there to be copied.
        let examples = chain.last?.examples.map { "  " + $0.line } ?? []
        for line in HelpText(chain).text(width: width).split(separator: "\n")
        where !examples.contains(String(line)) {
            #expect(line.count <= width)
        }
    }
}
