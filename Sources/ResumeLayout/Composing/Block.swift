import Pages

/// Something to set below what came before: what the composer hands to the typesetter.
struct Block {
    /// What is to be set.
    var content: Content
    /// The distance from what stands above, in points; it vanishes at a page's top.
    var spaceBefore: Double
    /// Whether a page may end before it.
    var breakBefore: PageBreak
    /// How much of a page may stay empty to keep the entry or section whole, 0 to 1, or infinity for
    /// whatever it takes; nil for the layout's own.
    var keep: Double?
    /// Whether it is of an entry's head: what is divided is what follows that.
    var isHeading = false
    /// The bookmark that leads here, if any.
    var bookmark: String?
    /// The widest that its lines may be, in points; nil for as wide as there is room.
    var measure: Double?
    /// The distance from the column's left edge.
    var left = Inset()
    /// The distance from the column's right edge.
    var right = Inset()
    /// What stands beside it.
    var asides: [Aside] = []
    /// What lies behind it.
    var backdrops: [Backdrop] = []
    /// The sign in the gutter.
    var marker: Marker?
    /// Whether it belongs to the head: that is read before all columns.
    var isHead = false
    /// Which part of the resume it shows.
    var origin: ContentOrigin?
    /// The structure elements of its section and its entry, where these have a `ContinuedTitle`.
    var within: [Int] = []

    /// What a block holds.
    enum Content {
        /// A paragraph, or a list item with its sign.
        case text(TextBlock)
        /// Parts on common baselines at the left and the right edge.
        case row(RowBlock)
        /// A section's title with its rule.
        case title(TitleBlock)
        /// The page's head, or a part of it.
        case header(HeaderBlock)
        /// Stacks of blocks side by side, of equal widths or of those asked for.
        case cells([[Block]], gap: Double, widths: [Extent] = [])
        /// Stacks of blocks in as many columns as there is room for.
        case columns(ColumnsBlock)
        /// Words in boxes.
        case chips([ComposedText], ChipLayout)
        /// A level, drawn.
        case level(Double, LevelLayout)
        /// A rule over the whole width.
        case rule(RuleLayout, length: Double?)
        /// Nothing but what stands beside it.
        case anchor
    }
}

extension Block {
    /// Whether it is lines of text alone, with nothing at the right edge.
    var isProse: Bool {
        switch content {
        case .text: true
        case .row(let row): row.right.isEmpty && row.alignment == .left
        case .title, .header, .cells, .columns, .chips, .level, .rule, .anchor: false
        }
    }

    /// How far what lies behind it reaches above it, in points.
    var reachAbove: Double { backdrops.map(\.reachAbove).max() ?? 0 }
}

/// How willingly a page ends before a strip: the classes of break, the best first.
enum PageBreak: Comparable {
    /// A page ends here, however much fits on it.
    case forced
    /// Between sections.
    case betweenSections
    /// Between the entries of a section.
    case betweenEntries
    /// Between the blocks of one entry, such as list items.
    case insideEntry
    /// Between the lines of one paragraph.
    case insideParagraph
    /// Nowhere if it can be helped: after a heading, or beside a paragraph's first or last line.
    case forbidden
}

/// A paragraph.
struct TextBlock {
    var text: ComposedText
    var alignment: Alignment = .left
    /// The distance of all lines from the left edge, in points.
    var indent: Double = 0
    /// The sign that hangs before the first line.
    var label: ListLabel?
    /// The first cluster that is set; those before it stand elsewhere, in lines of another width.
    var start = 0
    /// Whether its lines may be stretched to the full width.
    var isJustified = false
    /// What it is: that decides where its lines had better end.
    var kind = LineBreaker.Kind.prose
}

/// A list item's sign.
struct ListLabel {
    var text: ComposedText
    /// The distance of the sign from the left edge, in points.
    var x: Double
}

/// Two parts on common baselines.
struct RowBlock {
    var left: ComposedText
    var right: ComposedText
    /// The least distance between the parts, in points.
    var gap: Double
    /// Where a left part without a right one stands.
    var alignment: Alignment = .left
}

/// Stacks of blocks in as many columns of one width as the widest of their section's leaves room for.
struct ColumnsBlock {
    var items: [[Block]]
    /// The distance between columns, in points.
    var gap: Double
    /// The distance between rows, in points; nil for columns that are read one after the other.
    var rowSpace: Double?
    /// The structure element of the section.
    var section: Int

    /// Items as so many columns that are read one after the other, from top to bottom.
    static func dealt(_ items: [[Block]], _ count: Int) -> [[Block]] {
        let length = (items.count + count - 1) / count
        return (0..<count).map { Array(items.dropFirst($0 * length).prefix(length).joined()) }
    }
}

/// A section's title.
struct TitleBlock {
    var text: ComposedText
    var layout: SectionTitleLayout
    var icon: Icon?
}
