import Characters

/// Folds a text into rows of cells, at blanks where it can be.
package enum TextFolding {
    /// The rows of some pieces.
    ///
    /// - Parameters:
    ///   - pieces: the text.
    ///   - first: the cells of the first row.
    ///   - rest: the cells of all others; at least one cluster stands in each row.
    /// - Returns: the pieces of each row.
    package static func rows(
        _ pieces: [CellPiece], first: Int, rest: Int
    ) -> [[CellPiece]] {
        var rows: [[CellPiece]] = []
        var row: [CellPiece] = []
        var used = 0
        func limit() -> Int { rows.isEmpty ? first : rest }
        func flush() {
            while let last = row.last, last.text.last == " " {
                row[row.count - 1].text.removeLast()
                if row[row.count - 1].text.isEmpty { row.removeLast() }
            }
            rows.append(row)
            row = []
            used = 0
        }
        func add(_ text: String, _ style: CellStyle, _ width: Int) {
            if let last = row.last, last.style == style {
                row[row.count - 1].text += text
            } else {
                row.append(CellPiece(text: text, style: style))
            }
            used += width
        }
        for word in words(pieces) {
            let width = word.cells
            let isBlank = word.count == 1 && word[0].text == " "
            if isBlank, used == 0, !rows.isEmpty { continue }
            if used + width > limit() {
                if isBlank || used > 0 { flush() }
                if isBlank { continue }
            }
            if used + width <= limit() {
                for piece in word { add(piece.text, piece.style, CellWidth.of(piece.text)) }
                continue
            }
            for piece in word {
                for cluster in piece.text {
                    let width = CellWidth.of(cluster)
                    if used > 0, used + width > limit() { flush() }
                    add(String(cluster), piece.style, width)
                }
            }
        }
        if !row.isEmpty { flush() }
        return rows
    }

    /// The words and single blanks of a text, each in pieces of one look.
    private static func words(_ pieces: [CellPiece]) -> [[CellPiece]] {
        var words: [[CellPiece]] = []
        var word: [CellPiece] = []
        for piece in pieces {
            var rest = piece.text[...]
            while true {
                let end = rest.utf8.firstIndex(of: UInt8(ascii: " "))
                let text = String(rest[..<(end ?? rest.endIndex)])
                if !text.isEmpty { word.append(CellPiece(text: text, style: piece.style)) }
                guard let end else { break }
                if !word.isEmpty { words.append(word) }
                word = []
                words.append([CellPiece(text: " ", style: piece.style)])
                rest = rest[rest.utf8.index(after: end)...]
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
