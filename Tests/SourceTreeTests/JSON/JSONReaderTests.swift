import SourceTree
import Testing

@Suite struct JSONReaderTests {
    @Test(
        "valid JSON becomes its tree, silently",
        arguments: [
            ("{}", "{}"), ("[]", "[]"), (" \t\r\n[ ] \n", "[]"), ("\"\"", "\"\""),
            ("null", "null"), ("true", "true"), (" false ", "false"),
            ("0", "0"), ("-0", "-0"), ("-12", "-12"), ("3.25", "3.25"), ("1e3", "1e3"),
            ("1E+3", "1E+3"), ("0.5e-10", "0.5e-10"),
            ("123456789012345678901234567890", "123456789012345678901234567890"),
            ("[1,2 , 3]", "[1, 2, 3]"), ("[[[]],{}]", "[[[]], {}]"),
            (#"{"a":1,"b":[true,null]}"#, "{a: 1, b: [true, null]}"),
            (#"{"":0}"#, "{: 0}"), (#"{"a":{"a":{"a":"a"}}}"#, #"{a: {a: {a: "a"}}}"#),
            (#""é学🎈""#, #""é学🎈""#), (#""\"\\\/""#, #"""\/""#),
            (#""\b\f\n\r\t""#, "\"\u{8}\u{C}\n\r\t\""),
            (#""\u0041\u00e9\u5B66""#, #""Aé学""#), (#""\uD83C\uDF88""#, #""🎈""#),
            (#""a\ud83c\udf88b""#, #""a🎈b""#), (#""\u0000""#, "\"\0\""),
            ("\"\u{7F}\u{2028}\"", "\"\u{7F}\u{2028}\""),
            (#""https:\/\/example.org\/""#, #""https://example.org/""#),
            (#""// no comment /* here */ # either""#, #""// no comment /* here */ # either""#),
            ("\u{FEFF}[1]", "[1]"), ("\"\u{FEFF}\"", "\"\u{FEFF}\""),
        ])
    func valid(text: String, outline: String) {
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(findings(diagnostics) == [])
        #expect(node?.outline == outline)
    }

    @Test("every node knows its line, column and length")
    func places() throws {
        let text = "{\r\n  \"é学\": [\"ab\", 12.5,\r\n\ttrue], \"🎈\":\rnull}"
        let node = try #require(JSONReader.read(Array(text.utf8), file: "a.json").node)
        let members = try #require(node.object)
        #expect(node.span == SourceSpan(line: 1, column: 1))
        #expect(
            members.map(\.keySpan) == [
                SourceSpan(line: 2, column: 3, length: 4),
                SourceSpan(line: 3, column: 9, length: 3),
            ])
        let elements = try #require(members[0].value.array)
        #expect(
            elements.map(\.span) == [
                SourceSpan(line: 2, column: 10, length: 4),
                SourceSpan(line: 2, column: 16, length: 4),
                SourceSpan(line: 3, column: 2, length: 4),
            ])
        #expect(members[1].value.span == SourceSpan(line: 4, column: 1, length: 4))
    }

    @Test("a byte-order mark does not move columns")
    func byteOrderMark() throws {
        let node = JSONReader.read(Array("\u{FEFF}[1]".utf8), file: "a.json").node
        #expect(node?.array?.first?.span == SourceSpan(line: 1, column: 2))
    }

    @Test("the last of several equal keys wins, and both places are named")
    func duplicateKeys() throws {
        let text = "{\"a\": 1,\n \"b\": 2, \"\\u0061\": 3}"
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(node?.outline == "{a: 3, b: 2}")
        #expect(findings(diagnostics) == ["warning duplicate-key 2:10+8"])
        #expect(diagnostics.all[0].message.contains("first at line 1, column 2"))
        #expect(!diagnostics.hasErrors)
    }

    @Test("repetitions are found in long maps too", arguments: [15, 16, 17, 18, 300])
    func duplicateKeysInLongMaps(count: Int) {
        let keys =
            (0..<count).map { "\"k\($0)\":\($0)" } + ["\"k\(count / 2)\":\"x\"", "\"k0\":\"y\""]
        let text = "{" + keys.joined(separator: ",") + "}"
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(diagnostics.all.map(\.identifier) == ["duplicate-key", "duplicate-key"])
        #expect(node?.object?.count == count)
        #expect(node?["k\(count / 2)"]?.string == "x")
        #expect(node?["k0"]?.string == "y")
    }

    @Test(
        "half a character becomes U+FFFD, with a warning",
        arguments: [
            #"["\uD83C"]"#, #"["\uDF88"]"#, #"["\uD83Cx"]"#, #"["\uD83C\u0041"]"#,
            #"["\uD83C\uD83C\uDF88"]"#,
        ])
    func loneSurrogates(text: String) {
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(findings(diagnostics) == ["warning lone-surrogate 1:3+6"])
        #expect(node?.array?[0].string?.unicodeScalars.first == "\u{FFFD}")
    }

    @Test("nesting is limited, in maps as in lists", arguments: ["[", "{\"a\":"])
    func depth(opening: String) {
        let closing = opening == "[" ? "]" : "}"
        func text(_ depth: Int) -> [UInt8] {
            let inner = opening == "[" ? "" : "0"
            return Array(
                (String(repeating: opening, count: depth) + inner
                    + String(repeating: closing, count: depth)).utf8)
        }
        #expect(JSONReader.read(text(200), file: "a.json").diagnostics.all.isEmpty)
        let (node, diagnostics) = JSONReader.read(text(201), file: "a.json")
        #expect(node == nil)
        #expect(findings(diagnostics) == ["error json-depth 1:\(200 * opening.count + 1)+1"])
        #expect(
            JSONReader.read(Array(String(repeating: opening, count: 100_000).utf8), file: "a.json")
                .diagnostics.all.count == 1)
    }

    @Test("after fifty errors a note ends the list")
    func manyErrors() {
        let text = "[" + String(repeating: "01,", count: 200) + "1]"
        let diagnostics = JSONReader.read(Array(text.utf8), file: "a.json").diagnostics
        #expect(diagnostics.all.count == 51)
        #expect(diagnostics.all.last?.identifier == "too-many-findings")
        #expect(diagnostics.all.last?.severity == .note)
    }

    @Test("too many warnings are cut, but the tree is whole")
    func manyWarnings() {
        let text = "[" + String(repeating: "\"\\uD800\",", count: 200) + "1]"
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(node?.array?.count == 201)
        #expect(diagnostics.all.count == 51)
        #expect(!diagnostics.hasErrors)
    }

    @Test(
        "files of many megabytes on one line are read",
        arguments: [("\"é\",", 290_000), ("{\"a\":\"\\n\"},", 140_000), ("\t1 ,\r", 290_000)])
    func large(element: String, count: Int) {
        let text = "[" + String(repeating: element, count: count) + "0]"
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(diagnostics.all.isEmpty)
        #expect(node?.array?.count == count + 1)
    }

    @Test("no prefix and no broken byte of a file brings the reader down or lets a fault pass")
    func mutilated() {
        let text = Array(
            #"{"basics":{"name":"Ad\u00e9 \"L\"","n":[-1.5e3,true,{}]},"x":null}"#.utf8)
        for end in 0..<text.count {
            #expect(JSONReader.read(Array(text[..<end]), file: "a.json").diagnostics.hasErrors)
        }
        for index in text.indices {
            for byte in UInt8.min...UInt8.max {
                var copy = text
                copy[index] = byte
                let (node, diagnostics) = JSONReader.read(copy, file: "a.json")
                #expect(node != nil || diagnostics.hasErrors)
            }
        }
    }
}
