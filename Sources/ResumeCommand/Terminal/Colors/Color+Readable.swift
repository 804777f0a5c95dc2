import Glibc
import Pages

extension Color {
    /// Colours of these luminances have a contrast of at least 3 : 1 (WCAG 2.2, 1.4.11) with black
    /// and with white.
    private static let readable = 0.1...0.3

    /// The colour, made lighter or darker until it can be read on black and on white; nil for black,
    /// white and their neighbours, in whose place stands the terminal's own text colour.
    var readableOnAnyBackground: Color? {
        let luminance = luminance
        if hue == nil, !(0.05...0.8).contains(luminance) { return nil }
        if luminance > Self.readable.upperBound {
            let factor = Self.readable.upperBound / luminance
            return mapped { $0 * factor }
        }
        guard luminance < Self.readable.lowerBound else { return self }
        // As bright as the hue can be, and only then with white in it.
        let brightest = [red, green, blue].map(Self.linear).max() ?? 0
        guard brightest > 0, luminance > 0 else { return nil }
        let factor = min(Self.readable.lowerBound / luminance, 1 / brightest)
        let bright = mapped { $0 * factor }
        let missing = Self.readable.lowerBound - bright.luminance
        guard missing > 0 else { return bright }
        let white = missing / (1 - bright.luminance)
        return bright.mapped { $0 + (1 - $0) * white }
    }

    /// The relative luminance (WCAG 2.2), 0 to 1.
    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private func mapped(_ change: (Double) -> Double) -> Color {
        func map(_ part: Double) -> Double { Self.encoded(change(Self.linear(part))) }
        return Color(red: map(red), green: map(green), blue: map(blue))
    }

    private static func linear(_ part: Double) -> Double {
        guard part > 0 else { return 0 }
        let part = min(part, 1)
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ light: Double) -> Double {
        let light = min(max(light, 0), 1)
        return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
