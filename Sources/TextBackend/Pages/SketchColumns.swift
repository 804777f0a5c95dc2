/// Finds where a page has two columns side by side.
struct SketchColumns {
    /// The left edge of the right column, in points; nil for one column.
    let edge: Double?
    /// Where the columns begin: above, lines reach over both.
    let top: Double
    /// Whether each column is read down to its end, as a side column is, so that rows of one need not
    /// be rows of the other; dates beside their entries are read row by row.
    let areIndependent: Bool

    /// Finds the columns of lines in reading order.
    init(_ lines: [SketchLine]) {
        let text = lines.filter { !$0.isDecoration }
        var best: (edge: Double, top: Double, score: Int)?
        for edge in Self.edges(text) {
            let crossing = text.filter { $0.left < edge - 2 && $0.right > edge - 1 }
            let top = crossing.map(\.baseline).max() ?? -.infinity
            let below = text.filter { $0.baseline > top + 0.5 }
            let left = below.count { $0.right <= edge - 1 }
            let right = below.count { $0.left >= edge - 2 }
            guard left >= 3, right >= 4, left + right == below.count else { continue }
            let score = min(left, right) * 2 + right
            if best.map({ score > $0.score }) ?? true {
                best = (edge, max(top, Self.end(ofHeadAbove: edge, below)), score)
            }
        }
        edge = best?.edge
        top = best?.top ?? 0
        guard let best else {
            areIndependent = false
            return
        }
        let sides = text.filter { $0.baseline > best.top + 0.5 }.map { $0.right <= best.edge - 1 }
        // Who reads row by row turns from side to side with nearly each line of the narrower column.
        let turns = zip(sides, sides.dropFirst()).count { $0 != $1 }
        areIndependent = turns * 2 <= min(sides.count { $0 }, sides.count { !$0 })
    }

    /// The last baseline that is well above where both columns have begun, as those of a head are.
    private static func end(ofHeadAbove edge: Double, _ lines: [SketchLine]) -> Double {
        let first = [lines.filter { $0.left < edge - 2 }, lines.filter { $0.left >= edge - 2 }]
            .compactMap { $0.map(\.baseline).min() }.max()
        guard let first else { return -.infinity }
        return lines.map(\.baseline).filter { $0 < first - Self.reach }.max() ?? -.infinity
    }

    /// How far the first lines of two columns are apart at most, in points: a line and a half.
    private static let reach = 18.0

    /// The left edges that several lines share.
    private static func edges(_ lines: [SketchLine]) -> [Double] {
        var counts: [(edge: Double, count: Int)] = []
        for line in lines {
            if let index = counts.firstIndex(where: { abs($0.edge - line.left) < 1 }) {
                counts[index].count += 1
            } else {
                counts.append((line.left, 1))
            }
        }
        return counts.filter { $0.count >= 3 }.map(\.edge)
    }

    /// Whether a line stands in the left one of two columns.
    func isLeft(_ line: SketchLine) -> Bool {
        guard let edge else { return false }
        return line.baseline > top && line.right <= edge - 1
    }
}
