import Characters

/// A stretch of text of one look.
package struct CellPiece: Sendable, Hashable {
    /// The text, in one line.
    package var text: String
    /// Its look.
    package var style: CellStyle

    /// Makes a piece of a text that a terminal may show (`shown`).
    package init(text: String, style: CellStyle = CellStyle()) {
        self.text = text
        self.style = style
    }

    /// A text without what a terminal obeys, its blanks all of one kind.
    package static func shown(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        return VisibleText.printed(text).replacing("\u{A0}", with: " ")
    }
}

extension [CellPiece] {
    /// How many cells they take.
    package var cells: Int { reduce(0) { $0 + CellWidth.of($1.text) } }
}
