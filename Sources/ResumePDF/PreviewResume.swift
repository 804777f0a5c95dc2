import Pages
package import TextBackend

/// Draws the pages of a resume as text: the very pages that a PDF would show.
package struct PreviewResume {
    /// Makes the use case.
    package init() {}

    /// What came of it.
    package struct Outcome: Sendable {
        /// What rendering gave, but for the PDF.
        package var rendering: RenderResume.Outcome

        /// Some pages as lines without line feeds; none if there are no pages.
        ///
        /// - Parameters:
        ///   - pages: the numbers of the pages, from 1; nil for all.
        ///   - options: how they are drawn.
        ///   - ink: what the terminal can show.
        /// - Returns: the lines.
        package func lines(
            pages: [Int]? = nil, options: SketchOptions, ink: CellInk
        ) -> [String] {
            guard let document = rendering.document else { return [] }
            let wanted = pages ?? Array(1...max(document.pages.count, 1))
            return PreviewWriter(document, options: options, ink: ink)
                .lines(wanted.map { $0 - 1 })
        }
    }

    /// Lays a resume out, for drawing.
    package func callAsFunction(_ request: RenderResume.Request) -> Outcome {
        var run = RenderResume.Run(request: request, needsPDF: false)
        run()
        return Outcome(rendering: run.outcome)
    }
}
