package import Pages

/// How entries of one kind are set: a grid of a lead, a main and a trail column.
package struct EntryLayout: Sendable, Equatable {
    /// The rows of the head.
    package var rows: [Row] = []
    /// What follows the head.
    package var body: [BodyPart] = []
    /// What stands in a column at the left.
    package var lead: EntryColumn?
    /// What stands in a column at the right.
    package var trail: EntryColumn?
    /// Which columns the body takes.
    package var bodySpan: Span = .main
    /// The distance between entries, in points; nil for the column's own.
    package var space: Double?
    /// What joins all entries of a section in one paragraph; nil to set each on its own.
    package var join: String?
    /// How many entries stand side by side, 1 to 5.
    package var grid = 1
    /// The distance between entries side by side, in points.
    package var gridGap: Double = 0
    /// The sign in the gutter before an entry; nil for none.
    package var marker: MarkerLayout?
    /// The rule above all entries but the first; nil for none.
    package var rule: RuleLayout?
    /// How much of a page may stay empty to keep an entry whole; nil for the layout's own.
    package var keep: Double?
    /// How an employer with several positions is set.
    package var roles = RolesLayout()

    /// A row of an entry's head.
    package struct Row: Sendable, Equatable {
        /// What stands at the left.
        package var left: Template
        /// The look of the left part.
        package var style: TextStyles.Slot
        /// What stands at the right edge.
        package var right: Template?
        /// The look of the right part.
        package var rightStyle: TextStyles.Slot
        /// Where a row without a right part stands.
        package var alignment: Alignment = .left
    }

    /// A part of an entry's body.
    package enum BodyPart: Sendable, Equatable {
        /// A paragraph.
        case text(Template, style: TextStyles.Slot)
        /// A field of several paragraphs, such as `summary`.
        case prose(String)
        /// A field that is a list, item by item, in so many columns.
        case bullets(String, columns: Int, isNumbered: Bool)
        /// A field that is a list, each item in a box of its own.
        case chips(String)
        /// A field that is a level, drawn.
        case level(String)
        /// All fields of the person's own that no template names, each as "Label: value".
        case extraFields
    }

    /// Which columns an entry's body takes.
    package enum Span: String, Sendable, Hashable, CaseIterable {
        /// The main column alone.
        case main
        /// The main and the trail column.
        case trail
        /// The lead and the main column.
        case lead
        /// All columns.
        case full
    }
}

/// A column at the left or right of an entry.
package struct EntryColumn: Sendable, Equatable {
    /// What stands in it, line by line.
    package var lines: [Line]
    /// A field that is a level, drawn below the lines.
    package var level: String?
    /// Its width; nil for the widest of the section's entries.
    package var width: Extent?
    /// The most that the widest entry may ask for, as a share of the column.
    package var limit: Double
    /// Where its lines stand.
    package var alignment: Alignment
    /// The distance from the main column, in points.
    package var gap: Double
    /// Whether it is read before the main column's first row.
    package var isReadFirst: Bool

    /// A line of the column.
    package struct Line: Sendable, Equatable {
        /// What it says.
        package var text: Template
        /// Its look.
        package var style: TextStyles.Slot
    }
}

/// The sign in the gutter before an entry, and the line that joins it to the next one's.
package struct MarkerLayout: Sendable, Equatable {
    /// The sign.
    package var shape: Shape
    /// Its height, in points.
    package var size: Double
    /// Its colour.
    package var color: Color
    /// How thick the line is, in points; 0 for none.
    package var rail: Double
    /// The line's colour.
    package var railColor: Color

    /// The signs that may mark an entry.
    package enum Shape: String, Sendable, Hashable, CaseIterable {
        /// None: the line alone.
        case none
        /// A disc.
        case dot
        /// A circle.
        case ring
        /// A square.
        case square
    }
}

/// How an employer with several positions is set.
package struct RolesLayout: Sendable, Equatable {
    /// The rows of the employer, instead of the entry's own.
    package var head: [EntryLayout.Row] = []
    /// The rows of each position.
    package var rows: [EntryLayout.Row] = []
    /// What follows them.
    package var body: [EntryLayout.BodyPart] = []
    /// The distance between positions, in points.
    package var space = 0.0
    /// The distance of the first position from the employer's rows, in points.
    package var headSpace = 0.0
    /// The distance of positions from the left edge, in points.
    package var indent = 0.0
}
