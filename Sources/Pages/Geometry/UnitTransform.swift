/// An affine map: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`.
///
/// Cairo names the same six numbers `xx`, `yx`, `xy`, `yy`, `x0` and `y0`.
public struct UnitTransform: Sendable, Hashable {
    /// How x grows with x.
    public var a: Double
    /// How y grows with x.
    public var b: Double
    /// How x grows with y.
    public var c: Double
    /// How y grows with y.
    public var d: Double
    /// What is added to x.
    public var tx: Double
    /// What is added to y.
    public var ty: Double

    /// Makes a map from its six numbers.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Where a point goes.
    public func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
