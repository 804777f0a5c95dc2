import SourceTree
import Testing

/// One fault, one finding, with its place; and what the reader makes of the rest.
@Suite struct JSONFaultTests {
    static let faults: [(text: String, finding: String, outline: String?)] = [
        // Commas.
        ("[1,]", "json-trailing-comma 1:3+1", "[1]"),
        ("{\"a\": 1,\n}", "json-trailing-comma 1:8+1", "{a: 1}"),
        ("[1,,2]", "json-extra-comma 1:4+1", "[1, 2]"),
        ("[,1]", "json-extra-comma 1:2+1", "[1]"),
        ("{,\"a\":1}", "json-extra-comma 1:2+1", "{a: 1}"),
        ("[1 2]", "json-missing-comma 1:3+1", "[1, 2]"),
        ("[\"a\"\n \"b\"]", "json-missing-comma 1:5+1", "[\"a\", \"b\"]"),
        ("{\"a\": 1\n \"b\": 2}", "json-missing-comma 1:8+1", "{a: 1, b: 2}"),
        ("{\"a\": {} \"b\": []}", "json-missing-comma 1:9+1", "{a: {}, b: []}"),
        ("[[1][2]]", "json-missing-comma 1:5+1", "[[1], [2]]"),
        ("{\"a\":\"b\"\"c\":\"d\"}", "json-missing-comma 1:9+1", "{a: \"b\", c: \"d\"}"),
        ("{\"a\": 1; \"b\": 2}", "json-missing-comma 1:8+1", "{a: 1, b: 2}"),
        // Colons and keys.
        ("{\"a\" 1}", "json-missing-colon 1:5+1", "{a: 1}"),
        ("{\"a\" = 1}", "json-missing-colon 1:6+1", "{a: 1}"),
        ("{\"a\" => 1}", "json-missing-colon 1:6+2", "{a: 1}"),
        ("{\"a\":: 1}", "json-extra-colon 1:6+1", "{a: 1}"),
        ("{\"a\": \"b\": \"c\"}", "json-extra-colon 1:10+1", "{a: \"b\"}"),
        ("[\"a\": 1]", "json-extra-colon 1:5+1", "[\"a\"]"),
        ("{\"a\"}", "json-missing-value 1:2+3", "{a: null}"),
        ("{\"a\": , \"b\": 2}", "json-missing-value 1:2+3", "{a: null, b: 2}"),
        ("{{\"a\": 1}}", "json-missing-key 1:2+1", "{}"),
        ("{: 1}", "json-missing-key 1:2+1", "{}"),
        ("{a: 1}", "json-unquoted-key 1:2+1", "{a: 1}"),
        ("{first name: 1}", "json-unquoted-key 1:2+10", "{first name: 1}"),
        ("{1: 2}", "json-unquoted-key 1:2+1", "{1: 2}"),
        ("{naïve-$: 1}", "json-unquoted-key 1:2+7", "{naïve-$: 1}"),
        ("{name\": \"x\"}", "json-unquoted-key 1:2+5", "{name: \"x\"}"),
        ("{\"name: \"Ada\", \"b\": 1}", "json-missing-colon 1:10+1", "{name: : null, b: 1}"),
        // Quotes.
        ("['a']", "json-quotes 1:2+3", "[\"a\"]"),
        ("['don't', 1]", "json-quotes 1:2+7", "[\"don't\", 1]"),
        ("{'a': 1}", "json-quotes 1:2+3", "{a: 1}"),
        ("[“a”]", "json-quotes 1:2+3", "[\"a\"]"),
        ("[`a`]", "json-quotes 1:2+3", "[\"a\"]"),
        ("[\"he said \"hi\" to me\", 1]", "json-inner-quote 1:11+1", "[\"he said \", 1]"),
        ("{\"a\": \"\"quoted\" text\",\n\"b\": 1}", "json-inner-quote 1:8+1", "{a: \"\", b: 1}"),
        ("{\"a\": \"Ada,\n\"b\": 1}", "json-unclosed-text 1:11+1", "{a: \"Ada\", b: 1}"),
        ("{\"a\": \"Ada\n}", "json-unclosed-text 1:11+1", "{a: \"Ada\"}"),
        ("[\"a ,\r\n\"b\"]", "json-unclosed-text 1:4+1", "[\"a\", \"b\"]"),
        // Characters inside texts.
        ("[\"a\tb\tc\"]", "json-control-character 1:4+1", "[\"a\tb\tc\"]"),
        ("[\"é\nb\r\nc\"]", "json-control-character 1:4+1", "[\"é\nb\nc\"]"),
        ("[\"\u{1}\"]", "json-control-character 1:3+1", "[\"\u{1}\"]"),
        ("[\"\\q\"]", "json-escape 1:3+2", "[\"\\q\"]"),
        ("[\"\\'\"]", "json-escape 1:3+2", "[\"'\"]"),
        ("[\"\\x41\"]", "json-escape 1:3+2", "[\"\\x41\"]"),
        ("[\"\\u00g0\"]", "json-escape 1:3+2", "[\"\\u00g0\"]"),
        ("[\"\\u12\"]", "json-escape 1:3+2", "[\"\\u12\"]"),
        ("[\"C:\\Users\"]", "json-escape 1:5+2", "[\"C:\\Users\"]"),
        ("[\"a\\\nb\"]", "json-escape 1:4+1", "[\"ab\"]"),
        // Numbers.
        ("[01]", "json-number 1:2+2", "[01]"), ("[-01]", "json-number 1:2+3", "[-01]"),
        ("[00]", "json-number 1:2+2", "[00]"), ("[+1]", "json-number 1:2+2", "[+1]"),
        ("[.5]", "json-number 1:2+2", "[.5]"), ("[-.5]", "json-number 1:2+3", "[-.5]"),
        ("[5.]", "json-number 1:2+2", "[5.]"), ("[5.e1]", "json-number 1:2+4", "[5.e1]"),
        ("[0x1F]", "json-number 1:2+4", "[0x1F]"),
        ("[-]", "json-unquoted-text 1:2+1", "[\"-\"]"),
        ("[1e]", "json-unquoted-text 1:2+2", "[\"1e\"]"),
        ("[1.2.3]", "json-unquoted-text 1:2+5", "[\"1.2.3\"]"),
        ("[2021-03]", "json-unquoted-text 1:2+7", "[\"2021-03\"]"),
        ("[03/2021, 1]", "json-unquoted-text 1:2+7", "[\"03/2021\", 1]"),
        ("[3/2021, 1]", "json-unquoted-text 1:2+6", "[\"3/2021\", 1]"),
        ("[+49 30 123]", "json-unquoted-text 1:2+10", "[\"+49 30 123\"]"),
        // Words.
        ("[TRUE]", "json-literal 1:2+4", "[true]"), ("[False]", "json-literal 1:2+5", "[false]"),
        ("[None, 1]", "json-literal 1:2+4", "[null, 1]"),
        ("[undefined]", "json-literal 1:2+9", "[null]"),
        ("[NaN]", "json-literal 1:2+3", "[null]"), ("[-Infinity]", "json-literal 1:2+9", "[null]"),
        ("[nul]", "json-unquoted-text 1:2+3", "[\"nul\"]"),
        ("[truefalse]", "json-unquoted-text 1:2+9", "[\"truefalse\"]"),
        (
            "{\"a\": Ada Lovelace,\n\"b\": 1}", "json-unquoted-text 1:7+12",
            "{a: \"Ada Lovelace\", b: 1}"
        ),
        ("{\"a\": https://x.org/y\n}", "json-unquoted-text 1:7+15", "{a: \"https://x.org/y\"}"),
        ("{\"a\": Ada\", \"b\": 1}", "json-unquoted-text 1:7+4", "{a: \"Ada\"\", b: 1}"),
        ("[(1)]", "json-unquoted-text 1:2+3", "[\"(1)\"]"),
        // Comments and spaces.
        ("[1, // one\n 2]", "json-comment 1:5+6", "[1, 2]"),
        ("[1, /* é\n */ 2]", "json-comment 1:5+1", "[1, 2]"),
        ("[1] # end", "json-comment 1:5+5", "[1]"),
        ("// start\n[1]", "json-comment 1:1+8", "[1]"),
        ("[1, /* never", "json-comment 1:5+1", nil),
        ("[\u{A0}\u{A0}1]", "json-space 1:2+2", "[1]"),
        ("[1\u{2028}]", "json-space 1:3+1", "[1]"), ("[1,\u{C}2]", "json-space 1:4+1", "[1, 2]"),
        // Brackets, beginning and end.
        ("[1}", "json-bracket 1:3+1", "[1]"), ("{\"a\": 1]", "json-bracket 1:8+1", "{a: 1}"),
        ("{\"a\": [1, 2}", "json-bracket 1:12+1", "{a: [1, 2]}"),
        ("[{\"a\": 1]", "json-bracket 1:9+1", "[{a: 1}]"),
        ("[1]]", "json-trailing-text 1:4+1", "[1]"), ("{} {}", "json-trailing-text 1:4+1", "{}"),
        ("{},", "json-trailing-text 1:3+1", "{}"), ("[1]\0", "json-trailing-text 1:4+1", "[1]"),
        ("", "empty-file 1:1+1", nil), (" \n ", "empty-file 2:2+1", nil),
        ("\u{FEFF}", "empty-file 1:1+1", nil),
        ("[", "json-cut-off 1:2+1", nil), ("{\"a\"", "json-cut-off 1:5+1", nil),
        ("{\"a\":", "json-cut-off 1:6+1", nil), ("{\"a\": 1,\n\n", "json-cut-off 1:9+1", nil),
        ("[\"abc", "json-cut-off 1:2+1", nil), ("[\"abc\\", "json-cut-off 1:2+1", nil),
        ("{\"a\": \"x,\n\tb\n\tc", "json-cut-off 1:7+1", nil),
        ("basics:\n  name: Ada\n", "json-start 1:1+1", nil), ("---\na: 1", "json-start 1:1+1", nil),
        ("- a\n- b", "json-start 1:1+1", nil), ("# yaml\na: 1", "json-start 2:1+1", nil),
        ("<html></html>", "json-start 1:1+1", nil), ("}", "json-start 1:1+1", nil),
    ]

