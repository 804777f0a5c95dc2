import SourceTree
import Testing

@testable import ResumeLayout

/// Changes as `--set` writes them: read, and put into a layout.
struct LayoutSettingTests {
    private static let base = """
        name: x
        page: { size: a4, margin: 10mm }
        header: { blocks: [name, label, contacts] }
        entries: { work: { rows: [{ left: a }, { left: b }] } }
        """

    private func node(_ yaml: String) throws -> Node {
        try #require(YAMLReader.read(Array(yaml.utf8), file: "x").node)
    }

    /// The layout with changes, and what is wrong with these.
    private func changed(_ texts: [String]) throws -> (tree: LayoutTree, findings: [Diagnostic]) {
        var (settings, diagnostics) = LayoutSettingReader.read(texts)
        var tree = LayoutTree(try node(Self.base), file: "base")
        for setting in settings {
            do throws(Diagnostics) { tree = try LayoutMerge.apply(setting, to: tree) } catch {
                diagnostics.add(error)
            }
        }
        return (tree, diagnostics.all)
    }

    @Test(arguments: [
        ("page.size=letter", "page", "{size: letter, margin: 10mm}"),
        (" page.size = letter ", "page", "{size: letter, margin: 10mm}"),
        ("page={size: b5}", "page", "{size: b5, margin: 10mm}"),
        ("page.margin={top: 1mm}", "page", "{size: a4, margin: {top: 1mm}}"),
        ("page.margin.top=1mm", "page", "{size: a4, margin: {top: 1mm}}"),
        ("page.size=null", "page", "{margin: 10mm}"),
        ("page=null", "page", ""),
        ("colors.accent=#ff0000", "colors", "{accent: '#ff0000'}"),
        ("colors.accent=\"a=b\"", "colors", "{accent: 'a=b'}"),
        ("a.b.c=[1, {d: 2}]", "a", "{b: {c: [1, {d: 2}]}}"),
        ("header.blocks=[name]", "header", "{blocks: [name]}"),
        ("header.blocks[0]=summary", "header", "{blocks: [summary, label, contacts]}"),
        ("header.blocks[1]=null", "header", "{blocks: [name, contacts]}"),
        ("entries.work.rows[1].left=c", "entries", "{work: {rows: [{left: a}, {left: c}]}}"),
        (
            "entries.work.rows[0]=\n  left: c\n  right: d\n", "entries",
            "{work: {rows: [{left: c, right: d}, {left: b}]}}"
        ),
        ("page.x=\"\"", "page", "{size: a4, margin: 10mm, x: ''}"),
    ])
    func changesOneValue(_ text: String, _ key: String, _ wanted: String) throws {
        let (tree, findings) = try changed([text])
        #expect(findings.isEmpty)
        let expected = wanted.isEmpty ? nil : try node(wanted)
        let found = tree.node[key]
        #expect(found.map { expected?.saysTheSame(as: $0) == true } ?? (expected == nil))
    }

    @Test func laterOnesBuildOnEarlierOnes() throws {
        let (tree, findings) = try changed([
            "header.blocks=[a, b]", "header.blocks[1]=c", "header.blocks[0]=null",
        ])
        #expect(findings.isEmpty)
        #expect(try tree.node["header"]?.saysTheSame(as: node("{blocks: [c]}")) == true)
        #expect(tree.origins.origin(of: "header.blocks[0]").file == "--set")
    }

    @Test func elementsKeepTheirFilesWhenOneGoes() throws {
        let (tree, _) = try changed(["header.blocks[2]=x", "header.blocks[0]=null"])
        let files = (0..<2).map { tree.origins.origin(of: "header.blocks[\($0)]").file }
        #expect(files == ["base", "--set"])
    }

    @Test func placesAreInTheTextOfAllChanges() throws {
        let (tree, _) = try changed(["page.size=b5", "a=\n- 1", " é.margin.top = 1mm"])
        #expect(tree.origins.origin(of: "page.size").file == "--set")
        #expect(tree.origins.origin(of: "page.margin").file == "base")
        #expect(tree.origins.origin(of: "page").file == "--set")
        let page = tree.node["page"]
        #expect(page?.span == SourceSpan(line: 1, column: 1, length: 4))
        #expect(page?["size"]?.span == SourceSpan(line: 1, column: 11, length: 2))
        #expect(tree.node["a"]?.array?.first?.span == SourceSpan(line: 3, column: 3))
        let top = tree.node["é"]?["margin"]?.object?.first
        #expect(top?.keySpan == SourceSpan(line: 4, column: 11, length: 3))
        #expect(top?.value.span == SourceSpan(line: 4, column: 17, length: 3))
    }

    @Test(arguments: [
        ("", 1), ("=", 1), (" =1", 2), ("a", 1), ("page.size=", 10), ("page.size= ", 10),
        (".=1", 1), ("a..b=1", 3), (".a=1", 1), ("a.=1", 2), ("[0]=1", 1), ("a[=1", 2),
        ("a[]=1", 2), ("a[x]=1", 2), ("a[-1]=1", 2), ("a]b=1", 1),
        ("entries.work.rows[0]left=1", 21), ("extends=classic", 1),
        ("page[0]=1", 5), ("page.size[0]=1", 10), ("page.size[0].x=1", 10),
        ("header.blocks[3]=x", 14), ("header.blocks[99999999999999999999]=x", 14),
        ("header.blocks.name=x", 15), ("header.bloks[0]=x", 8), ("nothing[0]=x", 1),
    ])
    func badOnesAreErrorsAtTheirPlace(_ text: String, _ column: Int32) throws {
        let (tree, findings) = try changed(["page.size=b5", text])
        #expect(findings.map(\.identifier) == ["layout-set"])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.file == "--set")
        #expect(findings.first?.span?.line == 2)
        #expect(findings.first?.span?.column == column)
        #expect(tree.node["page"]?["size"]?.string == "b5")
    }

    @Test func aNearMissIsSuggested() throws {
        #expect(try changed(["header.bloks[0]=x"]).findings.first?.suggestions == ["blocks"])
    }

    @Test(arguments: [
        ("a={b: 1", "yaml-cut-off", 1), ("a=\n  b: [", "yaml-cut-off", 1),
        ("a=*b", "yaml-alias", 1), ("a=\u{1B}[31m", "yaml-control-character", 1),
    ])
    func valuesMustBeYAML(_ text: String, _ identifier: String, _ line: Int32) throws {
        let findings = try changed([text]).findings
        #expect(findings.map(\.identifier) == [identifier])
        #expect(findings.first?.file == "--set")
        #expect(findings.first?.path == "a")
        #expect(findings.first?.span?.line == line)
    }

    @Test func endlessValuesAndPathsAreRefused() throws {
        let deep = "a=" + String(repeating: "[", count: 100_000)
        #expect(try changed([deep]).findings.map(\.identifier) == ["yaml-depth"])
        for part in [".a", "[0]"] {
            let text = "a" + String(repeating: part, count: 100_000) + "=1"
            #expect(try changed([text]).findings.map(\.identifier) == ["layout-set"])
        }
    }
}
