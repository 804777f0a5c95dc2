/// A column beside the main one.
package struct SideColumn: Sendable, Equatable {
    /// The edge of the page it stands at.
    var edge: PhotoLayout.Side
    var width: Extent
    /// The distance from the main column, in points.
    var gap: Double
    /// The keys of the sections in it, in order.
    package var sections: [String]
    /// Sections that go to whichever column makes both end nearest to each other.
    var either: [String]
    var pages: Pages
    /// How its text looks.
    var look: ColumnLook

    /// The pages that have the column: all, or those where something stands in it.
    enum Pages: String, Sendable, Hashable, CaseIterable { case all, filled }
}
