import Glibc
package import Pages

extension Color {
    /// How much two colours differ in light, 1 to 21 (WCAG 2.2, contrast ratio).
    package func contrast(with other: Color) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// How light a colour is, 0 to 1 (WCAG 2.2, relative luminance).
    private var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
