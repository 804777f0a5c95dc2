import PDFFile
import Pages
import TestSupport
import Testing

@testable import ResumePDF

/// Abbreviations whose words the resume gives have these in the PDF's structure.
@Suite struct AbbreviationSpansTests {
    private static let source = """
        basics: {name: Ada Lovelace, summary: "Nurse of an intensive care unit (ICU) in Łódź."}
        work:
          - name: Works
            position: Nurse, ICU
            highlights:
              - "Led the ICU by night and the ICU by day, and wrote *the ICU* handbook of all wards"
              - See [our ICU](https://example.com/icu), or ICUs elsewhere
        """

    private func outcome(_ source: String = source, layout: String = "classic")
        -> RenderResume.Outcome
    {
        var request = RenderResume.Request(
            source: .bytes(Array(source.utf8), name: "cv.yaml", folder: ""), layout: layout)
        request.language = "en"
        return RenderResume()(request)
    }

    @Test(arguments: ["classic", "sidebar", "timeline", "ats"])
    func wordsStandInTheStructure(layout: String) throws {
        let made = outcome(layout: layout)
        let file = try PDFDocument(reading: try #require(made.output?.bytes))
        let spans = file.objects.compactMap(\.dictionary).filter { $0["E"] != nil }
        #expect(spans.count == 4)
        #expect(spans.allSatisfy { $0["S"] == .name("Span") })
        #expect(spans.allSatisfy { $0["E"]?.string == Array("intensive care unit".utf8) })
    }

    @Test func noOtherHasThem() throws {
        let made = outcome(Self.source.replacing("intensive care unit (ICU)", with: "ICU (B2)"))
        let file = try PDFDocument(reading: try #require(made.output?.bytes))
        #expect(file.objects.allSatisfy { $0.dictionary?["E"] == nil })
    }

    @Test func pagesLookAndReadAsWithout() throws {
        let made = outcome()
        let document = try #require(made.document)
        let texts = document.pages.flatMap(\.items).compactMap { item -> String? in
            if case .text(let line) = item { line.text } else { nil }
        }
        #expect(texts.contains { $0.contains("Led the ICU by night and the ICU by day") })
        #expect(made.diagnostics.all.isEmpty)
        let found = CheckResume.findings(inFile: try #require(made.output?.bytes), named: "cv.pdf")
        #expect(found.all.isEmpty)
    }
}
