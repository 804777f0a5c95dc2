import Pages
import ResumePDF
import SourceTree
import TestSupport
import Testing

/// The whole way of a resume, from bytes to a PDF.
@Suite struct RenderResumeTests {
    @Test func theSampleIsFaultless() throws {
        let outcome = Rendering.sample()
        #expect(outcome.identifiers.allSatisfy { $0 == "pages-fitted" })
        #expect(try #require(outcome.output?.bytes).starts(with: "%PDF-".utf8))
        #expect(outcome.document?.pages.count == 1)
        #expect(outcome.layoutFiles == ["Layouts/classic.yaml"])
    }

    @Test func stepsAreToldInOrder() {
        let names = Rendering.sample().steps.map {
            $0.name.hasPrefix("lay out") ? "lay out" : $0.name
        }
        #expect(
            names == [
                "read sample.json", "parse sample.json", "read the layout", "map to a resume",
                "check the photo", "open the fonts", "lay out", "write the PDF",
            ])
    }

    @Test func equalRequestsGiveEqualBytes() {
        let first = Rendering.sample()
        let second = Rendering.sample()
        #expect(first.document == second.document)
        #expect(first.output?.bytes == second.output?.bytes)
        let dated = Rendering.sample(sourceDate: 1_700_000_000)
        #expect(dated.output?.bytes != first.output?.bytes)
        #expect(dated.output?.bytes == Rendering.sample(sourceDate: 1_700_000_000).output?.bytes)
    }

    @Test func manyAtOnceAreAsOneAlone() async {
        let alone = Rendering.sample().output?.bytes
        await withTaskGroup(of: [UInt8]?.self) { group in
            for _ in 0..<8 { group.addTask { Rendering.sample().output?.bytes } }
            for await pdf in group { #expect(pdf == alone) }
        }
    }

    @Test(arguments: [(Paper.a4, 595.3, 841.9), (Paper.letter, 612.0, 792.0)])
    func paperIsAsAsked(paper: Paper, width: Double, height: Double) throws {
        let outcome = Rendering.outcome(#"{"basics":{"name":"Ada"}}"#, paper: paper)
        let size = try #require(outcome.document?.pages.first?.size)
        #expect(abs(size.width - width) < 0.1)
        #expect(abs(size.height - height) < 0.1)
    }

    @Test func aWarningStillGivesAPage() throws {
        let outcome = Rendering.outcome(
            #"{"basics":{"name":"Ada","phnoe":"1"},"work":[{"name":"X","endDate":"2021-13"}]}"#)
        #expect(outcome.identifiers == ["unknown-key", "date-format"])
        #expect(outcome.diagnostics.sorted.map(\.path) == ["basics.phnoe", "work[0].endDate"])
        #expect(outcome.diagnostics.all.allSatisfy { $0.severity == .warning })
        #expect(outcome.output != nil)
    }

    @Test func faultsOfResumeAndLayoutAreToldTogether() throws {
        let scratch = try ScratchFolder()
        try scratch.write("name: mine\nfonst: {}\n", to: "mine.yaml")
        let outcome = Rendering.outcome(
            #"{"basics":{"name":"Ada"} "work":[]}"#, layout: scratch.path("mine.yaml"))
        #expect(outcome.output == nil)
        let files = Set(outcome.diagnostics.all.filter { $0.severity == .error }.map(\.file))
        #expect(files == ["resume.json", scratch.path("mine.yaml")])
    }

    @Test func aMissingFileIsAFinding() {
        let outcome = RenderResume()(RenderResume.Request(source: .file("/nowhere/cv.json")))
        #expect(outcome.identifiers == ["source-missing"])
        #expect(outcome.output == nil)
        #expect(outcome.document == nil)
    }

    @Test func anUnknownLayoutIsToldWithThoseThatAreThere() throws {
        let outcome = Rendering.outcome(#"{"basics":{"name":"Ada"}}"#, layout: "clasic")
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(outcome.identifiers == ["layout-unknown"])
        #expect(finding.suggestions == ["classic"])
        #expect(finding.message.contains("there are: "))
        #expect(outcome.output == nil)
    }

    @Test func aCharacterThatNoFontHasIsReportedWithItsPlace() throws {
        let outcome = Rendering.outcome("{\"basics\":{\"name\":\"Ada \u{10FFFD}\"}}")
        let finding = try #require(outcome.diagnostics.all.first)
        #expect(outcome.identifiers == ["glyph-missing"])
        #expect(finding.path == "basics.name")
        #expect(finding.span?.line == 1)
        #expect(outcome.output != nil)
    }

    @Test func aNameWhoseLettersNoFontHasIsNotRendered() throws {
        // A script that is in no font of Debian's.
        let name = "\u{10570}\u{10597}\u{10598}"
        var request = RenderResume.Request(
            source: .bytes(
                Array(#"{"basics":{"name":"\#(name)","summary":"Text"}}"#.utf8),
                name: "resume.json", folder: ""))
        request.ownFontFolder = "/fonts"
        let refused = RenderResume()(request)
        #expect(refused.output == nil && refused.identifiers == ["glyph-missing"])
        let message = try #require(refused.diagnostics.all.first).message
        #expect(message.contains("of the name are in none of the fonts and would be lost"))
        #expect(message.contains("put a font for it into /fonts; --allow-missing-glyphs"))
        request.allowsMissingGlyphs = true
        let allowed = RenderResume()(request)
        #expect(allowed.output != nil)
        #expect(allowed.diagnostics.all.map(\.severity) == [.warning])
        #expect(LayoutGallery()(request).output != nil)
        request.allowsMissingGlyphs = false
        #expect(LayoutGallery()(request).output == nil)
        #expect(PreviewResume()(request).rendering.diagnostics.hasErrors)
    }

    @Test func lettersOfTextsAreCounted() throws {
        let letter = "\u{10597}"
        func severities(_ count: Int) -> [Diagnostic.Severity] {
            let text =
                String(repeating: "a ", count: 100 - count)
                + String(repeating: letter, count: count)
            return Rendering.outcome(#"{"basics":{"summary":"\#(text)"}}"#).diagnostics.all.filter {
                $0.identifier == "glyph-missing"
            }.map(\.severity)
        }
        #expect(severities(1) == [.warning])
        #expect(severities(5) == [.error])
        #expect(severities(60) == [.error])
    }
}
