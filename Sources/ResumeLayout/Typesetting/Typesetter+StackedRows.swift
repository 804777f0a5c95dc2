import Pages

extension Typesetter {
    /// The sections, by their titles, in which the right parts of all rows stand below the left ones,
    /// since some do not fit beside them; a single one among many is an exception.
    func stacked(_ blocks: [Block], width: Double) -> Set<String> {
        var rows: [String: RowCount] = [:]
        count(blocks, width: width, &rows)
        return Set(
            rows.filter { $0.value.wide > ($0.value.all < Self.manyRows ? 0 : 1) }.keys)
    }

    /// From how many rows on a section may have one of another form.
    private static let manyRows = 5

    /// How many rows with a right part a section has.
    private typealias RowCount = (all: Int, wide: Int)

    private func count(_ blocks: [Block], width: Double, _ rows: inout [String: RowCount]) {
        for block in blocks {
            switch block.content {
            case .cells(let cells, let gap, let asked):
                let inner = measure(of: block, in: width)
                let widths = Columns.widths(cells.count, gap: gap, asked: asked, of: inner)
                for (cell, width) in zip(cells, widths) { count(cell, width: width, &rows) }
            case .row(let row) where !row.left.isEmpty && !row.right.isEmpty:
                guard let section = block.origin?.section else { continue }
                let isWide = !fits(row, in: measure(of: block, in: width))
                let known = rows[section] ?? (0, 0)
                rows[section] = (known.all + 1, known.wide + (isWide ? 1 : 0))
            default: continue
            }
        }
    }

    /// Whether the right part of a row is one line beside the left one.
    private func fits(_ row: RowBlock, in width: Double) -> Bool {
        let right = shaped(row.right).width
        return right <= width * Self.rightShare
            || right <= width - row.gap - shaped(row.left).width
    }
}
