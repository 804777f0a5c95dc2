import Pages

/// How a cell of a terminal looks.
struct CellStyle: Sendable, Hashable {
    /// The colour of the letters; nil for the terminal's own.
    var color: Color?
    /// The colour behind them; nil for the terminal's own.
    ///
    /// With it, both colours are shown as they are.
    var ground: Color?
    /// Whether the colour is shown as it is, however badly it can be read.
    var isExact = false
    /// Whether the letters are bold.
    var isBold = false
    /// Whether they are italic.
    var isItalic = false
    /// Whether they are faint: marks that are no part of the page's text.
    var isFaint = false
    /// The address that the letters lead to.
    var link: String?

    /// The style of a mark that is no part of the page's text.
    static let mark = CellStyle(isFaint: true)
}
