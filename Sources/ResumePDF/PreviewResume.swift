import CairoPangoBackend
package import Pages
import ResumeLayout
import ResumeModel
import SourceTree
package import TextBackend

/// Draws the pages of a resume as text: the very pages that a PDF would show.
package struct PreviewResume {
    /// Makes the use case.
    package init() {}

    /// What came of it.
    package struct Outcome {
        /// What rendering gave, but for the PDF.
        package var rendering: RenderResume.Outcome
        /// The width of a cell in points, if the pages were laid out in cells.
        package var cellWidth: Double?
        /// The fonts of the pages; nil if these were laid out in cells.
        var fonts: FontLibrary?

        /// Some pages, each as lines without line feeds; none if there are no pages.
        ///
        /// - Parameters:
        ///   - pages: the numbers of the pages, from 1; nil for all.
        ///   - options: how they are drawn.
        ///   - ink: what the terminal can show.
        ///   - pictures: what `photos` gives; without it, photos are boxes.
        /// - Returns: the lines of each page.
        package func lines(
            pages: [Int]? = nil, options: SketchOptions, ink: CellInk,
            pictures: [Int: ImageAsset] = [:]
        ) -> [[String]] {
            guard let document = rendering.document else { return [] }
            var options = options
            options.cellWidth = cellWidth
            let wanted = pages ?? Array(1...max(document.pages.count, 1))
            let writer = PreviewWriter(document, options: options, ink: ink, pictures: pictures)
            return wanted.map { writer.lines(ofPage: $0 - 1) }
        }

        /// The addresses that the links of some pages lead to, each once, in reading order.
        ///
        /// - Parameter pages: the numbers of the pages, from 1; nil for all.
        /// - Returns: a line for each address, in angle brackets.
        package func links(pages: [Int]? = nil) -> [String] {
            guard let document = rendering.document else { return [] }
            var seen: Set<String> = []
            var lines: [String] = []
            for (index, page) in document.pages.enumerated()
            where pages?.contains(index + 1) ?? true {
                for case .text(let line) in page.items {
                    for element in line.runs.compactMap(\.element) {
                        guard case .link(let target, _) = document.structure[element].kind,
                            seen.insert(target).inserted
                        else { continue }
                        lines.append("<\(target)>")
                    }
                }
            }
            return lines
        }
    }

    /// Lays a resume out, for drawing.
    ///
    /// - Parameters:
    ///   - request: the resume and its layout.
    ///   - columns: how many cells a row has, to lay the resume out anew on one endless page; nil for
    ///     the pages of the PDF.
    /// - Returns: the pages.
    package func callAsFunction(_ request: RenderResume.Request, columns: Int? = nil) -> Outcome {
        var run = RenderResume.Run(request: request, needsPDF: false, columns: columns)
        run()
        return Outcome(
            rendering: run.outcome, cellWidth: columns.map { _ in Layout.cellWidth },
            fonts: run.library)
    }
}

extension RenderResume.Run {
    /// Lays the resume out on one endless page of cells.
    mutating func reflow(_ resume: Resume, _ layout: Layout, columns: Int) {
        let engine = LayoutEngine(
            layout: layout.narrow(columns: columns), language: outcome.words, shaper: CellShaper(),
            hyphenation: .builtIn)
        outcome.document = engine.pages(for: resume).document
    }
}
