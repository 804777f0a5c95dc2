import Glibc
import Pages

/// How well words can be told from what they stand on.
struct PageContrast {
    /// A stretch of words with what lies behind it.
    struct Finding: Hashable, CustomStringConvertible {
        var words: String
        var ink: Color
        var ground: Color
        var ratio: Double { PageContrast.ratio(ink, ground) }

        var description: String {
            "\"\(words)\": \(Self.hex(ink)) on \(Self.hex(ground)), "
                + "\((ratio * 100).rounded(.down) / 100):1"
        }

        private static func hex(_ color: Color) -> String {
            "#"
                + [color.red, color.green, color.blue].map { part in
                    let digits = String(Int((part * 255).rounded()), radix: 16)
                    return digits.count < 2 ? "0" + digits : digits
                }.joined()
        }
    }

    /// The words on a page that have less than a contrast, each pair of colours once.
    ///
    /// Signs alone, such as bullets and separators, are decoration.
    static func findings(_ page: Page, below least: Double) -> [Finding] {
        var found: [Finding] = []
        for (index, item) in page.items.enumerated() {
            guard case .text(let line) = item else { continue }
            for run in line.runs where run.text.contains(where: { $0.isLetter || $0.isNumber }) {
                let height = line.origin.y - run.size * 0.25
                for share in [0.05, 0.5, 0.9] {
                    let point = Point(x: line.origin.x + run.x + run.width * share, y: height)
                    let finding = Finding(
                        words: run.text, ink: run.color,
                        ground: ground(at: point, page.items[..<index]))
                    let isNew = !found.contains {
                        $0.ink == finding.ink && $0.ground == finding.ground
                    }
                    if finding.ratio < least, isNew { found.append(finding) }
                }
            }
        }
        return found
    }

    /// The colour of the topmost area at a point; without one that of white paper.
    private static func ground(at point: Point, _ below: ArraySlice<PageItem>) -> Color {
        for case .path(let shape) in below.reversed() where box(of: shape).contains(point) {
            return shape.fill
        }
        return Color(hex: 0xFFFFFF)
    }

    private static func box(of shape: PathShape) -> Box {
        let points = shape.segments.flatMap(\.points)
        return Box(
            left: points.map(\.x).min() ?? 0, right: points.map(\.x).max() ?? 0,
            top: points.map(\.y).min() ?? 0, bottom: points.map(\.y).max() ?? 0)
    }

    private struct Box {
        var left, right, top, bottom: Double

        func contains(_ point: Point) -> Bool {
            left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
        }
    }

    /// The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio).
    static func ratio(_ one: Color, _ other: Color) -> Double {
        let lights = [luminance(one), luminance(other)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    /// The relative luminance (WCAG 2.2).
    private static func luminance(_ color: Color) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    private static func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
}
