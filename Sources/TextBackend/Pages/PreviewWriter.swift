package import Pages

/// Writes pages for a terminal: each between edges, with its number and how full it is.
package struct PreviewWriter {
    private let sketch: PageSketch
    private let count: Int
    private let options: SketchOptions
    private let writer: GridWriter

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
        writer = GridWriter(ink: ink)
    }

    /// A page as lines, each without a line feed; none if there is no page of an index.
    package func lines(ofPage page: Int) -> [String] {
        guard (0..<count).contains(page) else { return [] }
        let rows = sketch.grid(ofPage: page).rows.map(writer.text)
        // What was laid out in cells has no paper, and so no edges.
        if options.cellWidth != nil { return rows }
        let percent = Int((sketch.fill(ofPage: page) * 100).rounded())
        return [edge(top: true, label: "page \(page + 1) of \(count)")] + rows
            + [edge(top: false, label: "\(percent) % full")]
    }

    /// The edge of a page with a label in it.
    private func edge(top: Bool, label: String) -> String {
        let corners = options.isASCII ? ("+", "+") : top ? ("┌", "┐") : ("└", "┘")
        let rest = String(repeating: options.rule, count: max(sketch.width - label.count - 5, 1))
        let text = "\(corners.0)\(options.rule) \(label) \(rest)\(corners.1)"
        var grid = CellGrid()
        grid.write(text, row: 0, column: 0, style: .mark)
        return writer.text(grid.rows[0])
    }
}
