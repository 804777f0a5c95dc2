package import Pages

/// How list items are set.
package struct BulletLayout: Sendable, Equatable {
    /// The sign before items, by their depth; the last serves all deeper ones.
    package var signs: [String]
    /// The distance of the sign from the left edge, in points.
    package var indent: Double
    /// The distance of the text from the sign's left edge, in points.
    package var hang: Double
}

/// How the items of a list stand in boxes.
package struct ChipLayout: Sendable, Equatable {
    /// The colour of the boxes; nil for none.
    package var fill: Color?
    /// The colour of their outlines; nil for none.
    package var line: Color?
    /// The radius of their corners, in points.
    package var radius: Double
    /// The distance of the text from their left and right edges, in points.
    package var padding: Double
    /// The distance between boxes, in points.
    package var gap: Double
}

/// How a level such as "Advanced" or "C1" is drawn.
package struct LevelLayout: Sendable, Equatable {
    /// What it is drawn as.
    package var shape: Shape
    /// How many steps there are; for dots and squares.
    package var steps: Int
    /// The width of all of it, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The colour of what is reached.
    package var color: Color
    /// The colour of the rest.
    package var rest: Color

    /// What a level can be drawn as.
    package enum Shape: String, Sendable, Hashable, CaseIterable {
        /// A bar.
        case bar
        /// Discs.
        case dots
        /// Squares.
        case squares
    }
}
