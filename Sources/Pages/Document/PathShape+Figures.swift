extension PathShape {
    /// How far a Bézier curve's inner points lie from a quarter circle's corner, as a share of the
    /// radius: the curve is within 0.03 % of the circle.
    private static let kappa = 1 - 0.552_284_75

    /// Makes a filled rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - radius: the corners' radius in points; at most half of the shorter side is used.
    ///   - fill: the colour inside.
    public init(roundedRect rect: Rect, radius: Double, fill: Color) {
        let r = min(radius, rect.size.width / 2, rect.size.height / 2)
        guard r > 0 else {
            self.init(rect, fill: fill)
            return
        }
        let k = r * Self.kappa
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
        self.init(
            segments: [
                .move(at(left + r, top)), .line(at(right - r, top)),
                .curve(at(right - k, top), at(right, top + k), to: at(right, top + r)),
                .line(at(right, bottom - r)),
                .curve(at(right, bottom - k), at(right - k, bottom), to: at(right - r, bottom)),
                .line(at(left + r, bottom)),
                .curve(at(left + k, bottom), at(left, bottom - k), to: at(left, bottom - r)),
                .line(at(left, top + r)),
                .curve(at(left, top + k), at(left + k, top), to: at(left + r, top)), .close,
            ], fill: fill)
    }

    /// Makes a filled ellipse that fits a rectangle.
    public init(ellipseIn rect: Rect, fill: Color) {
        let (x, y) = (rect.size.width / 2, rect.size.height / 2)
        let middle = Point(x: rect.minX + x, y: rect.minY + y)
        let (kx, ky) = (x * (1 - Self.kappa), y * (1 - Self.kappa))
        func at(_ dx: Double, _ dy: Double) -> Point { Point(x: middle.x + dx, y: middle.y + dy) }
        self.init(
            segments: [
                .move(at(x, 0)), .curve(at(x, ky), at(kx, y), to: at(0, y)),
                .curve(at(-kx, y), at(-x, ky), to: at(-x, 0)),
                .curve(at(-x, -ky), at(-kx, -y), to: at(0, -y)),
                .curve(at(kx, -y), at(x, -ky), to: at(x, 0)), .close,
            ], fill: fill)
    }

    /// The figure at another place.
    public func moved(by shift: Point) -> PathShape {
        let moved = segments.map { segment in
            segment.mapped { Point(x: $0.x + shift.x, y: $0.y + shift.y) }
        }
        return PathShape(segments: moved, fill: fill, alternative: alternative)
    }
}
