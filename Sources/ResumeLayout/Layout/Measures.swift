import Pages

/// Where lines stand between the edges of their column.
enum Alignment: String, Sendable, Hashable, CaseIterable { case left, center, right }

/// A rule.
struct RuleLayout: Sendable, Equatable {
    /// How thick it is, in points.
    var thickness: Double
    var color: Color
}

/// A width in a unit of its own, known only when the page is.
enum Extent: Sendable, Equatable {
    case points(Double)
    /// A share of the width between the margins, 0 to 1.
    case share(Double)
    /// So many parts, where the main column has `of` parts.
    case parts(Double, of: Double)

    /// The width in points, inside a measure of which `gap` points are not to be given away.
    func points(in measure: Double, gap: Double = 0) -> Double {
        switch self {
        case .points(let points): points
        case .share(let share): share * measure
        case .parts(let own, let others): max(measure - gap, 0) * own / max(own + others, 0.001)
        }
    }
}
