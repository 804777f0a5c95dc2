import Pages
import SourceTree
import TestSupport
import Testing

@testable import ResumePDF

/// Galleries of real layouts.
@Suite struct LayoutGalleryTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
        try scratch.makeFolder("Layouts")
    }

    private func outcome(
        _ source: ResumeSource = .sample, paper: Paper? = nil
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(source: source)
        request.paper = paper
        request.layoutFolders = [scratch.path("Layouts")]
        return LayoutGallery()(request)
    }

    private func layout(_ name: String, _ more: String) throws {
        try scratch.write(
            "name: \(name)\nsummary: All about \(name).\nextends: classic\n\(more)\n",
            to: "Layouts/\(name).yaml")
    }

    @Test func allLayoutsAreShownByName() throws {
        try layout("aaa", "fonts: { body: EB Garamond }")
        try layout("zzz", "page: { size: letter }")
        let outcome = outcome()
        #expect(outcome.diagnostics.all.isEmpty)
        let names = LayoutFiles(folders: [scratch.path("Layouts")]).all.map(\.name)
        let document = try #require(outcome.document)
        #expect(document.outline.map(\.title) == names)
        #expect(document.outline.map(\.page) == Array(names.indices))
        #expect(document.pages.count == names.count)
        let height = try #require(document.pages.first?.size.height)
        #expect(abs(height - 841.9 - 34) < 0.1)
        #expect(document.pages.last?.size == Size(width: 612, height: 792 + 34))
        #expect(document.info.title.hasPrefix("Layouts – "))
        #expect(document.faces.contains { $0.family.hasPrefix("EB Garamond") })
        let sections = document.structure.filter { $0.kind == .section && $0.parent == 0 }
        #expect(sections.count == names.count)
        #expect(document.structure.count { $0.kind == .heading(1) } == names.count)
    }

    @Test func eachPageIsThatOfTheLayout() throws {
        try layout("zzz", "styles: { name: { size: 31pt } }")
        let gallery = try #require(outcome().document)
        var request = RenderResume.Request(source: .sample, layout: "zzz")
        request.layoutFolders = [scratch.path("Layouts")]
        let single = RenderResume()(request)
        let page = try #require(single.document?.pages.first)
        func texts(_ page: Page) -> [String] {
            page.items.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
        }
        let shown = texts(try #require(gallery.pages.last))
        #expect(shown.prefix(2) == ["zzz ", "All about zzz. "])
        #expect(Array(shown.dropFirst(2)) == texts(page))
    }

    @Test(.needs(.qpdf, .pdfinfo))
    func foreignProgramsReadIt() throws {
        try layout("zzz", "")
        let outcome = outcome(paper: .letter)
        try scratch.write(try #require(outcome.output?.bytes), to: "gallery.pdf")
        let path = scratch.path("gallery.pdf")
        #expect(try ForeignProgram.qpdf.run(["--check", path]).ending == .exited(0))
        let facts = try ForeignProgram.pdfinfo.output(of: [path])
        #expect(facts.contains("Page size:       612 x 826 pts"))
        #expect(facts.contains("Title:           Layouts – "))
        let tree = try ForeignProgram.pdfinfo.output(of: ["-struct-text", path])
        #expect(tree.contains("H1 (block)\n      \"zzz \""))
    }

    @Test func faultyLayoutsAreToldAndLeftOut() throws {
        try scratch.write("name: odd\nfonst: {}\n", to: "Layouts/odd.yaml")
        try layout("poor", "fonts: { body: Nonesuch }")
        let outcome = outcome()
        let titles = try #require(outcome.document).outline.map(\.title)
        #expect(titles == LayoutFiles(folders: []).all.map(\.name))
        #expect(outcome.output != nil)
        #expect(!outcome.diagnostics.hasErrors)
        #expect(Set(outcome.identifiers) == ["layout-key", "layout-font"])
        #expect(outcome.layoutFiles.contains(scratch.path("Layouts/odd.yaml")))
    }

    @Test func aFaultyResumeIsTold() {
        let outcome = outcome(.bytes(Array("{".utf8), name: "cv.json", folder: ""))
        #expect(outcome.output == nil)
        #expect(outcome.diagnostics.hasErrors)
    }

    @Test func changesOfTheResumeToItsOwnLayoutDoNotCount() throws {
        let plain = #"{"basics":{"name":"Ada"}}"#
        let own = #"{"basics":{"name":"Ada"},"meta":{"layout":{"page":{"size":"letter"}}}}"#
        func size(_ text: String) -> Size? {
            outcome(.bytes(Array(text.utf8), name: "cv.json", folder: "")).document?.pages.first?
                .size
        }
        #expect(size(own) == size(plain))
    }
}
