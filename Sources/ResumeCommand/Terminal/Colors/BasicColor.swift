import Pages

/// The colours of a terminal's theme, chosen by hue.
enum BasicColor {
    /// The parameter of SGR for text: 39 for greys, else the colour that themes keep readable.
    ///
    /// "Bright black" (90) is the background itself in some themes, and plain blue (34) cannot be
    /// read on black in many, so neither is used.
    static func foreground(_ color: Color) -> Int {
        guard let hue = color.hue else { return 39 }
        return switch hue {
        case ..<20, 330...: 31
        case ..<75: 33
        case ..<160: 32
        case ..<200: 36
        case ..<265: 94
        default: 35
        }
    }
}

extension Color {
    /// The place on the colour circle, 0 to 360 degrees; nil for greys.
    var hue: Double? {
        let bytes = bytes
        let (red, green, blue) = (Double(bytes.red), Double(bytes.green), Double(bytes.blue))
        let most = max(red, green, blue)
        let chroma = most - min(red, green, blue)
        guard chroma > 30 else { return nil }
        let sixth =
            if most == red { (green - blue) / chroma } else if most == green {
                2 + (blue - red) / chroma
            } else {
                4 + (red - green) / chroma
            }
        return sixth < 0 ? sixth * 60 + 360 : sixth * 60
    }
}
