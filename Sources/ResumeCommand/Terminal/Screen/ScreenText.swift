import Characters

/// Plain text for windows that may be narrower than it.
enum ScreenText {
    /// A text in rows of so many columns at most, broken between words where that is possible.
    static func folded(_ text: String, columns: Int) -> [String] {
        var rows: [String] = []
        var (row, width) = ("", 0)
        /// Where the row may be broken: behind a blank.
        var chance: (end: String.Index, width: Int)?
        for cluster in text {
            let cells = CellWidth.of(cluster)
            if width + cells > max(columns, 1), !row.isEmpty {
                if cluster == " " {
                    rows.append(row.trimmingBlanks)
                    (row, width) = ("", 0)
                    chance = nil
                    continue
                }
                if let known = chance {
                    rows.append(String(row[..<known.end]).trimmingBlanks)
                    row = String(row[known.end...])
                    width -= known.width
                } else {
                    rows.append(row)
                    (row, width) = ("", 0)
                }
                chance = nil
            }
            row.append(cluster)
            width += cells
            if cluster == " ", rows.isEmpty ? !row.trimmingBlanks.isEmpty : true {
                chance = (row.endIndex, width)
            }
        }
        rows.append(row)
        return rows
    }

    /// The beginning of a text, as much as so many columns hold.
    static func cut(_ text: String, columns: Int) -> String {
        guard CellWidth.of(text) > columns else { return text }
        var (row, width) = ("", 0)
        for cluster in text {
            width += CellWidth.of(cluster)
            guard width < columns else { break }
            row.append(cluster)
        }
        return columns > 0 ? row + "…" : ""
    }
}

extension String {
    /// The text without the blanks at its end.
    fileprivate var trimmingBlanks: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
