import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// What the resume and `--set` change about a layout.
struct LayoutReadingTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write("name: plain\npage: { size: letter }\n", to: "plain.yaml")
    }

    /// Renders a resume that says something about its layout.
    private func render(
        _ own: String = "", layout: String? = nil, set: [String] = []
    ) -> RenderResume.Outcome {
        let meta = own.isEmpty ? "" : ",\n \"meta\": {\"layout\": \(own)}"
        let text = "{\"basics\": {\"name\": \"Ada\"}\(meta)}"
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: folder.path), layout: layout)
        request.overrides = set
        return RenderResume()(request)
    }

    private func width(_ outcome: RenderResume.Outcome) -> Double? {
        outcome.document?.pages.first?.size.width.rounded()
    }

    @Test func theResumeNamesItsLayout() {
        #expect(width(render(#""plain.yaml""#)) == 612)
        #expect(width(render(#"{"extends": "./plain.yaml"}"#)) == 612)
        #expect(width(render(#""classic""#)) == 595)
    }

    @Test func theResumeChangesItsLayout() {
        let outcome = render(#"{"page": {"size": "letter"}}"#)
        #expect(width(outcome) == 612)
        #expect(outcome.diagnostics.all.isEmpty)
    }

    @Test func aYAMLResumeCanToo() {
        let text = "basics: { name: Ada }\nmeta:\n  layout:\n    page: { size: letter }\n"
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(Array(text.utf8), name: "cv.yaml", folder: folder.path)))
        #expect(width(outcome) == 612)
    }

    @Test func theCommandLineReplacesTheBaseOnly() {
        let own = #"{"extends": "plain.yaml", "page": {"margin": "30mm"}}"#
        let outcome = render(own, layout: "classic")
        #expect(width(outcome) == 595)
        #expect(outcome.layoutFiles == ["Layouts/classic.yaml"])
        #expect(outcome.document != render(layout: "classic").document)
        #expect(width(render(#""plain.yaml""#, layout: "classic")) == 595)
    }

    @Test func anotherToolsDesignSuitsItsOwnLayoutAlone() {
        let text = """
            content: { basics: { name: Ada } }
            layouts: [{ engine: latex, template: jake, page: { paperSize: letter } }]
            """
        func render(layout: String?) -> RenderResume.Outcome {
            RenderResume()(
                RenderResume.Request(
                    source: .bytes(Array(text.utf8), name: "cv.yml", folder: folder.path),
                    layout: layout))
        }
        let own = render(layout: nil)
        #expect(width(own) == 612)
        #expect(own.layoutFiles == ["Layouts/jake.yaml"])
        // What it sets is no change that a person made, and worth no remark if it changes nothing.
        #expect(own.identifiers == ["read-as"])
        #expect(width(render(layout: "classic")) == 595)
    }

    @Test func setWinsOverTheResumeAndThatOverTheFile() {
        let own = #"{"extends": "plain.yaml", "page": {"size": "a4"}}"#
        #expect(width(render(own)) == 595)
        #expect(width(render(own, set: ["page.size=letter"])) == 612)
    }

    @Test func aWrongUnitIsToldInTheResume() throws {
        let outcome = render("{\n  \"page\": {\n    \"margin\": {\"top\": \"3furlongs\"}}}")
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(finding.identifier == "layout-length")
        #expect(finding.file == "cv.json")
        #expect(finding.span == SourceSpan(line: 4, column: 23, length: 11))
        #expect(finding.path == "meta.layout.page.margin.top")
        #expect(outcome.output == nil)
    }

    @Test(arguments: [
        ("[1]", "layout-type", "meta.layout"), ("5", "layout-type", "meta.layout"),
        ("\"clasic\"", "layout-unknown", "meta.layout"),
        ("\"no/x.yaml\"", "layout-missing", "meta.layout"),
        ("{\"extends\": [\"classic\"]}", "layout-type", "meta.layout.extends"),
        ("{\"extends\": \"clasic\"}", "layout-unknown", "meta.layout.extends"),
        ("{\"pgae\": null}", "layout-key", "meta.layout.pgae"),
    ])
    func whatTheResumeSaysWronglyIsToldThere(
        _ own: String, _ identifier: String, _ path: String
    ) throws {
        let findings = render(own).diagnostics.all
        #expect(findings.map(\.identifier) == [identifier])
        #expect(findings.first?.file == "cv.json")
        #expect(findings.first?.span?.line == 2)
        #expect(findings.first?.path == path)
    }

    @Test func anUnknownKeyOfSetIsToldThereWithASuggestion() throws {
        let outcome = render(set: ["page.size=letter", "page.margn=1mm"])
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(finding.identifier == "layout-key")
        #expect(finding.file == "--set")
        #expect(finding.span == SourceSpan(line: 2, column: 6, length: 5))
        #expect(finding.suggestions == ["margin"])
        #expect(outcome.texts["--set"] == Array("page.size=letter\npage.margn=1mm".utf8))
        #expect(outcome.layoutFiles.contains("--set"))
    }

    @Test func allThatIsWrongIsToldAtOnce() {
        let outcome = render(
            #"{"page": {"size": "b"}}"#, set: ["=", "a", "styles.body.size=9", "page[0]=1"])
        #expect(
            Set(outcome.diagnostics.all.map(\.identifier))
                == ["layout-set", "layout-length", "layout-choice"])
        #expect(outcome.diagnostics.all.count == 5)
    }

    @Test func aWrongValueInTheResumeHidesNothingOfTheLayoutAskedFor() {
        let outcome = render("[1]", layout: "clasic")
        #expect(outcome.identifiers.sorted() == ["layout-type", "layout-unknown"])
    }

    @Test func aLayoutIsReadEvenIfTheResumeCannotBe() {
        var request = RenderResume.Request(
            source: .bytes(Array("{".utf8), name: "cv.json", folder: ""))
        request.overrides = ["page.sze=1"]
        let outcome = RenderResume()(request)
        #expect(outcome.identifiers == ["layout-key", "json-cut-off"])
    }
}
