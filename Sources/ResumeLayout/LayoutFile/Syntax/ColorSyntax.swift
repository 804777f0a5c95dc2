import Pages

/// The notation of colours: `#rrggbb` or `#rgb`, hexadecimal, in the sRGB space.
enum ColorSyntax {
    /// Reads a colour; nil if it is not one.
    static func color(_ text: String) -> Color? {
        guard text.first == "#" else { return nil }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isHexDigit), let bits = UInt32(digits, radix: 16) else {
            return nil
        }
        switch digits.count {
        case 6: return Color(hex: bits)
        case 3:
            let (red, green, blue) = (bits >> 8 & 0xF, bits >> 4 & 0xF, bits & 0xF)
            return Color(hex: (red * 17) << 16 | (green * 17) << 8 | blue * 17)
        default: return nil
        }
    }
}
