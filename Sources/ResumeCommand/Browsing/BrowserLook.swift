import Export
import Pages
import TextBackend

/// How the parts of the view look, and texts in these looks.
enum BrowserLook {
    /// The title of a section or an entry.
    static let title = CellStyle(color: Color(red: 0.05, green: 0.5, blue: 0.65), isBold: true)
    /// What is secondary: second columns, hints, rules.
    static let faint = CellStyle.mark
    /// What is selected, and the cursor.
    static let selected = CellStyle(isReversed: true)

    /// A text in one look, as a terminal may show it, with the hits of a search marked.
    static func pieces(
        _ text: String, _ style: CellStyle = CellStyle(), _ search: TextSearch? = nil
    ) -> [CellPiece] {
        let text = CellPiece.shown(text)
        guard let search else { return [CellPiece(text: text, style: style)] }
        var pieces: [CellPiece] = []
        var start = text.startIndex
        func add(_ range: Range<String.Index>, _ style: CellStyle) {
            if !range.isEmpty { pieces.append(CellPiece(text: String(text[range]), style: style)) }
        }
        for range in search.ranges(in: text) {
            add(start..<range.lowerBound, style)
            add(range, marked(style))
            start = range.upperBound
        }
        add(start..<text.endIndex, style)
        return pieces
    }

    /// The look of a hit in a text of a look.
    private static func marked(_ style: CellStyle) -> CellStyle {
        var style = style
        style.isBold = true
        style.isFaint = false
        style.isUnderlined = true
        style.color = Color(red: 0.85, green: 0.6, blue: 0.1)
        return style
    }
}
