import SourceTree
import Testing

@testable import ResumeLayout

struct LayoutMergeTests {
    private func tree(_ yaml: String, _ file: String) throws -> LayoutTree {
        LayoutTree(try #require(YAMLReader.read(Array(yaml.utf8), file: file).node), file: file)
    }

    private func merged(_ base: String, _ top: String) throws -> LayoutTree {
        LayoutMerge.merge(try tree(top, "top"), onto: try tree(base, "base"))
    }

    @Test(arguments: [
        ("{a: 1}", "{b: 2}", "{a: 1, b: 2}"),
        ("{a: {b: {c: 1, d: 2}}}", "{a: {b: {d: 3}}}", "{a: {b: {c: 1, d: 3}}}"),
        ("{a: [1, 2, 3]}", "{a: [4]}", "{a: [4]}"),
        ("{a: {b: 1}}", "{a: 2}", "{a: 2}"),
        ("{a: 2}", "{a: {b: 1}}", "{a: {b: 1}}"),
        ("{a: [{b: 1}]}", "{a: {b: 1}}", "{a: {b: 1}}"),
        ("{a: 1, b: 2}", "{a: null}", "{b: 2}"),
        ("{a: {b: 1, c: 2}}", "{a: {b: }}", "{a: {c: 2}}"),
        ("{a: {b: 1}}", "{a: {}}", "{a: {b: 1}}"),
        ("{a: 1}", "{}", "{a: 1}"),
    ])
    func mapsMergeAndAllElseReplaces(_ base: String, _ top: String, _ wanted: String) throws {
        let result = try merged(base, top)
        let expected = try tree(wanted, "x")
        #expect(result.node.saysTheSame(as: expected.node), "\(result.node)")
        #expect(result.node.object?.count == expected.node.object?.count)
    }

    @Test func aNullForAnUnknownKeyStaysToBeFound() throws {
        let result = try merged("{a: 1}", "{b: null}")
        #expect(result.node.object?.map(\.key) == ["a", "b"])
        #expect(result.origins.origin(of: "b").file == "top")
    }

    @Test func eachPartHasItsFile() throws {
        let result = try merged("{a: {b: 1, c: [1]}, d: 1, e: 1}", "{a: {b: 2}, e: {f: 1}, g: 1}")
        let files = ["a", "a.b", "a.c", "a.c[0]", "d", "e.f", "g"].map {
            result.origins.origin(of: $0).file
        }
        #expect(files == ["top", "top", "base", "base", "base", "top", "top"])
    }

    @Test func aMapHasThePlaceOfWhoChangedItLast() throws {
        let result = try merged("a: {b: 1, c: 2}", "x: 1\na:\n  c: 3")
        #expect(result.node["a"]?.span.line == 3)
        #expect(result.node["a"]?["b"]?.span == SourceSpan(line: 1, column: 8))
        #expect(result.node["a"]?["c"]?.span.line == 3)
        #expect(result.node["a"]?.object?.last?.keySpan.line == 3)
    }

    @Test func threeFilesKeepTheirParts() throws {
        let low = try merged("{a: {b: 1, c: 1, d: 1}}", "{a: {c: 2, d: 2}}")
        let result = LayoutMerge.merge(try tree("{a: {d: 3}}", "third"), onto: low)
        let files = ["a.b", "a.c", "a.d"].map { result.origins.origin(of: $0).file }
        #expect(files == ["base", "top", "third"])
    }

    @Test func deepTreesMerge() throws {
        let deep = String(repeating: "{a: ", count: 190) + "1" + String(repeating: "}", count: 190)
        #expect(try merged(deep, deep).node.saysTheSame(as: tree(deep, "x").node))
    }

    @Test func wideTreesMergeInTime() throws {
        let wide = (0..<20_000).map { "k\($0): \($0)\n" }.joined()
        let clock = ContinuousClock()
        let (base, top) = (try tree(wide, "base"), try tree(wide, "top"))
        #expect(clock.measure { _ = LayoutMerge.merge(top, onto: base) } < .seconds(5))
    }

    @Test func orderAndNullSayNothing() throws {
        let one = try tree("{a: 1, b: [1, {c: 2}]}", "x").node
        #expect(one.saysTheSame(as: try tree("{b: [1, {c: 2, d: null}], a: 1}", "x").node))
        #expect(!one.saysTheSame(as: try tree("{a: 1, b: [1, {c: 3}]}", "x").node))
        #expect(!one.saysTheSame(as: try tree("{a: 1, b: [1]}", "x").node))
        #expect(!one.saysTheSame(as: try tree("{a: '1', b: [1, {c: 2}]}", "x").node))
    }
}
