/// The look that one column's text has: the side column may differ from the main one.
package struct ColumnLook: Sendable, Equatable {
    /// The named text styles.
    package var styles: TextStyles
    /// The distances between parts.
    package var spacing: Spacing
    /// How section titles look.
    package var title: SectionTitleLayout
    /// How list items are set.
    package var bullets: BulletLayout
    /// How chips are set.
    package var chips: ChipLayout
    /// How levels are drawn.
    package var levels: LevelLayout
}

/// The distances between parts, in points.
package struct Spacing: Sendable, Equatable {
    /// Between the blocks of the header.
    package var headerBlock: Double
    /// Between the header and what follows.
    package var header: Double
    /// Above a section's title.
    package var section: Double
    /// Below a section's title, or its rule.
    package var title: Double
    /// Between entries.
    package var entry: Double
    /// Between the rows of an entry's head.
    package var row: Double
    /// Between the paragraphs of a text, and between an entry's head and its body.
    package var paragraph: Double
    /// Between list items.
    package var item: Double
}
