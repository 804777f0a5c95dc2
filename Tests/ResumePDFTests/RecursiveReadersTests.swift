import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Every function that calls itself on what a person wrote, each with the input that would exhaust
/// its stack, sent the whole way to a PDF.
///
/// A new reader of this kind belongs in this table: walking a `Node` is bounded by
/// `SourceLimits.depth`, walking a `Template` by `TemplateSyntax.depthLimit`.
struct RecursiveReadersTests {
    /// One reader and what it is given.
    struct Case: CustomTestStringConvertible, Sendable {
        /// The functions.
        var readers: String
        /// The name of the file, for the format.
        var file = "resume.yaml"
        /// The resume.
        var text: String
        /// Changes to the layout.
        var settings: [String] = []
        /// The error that refuses it; nil if a PDF is made.
        var refusal: String?

        var testDescription: String { readers }
    }

    private static func nested(
        _ opening: String, _ inner: String, _ closing: String, _ depth: Int
    ) -> String {
        String(repeating: opening, count: depth) + inner + String(repeating: closing, count: depth)
    }

    private static let head = "basics: {name: A}\n"
    private static let work = "work: [{name: B, position: C}]\n"
    private static let deep = 190

    private static func template(_ text: String) -> String {
        head + work + "meta: {layout: {entries: {work: {rows: [{left: '\(text)'}]}}}}\n"
    }

    private static func summary(_ text: String) -> Case {
        Case(
            readers: "InlineMarkup, TextBlocks, HTMLLines, HTMLTag",
            text: head + """
                summary: '\(text)'
                """)
    }

