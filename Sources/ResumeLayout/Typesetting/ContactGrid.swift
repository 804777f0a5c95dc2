/// The ways to reach a person in columns; an item wider than a column takes several.
struct ContactGrid {
    /// The rows, from top to bottom; a row has no holes while an item is left that fills them.
    private(set) var rows: [[Cell]] = []
    /// The columns' widths, in points.
    private(set) var widths: [Double]
    /// The distance between columns, in points.
    let gap: Double
    /// How many items need several columns beside others.
    private var wideItems = 0

    /// An item in its place.
    struct Cell: Equatable {
        var item: Int
        var column: Int
        /// How many columns it takes.
        var span: Int
    }

    /// Puts items of some widths, in points, into columns.
    ///
    /// Natural columns are as wide as their widest item. Where their sum is too wide, the widest item
    /// takes one column more, until all have room. Natural columns in place of equal ones, or fewer, may give as few rows
    /// with fewer items that take several, and so fewer edges, or with fewer holes at the end.
    init(_ items: [Double], columns: Int, gap: Double, isNatural: Bool, width: Double) {
        // What is wider than all columns wraps in them.
        let items = items.map { min($0, width) }
        let (asked, isMeasured) = (isNatural, items.count <= Self.mostMeasured)
        func grid(_ count: Int, isNatural: Bool) -> Self {
            var grid = Self(count, of: items, gap: gap, isNatural: isNatural, width: width)
            // Columns that were to be equal share what is left.
            let rest = width - grid.widths.reduce(0, +) - gap * Double(count - 1)
            if isNatural, !asked {
                for index in 0..<count { grid.widths[index] += max(rest, 0) / Double(count) }
            }
            return grid
        }
        let most = max(min(columns, items.count), 1)
        var best = grid(most, isNatural: isNatural && isMeasured)
        for count in stride(from: most, to: 1, by: -1) where isMeasured {
            for natural in isNatural ? [true] : [false, true] {
                let other = grid(count, isNatural: natural)
                if other.rank < best.rank { best = other }
            }
        }
        self = best
    }

    /// Puts items that are no wider than all columns into a number of them.
    private init(_ count: Int, of items: [Double], gap: Double, isNatural: Bool, width: Double) {
        self.gap = gap
        let equal = Typesetter.cellWidth(count, gap: gap, of: width)
        widths = Array(repeating: equal, count: count)
        guard isNatural else {
            let spans = items.map { item in
                (1..<count).first {
                    item <= Double($0) * (equal + gap) - gap + Strip.tolerance
                } ?? count
            }
            fill(spans, count)
            return
        }
        var spans = items.map { _ in 1 }
        while true {
            fill(spans, count)
            // What nothing follows reaches as far as the row, and widens no column that others stand in.
            for row in rows.indices {
                guard let last = rows[row].indices.last else { continue }
                rows[row][last].span = count - rows[row][last].column
            }
            widths = Self.naturalWidths(items, rows, count, gap)
            let total = widths.reduce(0, +) + gap * Double(count - 1)
            guard total > width + Strip.tolerance else { return }
            let widest = items.indices.filter { spans[$0] < count }.max { items[$0] < items[$1] }
            guard let widest else { break }
            spans[widest] += 1
        }
        widths = Array(repeating: equal, count: count)
    }

    /// What makes a grid worse than another, first what is worst: its rows, its wide items, what its last row lacks.
    private var rank: (Int, Int, Int) {
        (rows.count, wideItems, widths.count - (rows.last?.count ?? 0))
    }

    /// The left edge and the width of a cell, in points.
    func place(of cell: Cell) -> (x: Double, width: Double) {
        let x = widths[..<cell.column].reduce(0, +) + gap * Double(cell.column)
        let end = cell.column + cell.span
        let width = widths[cell.column..<end].reduce(0, +) + gap * Double(cell.span - 1)
        return (x, width)
    }

    /// The most items whose columns are as wide as they are.
    private static let mostMeasured = 60
    /// How many of the next items may fill the rest of a row.
    private static let lookAhead = 12

    /// Fills rows in the items' order; what does not fit the rest of a row leaves it to a later one.
    private mutating func fill(_ spans: [Int], _ count: Int) {
        rows = []
        var left = Array(spans.indices)
        while !left.isEmpty {
            var row: [Cell] = []
            var column = 0
            while let next = left.prefix(Self.lookAhead).firstIndex(where: {
                column + spans[$0] <= count
            }) {
                let item = left.remove(at: next)
                row.append(Cell(item: item, column: column, span: spans[item]))
                column += spans[item]
            }
            rows.append(row)
        }
        wideItems = rows.filter { $0.count > 1 }.joined().count { $0.span > 1 }
    }

    /// How wide columns must be: as the widest item that takes one alone, and together as wide as what
    /// takes several.
    private static func naturalWidths(
        _ items: [Double], _ rows: [[Cell]], _ count: Int, _ gap: Double
    ) -> [Double] {
        var widths = Array(repeating: 0.0, count: count)
        for cell in rows.joined() where cell.span == 1 {
            widths[cell.column] = max(widths[cell.column], items[cell.item])
        }
        for cell in rows.joined() where cell.span > 1 {
            let last = cell.column + cell.span - 1
            let sum = widths[cell.column...last].reduce(0, +) + gap * Double(cell.span - 1)
            widths[last] += max(items[cell.item] - sum, 0)
        }
        return widths
    }
}
