import Pages

/// How list items are set.
struct BulletLayout: Sendable, Equatable {
    /// The sign before items, by their depth; the last serves all deeper ones.
    var signs: [String]
    /// The distance of the sign from the left edge, in points.
    var indent: Double
    /// The distance of the text from the sign's left edge, in points.
    var hang: Double

    /// The sign before an item of a depth, from 0.
    func sign(level: Int) -> String { signs[min(max(level, 0), signs.count - 1)] }
}

/// How the items of a list stand in boxes; lengths are in points.
struct ChipLayout: Sendable, Equatable {
    /// The colour of the boxes; nil for none.
    var fill: Color?
    /// The colour of their outlines; nil for none.
    var line: Color?
    /// How thick their outlines are.
    var thickness = 0.5
    /// The radius of their corners.
    var radius: Double
    /// The distance of the text from their left and right edges.
    var padding: Double
    /// The distance between boxes.
    var gap: Double
    /// The distance from what stands above; nil for that of paragraphs.
    var space: Double?
}

/// How a level such as "Advanced" or "C1" is drawn.
struct LevelLayout: Sendable, Equatable {
    var shape: Shape
    /// How many steps there are; for dots and squares.
    var steps: Int
    /// The width of all of it; a share is one of the column that it stands in.
    var width: Extent
    /// The height, in points.
    var height: Double
    /// The colour of what is reached.
    var color: Color
    /// The colour of the rest.
    var rest: Color

    /// What a level can be drawn as.
    enum Shape: String, Sendable, Hashable, CaseIterable { case bar, dots, squares }
}
