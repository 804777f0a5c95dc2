import PDFFile
import Pages

/// A matrix that places what is drawn (ISO 32000-1, 8.3.3): `a b c d e f`.
struct Matrix {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    /// Makes a matrix from six operands; nil for another number of them.
    init?(_ operands: [PDFObject]) {
        let numbers = operands.compactMap(\.number)
        guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
        (a, b, c, d, e, f) = (
            numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]
        )
    }

    /// Makes a matrix that moves.
    init(moving x: Double = 0, _ y: Double = 0) { (e, f) = (x, y) }

    /// The matrix that does this and then another.
    func then(_ next: Matrix) -> Matrix {
        var result = Matrix()
        result.a = a * next.a + b * next.c
        result.b = a * next.b + b * next.d
        result.c = c * next.a + d * next.c
        result.d = c * next.b + d * next.d
        result.e = e * next.a + f * next.c + next.e
        result.f = e * next.b + f * next.d + next.f
        return result
    }

    /// Where a point comes to stand.
    func applied(x: Double, y: Double) -> Point {
        Point(x: a * x + c * y + e, y: b * x + d * y + f)
    }

    /// How high what was one unit high is.
    var height: Double { (c * c + d * d).squareRoot() }
    /// How wide what was one unit wide is.
    var width: Double { (a * a + b * b).squareRoot() }

    /// The rectangle around what was the unit square.
    var unitFrame: Rect {
        Rect(around: [(0, 0), (1, 0), (0, 1), (1, 1)].map { applied(x: $0.0, y: $0.1) })
    }
}

extension Rect {
    /// The smallest rectangle around some points.
    init(around points: [Point]) {
        let x = points.map(\.x)
        let y = points.map(\.y)
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        self.init(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }

    /// Whether a point lies in it.
    func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
