import Languages
import PDFFile
import Pages
import SourceTree
import Testing

@testable import ResumePDF

/// A document that cannot conform says so, and is not made if conformance was asked for.
@Suite struct StandardsTests {
    private func outcome(
        _ basics: String, _ meta: String = "\"language\": \"en\"", standards: PDFStandards?
    ) -> RenderResume.Outcome {
        let text = "{\"basics\": {\"name\": \"Ada Lovelace\"\(basics)}, \"meta\": {\(meta)}}"
        var request = RenderResume.Request(
            source: .bytes(Array(text.utf8), name: "cv.json", folder: ""))
        request.standards = standards
        request.allowsMissingGlyphs = true
        return RenderResume()(request)
    }

    private func statement(_ outcome: RenderResume.Outcome) throws -> Bool {
        let file = try PDFDocument(reading: try #require(outcome.output?.bytes))
        let stream = try #require(file.resolved(file.catalog["Metadata"]).stream)
        return String(decoding: stream.data, as: UTF8.self).contains("pdfuaid:part")
    }

    private static let rare = ", \"summary\": \"A sign \u{E123} of nobody's\""

    @Test func aSignWithoutAGlyph() throws {
        for standards in [PDFStandards.access, .archive] {
            let asked = outcome(Self.rare, standards: standards)
            #expect(asked.output == nil)
            let finding = try #require(
                asked.diagnostics.all.first { $0.identifier == "conformance" })
            #expect(finding.severity == .error)
            #expect(finding.message.contains("no font has some of its characters"))
            #expect(finding.message.contains("--font-dir"))
        }
        // Unasked, what is not drawn does no harm to the file.
        let usual = outcome(Self.rare, standards: nil)
        #expect(try statement(usual))
        #expect(!usual.identifiers.contains("conformance"))
        let none = outcome(Self.rare, standards: PDFStandards.none)
        #expect(try !statement(none))
        #expect(!none.identifiers.contains("conformance"))
    }

    @Test func aLanguageThatNobodyKnows() throws {
        let asked = outcome("", "", standards: .access)
        let finding = try #require(asked.diagnostics.all.first { $0.identifier == "conformance" })
        #expect(asked.output == nil && finding.path == "meta.language")
        #expect(finding.message.contains("--language"))
        // Unasked, a short resume is as good as any.
        let usual = outcome("", "", standards: nil)
        #expect(try statement(usual))
        #expect(!usual.identifiers.contains("conformance"))
    }

    @Test(arguments: [PDFStandards.access, .archive])
    func whatConformsSaysSo(standards: PDFStandards) throws {
        let outcome = outcome("", standards: standards)
        #expect(try statement(outcome))
        #expect(!outcome.identifiers.contains("conformance"))
    }

    @Test func aPictureWithoutWords() {
        var run = RenderResume.Run(request: RenderResume.Request(source: .sample))
        run.outcome.words.settledTag = "en"
        var document = PageDocument(info: DocumentInfo(title: "x"))
        document.structure = [
            StructureElement(.document, parent: nil),
            StructureElement(.figure(alternative: ""), parent: 0),
        ]
        #expect(run.pdfOptions(for: document)?.standards == PDFStandards.none)
        #expect(run.outcome.diagnostics.all.map(\.path) == ["basics.name"])
        document.structure[1].kind = .figure(alternative: "Ada")
        #expect(run.pdfOptions(for: document)?.standards == .access)
    }
}
