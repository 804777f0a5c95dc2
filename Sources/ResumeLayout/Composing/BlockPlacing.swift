import Pages

/// A distance from a column's edge that may depend on how wide other parts turn out.
struct Inset {
    /// The part that is known, in points.
    var points = 0.0
    /// The columns as wide as their widest text that it is also made of.
    var groups: [ColumnGroup] = []

    static func + (left: Inset, right: Inset) -> Inset {
        Inset(points: left.points + right.points, groups: left.groups + right.groups)
    }

    static func + (left: Inset, right: Double) -> Inset {
        Inset(points: left.points + right, groups: left.groups)
    }
}

/// The columns of several entries that are as wide as the widest text among them.
struct ColumnGroup: Hashable {
    /// The structure element of the section.
    var section: Int
    /// Whether they stand at the right of the entries.
    var isRight: Bool
    /// The most that it takes, as a share of the column it is in.
    var limit: Double
    /// The distance from what stands beside it, in points; it vanishes with an empty column.
    var gap: Double
}

/// What stands beside a block's first line: a date in the lead column, a section's title.
struct Aside {
    var lines: [ComposedText]
    /// A level, drawn below the lines.
    var level: (share: Double, layout: LevelLayout)?
    /// The distance from the edge it is counted from.
    var inset: Inset
    /// Whether that is the right edge.
    var isRight: Bool
    var width: Width
    var alignment: Alignment
    /// Whether it is read before what it stands beside.
    var isReadFirst: Bool
    /// The bookmark that leads here, if any.
    var bookmark: String?

    /// How wide it is.
    enum Width {
        case points(Double)
        case group(ColumnGroup)
    }
}

/// An area or line behind the strips of a block.
struct Backdrop {
    /// The distance of its left edge from the column's.
    var left: Inset
    /// Its width, in points; nil for up to the column's right edge.
    var width: Double?
    var color: Color
    /// Where it begins above the block.
    var start: Start
    /// How far it reaches below the block, in points.
    var below = 0.0
    /// Whether it ends at the middle of the first line's small letters.
    var endsAtFirstLine = false

    /// Where a backdrop begins.
    enum Start {
        /// At the strip above, so that it has no gaps.
        case joined
        /// So many points above the block.
        case above(Double)
        /// At the middle of the first line's small letters.
        case firstLine
    }
}

/// A sign in the gutter, at the height of the first line.
struct Marker {
    var layout: MarkerLayout
    var shape: MarkerLayout.Shape
    /// The icon for the shape of that name; nil for a dot in its place.
    var icon: Icon?
    /// The distance of its middle from the column's left edge.
    var middle = Inset()
}

/// Which part of a resume a block shows, in the words that a person knows it by.
struct ContentOrigin: Hashable {
    /// The section's title.
    var section: String
    /// What the entry is called; empty for none.
    var entry = ""
    /// The number of the entry in its section, from 0.
    var entryNumber = 0
    /// The number of the list item, from 0; nil for anything else.
    var item: Int?
    /// Whether it is of a known section whose entries last, such as jobs and studies.
    ///
    /// Their heads have one form all over a resume. What stands in sections of the person's own may be anything.
    var lasts = false
}

extension Backdrop {
    /// How far it reaches above its block, in points.
    var reachAbove: Double {
        if case .above(let distance) = start { distance } else { 0 }
    }
}
