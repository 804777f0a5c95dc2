package import Pages

/// Writes pages for a terminal: each between edges, with its number and how full it is.
package struct PreviewWriter {
    private let sketch: PageSketch
    private let count: Int
    private let options: SketchOptions
    private let writer: GridWriter
    private let ink: CellInk

    /// Prepares the pages of a document.
    ///
    /// - Parameters:
    ///   - document: the pages.
    ///   - options: how they are drawn.
    ///   - ink: what the terminal can show.
    ///   - pictures: the pictures as they stand in their frames, by their place in the document's
    ///     list.
    package init(
        _ document: PageDocument, options: SketchOptions, ink: CellInk,
        pictures: [Int: ImageAsset] = [:]
    ) {
        sketch = PageSketch(document, options: options, pictures: pictures)
        count = document.pages.count
        self.options = options
        self.ink = ink
        writer = GridWriter(ink: ink)
    }

    /// Some pages as lines, each without a line feed.
    ///
    /// - Parameter pages: the indices of the pages; those that there are not are left out.
    /// - Returns: the lines of all.
    package func lines(_ pages: some Sequence<Int>) -> [String] {
        var lines: [String] = []
        for page in pages where (0..<count).contains(page) {
            let grid = sketch.grid(ofPage: page)
            // What was laid out in cells has no paper, and so no edges.
            guard options.cellWidth == nil else {
                lines += grid.rows.map { writer.text($0) }
                continue
            }
            lines.append(edge(top: true, label: "page \(page + 1) of \(count)"))
            lines += grid.rows.map { writer.text($0) }
            let percent = Int((sketch.fill(ofPage: page) * 100).rounded())
            lines.append(edge(top: false, label: "\(percent) % full"))
        }
        return lines
    }

    /// The edge of a page with a label in it.
    private func edge(top: Bool, label: String) -> String {
        let corners =
            options.isASCII ? ("+", "+") : top ? ("┌", "┐") : ("└", "┘")
        let width = max(sketch.width, label.count + 6)
        let rule = options.rule
        let rest = width - label.count - 5
        let text =
            corners.0 + rule + " \(label) " + String(repeating: rule, count: max(rest, 1))
            + corners.1
        var grid = CellGrid()
        grid.write(text, row: 0, column: 0, style: .mark)
        return writer.text(grid.rows[0])
    }
}
