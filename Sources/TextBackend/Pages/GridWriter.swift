/// Writes rows of cells as text for a terminal.
struct GridWriter {
    let ink: CellInk

    /// A row as text, without a line feed; blanks at its end that show nothing are left out.
    ///
    /// Every style and link that is begun ends within the row, so that a pager can cut anywhere
    /// between rows.
    func text(_ row: [CellGrid.Cell]) -> String {
        var text = ""
        var current = CellStyle()
        let end =
            row.lastIndex { !$0.isBlank && ($0.text != " " || $0.style.isReversed) }
            .map { $0 + 1 } ?? 0
        for cell in row[..<end] where !cell.isContinuation {
            // A blank between two words of one look belongs to them.
            let style = cell.isBlank ? CellStyle() : cell.style
            if style != current {
                text += change(from: current, to: style)
                current = style
            }
            text += cell.text.isEmpty ? " " : cell.text
        }
        return text + change(from: current, to: CellStyle())
    }

    private func change(from old: CellStyle, to new: CellStyle) -> String {
        var text = ""
        if ink.hasLinks, old.link != nil, old.link != new.link { text += "\u{1B}]8;;\u{1B}\\" }
        let (before, after) = (ink.sequence(old), ink.sequence(new))
        if before != after {
            if !before.isEmpty { text += "\u{1B}[0m" }
            text += after
        }
        if ink.hasLinks, let link = new.link, old.link != new.link,
            link.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        {
            text += "\u{1B}]8;;\(link)\u{1B}\\"
        }
        return text
    }
}