    static let cases: [Case] =
        // SourceTree
        ["[", "{\"a\":", "[{\"a\":"].map {
            Case(
                readers: "JSONScanner.value, list, map, member", file: "resume.json",
                text: String(repeating: $0, count: 100_000), refusal: "json-depth")
        }
        + ["[", "{a: ", "- ", "? ", "[{a: "].map {
            Case(
                readers: "YAMLComposer.node, collection, members, key",
                text: String(repeating: $0, count: 100_000), refusal: "yaml-depth")
        }
        + [
            Case(
                readers: "YAMLComposer.alias",
                text: head + "a: &a " + nested("[", "1", "]", 150) + "\nb: "
                    + nested("[", "*a", "]", 60), refusal: "yaml-depth"),
            // ResumeData
            Case(
                readers: "MappingContext.append, Node deinit, hash and ==",
                text: head + "work: [{name: B, highlights: " + nested("[", "x", "]", deep) + "}]"),
            Case(
                readers: "MappingContext.appendMap",
                text: head + "work: [{name: B, highlights: "
                    + nested("[{text: a, items: ", "[x]", "}]", 90) + "}]"),
            Case(
                readers: "MappingContext.phrases",
                text: head + "skills: [{name: B, keywords: " + nested("[", "x", "]", deep) + "}]"),
            Case(
                readers: "MappingContext.flattened",
                text: head + "work: [{name: B, mine: " + nested("{a: ", "x", "}", deep) + "}]"),
            Case(
                readers: "MappingContext.flattened",
                text: head + "work: [{name: B, mine: " + nested("[", "x", "]", deep) + "}]"),
            Case(
                readers: "MappingContext.customEntries",
                text: head + "mine: " + nested("[", "x", "]", deep)),
            Case(
                readers: "MappingContext.customEntriesOfMap",
                text: head + "mine: " + nested("{a: ", "x", "}", deep)),
            Case(
                readers: "Node.isSame",
                text: head + "work: [{company: " + nested("[", "x", "]", deep) + ", name: "
                    + nested("[", "x", "]", deep) + "}]"), summary(nested("[", "x", "]", 50_000)),
            summary(nested("![", "x", "](a)", 20_000)), summary(nested("*_", "x", "_*", 20_000)),
            summary(nested("**", "x ", "**", 20_000)), summary(nested("<b>", "x", "</b>", 20_000)),
            summary(nested("<ul><li>", "x", "</li></ul>", 10_000)),
            summary(nested("<a href=\"x\">", "x", "", 10_000)),
            summary(nested("> - ", "x", "", 10_000)),
            Case(
                readers: "TextBlocks, nested lists",
                text: head + "summary: |\n"
                    + (0..<500).map { "  " + String(repeating: " ", count: 2 * $0) + "- x\n" }
                    .joined()),
            // ResumeLayout
            Case(
                readers: "TemplateSyntax.parts, Template.fields, TextComposer.append",
                text: template(nested("[", "{name}", "]", 15_000)), refusal: "layout-template"),
            Case(
                readers: "TemplateSyntax.parts, Template.fields, TextComposer.append",
                text: template(nested("[", "{name}", "]", 400)), refusal: "layout-template"),
            Case(
                readers: "TemplateSyntax.parts, Template.fields, TextComposer.append",
                text: template(nested("<muted>", "{name}", "</muted>", 60)),
                refusal: "layout-template"),
            Case(
                readers: "LayoutMerge.merge, LayoutOrigins, MapReader, NodeLeaf",
                text: head + "meta: {layout: " + nested("{styles: ", "1", "}", deep) + "}",
                refusal: "layout-key"),
            Case(
                readers: "LayoutSettingReader.moved", text: head,
                settings: ["page=" + nested("[", "1", "]", deep)], refusal: "layout-type"),
            Case(
                readers: "LayoutSettingReader.value", text: head,
                settings: ["page=" + String(repeating: "[", count: 100_000)],
                refusal: "yaml-depth"),
            Case(
                readers: "LayoutSettingReader.steps, LayoutMerge.change", text: head,
                settings: ["a" + String(repeating: ".a", count: 100_000) + "=1"],
                refusal: "layout-set"),
            Case(
                readers: "LayoutMerge.change", text: head,
                settings: ["a" + String(repeating: ".a", count: 49) + "=1"], refusal: "layout-key"),
            Case(
                readers: "Node.saysTheSame, NodeLeaf.keeping, removing",
                text: head + "meta: {layout: {sections: {titles: {other: null}}, name: "
                    + nested("{a: ", "1", "}", 100) + "}}", refusal: "layout-type"),
            Case(
                readers: "EntriesDecoder.inherited, LayoutMerge.merge",
                text: head + "meta: {layout: {entries: {"
                    + (0..<150).map { "k\($0): {inherits: k\($0 + 1)}" }.joined(separator: ", ")
                    + ", k150: {space: 1pt}}}}"),
            Case(
                readers: "StylesDecoder.resolve",
                text: head + "meta: {layout: {styles: {label: {inherits: date}, date: "
                    + "{inherits: location}, location: {inherits: label}}}}",
                refusal: "layout-cycle"),
            // ResumePDF
            Case(
                readers: "Node.firstText",
                text: head + "work: [{name: B, mine: " + nested("[", "\u{10FF00}", "]", deep) + "}]"
            ),
        ]

    @Test(arguments: cases)
    func endsWithAPDFOrARefusal(_ input: Case) {
        var request = RenderResume.Request(
            source: .bytes(Array(input.text.utf8), name: input.file, folder: ""))
        request.overrides = input.settings
        let outcome = RenderResume()(request)
        let errors = outcome.diagnostics.all.filter { $0.severity == .error }
        guard let refusal = input.refusal else {
            #expect(errors.isEmpty)
            #expect(outcome.output != nil)
            return
        }
        #expect(outcome.output == nil)
        let error = errors.first { $0.identifier == refusal }
        #expect(error?.span != nil, "\(errors.first.map { "\($0)" } ?? "no error")")
    }

    @Test func everyLinkOfAChainIsCounted() throws {
        // LayoutChain.tree; LayoutExtensionTests tell where it stops.
        let folder = try ScratchFolder()
        for number in 0..<500 {
            try folder.write("extends: \(number + 1).yaml\n", to: "\(number).yaml")
        }
        let outcome = RenderResume()(
            RenderResume.Request(source: .sample, layout: folder.path("0.yaml")))
        #expect(outcome.identifiers == ["layout-depth"])
    }
}
