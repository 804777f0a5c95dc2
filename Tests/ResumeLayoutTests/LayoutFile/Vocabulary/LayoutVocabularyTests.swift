import SourceTree
import Testing

@testable import ResumeLayout

struct LayoutVocabularyTests {
    private func outcome(_ text: String) throws -> LayoutDecoder.Outcome {
        let (node, diagnostics) = YAMLReader.read(Array(text.utf8), file: "test.yaml")
        #expect(diagnostics.all.isEmpty)
        return LayoutDecoder.layout(from: LayoutTree(try #require(node), file: "test.yaml"))
    }

    /// A file that has what a key needs to mean something.
    private func base(_ path: VocabularyPath) -> String {
        switch path.keys.first {
        case "regions" where path.keys.contains("main"):
            "name: test\nregions: { side: { width: 1fr } }\n"
        default: "name: test\n"
        }
    }

    @Test(arguments: VocabularyPath.leaves)
    func everyKeyIsRead(_ path: VocabularyPath) throws {
        // These mean something only beside others, or to the one who puts layouts together.
        let exempt = [
            "extends", "colors", "fonts", "inherits", "size", "padding", "pages", "share",
        ]
        var changes = false
        let plain = try #require(try outcome(base(path)).layout)
        for value in path.values {
            var text = path.file(value)
            if path.keys.first == "regions", path.keys.contains("main") {
                text += "  side: { width: 1fr }\n"
            }
            if path.keys == ["header", "side"] || path.keys.last == "region" {
                text += "regions: { side: { width: 30% } }\n"
            }
            let result = try outcome(text)
            let layout = result.layout
            changes = changes || (layout.map { $0 != plain } ?? false)
            let isExempt = value.contains("fr") || value.contains("title")
            #expect(layout != nil || isExempt, "\(text)\(result.diagnostics.all.map(\.message))")
        }
        #expect(changes || path.keys.contains { exempt.contains($0) }, "nothing reads it")
    }

    @Test(arguments: VocabularyPath.leaves)
    func everyKeyRefusesAMap(_ path: VocabularyPath) throws {
        if case .table = path.shape { return }
        let result = try outcome(path.file("{ nonsense: { deep: 1 } }"))
        #expect(result.diagnostics.hasErrors)
        #expect(result.layout == nil)
        #expect(
            result.diagnostics.all.allSatisfy { $0.span != nil && $0.file == "test.yaml" },
            "\(result.diagnostics.all)")
    }

    @Test func everyKeyHasASentence() {
        func check(_ keys: [KeyShape]) {
            #expect(Set(keys.map(\.name)).count == keys.count)
            for key in keys {
                #expect(key.summary.hasSuffix(".") || key.summary.hasSuffix(":"), "\(key.name)")
                if let inner = key.shape.keys { check(inner) }
            }
        }
        check(LayoutVocabulary.file)
    }

    @Test func theSchemaIsJSONAndKnowsEveryTopKey() throws {
        let (node, diagnostics) = JSONReader.read(Array(LayoutSchema.text.utf8), file: "schema")
        #expect(diagnostics.all.isEmpty)
        let properties = try #require(node?["properties"]?.object)
        #expect(properties.map(\.key) == LayoutVocabulary.file.map(\.name))
        let styles = try #require(node?["properties"]?["styles"]?["properties"]?.object)
        #expect(styles.map(\.key) == TextStyles.Slot.allCases.map(\.rawValue))
        #expect(node?["definitions"]?["style"]?["properties"]?["tracking"] != nil)
    }
}
