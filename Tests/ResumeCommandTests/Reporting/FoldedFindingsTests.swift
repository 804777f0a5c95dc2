import ResumePDF
import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct FoldedFindingsTests {
    private func finding(
        _ name: String, _ severity: Diagnostic.Severity, line: Int = 1, file: String? = "cv.json",
        _ category: Diagnostic.Kind.Category = .data, isSilent: Bool = false
    ) -> Diagnostic {
        Diagnostic(
            Diagnostic.Kind(name, category, isSilent: isSilent), severity, "\(name) \(line)",
            file: file, at: file.map { _ in SourceSpan(line: line, column: 1) })
    }

    @Test func likeWarningsAreSaidOnceWithTheirNumber() {
        let folded = FoldedFindings([
            finding("a", .warning, line: 1), finding("b", .warning, line: 2),
            finding("a", .warning, line: 3), finding("a", .warning, line: 4),
        ])
        #expect(folded.entries.map(\.finding.message) == ["a 1", "b 2"])
        #expect(
            folded.entries.map(\.others) == ["… and 2 more like it (--verbose lists all)", nil])
    }

    @Test func severitiesAreDifferentKinds() {
        let folded = FoldedFindings([
            finding("a", .warning), finding("a", .note), finding("a", .error),
            finding("a", .warning, line: 2),
        ])
        #expect(folded.entries.map(\.finding.severity) == [.warning, .note, .error])
        #expect(folded.entries.map(\.more) == [1, 0, 0])
    }

    @Test func errorsAreListedUpToALimit() {
        let limit = FoldedFindings.errorLimit
        #expect(limit == 20)
        let few = FoldedFindings((1...limit).map { finding("a", .error, line: $0) })
        #expect(few.entries.count == limit)
        #expect(few.unlistedErrors == 0)
        let many = FoldedFindings((1...limit + 1).map { finding("a", .error, line: $0) })
        #expect(many.entries == few.entries)
        #expect(many.unlistedErrors == 1)
    }

    @Test func notesAboutFilesShareOneLine() {
        let folded = FoldedFindings([
            finding("a", .note), finding("a", .note, line: 2), finding("b", .note, line: 3),
        ])
        #expect(folded.entries.map(\.finding.message) == ["a 1"])
        #expect(folded.entries[0].others == "… and 2 more notes (--verbose lists all)")
        let alike = FoldedFindings([finding("a", .note), finding("a", .note, line: 2)])
        #expect(alike.entries[0].others == "… and 1 more like it (--verbose lists all)")
        let two = FoldedFindings([finding("a", .note), finding("b", .note)])
        #expect(two.entries[0].others == "… and 1 more note (--verbose lists all)")
    }

    @Test func fittingIsSaidBeforeOtherNotes() {
        let folded = FoldedFindings([
            finding("a", .note), Diagnostic(.pagesFitted, .note, "x", file: "cv.json"),
            finding("b", .note),
        ])
        #expect(folded.entries.map(\.finding.identifier) == ["pages-fitted"])
        #expect(folded.entries[0].more == 2)
    }

    @Test func notesAboutTheRunStandAlone() {
        let folded = FoldedFindings([
            finding("a", .note), finding("source-choice", .note, file: nil),
            finding("picture-unsupported", .note, file: nil),
        ])
        #expect(folded.entries.count == 3)
    }

    @Test func notesOfALayoutStandAlone() {
        let folded = FoldedFindings([finding("a", .note), finding("b", .note, .layout)])
        #expect(folded.entries.map(\.finding.identifier) == ["a", "b"])
    }

    @Test func notesThatAskForNothingAreNotSaid() {
        let entries = Diagnostic.Severity.allCases.map { severity in
            FoldedFindings([finding("a", severity, isSilent: true)]).entries.count
        }
        // The kind is not enough: as a warning it is said.
        #expect(entries == [0, 1, 1])
    }
}
