package import Pages

/// How the photo is set.
package struct PhotoLayout: Sendable, Equatable {
    /// The edge it stands at, beside the header's text; nil if it does not.
    package var side: Side?
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The distance from the header's text, in points.
    package var gap: Double
    /// Its outline.
    package var shape: Shape
    /// How thick the frame around it is, in points; 0 for none.
    package var frame: Double
    /// The frame's colour.
    package var frameColor: Color

    /// An edge of the page.
    package enum Side: String, Sendable, Hashable, CaseIterable {
        /// The left edge.
        case left
        /// The right edge.
        case right
    }

    /// The outlines of a photo.
    package enum Shape: String, Sendable, Hashable, CaseIterable {
        /// As it is.
        case rectangle
        /// With rounded corners.
        case rounded
        /// Cut to a circle or ellipse.
        case circle
    }
}
