import Characters
import Pages
import TestSupport
import Testing
import TextBackend

@testable import ResumePDF

/// Pages in cells, for each layout at the width of a terminal and as wide as it takes.
struct PreviewResumeTests {
    /// A layout and how many cells there are; 0 for as many as it takes.
    struct Case: Sendable, CustomTestStringConvertible {
        var layout: String
        var width: Int

        var testDescription: String { "\(layout) at \(width)" }
        var options: SketchOptions { SketchOptions(width: width == 0 ? nil : width) }
    }

    static let cases = LayoutTable.layouts.flatMap { layout in
        [80, 0].map { Case(layout: layout, width: $0) }
    }

    private func outcome(_ layout: String, _ resume: String? = nil) -> PreviewResume.Outcome {
        let source: ResumeSource =
            resume.map { .file(PackageFolder.path("Tests/Fixtures/\($0).resume.json")) } ?? .sample
        return PreviewResume()(
            RenderResume.Request(
                source: source, layout: PackageFolder.path("Layouts/\(layout).yaml")))
    }

    /// Of each shape of a page one layout is recorded as wide as it takes: with one column, and with two.
    private static let wideLayouts = ["classic", "sidebar"]

    @Test(arguments: cases.filter { $0.width > 0 || wideLayouts.contains($0.layout) })
    func pagesLookAsRecorded(_ item: Case) {
        let lines = outcome(item.layout).lines(options: item.options, ink: .plain).flatMap { $0 }
        let name = "\(item.layout)-\(item.width == 0 ? "wide" : String(item.width)).txt"
        Golden(name).expect(lines.joined(separator: "\n") + "\n")
    }

    @Test(arguments: cases, LayoutTable.resumes)
    func noWordIsLost(_ item: Case, _ resume: String) throws {
        let outcome = outcome(item.layout, resume)
        let document = try #require(outcome.rendering.document)
        for (index, page) in document.pages.enumerated() {
            let lines = outcome.lines(pages: [index + 1], options: item.options, ink: .plain)
                .flatMap { $0 }
            // A long word may be folded in the middle: letters are compared, not words.
            let shown = Self.letters(lines.dropFirst().dropLast().joined())
            var expected: [Character: Int] = [:]
            for case .text(let line) in page.items {
                for run in line.runs { Self.count(run.shown, into: &expected) }
            }
            // Marks say their words, or all of a page are silent.
            var said = expected
            for case .path(let shape) in page.items {
                Self.count(shape.alternative ?? "", into: &said)
            }
            if shown.values.reduce(0, +) == said.values.reduce(0, +) { expected = said }
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
            .flatMap { $0 }
        #expect(
            lines.allSatisfy { CellWidth.of($0) <= item.width },
            "\(lines.map { CellWidth.of($0) }.max() ?? 0)")
    }

    /// The layouts in which nothing stands beside anything else but at the right edge.
    private static let plainLayouts = ["ats", "jake"]

    @Test(.needs(.pdftotext), arguments: plainLayouts, LayoutTable.resumes)
    func linesAreThoseOfThePDF(_ layout: String, _ resume: String) throws {
        var request = RenderResume.Request(
            source: .file(PackageFolder.path("Tests/Fixtures/\(resume).resume.json")),
            layout: PackageFolder.path("Layouts/\(layout).yaml"))
        // Marks have words in cells alone.
        request.overrides = ["header.contacts.icons=plain"]
        let folder = try ScratchFolder()
        try folder.write(#require(RenderResume()(request).output?.bytes), to: "cv.pdf")
        let result = try ForeignProgram.pdftotext.run(["-layout", folder.path("cv.pdf"), "-"])
        let pages = String(decoding: result.output, as: UTF8.self).split(separator: "\u{C}")
        let outcome = PreviewResume()(request)
        #expect(outcome.rendering.document?.pages.count == pages.count)
        for (index, page) in pages.enumerated() {
            let lines = outcome.lines(pages: [index + 1], options: SketchOptions(), ink: .plain)
                .flatMap { $0 }
            // Capitals are drawn alone; the text of the PDF is as it was written.
            let shown = lines.dropFirst().dropLast().map { Self.folded($0).lowercased() }
                .filter { !$0.isEmpty }
            let expected = page.split(separator: "\n").map { Self.folded(String($0)).lowercased() }
                .filter { !$0.isEmpty }
            #expect(shown == expected, "page \(index + 1)")
        }
    }

    @Test(arguments: LayoutTable.layouts, LayoutTable.resumes)
    func eachLineOfThePagesHasARow(_ layout: String, _ resume: String) throws {
        let outcome = outcome(layout, resume)
        let document = try #require(outcome.rendering.document)
        for (index, page) in document.pages.enumerated() {
            let rows = outcome.lines(pages: [index + 1], options: SketchOptions(), ink: .plain)
                .flatMap { $0 }.map(Self.folded)
            for case .text(let line) in page.items {
                let words = Self.folded(line.runs.map(\.shown).joined())
                guard !words.isEmpty else { continue }
                #expect(rows.contains { $0.contains(words) }, "page \(index + 1): \(words)")
            }
        }
    }

    /// A line without rules and marks, every stretch of blanks one blank.
    private static func folded(_ line: String) -> String {
        line.filter { !"─│●○".contains($0) }.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
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

extension GlyphRun {
    /// The text as the preview shows it.
    fileprivate var shown: String { isCapitals ? text.uppercased() : text }
}
