/// How pages are drawn in cells.
package struct SketchOptions: Sendable, Hashable {
    /// How many cells a row has at most; nil for as many as the fullest line needs, with no line
    /// folded.
    package var width: Int?
    /// How wide a cell is, in points, for pages that were laid out in cells; nil for others.
    package var cellWidth: Double?
    /// Whether only ASCII is used for rules and marks.
    package var isASCII: Bool
    /// How pictures are drawn, those that there are.
    package var photos: Photos

    /// Makes options.
    package init(
        width: Int? = nil, cellWidth: Double? = nil, isASCII: Bool = false, photos: Photos = .shades
    ) {
        self.width = width
        self.cellWidth = cellWidth
        self.isASCII = isASCII
        self.photos = photos
    }

    /// What pictures are made of.
    package enum Photos: Sendable, Hashable {
        /// Half cells, each in its own colour.
        case colors
        /// Cells that are more or less filled.
        case shades
    }

    /// The sign that goes before the rest of a folded line.
    var fold: String { isASCII ? ">" : "↪" }
    /// The cell of a rule.
    var rule: String { isASCII ? "-" : "─" }
    /// The cell of a rail.
    var rail: String { isASCII ? "|" : "│" }
    /// The cell of a disc that is not filled.
    var emptyDot: String { isASCII ? "." : "○" }
    /// The cell of a disc.
    var dot: String { isASCII ? "o" : "●" }
}
