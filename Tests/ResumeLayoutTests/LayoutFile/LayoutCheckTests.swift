import Pages
import SourceTree
import Testing

@testable import ResumeLayout

/// What is wrong with a layout file, and where.
struct LayoutCheckTests {
    private func findings(_ text: String) throws -> [Diagnostic] {
        let (node, _) = YAMLReader.read(Array(("name: test\n" + text).utf8), file: "t.yaml")
        let tree = LayoutTree(try #require(node), file: "t.yaml")
        return LayoutDecoder.layout(from: tree).diagnostics.sorted
    }

    @Test(arguments: [
        ("page: { margin: 300mm }", "layout-range", 2),
        ("page:\n  margin: { left: 100mm, right: 100mm }", "layout-margin", 3),
        ("page: { margin: -4mm }", "layout-range", 2),
        ("sections:\n  measure: 40pt", "layout-region", 3),
        ("sections:\n  each:\n    work: { measure: 5% }", "layout-region", 4),
        ("entries:\n  work: { emphasize: nam }", "layout-choice", 3),
        ("levels: { width: wide }", "layout-length", 2),
        ("page: { margin: 20px }", "layout-length", 2),
        ("page: { size: a3 }", "layout-choice", 2),
        ("styles:\n  body: { size: -9pt }", "layout-range", 3),
        ("styles:\n  body: { size: 9 }", "layout-length", 3),
        ("styles:\n  titel: { size: 9pt }", "layout-key", 3),
        ("styles:\n  label: { inherits: labl }", "layout-choice", 3),
        ("styles:\n  label: { inherits: date }\n  date: { inherits: label }", "layout-cycle", 4),
        ("styles:\n  name: { tracking: 0.3em }", "layout-range", 3),
        ("regions:\n  side: { width: 0mm }", "layout-range", 3),
        ("regions:\n  side: { width: 99% }", "layout-range", 3),
        ("regions:\n  side: { width: 170mm }", "layout-region", 3),
        ("regions:\n  side: { width: 10mm }", "layout-region", 3),
        ("header:\n  region: side", "layout-region", 3),
        ("header:\n  side: [photo]", "layout-region", 3),
        ("page:\n  header: { left: \"{name}\", region: side }", "layout-region", 3),
        ("page:\n  footer: [{ left: a },\n    { left: b, region: side }]", "layout-region", 4),
        ("page:\n  bands:\n    - { behind: side }", "layout-region", 4),
        ("page:\n  bands:\n    - { color: \"#fff\" }", "layout-missing", 4),
        ("entries:\n  work:\n    lead: { text: \"{dates}\", width: 170mm }", "layout-region", 4),
        ("entries:\n  work: { inherits: wrok }", "layout-choice", 3),
        ("entries:\n  work: { inherits: work }", "layout-cycle", 3),
        ("entries:\n  work: { body: [{ prosa: summary }] }", "layout-key", 3),
        ("entries:\n  work: { grid: 9 }", "layout-range", 3),
        ("fit: { size: [110%, 90%] }", "layout-range", 2),
        ("fit: { size: 90% }", "layout-type", 2), ("fit: nine", "layout-choice", 2),
        ("fit: { space: [9pt, 10pt] }", "layout-type", 2),
        ("colors: { ink: blue }", "layout-color", 2),
    ])
    func aFaultHasItsPlace(_ text: String, _ identifier: String, _ line: Int) throws {
        let found = try findings(text)
        let first = try #require(
            found.first { $0.identifier == identifier }, "\(found.map(\.message))")
        #expect(first.severity == .error)
        #expect(first.span.map { Int($0.line) } == line, "\(first)")
        #expect(!first.path.isEmpty)
    }

    @Test func aMistypedKeyGetsASuggestion() throws {
        let found = try findings("sections: { titel: { rule: under } }")
        #expect(found.first?.suggestions.first == "title")
    }

    @Test func whatAnEntryInheritsIsComplainedAboutOnce() throws {
        let found = try findings(
            "entries:\n  work: { space: 5 }\n  projects: { inherits: work }\n  volunteer: { inherits: work }"
        )
        #expect(found.count == 1)
    }

    @Test func theSideColumnsStylesFollowTheMainOnes() throws {
        let text = """
            name: test
            styles:
              body: { size: 10pt, color: "#111111" }
              label: { inherits: date }
              date: { size: 8pt }
            regions:
              side:
                styles: { body: { color: "#ffffff" }, date: { size: 7pt } }
            """
        let (node, _) = YAMLReader.read(Array(text.utf8), file: "t.yaml")
        let outcome = LayoutDecoder.layout(from: LayoutTree(try #require(node), file: "t.yaml"))
        let styles = try #require(outcome.layout?.side?.look.styles)
        #expect(styles[.label].size == 7)
        #expect(styles[.date].color.red == 1)
        #expect(outcome.layout?.main.styles[.label].size == 8)
    }

    @Test func aFaultInTheSideColumnsStylesIsFoundOnce() throws {
        let found = try findings("regions:\n  side:\n    styles: { body: { sise: 9pt } }")
        #expect(found.map(\.path) == ["regions.side.styles.body.sise"])
    }
}
