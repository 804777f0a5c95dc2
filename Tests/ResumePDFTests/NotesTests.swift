import ResumePDF
import SourceTree
import Testing

/// What only the writer of a resume is to read.
@Suite struct NotesTests {
    private static let json = #"""
        {"basics": {"name": "Ada", "notes": "N1", "profiles": [{"network": "X", "notes": "N2"}]},
         "notes": ["N3"], "work": [{"name": "A", "notes": {"a": "N4"}, "summary": "Kept"}],
         "patents": [{"name": "P", "notes": "N5"}]}
        """#

    private func outcome(showsNotes: Bool) -> RenderResume.Outcome {
        var request = RenderResume.Request(
            source: .bytes(Array(Self.json.utf8), name: "cv.json", folder: ""), format: .txt)
        request.showsNotes = showsNotes
        return RenderResume()(request)
    }

    private func text(_ outcome: RenderResume.Outcome) -> String {
        String(decoding: outcome.output?.bytes ?? [], as: UTF8.self)
    }

    @Test func notesAreNotPrinted() throws {
        let outcome = outcome(showsNotes: false)
        let text = text(outcome)
        for number in 1...5 { #expect(!text.contains("N\(number)")) }
        #expect(text.contains("Kept") && !text.contains("Notes"))
        let finding = try #require(
            outcome.diagnostics.all.first { $0.identifier == "notes-hidden" })
        #expect(finding.severity == .note)
        #expect(finding.span == SourceSpan(line: 1, column: 28, length: 7))
    }

    @Test func notesArePrintedWhereTheyAreAskedFor() {
        let outcome = outcome(showsNotes: true)
        let text = text(outcome)
        for number in 1...5 { #expect(text.contains("N\(number)")) }
        #expect(!outcome.diagnostics.all.contains { $0.identifier == "notes-hidden" })
    }

    @Test func linksAndNumbersOfDownloadsArePrinted() {
        let json = #"""
            {"basics": {"name": "Ada"}, "projects": [{"name": "P", "downloads": 12000, "links": [
              {"label": "App Store", "url": "https://a.example"},
              {"label": "Source", "url": "https://b.example"}]}]}
            """#
        let request = RenderResume.Request(
            source: .bytes(Array(json.utf8), name: "cv.json", folder: ""), format: .txt)
        let text = text(RenderResume()(request))
        #expect(
            text.contains("Links: App Store <https://a.example>, Source <https://b.example>\n"))
        #expect(text.contains("Downloads: 12000"))
    }
}
