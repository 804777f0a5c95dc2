import SourceTree
import Testing

/// What is too much for any resume is refused with a place, and at the first sign of it.
struct SourceLimitsTests {
    private func read(_ text: String, as file: String) -> (node: Node?, diagnostics: Diagnostics) {
        SourceReader.read(Array(text.utf8), file: file)
    }

    /// A list of so many ones, in two lines.
    private func ones(_ count: Int) -> String {
        "[1,\n" + Array(repeating: "1", count: count - 1).joined(separator: ",") + "]"
    }

    @Test(arguments: ["a.json", "a.yaml"])
    func valuesAreCounted(_ file: String) {
        // The list is a value, too.
        let most = SourceLimits.values - 1
        #expect(read(ones(most), as: file).node?.array?.count == most)
        let (node, diagnostics) = read(ones(most + 1), as: file)
        #expect(node == nil)
        #expect(findings(diagnostics) == ["error too-many-values 2:\(2 * most - 1)+1"])
    }

    @Test func aliasesAreCountedAsTheyExpand() {
        // 1 MiB, and sixteen times as much with its aliases.
        func text(_ aliases: Int) -> String {
            "- &a " + String(repeating: "b", count: 1 << 20) + "\n"
                + String(repeating: "- *a\n", count: aliases)
        }
        #expect(read(text(15), as: "a.yaml").node?.array?.count == 16)
        let (node, diagnostics) = read(text(17), as: "a.yaml")
        #expect(node == nil)
        #expect(findings(diagnostics) == ["error too-much-text 17:3+2"])
    }

    @Test func aliasesOfAliasesAreCountedAsTheyExpand() {
        let doublings = (1...40).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        let (node, diagnostics) = read("- &a0 x\n" + doublings, as: "a.yaml")
        #expect(node == nil)
        #expect(diagnostics.all.map(\.identifier) == ["too-many-values"])
        let texts = read(
            "- &a0 " + String(repeating: "x", count: 1_000) + "\n" + doublings, as: "a.yaml")
        #expect(texts.diagnostics.all.map(\.identifier) == ["too-much-text"])
    }

    @Test func keysThatAliasesRepeatCountAsText() {
        let key = String(repeating: "k", count: 1_000)
        let text = "- &a {\(key): 1}\n" + String(repeating: "- *a\n", count: 20_000)
        #expect(read(text, as: "a.yaml").diagnostics.all.map(\.identifier) == ["too-much-text"])
    }

    @Test func mergedMapsAreCounted() {
        let map = (0..<100).map { "k\($0): 1" }.joined(separator: ", ")
        let text = "- &a {\(map)}\n" + String(repeating: "- {<<: *a}\n", count: 3_000)
        #expect(read(text, as: "a.yaml").diagnostics.all.map(\.identifier) == ["too-many-values"])
    }

    @Test(arguments: ["a.json", "a.yaml"])
    func numbersHaveALength(_ file: String) {
        func text(_ digits: Int) -> String { "[ " + String(repeating: "7", count: digits) + "]" }
        #expect(read(text(1_000), as: file).diagnostics.all.isEmpty)
        let (_, diagnostics) = read(text(1_001), as: file)
        #expect(findings(diagnostics) == ["error too-long 1:3+1"])
    }

    @Test(arguments: ["a.json", "a.yaml"])
    func keysHaveALength(_ file: String) {
        func text(_ count: Int) -> String {
            let key = "\"" + String(repeating: "k", count: count) + "\""
            return file == "a.yaml" ? "? \(key)\n: 1\n" : "{ \(key): 1}"
        }
        #expect(read(text(1_000), as: file).diagnostics.all.isEmpty)
        let (_, diagnostics) = read(text(1_001), as: file)
        #expect(findings(diagnostics) == ["error too-long 1:3+1"])
    }
}
