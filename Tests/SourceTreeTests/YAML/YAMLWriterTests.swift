import TestSupport
import Testing

@testable import SourceTree

/// What is written is read as the same tree, in YAML as in JSON, and reads well.
@Suite struct YAMLWriterTests {
    private func expectSame(_ tree: Node, _ notation: SourceNotation) {
        let text = notation.text(of: tree)
        let (read, diagnostics) = SourceReader.read(
            Array(text.utf8), file: "a" + notation.endings[0])
        #expect(diagnostics.all.isEmpty, "\(text)")
        #expect(read?.holdsSame(as: tree) == true, "\(text)")
    }

    @Test(arguments: SourceNotation.allCases) func treesByChance(notation: SourceNotation) {
        for seed in 0..<600 {
            var generated = GeneratedTree(SeededNumbers(seed: UInt64(seed)))
            expectSame(generated.map(), notation)
        }
    }

    @Test(arguments: GeneratedTree.texts) func hardTexts(text: String) {
        let key = String(text.prefix(900))
        let tree = Node.map([
            ("value", .text(text)), (key, .text("key")),
            ("list", .list([.text(text), .list([.text(text), .map([(key, .text(text))])])])),
            ("none", .map([(key, Node(made: .null))])),
        ])
        expectSame(tree, .yaml)
        expectSame(.text(text), .yaml)
        expectSame(.list([.text(text)]), .yaml)
    }

    @Test func looksAsPeopleWriteIt() {
        let tree = Node.map([
            ("name", .text("Zoë: 1 of 2")), ("label", .text("C++ & Swift")),
            ("none", Node(made: .null)),
            ("empty", .list([])), ("void", .map([])), ("day", .text("2020-01-02")),
            ("count", Node(made: .number("1e3"))), ("fine", Node(made: .bool(true))),
            ("text", .text("one\n\ntwo 😀\n")), ("end", .text("a\nb")), ("hat", .text("😀")),
            (
                "list",
                .list([
                    .text("- a"), .map([("a", .text("b")), ("c", .list([.text("d")]))]),
                    .list([.text("x"), .list([.text("z")])]), .list([]),
                ])
            ), ("wide", .text(String(repeating: "w ", count: 100) + "w")),
        ])
        #expect(
            YAMLWriter.text(of: tree) == """
                name: "Zoë: 1 of 2"
                label: C++ & Swift
                none: null
                empty: []
                void: {}
                day: "2020-01-02"
                count: 1e3
                fine: true
                text: |
                  one

                  two 😀
                end: |-
                  a
                  b
                hat: 😀
                list:
                  - "- a"
                  - a: b
                    c:
                      - d
                  - - x
                    - - z
                  - []
                wide: \(String(repeating: "w ", count: 100))w

                """)
    }

    /// Words of version 1.1 that our own reader takes for texts.
    @Test(arguments: [
        "no", "On", "OFF", "y", "N", "yes", "null", "True", "~", "1:30", "0o7", "1_000",
        "2020-01-02",
        ".inf", "=", "<<", "1e3",
    ]) func textsThatOthersReadAsSomethingElseHaveQuotes(text: String) {
        #expect(YAMLWriter.text(of: .list([.text(text)])) == "- \"\(text)\"\n")
    }

    @Test(arguments: [
        ("+5", "5"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5.0"), ("007", "7"), ("00.50", "0.50"),
        ("0x1F", "31"), ("0o17", "15"), (".inf", "\".inf\""), ("-.INF", "\"-.INF\""),
        (".nan", "\".nan\""),
        ("+1.e+2", "1.0e+2"), ("0", "0"), ("-0", "-0"), ("1e3", "1e3"), ("1.10", "1.10"),
        ("10", "10"),
        ("0e1", "0e1"), ("00", "0"), ("0xFFFFFFFFFFFFFFFFFF", "\"0xFFFFFFFFFFFFFFFFFF\""),
    ]) func numbersOfYAMLInJSON(yaml: String, json: String) {
        #expect(JSONWriter.text(of: Node(made: .number(yaml))) == json + "\n")
    }
}

/// Comments are noticed, and nothing that only looks like one.
@Suite struct YAMLCommentsTests {
    @Test(arguments: [
        "# a\nb: c", "a: b # c", "a: b\n# c", "a: b\n\n  # c\n\n", "a: # b\n  c: d",
        "a:\n  - b # c",
        "a: |  # b\n  c", "a: [b, # c\n d]", "{a: b} # c", "a: 'b' # c", "--- # a\nb: c",
        "é: 日 # c",
        "a: \u{2028}b # c", "a: >-\n  # b\n# c\n",
    ]) func areThere(text: String) {
        #expect(YAMLComments.areIn(Array(text.utf8)))
    }

    @Test(arguments: [
        "a: b", "", "a: b#c", "a: 'b # c'", "a: \"b # c\"", "a: |\n  # b\n  c", "'a # b': c",
        "a: http://b/#c", "a: 'b\n  # c'", ##"{"a": "b # c", "d": ["# e"]}"##, "a: b\n---\nc: d",
        "a: \u{2028}#b", "a#b: c", "é: '日 # c'", "\u{7} # a",
    ]) func areNotThere(text: String) {
        #expect(!YAMLComments.areIn(Array(text.utf8)))
    }
}
