import SourceTree
import Testing

struct CSVReaderTests {
    private func read(_ text: String) -> (node: Node?, diagnostics: Diagnostics) {
        read(Array(text.utf8))
    }

    private func read(_ bytes: [UInt8]) -> (node: Node?, diagnostics: Diagnostics) {
        CSVReader.read(bytes, file: "a.csv", number: 3, columns: "\"Name\"") { $0.contains("Name") }
    }

    private func outline(_ text: String) -> String? { read(text).node?.outline }

    // MARK: What is read

    @Test(arguments: [
        ("Name,City\nAda,London\n", #"[{Name: "Ada", City: "London"}]"#),
        ("Name,City\r\nAda,London\r\n", #"[{Name: "Ada", City: "London"}]"#),
        ("Name,City\rAda,London\r", #"[{Name: "Ada", City: "London"}]"#),
        ("Name,City\nAda,London", #"[{Name: "Ada", City: "London"}]"#),
        ("\u{FEFF}Name,City\nAda,London", #"[{Name: "Ada", City: "London"}]"#),
        ("Name;City\nAda;a, b", #"[{Name: "Ada", City: "a, b"}]"#),
        ("Name\tCity\nAda\ta, b", #"[{Name: "Ada", City: "a, b"}]"#),
        ("Name,City\n\"A, B\",\"x\ny\r\nz\"", "[{Name: \"A, B\", City: \"x\ny\nz\"}]"),
        ("Name,City\n\"say \"\"hi\"\"\",\"\"\"\"", #"[{Name: "say "hi"", City: """}]"#),
        ("Name,City\n\"\",\n,x\n", #"[{Name: "", City: "x"}]"#),
        ("Name,City\n\n , \nAda,x\n\n", #"[{Name: "Ada", City: "x"}]"#),
        ("Name , City\n Ada , \"x\" \n", #"[{Name: " Ada ", City: "x"}]"#),
        ("Name,Name\nAda,Eve\n", #"[{Name: "Ada", Name 2: "Eve"}]"#),
        ("Notes:\n\"When you, export\"\n\nName,City\nAda,x\n", #"[{Name: "Ada", City: "x"}]"#),
        ("Name,City\n", "[]"), ("Name", "[]"),
    ])
    func rowsAreMaps(text: String, expected: String) {
        let result = read(text)
        #expect(result.node?.outline == expected)
        #expect(result.diagnostics.all.isEmpty)
    }

    @Test(arguments: ["", "\n\n", "\u{FEFF}"])
    func anEmptyFileHasNoTable(text: String) {
        #expect(read(text).node == nil)
        #expect(read(text).diagnostics.all.isEmpty)
    }

    @Test func eachValueKnowsItsPlace() throws {
        let rows = try #require(
            read("Näme,Name\nÄda,\"Löve\nlace\" \nEve, x\n").node?.array)
        let first = try #require(rows.first?.object)
        #expect(first[0].value.span == span(2, 1, 3))
        #expect(first[1].value.span == span(2, 5, 1))
        #expect(first[1].keySpan == span(1, 6, 4))
        #expect(rows[0].span == span(2, 1, 1))
        let second = try #require(rows.last?.object)
        #expect(second[0].value.span == span(4, 1, 3))
        #expect(second[1].value.span == span(4, 5, 2))
    }

    private func span(_ line: Int, _ column: Int, _ length: Int) -> SourceSpan {
        var span = SourceSpan(line: line, column: column, length: length)
        span.file = 3
        return span
    }

    // MARK: What is reported

    /// What is wrong, where, and what is read nevertheless.
    @Test(arguments: [
        (
            "Name,City\nAda \"A,x\nEve,y\n", ["error csv-quote 2:5+1"],
            #"[{Name: "Ada "A", City: "x"}, {Name: "Eve", City: "y"}]"#
        ),
        (
            "Name,City\n\"Ada \"L\" A\",x\n", ["error csv-quote 2:6+1", "error csv-quote 2:8+1"],
            #"[{Name: "Ada "L" A", City: "x"}]"#
        ),
        (
            "Name,City\nAda,x\n\"Eve,y\nZoe,z\n",
            ["error csv-quote 3:1+1", "warning csv-columns 3:1+6"],
            #"[{Name: "Ada", City: "x"}, {Name: "Eve,y"}, {Name: "Zoe", City: "z"}]"#
        ),
        (
            "Name,City\nAda,x,y\nEve,z\n", ["error csv-columns 2:7+1"],
            #"[{Name: "Ada", City: "x"}, {Name: "Eve", City: "z"}]"#
        ),
        ("Name,City\nAda,x,, \n", [], #"[{Name: "Ada", City: "x"}]"#),
        (
            "Name,City\nAda\nEve,y\n", ["warning csv-columns 2:1+3"],
            #"[{Name: "Ada"}, {Name: "Eve", City: "y"}]"#
        ),
        (
            "Name,City\nEve,y\nAd", ["error csv-columns 3:1+2"],
            #"[{Name: "Eve", City: "y"}, {Name: "Ad"}]"#
        ),
    ])
    func faultsHavePlaces(text: String, found: [String], expected: String) {
        let result = read(text)
        #expect(findings(result.diagnostics) == found)
        #expect(result.node?.outline == expected)
        #expect(result.diagnostics.all.allSatisfy { $0.span?.file == 3 && $0.file == "a.csv" })
    }

    @Test func aFileWithoutNamesOfColumnsIsNoTable() {
        let result = read("Street,City\nx,y\n")
        #expect(result.node == nil)
        #expect(findings(result.diagnostics) == ["error csv-header 1:1+1"])
        #expect(result.diagnostics.all.first?.message.contains("\"Name\"") == true)
    }

    @Test func theNamesOfColumnsAreNotLookedForInTheWholeFile() {
        let text = String(repeating: "x\n", count: 30) + "Name\nAda\n"
        #expect(findings(read(text).diagnostics) == ["error csv-header 1:1+1"])
    }

    /// What is not UTF-8 is an error, and read as what it looks like, so that other faults are found.
    @Test func otherEncodingsAreReported() {
        var bytes = Array("Name,City\nAda,Z".utf8)
        bytes += [0xFC] + Array("rich ".utf8) + [0x80] + Array("\nEve,é\"\n".utf8)
        let result = read(bytes)
        #expect(
            findings(result.diagnostics) == ["error not-utf8 2:6+1", "error csv-quote 3:6+1"])
        #expect(
            result.node?.outline
                == #"[{Name: "Ada", City: "Zürich €"}, {Name: "Eve", City: "é""}]"#)
        #expect(result.diagnostics.all[0].message.contains("Windows-1252"))
    }

    @Test func wideEncodingsAreRefused() {
        let bytes: [UInt8] = [0xFF, 0xFE] + "Name\nAda\n".utf8.flatMap { [$0, 0] }
        let result = read(bytes)
        #expect(findings(result.diagnostics) == ["error not-utf8 1:1+1"])
        #expect(result.node == nil)
    }

    // MARK: Limits

    @Test func moreValuesThanAnyResumeHasAreRefused() {
        let text = "Name\n" + String(repeating: "x\n", count: SourceLimits.values)
        #expect(findings(read(text).diagnostics).first?.hasPrefix("error too-many-values") == true)
    }

    @Test func aFileOfQuotesIsReadInOnePass() {
        for text in [
            "Name\n" + String(repeating: "\"", count: 400_001),
            "Name\n" + String(repeating: "\"x\n", count: 100_001),
            "Name\n" + String(repeating: "\"x\"y,", count: 100_000),
        ] {
            #expect(read(text).diagnostics.hasErrors)
        }
    }

    /// Whatever the bytes are, reading them ends.
    @Test func noBytesDoHarm() {
        let bytes = Array("Name,City\r\n\"A\"\"b\nc\",x;\t\n\u{FEFF}é,\"\n".utf8)
        for offset in bytes.indices {
            for value: UInt8 in [0, 0x0A, 0x0D, 0x22, 0x2C, 0xFF, 0xC3] {
                var broken = bytes
                broken[offset] = value
                _ = read(broken)
            }
            _ = read(Array(bytes[offset...]))
            _ = read(Array(bytes[..<offset]))
        }
    }
}
