import SourceTree
import Pages
import TestSupport
import Testing

@testable import ResumePDF

struct RenderResumeOutcomeTests {
    private func render(
        _ text: String, name: String = "cv.json",
        change: (inout RenderResume.Request) -> Void = { _ in }
    ) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: name, folder: "."))
        change(&request)
        return RenderResume()(request)
    }

    private let small = #"{"basics": {"name": "Ada Lovelace", "email": "ada@example.org"}}"#

    @Test func theSampleRendersWithoutFindings() {
        let outcome = RenderResume()(RenderResume.Request(source: .sample))
        #expect(outcome.diagnostics.all.allSatisfy { $0.severity == .note })
        #expect(outcome.output?.bytes.starts(with: "%PDF-".utf8) == true)
        #expect((1...2).contains(outcome.document?.pages.count ?? 0))
    }

    @Test func twoRunsGiveTheSameBytes() {
        #expect(render(small).output?.bytes == render(small).output?.bytes)
        #expect(render(small).output != nil)
    }

    @Test func theSourceDateDatesTheFile() throws {
        let dated = try #require(render(small) { $0.sourceDate = 1_615_298_707 }.output?.bytes)
        let undated = try #require(render(small).output?.bytes)
        let entry = " xmp:CreateDate=\"2021-03-09T14:05:07Z\""
        #expect(String(decoding: dated, as: UTF8.self).contains(entry))
        #expect(!String(decoding: undated, as: UTF8.self).contains("xmp:CreateDate="))
    }

    @Test func jsonAndYAMLGiveTheSamePages() {
        let yaml = "basics:\n  name: Ada Lovelace\n  email: ada@example.org\n"
        #expect(render(yaml, name: "cv.yaml").document == render(small).document)
    }

    @Test func paperIsAsAsked() throws {
        let letter = try #require(render(small) { $0.paper = .letter }.document)
        #expect(letter.pages[0].size.width == 612)
        let own = try #require(render(small).document)
        #expect(own.pages[0].size.width > 595 && own.pages[0].size.width < 596)
    }

    @Test(arguments: [
        ("{", "json-cut-off"), ("not json", "json-start"), ("[]", "not-a-resume"),
        (#"{"cv": {}}"#, "not-a-resume"), (#"{"basics": []}"#, "wrong-type"),
    ])
    func errorsGiveNoPDF(_ text: String, _ identifier: String) {
        let outcome = render(text)
        #expect(outcome.output == nil)
        #expect(outcome.diagnostics.hasErrors)
        #expect(outcome.diagnostics.all.allSatisfy { $0.file == "cv.json" })
    }

    @Test func resumeAndLayoutAreReportedTogether() throws {
        let folder = try ScratchFolder()
        try folder.write("page: {size: a4}\nzzz: 1\n", to: "x.yaml")
        let outcome = render(#"{"basics": []}"#) { $0.layout = folder.path("x.yaml") }
        #expect(Set(outcome.diagnostics.all.compactMap(\.file)).count == 2)
        #expect(outcome.layoutFiles == [folder.path("x.yaml")])
    }

    @Test func anUnknownLayoutIsAnErrorWithASuggestion() throws {
        let outcome = render(small) { $0.layout = "clasic" }
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(finding.identifier == "layout-unknown")
        #expect(finding.suggestions == ["classic"])
    }

    @Test func aLayoutInAFolderWinsOverTheBuiltInOne() throws {
        let folder = try ScratchFolder()
        try folder.write("name: classic\npage: { size: letter }\n", to: "classic.yaml")
        let outcome = render(small) { $0.layoutFolders = [folder.path("")] }
        #expect(outcome.document?.pages[0].size.width == 612)
    }

    @Test func aFontThatIsNotThereIsAnErrorWithASuggestion() throws {
        let folder = try ScratchFolder()
        try folder.write("name: x\nfonts: { body: Source Sans }\n", to: "x.yaml")
        let outcome = render(small) { $0.layout = folder.path("x.yaml") }
        let finding = try #require(outcome.diagnostics.all.first { $0.identifier == "layout-font" })
        #expect(finding.suggestions.first == "Source Sans 3")
        #expect(outcome.output == nil)
    }

    @Test func aWeightThatIsNotThereIsAnError() throws {
        let folder = try ScratchFolder()
        try folder.write("name: x\nstyles: { name: { weight: light } }\n", to: "x.yaml")
        let outcome = render(small) { $0.layout = folder.path("x.yaml") }
        #expect(outcome.diagnostics.all.contains { $0.identifier == "layout-font" })
        #expect(outcome.output == nil)
    }

    @Test func aCharacterThatNoFontHasIsReportedAtItsPlace() throws {
        let text = "{\"basics\": {\"name\": \"Ada\",\n \"summary\": \"a\u{E123}b\"}}"
        let outcome = render(text)
        let finding = try #require(outcome.diagnostics.all.first { $0.severity == .warning })
        #expect(finding.path == "basics.summary")
        #expect(finding.span?.line == 2)
        #expect(finding.message.contains("U+E123"))
        #expect(outcome.output != nil)
    }

    @Test func stepsAreNamedAndTimed() {
        let steps = render(small).steps
        #expect(steps.map(\.name).contains("parse cv.json"))
        #expect(steps.count >= 7)
        #expect(steps.map(\.nanoseconds).reduce(0, +) > 0)
    }

    @Test(.needs(.pdftotext)) func everyTextOfTheSampleCanBeRead() throws {
        let folder = try ScratchFolder()
        let outcome = RenderResume()(RenderResume.Request(source: .sample))
        try folder.write(try #require(outcome.output?.bytes), to: "a.pdf")
        let text = try ForeignProgram.pdftotext.output(of: ["-raw", folder.path("a.pdf"), "-"])
        let words = Set(text.split { $0.isWhitespace }.map(String.init))
        for case .text(let line) in try #require(outcome.document).pages.flatMap(\.items) {
            for word in line.text.split(separator: " ") { #expect(words.contains(String(word))) }
        }
    }

    @Test(.needs(.qpdf)) func theFileIsSound() throws {
        let folder = try ScratchFolder()
        try folder.write(try #require(render(small).output?.bytes), to: "a.pdf")
        let result = try ForeignProgram.qpdf.run(["--check", folder.path("a.pdf")])
        #expect(result.ending == .exited(0))
    }

    @Test(.needs(.pdfinfo)) func theFileIsTaggedAndHasItsTitle() throws {
        let folder = try ScratchFolder()
        try folder.write(try #require(render(small).output?.bytes), to: "a.pdf")
        let facts = try ForeignProgram.pdfinfo.output(of: [folder.path("a.pdf")])
        #expect(facts.contains("Ada Lovelace – Resume"))
        #expect(
            facts.split(separator: "\n").contains { $0.hasPrefix("Tagged:") && $0.hasSuffix("yes") }
        )
    }
}
