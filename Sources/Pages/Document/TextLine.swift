/// A line of text: glyph runs on one baseline.
public struct TextLine: Sendable, Equatable {
    /// The left end of the baseline.
    public var origin: Point
    /// The runs, in reading order.
    public var runs: [GlyphRun]

    /// Makes a line.
    public init(origin: Point, runs: [GlyphRun]) {
        self.origin = origin
        self.runs = runs
    }

    /// The line's characters, in reading order.
    public var text: String {
        runs.map(\.text).joined()
    }

    /// The x of the right end of the last glyph's advance, in points; blanks at the end count.
    public var maxX: Double {
        origin.x + (runs.map { $0.x + $0.width }.max() ?? 0)
    }
}
