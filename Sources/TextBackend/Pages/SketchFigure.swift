import Pages

/// A rule, rail, dot or picture of a page, as far as cells can show it.
enum SketchFigure {
    /// A rule from left to right at a height.
    case rule(left: Double, right: Double, y: Double, color: Color)
    /// A line from top to bottom.
    case rail(x: Double, top: Double, bottom: Double, color: Color)
    /// A disc.
    case dot(x: Double, y: Double, color: Color)
    /// A picture, by its place in the document's list.
    case picture(Rect, image: Int)

    /// Reads a figure; nil for those that cells cannot show, such as icons and areas.
    init?(_ shape: PathShape) {
        let points = shape.segments.compactMap(\.points.last)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
            let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
        else { return nil }
        let (width, height) = (right - left, bottom - top)
        let curves = shape.segments.count { if case .curve = $0 { true } else { false } }
        switch (curves, shape.segments.count) {
        case (0, 5) where height <= 4 && width >= 14:
            self = .rule(left: left, right: right, y: bottom, color: shape.fill)
        case (0, 5) where width <= 4 && height >= 4:
            self = .rail(x: (left + right) / 2, top: top, bottom: bottom, color: shape.fill)
        case (4, 6) where width < 10 && abs(width - height) < 0.5:
            self = .dot(x: (left + right) / 2, y: (top + bottom) / 2, color: shape.fill)
        default: return nil
        }
    }
}
