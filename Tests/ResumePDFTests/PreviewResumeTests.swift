import Pages
import TestSupport
import Testing
import TextBackend

@testable import ResumePDF

/// Pages in cells, for each layout at three widths.
struct PreviewResumeTests {
    /// A layout and how many cells there are; 0 for as many as it takes.
    struct Case: Sendable, CustomTestStringConvertible {
        var layout: String
        var width: Int

        var testDescription: String { "\(layout) at \(width)" }
        var options: SketchOptions { SketchOptions(width: width == 0 ? nil : width) }
    }

    static let cases = LayoutTable.layouts.flatMap { layout in
        [80, 100, 160, 0].map { Case(layout: layout, width: $0) }
    }

    private func outcome(_ layout: String, _ resume: String? = nil) -> PreviewResume.Outcome {
        let source: ResumeSource =
            resume.map {
                .file(PackageFolder.path("Tests/Fixtures/\($0).resume.json"))
            } ?? .sample
        return PreviewResume()(
            RenderResume.Request(
                source: source, layout: PackageFolder.path("Layouts/\(layout).yaml")))
    }

    @Test(arguments: cases)
    func pagesLookAsRecorded(_ item: Case) {
        let lines = outcome(item.layout).lines(options: item.options, ink: .plain)
        let name = "\(item.layout)-\(item.width == 0 ? "wide" : String(item.width)).txt"
        Golden(name).expect(lines.joined(separator: "\n") + "\n")
    }

    @Test(arguments: cases, LayoutTable.resumes)
    func noWordIsLost(_ item: Case, _ resume: String) throws {
        let outcome = outcome(item.layout, resume)
        let document = try #require(outcome.rendering.document)
        for (index, page) in document.pages.enumerated() {
            let lines = outcome.lines(pages: [index + 1], options: item.options, ink: .plain)
            // A long word may be folded in the middle: letters are compared, not words.
            let shown = Self.letters(lines.dropFirst().dropLast().joined())
            var expected: [Character: Int] = [:]
            for case .text(let line) in page.items {
                for run in line.runs { Self.count(run.text, into: &expected) }
            }
            for (letter, count) in expected {
                #expect(
                    shown[letter, default: 0] == count,
                    "page \(index + 1): \(letter) is there \(shown[letter, default: 0]) times, not \(count)"
                )
            }
        }
    }

    @Test(arguments: cases.filter { $0.width > 0 })
    func noLineIsTooWide(_ item: Case) {
        let lines = outcome(item.layout, "two-pages").lines(options: item.options, ink: .plain)
        #expect(
            lines.allSatisfy { CellWidth.of($0) <= item.width + 1 },
            "\(lines.map { CellWidth.of($0) }.max() ?? 0)")
    }

    private static func letters(_ text: String) -> [Character: Int] {
        var counts: [Character: Int] = [:]
        count(text, into: &counts)
        return counts
    }

    private static func count(_ text: String, into counts: inout [Character: Int]) {
        for character in text where character.isLetter || character.isNumber {
            counts[character, default: 0] += 1
        }
    }
}
