import Pages

/// The lines of a document's text, and which of them stand beside the grid that most stand on.
struct PageBaselines {
    /// A line's place and words.
    struct Line: CustomStringConvertible {
        var page: Int
        var baseline: Double
        var text: String

        var description: String { "page \(page), \(baseline): \(text)" }
    }

    /// All lines but those at the head and foot of pages.
    let lines: [Line]
    /// The distance of the grid's lines, in points.
    let step: Double

    /// How far a line may stand from the grid, in points.
    static let tolerance = 0.05

    init(_ document: PageDocument, step: Double) {
        self.step = step
        lines = document.pages.enumerated().flatMap { number, page in
            page.items.compactMap { item -> Line? in
                guard case .text(let line) = item, let area = page.textArea,
                    (area.minY...area.maxY).contains(line.origin.y)
                else { return nil }
                return Line(
                    page: number + 1, baseline: line.origin.y,
                    text: line.runs.map(\.text).joined())
            }
        }
    }

    /// The lines beside the grid, which has the same lines on all pages.
    var offGrid: [Line] {
        let offsets = lines.map(\.baseline)
        let common = offsets.max { agreeing(with: $0) < agreeing(with: $1) } ?? 0
        return lines.filter { distance($0.baseline, common) > Self.tolerance }
    }

    private func agreeing(with baseline: Double) -> Int {
        lines.count { distance($0.baseline, baseline) <= Self.tolerance }
    }

    /// How far two baselines are from being whole steps apart.
    private func distance(_ one: Double, _ other: Double) -> Double {
        let steps = (one - other) / step
        return abs(steps - steps.rounded()) * step
    }
}
