import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// Layout files that extend others.
struct LayoutExtensionTests {
    private let folder: ScratchFolder
    private let resume = #"{"basics": {"name": "Ada Lovelace", "email": "ada@example.org"}}"#

    init() throws { folder = try ScratchFolder() }

    private func render(_ layout: String, folders: [String] = []) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(resume.utf8), name: "cv.json", folder: ""), layout: layout)
        request.layoutFolders = folders.map(folder.path)
        return RenderResume()(request)
    }

    /// The one error there is.
    private func error(_ layout: String) throws -> Diagnostic {
        let outcome = render(layout)
        #expect(outcome.output == nil)
        #expect(outcome.diagnostics.all.count == 1, "\(outcome.diagnostics.all)")
        return try #require(outcome.diagnostics.all.first)
    }

    @Test func aFileChangesWhatItNames() throws {
        try folder.write("extends: classic\npage: { size: letter }\n", to: "mine.yaml")
        let mine = try #require(render(folder.path("mine.yaml")).document)
        let classic = try #require(Rendering.outcome(resume, paper: .letter).document)
        #expect(mine == classic)
    }

    @Test(arguments: LayoutTable.layouts)
    func whatAnEntryInheritsIsNoFaultOfTheFileThatChangesIt(_ layout: String) throws {
        let kinds = ["education", "volunteer", "projects", "awards", "certificates", "other"]
        let changes = kinds.map { "  \($0): { space: 3pt }\n" }.joined()
        try folder.write("extends: \(layout)\nentries:\n" + changes, to: "mine.yaml")
        let outcome = render(folder.path("mine.yaml"))
        #expect(outcome.output != nil, "\(outcome.diagnostics.all.map(\.message))")
    }

    @Test func eachFileReadIsToldWithItsText() throws {
        try folder.write("extends: b.yaml\n", to: "a.yaml")
        try folder.write("extends: classic\n", to: "b.yaml")
        let outcome = render(folder.path("a.yaml"))
        #expect(outcome.diagnostics.all.isEmpty)
        #expect(
            outcome.layoutFiles
                == [folder.path("a.yaml"), folder.path("b.yaml"), "Layouts/classic.yaml"])
        #expect(outcome.texts[folder.path("b.yaml")] == Array("extends: classic\n".utf8))
    }

    @Test func aChainHasALength() throws {
        for number in 1..<40 {
            try folder.write("extends: \(number + 1).yaml\n", to: "\(number).yaml")
        }
        try folder.write("name: last\n", to: "40.yaml")
        #expect(render(folder.path("25.yaml")).output != nil)
        let error = try error(folder.path("24.yaml"))
        #expect(error.identifier == "layout-depth")
        #expect(error.file == folder.path("39.yaml"))
        #expect(error.span == SourceSpan(line: 1, column: 10, length: 7))
    }

    @Test func theFilesOfAChainAreNoLargerThanOneMayBe() throws {
        let comment = "# " + String(repeating: "x", count: 4_999_990) + "\n"
        try folder.write("extends: b.yaml\n" + comment, to: "a.yaml")
        try folder.write("extends: c.yaml\n" + comment, to: "b.yaml")
        try folder.write("name: c\n" + comment, to: "c.yaml")
        #expect(render(folder.path("c.yaml")).output != nil)
        let error = try error(folder.path("a.yaml"))
        #expect(error.identifier == "layout-too-large")
        #expect(error.span?.line == 1)
    }

    @Test func aPathStartsFromTheFilesFolder() throws {
        try folder.write("extends: ../base.yaml\n", to: "sub/a.yaml")
        try folder.write("name: base\npage: { size: letter }\n", to: "base.yaml")
        #expect(render(folder.path("sub/a.yaml")).document?.pages[0].size.width == 612)
    }

    @Test func aFileThatExtendsItsOwnNameMeansTheNextOne() throws {
        try folder.write("extends: classic\npage: { size: letter }\n", to: "one/classic.yaml")
        try folder.write("extends: classic\nheader: { align: left }\n", to: "two/classic.yaml")
        let outcome = render("classic", folders: ["one", "two"])
        #expect(outcome.diagnostics.all.isEmpty)
        #expect(outcome.layoutFiles.count == 3)
        #expect(outcome.document?.pages[0].size.width == 612)
        let byPath = render(folder.path("two/classic.yaml"), folders: ["one", "two"])
        #expect(byPath.layoutFiles.count == 2)
        #expect(byPath.diagnostics.all.isEmpty)
    }

    @Test func nullRemovesAndTheNameIsTheFiles() throws {
        try folder.write(
            "extends: classic\npage: { footer: null }\nheader: { photo: null }\n", to: "bare.yaml")
        let outcome = RenderResume()(
            RenderResume.Request(
                source: .bytes(
                    Array(#"{"basics": {"name": "Ada", "image": "x.png"}}"#.utf8), name: "cv.json",
                    folder: ""), layout: folder.path("bare.yaml")))
        let note = try #require(outcome.diagnostics.all.first)
        #expect(note.message == "the layout \"bare\" shows no photo")
    }

    @Test func findingsPointIntoTheFileThatIsWrong() throws {
        try folder.write(
            "extends: base.yaml\nstyles:\n  name: { size: 30pt, colr: red }\n", to: "a.yaml")
        try folder.write(
            "name: base\npage: { margin: 12 }\nstyles: { name: { weight: heavy } }\n",
            to: "base.yaml")
        let findings = render(folder.path("a.yaml")).diagnostics.sorted
        #expect(
            findings.map(\.file) == [
                folder.path("a.yaml"), folder.path("base.yaml"), folder.path("base.yaml"),
            ])
        #expect(findings.map(\.span?.line) == [3, 2, 3])
        #expect(findings.map(\.path) == ["styles.name.colr", "page.margin", "styles.name.weight"])
    }

    @Test func aFileCannotExtendItself() throws {
        try folder.write("name: a\nextends: a.yaml\n", to: "a.yaml")
        let finding = try error(folder.path("a.yaml"))
        #expect(finding.identifier == "layout-cycle")
        #expect(finding.span == SourceSpan(line: 2, column: 10, length: 6))
    }

    @Test func threeFilesCannotGoInACircle() throws {
        try folder.write("extends: sub/b.yaml\n", to: "a.yaml")
        try folder.write("extends: ../c.yaml\n", to: "sub/b.yaml")
        try folder.write("extends: ./a.yaml\n", to: "c.yaml")
        let finding = try error(folder.path("a.yaml"))
        #expect(finding.identifier == "layout-cycle")
        #expect(finding.file == folder.path("sub/../c.yaml"))
        #expect(finding.path == "extends")
        for name in ["a.yaml → ", "sub/b.yaml → ", "sub/../c.yaml → ", "a.yaml"] {
            #expect(finding.message.contains(name))
        }
    }

    @Test(arguments: [
        ("extends: [classic]", "layout-type"), ("extends: { a: 1 }", "layout-type"),
        ("extends: true", "layout-type"), ("extends: clasic", "layout-unknown"),
        ("extends: \"\"", "layout-unknown"), ("extends: nowhere/x.yaml", "layout-missing"),
        ("extends: .//", "layout-is-folder"), ("extends: [", "yaml-cut-off"),
    ])
    func whatCannotBeExtendedIsToldAtItsPlace(_ text: String, _ identifier: String) throws {
        try folder.write(text + "\n", to: "a.yaml")
        let finding = try error(folder.path("a.yaml"))
        #expect(finding.identifier == identifier)
        #expect(finding.file == folder.path("a.yaml"))
        #expect(finding.span != nil)
        if identifier == "layout-unknown" { #expect(finding.message.contains("classic")) }
        if text.hasSuffix("clasic") { #expect(finding.suggestions == ["classic"]) }
    }

    @Test func aBaseMustBeALayout() throws {
        try folder.write("extends: b.yaml\n", to: "a.yaml")
        try folder.write("- 1\n", to: "b.yaml")
        let finding = try error(folder.path("a.yaml"))
        #expect(finding.identifier == "layout-kind")
        #expect(finding.file == folder.path("a.yaml"))
        #expect(finding.message.hasPrefix(folder.path("b.yaml") + " is no layout"))
    }

    @Test func aFileThatExtendsNothingStillNeedsAName() throws {
        try folder.write("extends: null\npage: { size: a4 }\n", to: "a.yaml")
        #expect(try error(folder.path("a.yaml")).identifier == "layout-name")
    }
}
