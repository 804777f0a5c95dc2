import Characters

/// A row of a screen, put together from left to right.
package struct CellRow: Sendable, Equatable {
    private var grid = CellGrid()
    /// How many cells are filled.
    package private(set) var width = 0

    /// Makes an empty row.
    package init() {}

    /// Makes a row of pieces.
    package init(_ pieces: [CellPiece]) {
        self.init()
        add(pieces)
    }

    /// Adds pieces; those with right-to-left text stand apart from their neighbours (UAX #9, 2.4).
    package mutating func add(_ pieces: [CellPiece]) {
        let start = width
        for piece in pieces {
            width = grid.write(piece.text, row: 0, column: width, style: piece.style)
        }
        let characters = pieces.flatMap { $0.text.unicodeScalars.map(\.value) }
        let levels = BidiLevels(characters)
        // A first strong isolate: the text tells its direction.
        if levels.base == 1 || levels.levels.contains(where: { $0 % 2 == 1 }) {
            grid.isolate(row: 0, columns: start..<width, by: "\u{2068}")
        }
    }

    /// Adds pieces in a column of so many cells: what is too long is cut, what is short is filled up.
    package mutating func add(_ pieces: [CellPiece], columns: Int, fill: CellStyle = CellStyle()) {
        let end = width + columns
        add(pieces.cut(to: columns))
        fillUp(to: end, style: fill)
    }

    /// Adds another row, in a column of so many cells; it must not be wider.
    package mutating func add(_ row: CellRow, columns: Int) {
        let end = width + columns
        grid.append(row.grid, row: 0, column: width)
        width += row.width
        fillUp(to: end)
    }

    /// Adds blanks up to a cell.
    package mutating func fillUp(to end: Int, style: CellStyle = CellStyle()) {
        guard end > width else { return }
        let blanks = String(repeating: " ", count: end - width)
        width = grid.write(blanks, row: 0, column: width, style: style)
    }

    /// The row as text for a terminal, without a line feed.
    package func text(_ ink: CellInk) -> String {
        grid.rows.first.map(GridWriter(ink: ink).text) ?? ""
    }
}

extension [CellPiece] {
    /// The beginning, as much as so many cells hold; an ellipsis stands for the rest.
    package func cut(to columns: Int) -> [CellPiece] {
        guard cells > columns else { return self }
        guard columns > 0 else { return [] }
        var result: [CellPiece] = []
        var left = columns - 1
        for piece in self {
            var text = ""
            for cluster in piece.text {
                let width = CellWidth.of(cluster)
                guard width <= left else {
                    result.append(CellPiece(text: text + "…", style: piece.style))
                    return result
                }
                left -= width
                text.append(cluster)
            }
            result.append(CellPiece(text: text, style: piece.style))
        }
        return result
    }

    /// The pieces, each with a change of its look.
    package func styled(_ change: (inout CellStyle) -> Void) -> [CellPiece] {
        map { piece in
            var piece = piece
            change(&piece.style)
            return piece
        }
    }
}
