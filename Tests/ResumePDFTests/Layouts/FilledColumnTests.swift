import Pages
import ResumePDF
import TestSupport
import Testing

/// A side column that ends with its content, told from pages.
struct FilledColumnTests {
    private func document(_ resume: String, _ pages: String) throws -> PageDocument {
        var request = RenderResume.Request(
            source: .file(PackageFolder.path("Tests/Fixtures/\(resume).resume.json")),
            layout: LayoutTable.path("sidebar"))
        request.overrides = [
            "regions.side.pages=\(pages)", "regions.side.sections=[skills, languages]",
        ]
        request.fits = false
        return try #require(RenderResume()(request).document)
    }

    private func lines(_ page: Page) -> [GlyphLine] {
        page.items.compactMap { item in
            guard case .text(let line) = item, line.runs.contains(where: { $0.element != nil })
            else { return nil }
            return line
        }
    }

    /// The letters of all text, whatever its order; points between two things vanish where a line ends.
    private func letters(_ document: PageDocument) -> [Character: Int] {
        let text = document.pages.flatMap(lines).flatMap(\.runs).map(\.text).joined()
        return text.reduce(into: [:]) { if !$1.isWhitespace, $1 != "·" { $0[$1, default: 0] += 1 } }
    }

    /// The right edge of the ground behind the side column; nil without one.
    private func edge(_ page: Page) -> Double? {
        page.items.lazy.compactMap { item -> Double? in
            guard case .path(let shape) = item else { return nil }
            let points = shape.segments.flatMap(\.points)
            guard points.contains(where: { $0.x <= 0 && $0.y >= page.size.height }) else {
                return nil
            }
            return points.map(\.x).max()
        }.first
    }

    @Test(arguments: LayoutTable.resumes) func noPageHasAnEmptyColumn(_ resume: String) throws {
        let filled = try document(resume, "filled")
        for (number, page) in filled.pages.enumerated() {
            let left = lines(page).map { $0.origin.x + $0.runs[0].x }
            if let edge = edge(page) {
                #expect(left.contains { $0 < edge }, "page \(number + 1)")
            } else {
                #expect(number > 0)
                #expect(left.contains { $0 < 100 }, "page \(number + 1)")
            }
        }
        let all = try document(resume, "all")
        #expect(all.pages.allSatisfy { edge($0) != nil })
        #expect(filled.pages.count <= all.pages.count)
        #expect(letters(filled) == letters(all))
        // Elsewhere the column takes sections that fill it.
        if resume == "two-pages" { #expect(filled.pages.last.flatMap(edge) == nil) }
    }
}
