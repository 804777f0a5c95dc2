import Testing

@testable import PDFFile

@Suite struct ObjectParserTests {
    private func parsed(_ text: String) throws(PDFFileError) -> PDFObject {
        var parser = ObjectParser(Array(text.utf8))
        return try parser.object()
    }

    @Test(arguments: [
        ("null", PDFObject.null), (" true ", .bool(true)), ("false]", .bool(false)),
        ("0", .integer(0)), ("+17", .integer(17)), ("-98", .integer(-98)), ("007", .integer(7)),
        ("34.5", .real(34.5)), ("-.002", .real(-0.002)), ("4.", .real(4)), ("-0.0", .real(0)),
        ("123456789012345678", .integer(123_456_789_012_345_678)),
        ("0.1234567890123456789", .real(0.123_456_789_012_345_68)),
        ("12 0 R", .reference(12)), ("12 0 Rx", .integer(12)), ("12 0", .integer(12)),
        ("-1 0 R", .integer(-1)), ("3 65535 R", .reference(3)), ("3 123456 R", .integer(3)),
        ("/", .name("")), ("/A;B_c*", .name("A;B_c*")), ("/A#42", .name("AB")),
        ("/A#20b#", .name("A#20b#23")), ("/A#zz", .name("A#23zz")), ("/é", .name("#C3#A9")),
        ("%comment\r/x%y", .name("x")),
        (
            "[1 2 0 R/a(b)<</c[]>>]",
            .array([
                .integer(1), .reference(2), .name("a"), .string([98]),
                .dictionary(["c": .array([])]),
            ])
        ),
        (
            "<</a 1/b/c/a 2>>",
            .dictionary(
                PDFDictionary(entries: [
                    .init(key: "a", value: .integer(1)), .init(key: "b", value: .name("c")),
                    .init(key: "a", value: .integer(2)),
                ]))
        ),
    ])
    func objectsAreRead(text: String, object: PDFObject) throws {
        #expect(try parsed(text) == object)
    }

    @Test(arguments: [
        ("()", ""), ("(a(b)c)", "a(b)c"), ("(a\\)\\(\\\\)", "a)(\\"),
        ("(\\n\\r\\t\\b\\f)", "\n\r\t\u{8}\u{C}"),
        ("(a\\\nb\\\r\nc\\\rd)", "abcd"), ("(a\rb\r\nc)", "a\nb\nc"),
        ("(\\101\\7z\\60\\x)", "A\u{7}z0x"),
        ("<>", ""), ("<41 4 2\n>", "AB"), ("<414>", "A@"),
    ])
    func stringsAreRead(text: String, string: String) throws {
        #expect(try parsed(text) == .string(Array(string.utf8)))
    }

    @Test(arguments: [
        "", " ", "%", "nul", "nulls", "truex", "--1", "1-2", "+", ".", "1.2.3", "1a", "(", "((a)",
        "(a\\",
        "<4", "<4x>", "[", "[1", "<<", "<</a>>", "<</a 1", "<<1 2>>", "<</a 1>", ")", ">", "]", "}",
        "R",
        "1234567890123456789", "obj",
    ])
    func whatIsNoneIsRefused(text: String) {
        #expect(throws: PDFFileError.self) { try parsed(text) }
    }

    @Test func nestingHasAnEnd() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try parsed(nested(100))
        #expect(throws: PDFFileError.tooComplex) { try parsed(nested(101)) }
        #expect(throws: PDFFileError.tooComplex) {
            try parsed(String(repeating: "<</a", count: 100_000))
        }
    }

    @Test func ofTwoEntriesTheLastCounts() throws {
        var dictionary = try #require(try parsed("<</a 1/b 2/a 3>>").dictionary)
        #expect(dictionary["a"] == .integer(3) && dictionary["c"] == nil)
        dictionary["a"] = nil
        #expect(dictionary == ["b": .integer(2)])
        dictionary["b"] = .null
        dictionary["d"] = .integer(4)
        #expect(dictionary == ["b": .null, "d": .integer(4)])
    }
}
