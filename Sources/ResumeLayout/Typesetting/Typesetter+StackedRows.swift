import Pages

extension Typesetter {
    /// What the rows of each section have in common, by its title.
    func rowForms(_ blocks: [Block], width: Double) -> [String: RowForm] {
        var rows: [String: RowCount] = [:]
        count(blocks, width: width, &rows)
        return rows.mapValues { rows in
            RowForm(
                isStacked: rows.isUsual(rows.wide, of: rows.all),
                isDivided: hasAlikeHeads && rows.isUsual(rows.divided, of: rows.divisible))
        }
    }

    /// How many rows with a right part a section has, and how many of them are too wide for it; how many heads have parts,
    /// and how many of them take a line for each.
    private struct RowCount {
        var (all, wide, divisible, divided) = (0, 0, 0, 0)

        /// Whether so many of some rows decide for all; up to a quarter of many is an exception.
        func isUsual(_ count: Int, of all: Int) -> Bool { count > (all < Self.many ? 0 : all / 4) }

        private static let many = 5
    }

    private func count(_ blocks: [Block], width: Double, _ rows: inout [String: RowCount]) {
        for block in blocks {
            switch block.content {
            case .cells(let cells, let gap, let asked):
                let inner = measure(of: block, in: width)
                let widths = Columns.widths(cells.count, gap: gap, asked: asked, of: inner)
                for (cell, width) in zip(cells, widths) { count(cell, width: width, &rows) }
            case .row(let row) where !row.left.isEmpty:
                guard let section = block.origin?.section else { continue }
                let width = measure(of: block, in: width)
                count(row, width: width, &rows[section, default: RowCount()])
            default: continue
            }
        }
    }

    private func count(_ row: RowBlock, width: Double, _ rows: inout RowCount) {
        let left = shaped(row.left)
        var room = width
        if !row.right.isEmpty {
            let right = shaped(row.right).width
            rows.all += 1
            if right <= width * Self.rightShare || right <= width - row.gap - left.width {
                room -= row.gap + right
            } else {
                rows.wide += 1
            }
        }
        let breaker = LineBreaker(paragraph: left, width: room, kind: .head)
        guard let parts = breaker.headParts else { return }
        rows.divisible += 1
        if breaker.lines() == parts { rows.divided += 1 }
    }
}

/// What the rows of a section have in common.
struct RowForm {
    /// Whether the right part stands below the left one, since some do not fit beside it.
    var isStacked = false
    /// Whether what a head begins with has a line of its own, since some need one.
    var isDivided = false
}
