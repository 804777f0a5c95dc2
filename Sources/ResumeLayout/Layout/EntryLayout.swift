import Pages

/// How entries of one kind are set: a grid of a lead, a main and a trail column; lengths are in
/// points.
struct EntryLayout: Sendable, Equatable {
    /// The rows of the head.
    var rows: [Row] = []
    /// Those in a side column; nil for the same.
    var sideRows: [Row]?
    /// What follows the head.
    var body: [BodyPart] = []
    /// What stands in a column at the left.
    var lead: EntryColumn?
    /// What stands in a column at the right.
    var trail: EntryColumn?
    var bodySpan: Span = .main
    /// The distance between entries; nil for the column's own.
    var space: Double?
    /// What joins all entries of a section in one paragraph; nil to set each on its own.
    var join: String?
    /// How many entries stand side by side.
    var grid = ColumnCount.fixed(1)
    /// The distance between entries side by side.
    var gridGap: Double = 0
    var marker: MarkerLayout?
    /// The rule above all entries but the first.
    var rule: RuleLayout?
    /// How much of a page may stay empty to keep an entry whole; nil for the layout's own.
    var keep: Double?
    /// What stands above an entry that goes on, at a page's top; nil for nothing.
    var continued: Template?
    var roles = RolesLayout()
    /// Whether the person's own name is bold in it.
    var emphasizesName = false

    /// A row of an entry's head.
    struct Row: Sendable, Equatable {
        var left: Template
        /// The look of the left part.
        var style: TextStyles.Slot
        /// What stands at the right edge.
        var right: Template?
        var rightStyle: TextStyles.Slot
        /// Where a row without a right part stands.
        var alignment: Alignment = .left
    }

    /// A part of an entry's body.
    enum BodyPart: Sendable, Equatable {
        /// A paragraph.
        case text(Template, style: TextStyles.Slot)
        /// A field of several paragraphs, such as `summary`.
        case prose(String)
        /// A field that is a list, item by item, in so many columns.
        case bullets(String, columns: ColumnCount, isNumbered: Bool)
        /// A field that is a list, each item in a box of its own.
        case chips(String)
        /// A field that is a level, drawn.
        case level(String)
        /// All fields of the person's own that no template names, each as "Label: value".
        case extraFields
    }

    /// How many columns there are: so many, 1 to 5, or as many as the widest item leaves room for.
    enum ColumnCount: Sendable, Hashable { case fixed(Int), automatic }

    /// Which columns an entry's body takes: the main one alone or with one of the others, or all.
    enum Span: String, Sendable, Hashable, CaseIterable { case main, trail, lead, full }
}

/// A column at the left or right of an entry.
struct EntryColumn: Sendable, Equatable {
    var lines: [Line]
    /// A field that is a level, drawn below the lines.
    var level: String?
    /// Its width; nil for the widest of the section's entries.
    var width: Extent?
    /// The most that the widest entry may ask for, as a share of the column.
    var limit: Double
    var alignment: Alignment
    /// The distance from the main column, in points.
    var gap: Double
    /// Whether it is read before the main column's first row.
    var isReadFirst: Bool

    /// A line of the column.
    struct Line: Sendable, Equatable {
        var text: Template
        var style: TextStyles.Slot
    }
}

/// The sign in the gutter before an entry, and the line that joins it to the next one's.
struct MarkerLayout: Sendable, Equatable {
    var shape: Shape
    /// The sign's height, in points.
    var size: Double
    var color: Color
    /// How thick the line is, in points; 0 for none.
    var rail: Double
    var railColor: Color

    /// The sign of what goes on; nil for the same.
    var present: Shape?
    /// The distance of the text from the sign, in points; for entries without a lead column.
    var gap: Double

    /// The signs that may mark an entry; with `none` there is the line alone, and `icon` is that of the
    /// section.
    enum Shape: String, Sendable, Hashable, CaseIterable { case none, dot, ring, square, icon }
}

/// How an employer with several positions is set; lengths are in points.
struct RolesLayout: Sendable, Equatable {
    /// The rows of the employer, instead of the entry's own.
    var head: [EntryLayout.Row] = []
    /// The rows of each position.
    var rows: [EntryLayout.Row] = []
    /// What follows them.
    var body: [EntryLayout.BodyPart] = []
    /// The distance between positions; their employer stands so much further from others.
    var space = 0.0
    /// The distance of the first position from the employer's rows.
    var headSpace = 0.0
    /// The distance of positions from the left edge.
    var indent = 0.0
    var columns = Columns.employer

    /// Whom the lead and trail columns tell about: the employer, each position by itself, or both.
    enum Columns: String, Sendable, Hashable, CaseIterable { case employer, each, both }
}
