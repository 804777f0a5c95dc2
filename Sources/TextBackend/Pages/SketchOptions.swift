/// How pages are drawn in cells.
package struct SketchOptions: Sendable, Hashable {
    /// How many cells a row has; nil for as many as the fullest line needs, with no line folded.
    package var width: Int?
    /// Whether only ASCII is used for rules and marks.
    package var isASCII: Bool

    /// Makes options.
    package init(width: Int? = nil, isASCII: Bool = false) {
        self.width = width
        self.isASCII = isASCII
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
