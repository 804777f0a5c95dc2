import Characters

/// Rows of cells that grow as they are written to.
struct CellGrid: Sendable, Equatable {
    /// What stands in a cell.
    struct Cell: Sendable, Hashable {
        /// A grapheme cluster; empty for the second cell of a wide one, and for a blank.
        var text: String
        /// Its look.
        var style: CellStyle
        /// Whether it is the second cell of a wide cluster.
        var isContinuation = false

        /// A cell with nothing in it.
        static let blank = Cell(text: "", style: CellStyle())

        /// Whether nothing stands here.
        var isBlank: Bool { text.isEmpty && !isContinuation }
    }

    /// The rows, each as long as its last cell needs.
    private(set) var rows: [[Cell]] = []

    /// Whether some cells of a row are all blank.
    func isFree(row: Int, columns: Range<Int>) -> Bool {
        guard rows.indices.contains(row) else { return true }
        return rows[row][columns.clamped(to: rows[row].indices)].allSatisfy(\.isBlank)
    }

    /// Writes clusters from a cell on; what stood there is lost.
    ///
    /// Clusters without a width go with the one before. Returns the column behind the last.
    @discardableResult
    mutating func write(_ text: String, row: Int, column: Int, style: CellStyle) -> Int {
        guard row >= 0, column >= 0 else { return column }
        if rows.count <= row { rows += Array(repeating: [], count: row + 1 - rows.count) }
        var column = column
        for cluster in text {
            let width = CellWidth.of(cluster)
            if width == 0 {
                // Ten thousand marks on one letter are no text any more.
                if column > 0, column <= rows[row].count,
                    rows[row][column - 1].text.utf8.count < Self.longestCluster
                {
                    rows[row][column - 1].text.append(cluster)
                }
                continue
            }
            extend(row, to: column + width)
            let shown = cluster.utf8.count <= Self.longestCluster ? String(cluster) : "\u{FFFD}"
            rows[row][column] = Cell(text: shown == "\t" ? " " : shown, style: style)
            if width == 2 {
                rows[row][column + 1] = Cell(text: "", style: style, isContinuation: true)
            }
            column += width
        }
        return column
    }

    /// Sets the text of some cells apart from its neighbours, from an isolate to its end (PDI).
    mutating func isolate(row: Int, columns: Range<Int>, by isolate: String) {
        guard rows.indices.contains(row), let first = columns.first,
            let last = columns.last(where: { !rows[row][$0].isContinuation })
        else { return }
        rows[row][first].text = isolate + rows[row][first].text
        rows[row][last].text += "\u{2069}"
    }

    /// Writes the first row of another grid, from a cell on.
    mutating func append(_ other: CellGrid, row: Int, column: Int) {
        guard let cells = other.rows.first, row >= 0, column >= 0 else { return }
        if rows.count <= row { rows += Array(repeating: [], count: row + 1 - rows.count) }
        extend(row, to: column + cells.count)
        rows[row].replaceSubrange(column..<column + cells.count, with: cells)
    }

    private mutating func extend(_ row: Int, to length: Int) {
        if rows[row].count < length {
            rows[row] += Array(repeating: .blank, count: length - rows[row].count)
        }
    }

    /// The most bytes of one cluster: a letter with some marks, or a long emoji sequence.
    private static let longestCluster = 64

    /// The text of a row without the blanks at its end.
    func text(ofRow row: Int) -> String {
        guard rows.indices.contains(row) else { return "" }
        var text = ""
        for cell in rows[row] where !cell.isContinuation {
            text += cell.text.isEmpty ? " " : cell.text
        }
        while text.last == " " { text.removeLast() }
        return text
    }
}
