import Pages

/// How points of a page become cells of a terminal.
struct SketchScale {
    /// The left edge of the text, in points.
    let left: Double
    /// The right edge, in points.
    let right: Double
    /// How many cells a point is.
    let cells: Double

    /// The scale for some lines.
    ///
    /// - Parameters:
    ///   - lines: the lines of all pages, so that each page has the same scale.
    ///   - areas: where the pages have their text; short lines alone do not make a page narrow.
    ///   - width: how many cells there are; nil for as many as the fullest line needs.
    init(_ lines: [SketchLine], areas: [Rect], width: Int?) {
        left = min(lines.map(\.left).min() ?? 0, areas.map(\.minX).min() ?? .infinity)
        right = max(lines.map(\.right).max() ?? 1, areas.map(\.maxX).max() ?? 1, left + 1)
        guard let width else {
            let measure = right - left
            // Short lines may be denser: they have room to their right.
            let full = lines.filter { $0.right - $0.left > measure * 0.5 && $0.size < 14 }
            let densest = full.map { Double($0.pieces.cells) / ($0.right - $0.left) }.max() ?? 0.2
            cells = min(max(densest, 0.1), 0.6)
            return
        }
        cells = Double(max(width, 1)) / (right - left)
    }

    /// The scale of pages that were laid out in cells.
    ///
    /// - Parameters:
    ///   - cellWidth: the width of a cell, in points.
    ///   - columns: how many there are.
    init(cellWidth: Double, columns: Int) {
        left = 0
        right = cellWidth * Double(max(columns, 1))
        cells = 1 / cellWidth
    }

    /// How many cells the text's width is.
    var width: Int { Int(((right - left) * cells).rounded()) }

    /// The column of a distance from the page's left edge.
    func column(_ x: Double) -> Int { max(0, Int(((x - left) * cells).rounded())) }
}
