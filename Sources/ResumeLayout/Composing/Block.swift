import Pages

/// Something to set below what came before: what the composer hands to the typesetter.
struct Block {
    /// What is to be set.
    var content: Content
    /// The distance from what stands above, in points; it vanishes at a page's top.
    var spaceBefore: Double
    /// Whether a page may end before it.
    var breakBefore: BreakClass
    /// The bookmark that leads here, if any.
    var bookmark: String?

    /// What a block holds.
    enum Content {
        /// A paragraph, or a list item with its sign.
        case text(TextBlock)
        /// Parts on common baselines at the left and the right edge.
        case row(RowBlock)
        /// A section's title with its rule.
        case title(TitleBlock)
        /// The page's head.
        case header(HeaderBlock)
    }
}

/// How willingly a page ends at a place.
enum BreakClass: Comparable {
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
    /// The structure element of the text; nil for decoration.
    var element: Int?
}

/// A list item's sign.
struct ListLabel {
    var text: ComposedText
    /// The distance of the sign from the left edge, in points.
    var x: Double
    var element: Int
}

/// Two parts on common baselines.
struct RowBlock {
    var left: ComposedText
    var leftElement: Int
    var right: ComposedText
    var rightElement: Int
    /// The least distance between the parts, in points.
    var gap: Double
}

/// A section's title.
struct TitleBlock {
    var text: ComposedText
    var layout: SectionTitleLayout
    var element: Int
}

/// The page's head: lines, and a photo beside them.
struct HeaderBlock {
    var parts: [Part]
    var alignment: Alignment
    var photo: Photo?

    /// A part of the head.
    struct Part {
        var content: Content
        var spaceBefore: Double
    }

    /// What stands in the head.
    enum Content {
        case text(ComposedText, element: Int)
        case contacts(ContactsBlock)
    }

    /// The photo.
    struct Photo {
        var image: Int
        var element: Int
        var layout: PhotoLayout
        /// The picture's width divided by its height.
        var aspect: Double
    }
}

/// The ways to reach a person, set in lines that never break inside an item.
struct ContactsBlock {
    var items: [Item]
    var style: TextStyle
    /// What stands between two items of a line.
    var separator: String

    /// A way to reach the person.
    struct Item {
        var text: ComposedText
        var icon: Icon?
        var element: Int
    }
}
