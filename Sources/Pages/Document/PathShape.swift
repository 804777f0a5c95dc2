/// A filled figure.
public struct PathShape: Sendable, Equatable {
    /// The outline.
    public var segments: [Segment]
    /// The colour inside, by the non-zero winding rule.
    public var fill: Color
    /// The word that the figure stands for, such as the network whose mark it is; nil for decoration.
    public var alternative: String?

    /// Makes a figure.
    public init(segments: [Segment], fill: Color, alternative: String? = nil) {
        self.segments = segments
        self.fill = fill
        self.alternative = alternative
    }

    /// Makes a filled rectangle, which is also how rules are drawn.
    public init(_ rect: Rect, fill: Color) {
        self.init(
            segments: [
                .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
                .line(Point(x: rect.maxX, y: rect.maxY)),
                .line(Point(x: rect.minX, y: rect.maxY)), .close,
            ], fill: fill)
    }

    /// A piece of an outline, in page coordinates.
    public enum Segment: Sendable, Hashable {
        /// Starts a new part of the outline.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A cubic Bézier curve.
        case curve(Point, Point, to: Point)
        /// A straight line back to the part's start.
        case close

        /// The points that it names, in order; where it ends is the last.
        public var points: [Point] {
            switch self {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }

        /// The piece with other points in the places of its own.
        public func mapped(_ point: (Point) -> Point) -> Segment {
            switch self {
            case .move(let end): .move(point(end))
            case .line(let end): .line(point(end))
            case .curve(let first, let second, let end):
                .curve(point(first), point(second), to: point(end))
            case .close: .close
            }
        }
    }
}
