/// A column beside the main one.
package struct SideColumn: Sendable, Equatable {
    /// The edge of the page it stands at.
    package var edge: PhotoLayout.Side
    /// Its width.
    package var width: Extent
    /// The distance from the main column, in points.
    package var gap: Double
    /// The sections in it, in order.
    package var sections: [String]
    /// Sections that go to whichever column makes both end nearest to each other.
    package var either: [String]
    /// Whether every page has it, or only the first where its content fits there.
    package var pages: Pages
    /// Whether the main column takes its place on pages without it.
    package var yields: Bool
    /// How its text looks.
    package var look: ColumnLook

    /// Which pages have the column.
    package enum Pages: String, Sendable, Hashable, CaseIterable {
        /// Every page.
        case all
        /// The first page; the main column is as wide as the page on the others.
        case first
    }
}

/// A width in a unit of its own, known only when the page is.
package enum Extent: Sendable, Equatable {
    /// So many points.
    case points(Double)
    /// A share of the width between the margins, 0 to 1.
    case share(Double)
    /// So many parts, where the main column has `of` parts.
    case parts(Double, of: Double)

    /// The width in points, inside a measure of which `gap` points are not to be given away.
    package func points(in measure: Double, gap: Double = 0) -> Double {
        switch self {
        case .points(let points): points
        case .share(let share): share * measure
        case .parts(let own, let others):
            max(measure - gap, 0) * own / max(own + others, 0.001)
        }
    }
}
