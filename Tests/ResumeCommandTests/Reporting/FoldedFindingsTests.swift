import SourceTree
import Testing

@testable import ResumeCommand

@Suite struct FoldedFindingsTests {
    private func finding(
        _ identifier: String, _ severity: Diagnostic.Severity, line: Int = 1,
        file: String? = "cv.json"
    ) -> Diagnostic {
        Diagnostic(
            identifier, severity, "\(identifier) \(line)", file: file,
            at: file.map { _ in SourceSpan(line: line, column: 1) })
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
            finding("a", .note), finding("pages-fitted", .note), finding("b", .note),
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

    @Test(arguments: [
        ("country-code", false), ("date-form", false), ("date-ongoing", false),
        ("date-text", false), ("entry-hidden", false), ("field-unprinted", false),
        ("html", false), ("html-removed", false), ("key-spelling", false), ("link-scheme", false),
        ("number-for-text", false), ("old-spelling", false), ("phone-form", false),
        ("text-for-list", false), ("text-for-map", false), ("timestamp-form", false),
        ("yaml-tag", false), ("unknown-key", true), ("glyph-substituted", true),
        ("pages-fitted", true), ("layout-names", true),
    ])
    func aNoteIsSaidIfItAsksForSomething(identifier: String, isSaid: Bool) {
        #expect(FoldedFindings([finding(identifier, .note)]).entries.isEmpty != isSaid)
        #expect(FoldedFindings([finding(identifier, .error)]).entries.count == 1)
    }

    @Test func notesOfALayoutStandAlone() {
        let folded = FoldedFindings([finding("a", .note), finding("layout-names", .note)])
        #expect(folded.entries.map(\.finding.identifier) == ["a", "layout-names"])
    }

    @Test func notesThatAskForNothingAreNotSaid() {
        #expect(
            FoldedFindings([finding("date-form", .note), finding("html", .note)]).entries == [])
        // The rule's name is not enough: as a warning it is said.
        #expect(FoldedFindings([finding("yaml-tag", .warning)]).entries.count == 1)
    }
}
