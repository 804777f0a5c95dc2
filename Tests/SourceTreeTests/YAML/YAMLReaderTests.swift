import SourceTree
import Testing

struct YAMLReaderTests {
    private func read(_ text: String) -> (node: Node?, diagnostics: Diagnostics) {
        YAMLReader.read(Array(text.utf8), file: "a.yaml")
    }

    @Test(arguments: [
        ("a: 1", Node.Value.number("1")), ("a: text", .string("text")), ("a: true", .bool(true)),
        ("a:", .null), ("a: ~", .null), ("a: \"1\"", .string("1")), ("a: yes", .string("yes")),
        ("a: 2021-03", .string("2021-03")), ("a: 2021-03-09", .string("2021-03-09")),
        ("a: 2021", .number("2021")), ("a: !!str 1", .string("1")), ("a: 'it''s'", .string("it's")),
        ("a: >\n  one\n  two\n", .string("one two\n")),
        ("a: |\n  one\n  two\n", .string("one\ntwo\n")),
        ("a: w\u{85}x\u{2028}y\u{2029}z", .string("w\u{85}x\u{2028}y\u{2029}z")),
    ])
    func readsScalars(_ text: String, _ value: Node.Value) throws {
        #expect(try #require(read(text).node?["a"]).value == value)
    }

    @Test func placesAreKnown() throws {
        let node = try #require(read("a: 1\nlist:\n  - x\n  - yy\n").node)
        let item = try #require(node["list"]?.array?[1])
        #expect(item.span == SourceSpan(line: 4, column: 5, length: 2))
    }

    @Test func anchorsAndMergeKeysAreExpanded() throws {
        let result = read("base: &b { x: 1, y: 2 }\nown:\n  <<: *b\n  y: 3\nsame: *b\n")
        #expect(result.diagnostics.all.isEmpty)
        let node = try #require(result.node)
        #expect(node["own"]?["x"]?.value == .number("1"))
        #expect(node["own"]?["y"]?.value == .number("3"))
        #expect(node["same"]?["y"]?.value == .number("2"))
    }

    @Test func anAliasBombIsRefused() {
        var text = "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
        for (name, previous) in zip("bcdefghij", "abcdefghi") {
            let list = Array(repeating: "*\(previous)", count: 10).joined(separator: ",")
            text += "\(name): &\(name) [\(list)]\n"
        }
        #expect(read(text).diagnostics.hasErrors)
    }

    @Test(arguments: [
        ("a: [1, 2", Int32(1)), ("a: \"x", 1), ("a: 1\n\tb: 2", 2), ("a: *none", 1),
        ("a: 1\n b: 2", 2), ("{a: 1}}", 1),
    ])
    func faultsHaveAPlace(_ text: String, _ line: Int32) throws {
        let finding = try #require(read(text).diagnostics.all.first { $0.severity == .error })
        #expect((finding.span?.line ?? 0) >= line)
        #expect(!finding.message.isEmpty)
    }

    @Test func aRepeatedKeyIsReportedAndTheLastWins() throws {
        let result = read("a: 1\na: 2\n")
        #expect(result.node?["a"]?.value == .number("2"))
        #expect(result.diagnostics.all.map(\.severity) == [.warning])
    }

    @Test func onlyTheFirstDocumentIsRead() throws {
        let result = read("a: 1\n---\na: 2\n")
        #expect(result.node?["a"]?.value == .number("1"))
        #expect(!result.diagnostics.all.isEmpty)
    }

    @Test func depthHasALimit() {
        let text = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
        #expect(read(text).diagnostics.hasErrors)
    }
}
