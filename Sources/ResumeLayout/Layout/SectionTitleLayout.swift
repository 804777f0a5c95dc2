import Pages

/// How section titles look; lengths are in points.
struct SectionTitleLayout: Sendable, Equatable {
    /// Whether there are titles at all.
    var isShown: Bool
    /// What it says, with the fields `{title}` and `{count}`.
    var text: Template
    /// What it says above a section that goes on, at a page's top, with the same fields; nil for
    /// nothing.
    var continued: Template?
    var alignment: Alignment
    var rule: Rule
    /// Whether the first section has the rule, too.
    var isFirstRuled = true
    /// How thick the rule is.
    var thickness: Double
    /// How long a rule above or below is; nil for the column's width.
    var length: Double?
    /// The length of the rule's dashes; nil for a solid rule.
    var dash: Double?
    /// The rule's left end, if it looks different.
    var start: RuleLayout.End?
    /// The rule's right end, if it looks different.
    var end: RuleLayout.End?
    /// The distance of the rule from the title.
    var gap: Double
    /// The rule's colour.
    var color: Color
    /// How many letters have the colour of the style `accent`.
    var accentLetters: Int
    /// The colour of a box behind it; nil for none.
    var box: Color?
    /// The distance of the title from the box's edges.
    var padding: Double
    var bar: Bar?
    /// The width of a column of its own at the left, beside the section's content; nil to stand
    /// above it.
    var column: Double?
    /// Whether lead columns of entries stand in that column, too: then it has a line of its own above
    /// them.
    var sharesColumn = false
    /// The distance between that column and the content.
    var columnGap: Double
    /// The distance of the title and its rule from the left edge.
    var indent = 0.0
    var hasIcon: Bool

    /// How the rule is drawn.
    var line: RuleLayout {
        get {
            RuleLayout(thickness: thickness, color: color, dash: dash, start: start, end: end)
        }
        set {
            (thickness, color, dash) = (newValue.thickness, newValue.color, newValue.dash)
            (start, end) = (newValue.start, newValue.end)
        }
    }

    /// The rule that comes with a title: below it, above it, from its end to the column's edge, or at
    /// both its sides.
    enum Rule: String, Sendable, Hashable, CaseIterable { case none, under, over, after, both }

    /// A solid bar in the gutter before a title.
    struct Bar: Sendable, Equatable {
        var width: Double
        var height: Double
        /// The distance from the title.
        var gap: Double
    }
}
