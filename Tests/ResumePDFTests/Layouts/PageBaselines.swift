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

    /// All lines but those at the head and foot of pages, and those of the resume's head, which has distances of
    /// its own.
    let lines: [Line]
    /// The distance of the grid's lines, in points.
    let step: Double

    /// How far a line may stand from the grid, in points.
    static let tolerance = 0.05

    init(_ document: PageDocument, step: Double) {
        self.step = step
        func isInSection(_ element: Int) -> Bool {
            var next: Int? = element
            while let current = next {
                if case .section = document.structure[current].kind { return true }
                next = document.structure[current].parent
            }
            return false
        }
        func isOfHead(_ line: GlyphLine) -> Bool {
            let elements = line.runs.compactMap(\.element)
            return !elements.isEmpty && !elements.contains(where: isInSection)
        }
        lines = document.pages.enumerated().flatMap { number, page in
            let head = page.items.compactMap { item -> Double? in
                guard case .text(let line) = item, isOfHead(line) else { return nil }
                return line.origin.y
            }
            return page.items.compactMap { item -> Line? in
                guard case .text(let line) = item, let area = page.textArea,
                    (area.minY...area.maxY).contains(line.origin.y), !isOfHead(line),
                    // Signs between contacts belong to no element.
                    line.runs.contains(where: { $0.element != nil })
                        || !head.contains(line.origin.y)
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
