import Characters

/// Rows of cells, set in columns for a list on standard output.
enum TextColumns {
    /// The rows as lines: each column as wide as its widest cell, two spaces between columns.
    ///
    /// Cells are shown as `VisibleText`, into a pipe, too: lists are for people.
    static func lines(_ rows: [[String]]) -> String {
        let rows = rows.map { $0.map(VisibleText.escaped) }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { column < $0.count ? CellWidth.of($0[column]) : nil }.max() ?? 0
        }
        return rows.map { row in
            var line = ""
            var gap = 0
            for (cell, width) in zip(row, widths) where !cell.isEmpty || width > 0 {
                if !cell.isEmpty {
                    line += String(repeating: " ", count: gap) + cell
                    gap = 0
                }
                gap += width - CellWidth.of(cell) + 2
            }
            return line + "\n"
        }.joined()
    }
}
