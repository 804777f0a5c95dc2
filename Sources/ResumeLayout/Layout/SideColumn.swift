/// A column beside the main one.
package struct SideColumn: Sendable, Equatable {
    /// The edge of the page it stands at.
    package var edge: PhotoLayout.Side
    /// How wide it is.
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
