import Pages

extension SketchPainter {
    /// Draws a rule where nothing else stands.
    mutating func paintRule(row: Int, _ span: Range<Int>, _ color: Color, isAlone: Bool) {
        for column in span {
            // Beside words a rule keeps a blank's distance.
            let near = isAlone ? column..<(column + 1) : max(column - 1, 0)..<(column + 2)
            let isNearRule = grid.isRule(row: row, column: column - 1, sign: options.rule)
            if grid.isFree(row: row, columns: isNearRule ? column..<(column + 2) : near) {
                let style = CellStyle(color: color)
                grid.write(options.rule, row: row, column: column, style: style)
            }
        }
    }

    /// The row that a height has become, near a place.
    private func row(of y: Double, near x: Double) -> Int? {
        let near = placed.filter { known in
            guard let edge = columns.edge, y > columns.top else { return true }
            return (x < edge - 2) == (known.left < edge - 2)
        }
        return (near.isEmpty ? placed : near).min { abs($0.y - y) < abs($1.y - y) }?.row
    }

    /// Draws a line from top to bottom where nothing else stands.
    mutating func paintRail(x: Double, top: Double, bottom: Double, color: Color) {
        guard let first = row(of: top + leading * 0.7, near: x),
            let last = row(of: bottom, near: x), first <= last
        else { return }
        let column = scale.column(x)
        for row in first...last where grid.isFree(row: row, columns: column..<(column + 1)) {
            grid.write(options.rail, row: row, column: column, style: CellStyle(color: color))
        }
    }

    /// Discs side by side, such as those of a level, stay side by side.
    mutating func paintDots(_ figures: [SketchFigure]) {
        var last: (x: Double, y: Double, column: Int)?
        for case .dot(let x, let y, let color) in figures {
            guard let row = row(of: y + leading * 0.25, near: x) else { continue }
            var column = scale.column(x)
            if let before = last, abs(before.y - y) < 1, x > before.x, x - before.x < 16 {
                column = before.column + 1
            }
            last = (x, y, column)
            guard
                grid.isFree(row: row, columns: column..<(column + 1))
                    || grid.isRule(row: row, column: column, sign: options.rail)
            else { continue }
            let isLight = min(color.red, color.green, color.blue) > 0.6
            grid.write(
                isLight ? options.emptyDot : options.dot, row: row, column: column,
                style: CellStyle(color: isLight ? nil : color))
        }
    }

    /// The rows for a picture: as many as it is high, or fewer, the nearest to its place in which
    /// nothing stands.
    private func freeRows(_ frame: Rect, _ columns: Range<Int>) -> ClosedRange<Int>? {
        guard let wanted = row(of: frame.minY + leading, near: frame.minX) else { return nil }
        let end = max(row(of: frame.maxY, near: frame.minX) ?? wanted, wanted + 2)
        let natural = Int((frame.size.height / leading).rounded())
        for count in stride(from: max(end - wanted + 1, natural, 3), through: 3, by: -1) {
            for start in [wanted] + (0..<wanted).reversed() {
                let rows = start...(start + count - 1)
                if rows.allSatisfy({ grid.isFree(row: $0, columns: columns) }) { return rows }
            }
        }
        return nil
    }

    /// A picture, where nothing else stands.
    mutating func paintPicture(_ frame: Rect, _ picture: ImageAsset?) {
        let columns =
            scale.column(frame.minX)..<max(scale.column(frame.maxX), scale.column(frame.minX) + 7)
        guard let rows = freeRows(frame, columns) else { return }
        let drawing = SketchPicture(options: options, columns: columns.count, rows: rows.count)
        for (row, cells) in zip(rows, drawing.cells(picture)) {
            let start = columns.lowerBound + (columns.count - cells.count) / 2
            for (column, cell) in zip(start..., cells) {
                grid.write(cell.text, row: row, column: column, style: cell.style)
            }
        }
    }
}

extension CellGrid {
    /// Whether a rule stands in a cell.
    func isRule(row: Int, column: Int, sign: String) -> Bool {
        guard rows.indices.contains(row), rows[row].indices.contains(column) else { return false }
        return rows[row][column].text == sign
    }
}
