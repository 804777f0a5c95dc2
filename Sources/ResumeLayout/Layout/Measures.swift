import Pages

/// Where lines stand between the edges of their column.
enum Alignment: String, Sendable, Hashable, CaseIterable { case left, center, right }

/// A rule; lengths are in points.
struct RuleLayout: Sendable, Equatable {
    /// How thick it is.
    var thickness: Double
    var color: Color
    /// The length of its dashes, and nearly that of the gaps between them; nil for a solid rule.
    var dash: Double?
    /// Its left end; nil for one that looks like the rest.
    var start: End?
    /// Its right end; nil for one that looks like the rest.
    var end: End?

    /// An end of a rule that looks different.
    struct End: Sendable, Equatable {
        var length: Double
        var thickness: Double
        var color: Color
    }

    /// The height of all of it.
    var height: Double { max(thickness, start?.thickness ?? 0, end?.thickness ?? 0) }
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

/// Columns side by side.
enum Columns {
    /// Their widths, at least 1, in points: equal ones, or those asked for, with parts of what the
    /// others and the gaps leave.
    static func widths(
        _ count: Int, gap: Double, asked: [Extent] = [], of width: Double
    ) -> [Double] {
        let asked = asked.isEmpty ? Array(repeating: .parts(1, of: 1), count: count) : asked
        let parts = asked.map { if case .parts(let own, _) = $0 { own } else { 0.0 } }
        let taken = zip(asked, parts).map { $1 > 0 ? 0 : $0.points(in: width) }.reduce(0, +)
        let free = width - gap * Double(count - 1) - taken
        return zip(asked, parts).map { asked, own in
            max(own > 0 ? free * own / parts.reduce(0, +) : asked.points(in: width), 1)
        }
    }
}
