package import Pages

/// The parameters of the escape sequence SGR (ECMA-48, 8.3.117) for colours of the page, such as
/// `38;2;31;58;95`; empty where colour is off.
extension TerminalColors {
    /// The parameters for text that stands on the terminal's own background.
    ///
    /// Nobody knows whether that is dark or light, so a colour is moved as far as it takes to be read
    /// on both, and the black of a page becomes the terminal's own text colour (39).
    package func foreground(_ color: Color) -> String {
        switch self {
        case .off: return ""
        case .sixteen: return String(BasicColor.foreground(color))
        case .palette256, .trueColor:
            guard let readable = color.readableOnAnyBackground else { return "39" }
            return exactForeground(readable)
        }
    }

    /// The parameters for text on a background that is set as well; the nearest colour there is.
    package func exactForeground(_ color: Color) -> String {
        switch self {
        case .off: ""
        case .sixteen: String(BasicColor.foreground(color))
        case .palette256: "38;5;\(XtermPalette.nearest(to: color))"
        case .trueColor: "38;2;" + Self.channels(color)
        }
    }

    /// The parameters for a background.
    ///
    /// With 16 colours it stays the terminal's own (49): text of a theme's colour on another of its
    /// colours can be anything.
    package func background(_ color: Color) -> String {
        switch self {
        case .off: ""
        case .sixteen: "49"
        case .palette256: "48;5;\(XtermPalette.nearest(to: color))"
        case .trueColor: "48;2;" + Self.channels(color)
        }
    }

    private static func channels(_ color: Color) -> String {
        let bytes = color.bytes
        return "\(bytes.red);\(bytes.green);\(bytes.blue)"
    }
}

extension Color {
    /// The parts as 0 to 255; what is no number or out of range becomes the nearest that is.
    var bytes: (red: Int, green: Int, blue: Int) {
        func byte(_ part: Double) -> Int { part > 0 ? Int((min(part, 1) * 255).rounded()) : 0 }
        return (byte(red), byte(green), byte(blue))
    }
}
