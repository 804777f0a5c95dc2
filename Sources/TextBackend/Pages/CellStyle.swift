package import Pages

/// How a cell of a terminal looks.
package struct CellStyle: Sendable, Hashable {
    /// The colour of the letters; nil for the terminal's own.
    package var color: Color?
    /// The colour behind them; nil for the terminal's own.
    ///
    /// With it, both colours are shown as they are.
    package var ground: Color?
    /// Whether the colour is shown as it is, however badly it can be read.
    package var isExact = false
    /// Whether the letters are bold.
    package var isBold = false
    /// Whether they are italic.
    package var isItalic = false
    /// Whether they are faint: marks that are no part of the page's text.
    package var isFaint = false
    /// Whether they are underlined.
    package var isUnderlined = false
    /// Whether the colours of the letters and of what is behind them are exchanged.
    package var isReversed = false
    /// The address that the letters lead to.
    package var link: String?

    /// Makes a style.
    package init(
        color: Color? = nil, ground: Color? = nil, isExact: Bool = false, isBold: Bool = false,
        isItalic: Bool = false, isFaint: Bool = false, isUnderlined: Bool = false,
        isReversed: Bool = false, link: String? = nil
    ) {
        self.color = color
        self.ground = ground
        self.isExact = isExact
        self.isBold = isBold
        self.isItalic = isItalic
        self.isFaint = isFaint
        self.isUnderlined = isUnderlined
        self.isReversed = isReversed
        self.link = link
    }

    /// The style of a mark that is no part of the page's text.
    package static let mark = CellStyle(isFaint: true)
}
