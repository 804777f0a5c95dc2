import Pages

extension Typesetter {
    /// Sets stacks in as many columns as the widest of their section's leaves room for: row by row, or
    /// column by column.
    mutating func set(_ block: ColumnsBlock) {
        let widest = widestItems[block.section] ?? 0
        let fitting = (1...Self.mostColumns).last {
            Self.cellWidth($0, gap: block.gap, of: width) >= widest - Strip.tolerance
        }
        // Short lists stand in the columns of the long ones, too.
        guard let space = block.rowSpace else {
            let cells = ColumnsBlock.dealt(block.items, fitting ?? 1)
            return set(cells, gap: block.gap, widths: [])
        }
        // As many to a row as fill the same rows evenly.
        let count = fitting ?? 1
        let rows = (block.items.count + count - 1) / count
        let even = (block.items.count + rows - 1) / rows
        for start in stride(from: 0, to: block.items.count, by: even) {
            let row = Array(block.items[start...].prefix(even))
            let padded = row + Array(repeating: [], count: even - row.count)
            set(
                Block(
                    content: .cells(padded, gap: block.gap), spaceBefore: start == 0 ? 0 : space,
                    breakBefore: start == 0 ? .forbidden : .betweenEntries))
        }
    }

    /// The most columns that there are by themselves.
    private static let mostColumns = 4

    /// The width that blocks below each other take if no line of them is broken, in points.
    func naturalWidth(_ blocks: [Block]) -> Double {
        blocks.map { points($0.left) + naturalWidth($0.content) + points($0.right) }.max() ?? 0
    }

    private func naturalWidth(_ content: Block.Content) -> Double {
        switch content {
        case .text(let text): return text.indent + shaped(text.text).width
        case .row(let row):
            let gap = row.left.isEmpty || row.right.isEmpty ? 0 : row.gap
            return shaped(row.left).width + gap + shaped(row.right).width
        case .chips(let words, let layout):
            let widths = words.map { shaped($0).width + 2 * layout.padding + layout.gap }
            return widths.reduce(-layout.gap, +)
        case .level(_, let layout): return layout.width.points(in: 0)
        case .rule, .anchor: return 0
        case .title, .header, .cells, .columns: return .infinity
        }
    }
}
