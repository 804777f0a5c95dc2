/// An elliptical arc between two points, as SVG describes it (SVG 1.1, F.6).
struct SVGArc {
    var start: Point
    var end: Point
    /// The radii; too small ones grow until the arc reaches both points.
    var radii: Size
    /// By how much the ellipse's x axis is turned, in degrees.
    var turn: Double
    /// Whether the arc is the one of more than half a turn.
    var isLarge: Bool
    /// Whether angles grow on the way: clockwise where y points downwards.
    var isClockwise: Bool

    /// The arc as cubic curves of at most a quarter each, within 0.03 % of the radii; nil where it
    /// is a straight line, and none where it has no length.
    var curves: [(Point, Point, Point)]? {
        guard start != end else { return [] }
        var (rx, ry) = (radii.width.magnitude, radii.height.magnitude)
        guard rx > 0, ry > 0 else { return nil }
        let axis = Self.direction(degrees: turn)
        // Half the way back from the end, where the ellipse is the unit circle.
        let half = Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        var from = Point(
            x: (axis.x * half.x + axis.y * half.y) / rx, y: (axis.x * half.y - axis.y * half.x) / ry
        )
        let reach = (from.x * from.x + from.y * from.y).squareRoot()
        if reach > 1 {
            (rx, ry) = (rx * reach, ry * reach)
            from = Point(x: from.x / reach, y: from.y / reach)
        }
        let square = min(reach * reach, 1)
        guard square > 0 else { return nil }
        let offset = ((1 - square) / square).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Point(x: offset * from.y, y: -offset * from.x)
        func onPage(_ point: Point) -> Point {
            let x = (point.x + center.x) * rx
            let y = (point.y + center.y) * ry
            return Point(
                x: (start.x + end.x) / 2 + axis.x * x - axis.y * y,
                y: (start.y + end.y) / 2 + axis.y * x + axis.x * y)
        }
        let unit = pieces(
            from: Point(x: from.x - center.x, y: from.y - center.y),
            to: Point(x: -from.x - center.x, y: -from.y - center.y))
        return unit.enumerated().map { index, piece in
            let isLast = index + 1 == unit.count
            return (onPage(piece.0), onPage(piece.1), isLast ? end : onPage(piece.2))
        }
    }

    /// An arc of the unit circle, cut where quarters end.
    private func pieces(from first: Point, to last: Point) -> [(Point, Point, Point)] {
        let sense = isClockwise ? 1.0 : -1
        func ahead(_ point: Point) -> Point { Point(x: -point.y * sense, y: point.x * sense) }
        func piece(_ from: Point, _ to: Point, _ handle: Double) -> (Point, Point, Point) {
            let (out, back) = (ahead(from), ahead(to))
            return (
                Point(x: from.x + out.x * handle, y: from.y + out.y * handle),
                Point(x: to.x - back.x * handle, y: to.y - back.y * handle), to
            )
        }
        var pieces: [(Point, Point, Point)] = []
        var point = first
        func cosine() -> Double { point.x * last.x + point.y * last.y }
        // What is left after two quarters of a large arc is at most half a turn.
        var quarters = isLarge ? 2 : 0
        while quarters > 0 || pieces.count < (isLarge ? 3 : 1) && cosine() < -1e-12 {
            pieces.append(piece(point, ahead(point), 0.552_284_75))
            point = ahead(point)
            quarters -= 1
        }
        // Of an angle a: tan(a/2) and tan(a/4), a quarter turn or less.
        let rest = ((1 - min(cosine(), 1)) / (1 + min(cosine(), 1))).squareRoot()
        guard rest > 1e-9 || pieces.isEmpty else { return pieces }
        let handle = 4 / 3 * rest / (1 + (1 + rest * rest).squareRoot())
        return pieces + [piece(point, last, handle)]
    }

    /// The cosine and the sine of an angle, by their series, to the last bits of a number.
    static func direction(degrees: Double) -> Point {
        let turn = degrees.remainder(dividingBy: 360)
        let quarters = (turn / 90).rounded()
        let angle = (turn - quarters * 90) * .pi / 180
        var (cosine, sine, term) = (1.0, 0.0, 1.0)
        for power in 1...20 {
            term *= angle / Double(power)
            let sign = power & 2 == 0 ? 1.0 : -1
            if power & 1 == 1 { sine += term * sign } else { cosine += term * sign }
        }
        return switch Int(quarters) & 3 {
        case 0: Point(x: cosine, y: sine)
        case 1: Point(x: -sine, y: cosine)
        case 2: Point(x: -cosine, y: -sine)
        default: Point(x: sine, y: -cosine)
        }
    }
}
