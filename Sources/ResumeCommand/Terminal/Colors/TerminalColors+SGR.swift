import Pages

/// The parameters of the escape sequence SGR (ECMA-48, 8.3.117) for colours of the page, such as
/// `38;2;31;58;95`; empty where colour is off.
extension TerminalColors {
    /// The parameters for text that stands on the terminal's own background.
    ///
    /// Nobody knows whether that is dark or light, so a colour is moved as far as it takes to be read
    /// on both, and the black of a page becomes the terminal's own text colour (39).
    func foreground(_ color: Color) -> String {
        guard self >= .palette256 else { return exactForeground(color) }
        return color.readableOnAnyBackground.map(exactForeground) ?? "39"
    }

    /// The parameters for text on a background that is set as well; the nearest colour there is.
    func exactForeground(_ color: Color) -> String {
        parameters(38, color, ofTheme: BasicColor.foreground(color))
    }

    /// The parameters for a background.
    ///
    /// With 16 colours it stays the terminal's own (49): text of a theme's colour on another of its
    /// colours can be anything.
    func background(_ color: Color) -> String { parameters(48, color, ofTheme: 49) }

    private func parameters(_ kind: Int, _ color: Color, ofTheme theme: Int) -> String {
        let bytes = color.bytes
        return switch self {
        case .off: ""
        case .sixteen: String(theme)
        case .palette256: "\(kind);5;\(XtermPalette.nearest(to: color))"
        case .trueColor: "\(kind);2;\(bytes.red);\(bytes.green);\(bytes.blue)"
        }
    }
}

extension Color {
    /// The parts as 0 to 255; what is no number or out of range becomes the nearest that is.
    var bytes: (red: Int, green: Int, blue: Int) {
        func byte(_ part: Double) -> Int { part > 0 ? Int((min(part, 1) * 255).rounded()) : 0 }
        return (byte(red), byte(green), byte(blue))
    }
}
