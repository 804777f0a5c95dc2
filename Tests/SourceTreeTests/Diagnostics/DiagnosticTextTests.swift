import SourceTree
import Testing

struct DiagnosticTextTests {
    private func show(_ line: String, _ span: SourceSpan, suggestions: [String] = []) -> String {
        DiagnosticText(texts: ["a.yaml": Array(line.utf8)], usesColor: false).text(
            Diagnostic(
                .init("rule", .data), .error, "Wrong.", file: "a.yaml", at: span,
                suggestions: suggestions))
    }

    @Test func showsPlaceLineAndCaret() {
        #expect(
            show("x: 1\nendDate: 2021-13\n", SourceSpan(line: 2, column: 10, length: 7)) == """
                a.yaml:2:10: error: Wrong.  [rule]
                    2 | endDate: 2021-13
                      |          ^~~~~~~

                """)
    }

    @Test func suggests() {
        #expect(
            show("a", SourceSpan(line: 1, column: 1), suggestions: ["b", "c"])
                .hasSuffix("   did you mean \"b\" or \"c\"?\n"))
    }

    @Test func aFindingWithoutAPlaceIsOneLine() {
        let text = DiagnosticText(texts: [:], usesColor: false).text(
            Diagnostic(Diagnostic.Kind("rule", .data), .note, "So.", file: "a.yaml"))
        #expect(text == "a.yaml: note: So.  [rule]\n")
    }

    @Test func hostileCharactersBecomeVisible() {
        let shown = show("a\u{1B}[2Jb\u{202E}c", SourceSpan(line: 1, column: 2))
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!shown.unicodeScalars.contains("\u{202E}"))
        #expect(shown.contains("\\u{1B}"))
    }

    @Test func theCaretStandsUnderWideCharacters() {
        let lines = show("日本: x", SourceSpan(line: 1, column: 3)).split(separator: "\n")
        #expect(lines[2] == "      |     ^")
    }

    @Test(arguments: [
        ("日本語: x", 3, "^~~~~~"), ("👨‍👩‍👧: x", 5, "^~"), ("e\u{301}: x", 2, "^"),
        ("\u{1B}: x", 1, "^~~~~~"),
    ])
    func theMarkIsAsWideAsWhatItMarks(line: String, length: Int, mark: String) {
        let lines = show(line, SourceSpan(line: 1, column: 1, length: length))
            .split(separator: "\n")
        #expect(lines[2] == "      | " + mark)
    }

    @Test func endlessLinesAreCutAroundThePlace() {
        let line = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
        let lines = show(line, SourceSpan(line: 1, column: 5_001)).split(separator: "\n")
        #expect(lines[1].count < 120)
        #expect(lines[1].contains("aX"))
        let caret = lines[2].distance(
            from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].startIndex)
        let place = lines[1].distance(
            from: lines[1].startIndex, to: lines[1].firstIndex(of: "X") ?? lines[1].endIndex)
        #expect(caret == place)
    }

    @Test func colourSetsPartsOff() {
        let text = DiagnosticText(texts: [:], usesColor: true).text(
            Diagnostic(Diagnostic.Kind("rule", .data), .warning, "So."))
        #expect(text == "\u{1B}[1;35mwarning:\u{1B}[0m So.  [rule]\n")
    }

    @Test func jsonIsOneLineOfASCIIControlsEscaped() {
        let line = DiagnosticJSON.line(
            Diagnostic(
                .init("rule", .data), .error, "a \"b\" \\ \u{1B}\n\u{202E}", file: "f",
                at: SourceSpan(line: 2, column: 3, length: 4), path: "work[0]", suggestions: ["x"]))
        #expect(
            line == """
                {"identifier":"rule","severity":"error","file":"f","line":2,"column":3,"length":4,\
                "path":"work[0]","message":"a \\"b\\" \\\\ \\u001b\\n\\u202e","suggestions":["x"]}

                """)
    }
}
