import Characters
import Export

/// Rows set in columns for a terminal: under each other where they fit, folded inside the columns
/// where not, and one below the other where the terminal is narrow.
struct ListTable {
    /// How wide the terminal is, in cells.
    let width: Int
    let ink: ListInk

    /// A cell of the table.
    struct Cell {
        var text: String
        var style = ListInk.Style.plain
        var link: String?
    }

    /// What stands between columns, in cells.
    private static let gap = 2
    /// The fewest cells of a column that is folded.
    private static let leastWidth = 16

    /// The lines of rows of which each has the same columns; the first is a number, or narrow.
    func lines(_ rows: [[Cell]]) -> [String] {
        let rows = rows.map { row in
            row.map { Cell(text: $0.text.printable, style: $0.style, link: $0.link) }
        }
        let count = rows.map(\.count).max() ?? 0
        let natural = (0..<count).map { column in
            rows.lazy.map { CellWidth.of($0[column].text) }.max() ?? 0
        }
        guard let widths = widths(natural), rows.allSatisfy({ fits($0, widths) }) else {
            return rows.flatMap { stacked($0, natural[0]) }
        }
        return rows.flatMap { aligned($0, widths) }
    }

    /// The columns' widths; nil if they do not fit beside each other.
    ///
    /// The wide ones share what the narrow ones leave.
    private func widths(_ natural: [Int]) -> [Int]? {
        let used = natural.filter { $0 > 0 }
        var room = width - Self.gap * max(used.count - 1, 0)
        guard used.reduce(0, +) > room else { return natural }
        var limit = room
        var wide = used.count
        // Narrow columns are taken off until all that are left are wider than an equal share.
        for cells in used.sorted() {
            limit = room / max(wide, 1)
            guard cells <= limit else { break }
            room -= cells
            wide -= 1
        }
        guard limit >= Self.leastWidth else { return nil }
        return natural.map { min($0, limit) }
    }

    /// Whether no word of a row that is folded is wider than its column, as addresses may be.
    private func fits(_ row: [Cell], _ widths: [Int]) -> Bool {
        zip(row, widths).allSatisfy { cell, width in
            CellWidth.of(cell.text) <= width
                || cell.text.split(separator: " ").allSatisfy { word in
                    // Wide characters are words of their own.
                    let cells = CellWidth.of(word)
                    return cells <= width || cells > word.count
                }
        }
    }

    private func aligned(_ row: [Cell], _ widths: [Int]) -> [String] {
        let parts = zip(row, widths).map { cell, width in
            width == 0 ? [] : LineFiller(width: width).lines(cell.text)
        }
        return (0..<max(parts.map(\.count).max() ?? 0, 1)).map { line in
            var text = ""
            var gap = 0
            for (index, cell) in row.enumerated() where widths[index] > 0 {
                let part = line < parts[index].count ? parts[index][line] : ""
                let cells = CellWidth.of(part)
                let before = index == 0 ? widths[0] - cells : 0
                if !part.isEmpty {
                    text += String(repeating: " ", count: gap + before)
                    text += ink.text(part, cell.style, link: cell.link)
                    gap = 0
                }
                gap += max(widths[index] - cells - before, 0) + Self.gap
                if part.isEmpty, index == 0 { gap = widths[0] + Self.gap }
            }
            return text
        }
    }

    /// The cells of a row below each other, behind its number.
    private func stacked(_ row: [Cell], _ numberWidth: Int) -> [String] {
        let indent = numberWidth == 0 ? 0 : numberWidth + Self.gap
        let margin = String(repeating: " ", count: indent)
        var lines = row.dropFirst().flatMap { cell in
            cell.text.isEmpty
                ? []
                : LineFiller(width: max(width - indent, 1)).lines(cell.text).map {
                    margin + ink.text($0, cell.style, link: cell.link)
                }
        }
        guard let number = row.first, indent > 0 else { return lines }
        let cells = CellWidth.of(number.text)
        let first =
            String(repeating: " ", count: numberWidth - cells)
            + ink.text(number.text, number.style) + String(repeating: " ", count: Self.gap)
        if lines.isEmpty { return [first] }
        lines[0] = first + lines[0].dropFirst(indent)
        return lines
    }
}
