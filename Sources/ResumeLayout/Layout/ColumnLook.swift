/// The look that one column's text has: the side column may differ from the main one.
package struct ColumnLook: Sendable, Equatable {
    /// The named text styles.
    package var styles: TextStyles
    var spacing: Spacing
    var title: SectionTitleLayout
    var bullets: BulletLayout
    var chips: ChipLayout
    var levels: LevelLayout
    /// Whether words of running text are divided at line ends.
    var hyphenates = false
    /// Whether each item of a list in a line is set in a direction of its own, as on pages from right to
    /// left, where the first of several Latin ones stands at the right.
    var setsItemsApart = false
}

/// The distances between parts, in points.
struct Spacing: Sendable, Equatable {
    /// Between the blocks of the header.
    var headerBlock: Double
    /// Between the header and what follows.
    var header: Double
    /// Above a section's title.
    var section: Double
    /// Below a section's title, or its rule.
    var title: Double
    /// Between entries.
    var entry: Double
    /// Between the rows of an entry's head.
    var row: Double
    /// Between the paragraphs of a text, and between an entry's head and its body.
    var paragraph: Double
    /// Between list items.
    var item: Double
}