    @Test("each fault is one finding, and reading goes on", arguments: faults)
    func fault(text: String, finding: String, outline: String?) {
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(findings(diagnostics) == ["error " + finding])
        #expect(node?.outline == outline)
    }

    @Test("several faults are reported in one run")
    func several() {
        let text = """
            {
              // about me
              "basics": {'name': "Ada",},
              "work": [{"startDate": 2021-03 "endDate": None}],
              "title": "a
              "level": 01
            """
        let (node, diagnostics) = JSONReader.read(Array(text.utf8), file: "a.json")
        #expect(node == nil)
        #expect(
            findings(diagnostics) == [
                "error json-comment 2:3+11", "error json-quotes 3:14+6",
                "error json-trailing-comma 3:27+1", "error json-unquoted-text 4:26+23",
                "error json-unclosed-text 5:14+1", "error json-missing-comma 5:14+1",
                "error json-number 6:12+2", "error json-cut-off 6:14+1",
            ])
    }

    @Test("a cut-off file names the place that is open")
    func cutOff() {
        let text = "{\n  \"work\": [\n    {\n      \"name\": \"x\"\n"
        let diagnostics = JSONReader.read(Array(text.utf8), file: "a.json").diagnostics
        #expect(findings(diagnostics) == ["error json-cut-off 4:18+1"])
        #expect(diagnostics.all[0].message.contains("inside the map that starts at line 3"))
    }
}
