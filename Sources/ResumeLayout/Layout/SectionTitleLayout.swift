package import Pages

/// How section titles look.
package struct SectionTitleLayout: Sendable, Equatable {
    /// Whether there are titles at all.
    package var isShown: Bool
    /// What it says, with the fields `{title}` and `{count}`.
    package var text: Template
    /// Where it stands.
    package var alignment: Alignment
    /// The rule that comes with it.
    package var rule: Rule
    /// How thick the rule is, in points.
    package var thickness: Double
    /// How long the rule below is, in points; nil for the column's width.
    package var length: Double?
    /// The distance of the rule from the title, in points.
    package var gap: Double
    /// The rule's colour.
    package var color: Color
    /// How many letters have the colour of the style `accent`.
    package var accentLetters: Int
    /// The colour of a box behind it; nil for none.
    package var box: Color?
    /// The distance of the title from the box's edges, in points.
    package var padding: Double
    /// The bar in the gutter before it; nil for none.
    package var bar: Bar?
    /// The width of a column of its own at the left, beside the section's content; nil to stand
    /// above it.
    package var column: Double?
    /// The distance between that column and the content, in points.
    package var columnGap: Double
    /// Whether the section's icon stands before it.
    package var hasIcon: Bool

    /// The rules that a title may have.
    package enum Rule: String, Sendable, Hashable, CaseIterable {
        /// None.
        case none
        /// Below the title.
        case under
        /// Above the title, as wide as the column.
        case over
        /// From the title's end to the column's edge.
        case after
        /// At both sides of the title.
        case both
    }

    /// A solid bar in the gutter before a title.
    package struct Bar: Sendable, Equatable {
        /// How wide it is, in points.
        package var width: Double
        /// How high it is, in points.
        package var height: Double
        /// The distance from the title, in points.
        package var gap: Double
    }
}
