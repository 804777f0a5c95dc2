package import Pages

/// What a terminal can show beside letters.
package struct CellInk: Sendable {
    /// The SGR parameters (ECMA-48, 8.3.117) of a colour, such as `38;5;24`; nil if it is not shown.
    package var color: @Sendable (Color) -> String?
    /// The SGR parameters of colours that are shown as they are: that of the letters, and the one
    /// behind them, if it is not the terminal's own; nil if they are not shown.
    package var exact: @Sendable (_ letters: Color, _ ground: Color?) -> String?
    /// Whether bold, italic, faint, underlined and reversed letters are shown.
    package var hasStyles: Bool
    /// Whether addresses are links (OSC 8).
    package var hasLinks: Bool

    /// Names what a terminal can show.
    package init(
        hasStyles: Bool, hasLinks: Bool,
        exact: @escaping @Sendable (_ letters: Color, _ ground: Color?) -> String? = { _, _ in nil
        },
        color: @escaping @Sendable (Color) -> String?
    ) {
        self.exact = exact
        self.hasStyles = hasStyles
        self.hasLinks = hasLinks
        self.color = color
    }

    /// Letters alone.
    package static let plain = CellInk(hasStyles: false, hasLinks: false) { _ in nil }

    /// The SGR sequence for a style; empty for none.
    func sequence(_ style: CellStyle) -> String {
        guard hasStyles else { return "" }
        var parameters: [String] = []
        if style.isBold { parameters.append("1") }
        if style.isFaint { parameters.append("2") }
        if style.isItalic { parameters.append("3") }
        if style.isUnderlined { parameters.append("4") }
        if style.isReversed { parameters.append("7") }
        if let letters = style.color, style.isExact || style.ground != nil {
            if let colors = exact(letters, style.ground) { parameters.append(colors) }
        } else if let color = style.color.flatMap(color) {
            parameters.append(color)
        }
        return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
    }
}
