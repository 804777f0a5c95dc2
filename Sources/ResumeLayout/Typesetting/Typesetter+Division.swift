import Pages

extension Typesetter {
    /// Cuts strips that no page holds into parts that pages hold, from one strip on.
    mutating func divideStrips(from first: Int) {
        for index in (first..<galley.strips.count).reversed()
        where galley.strips[index].height > tallestPart {
            let parts = divided(galley.strips[index])
            galley.strips.replaceSubrange(index...index, with: parts)
        }
    }

    /// The height of a strip that fits on a page wherever it is brought onto the grid, which moves it by less
    /// than a step; in points.
    private var tallestPart: Double { tallest - (grid?.step ?? 0) }

    /// A strip cut between lines, wherever the next line would reach below the tallest strip.
    ///
    /// Lines side by side need not stand on common baselines: each part takes what fits whole. A box
    /// or rule goes with the lines at the height of its middle.
    private func divided(_ strip: Strip) -> [Strip] {
        var solids: [(index: Int, start: Double, end: Double)] = []
        var drawings: [(index: Int, middle: Double)] = []
        for (index, item) in strip.items.enumerated() {
            switch item {
            case .line(let line):
                let top = line.origin.y - baseline(of: line.paragraph)
                let height = galley.paragraphs[line.paragraph].lineHeight
                solids.append((index, top, top + height))
            case .image(let image): solids.append((index, image.frame.minY, image.frame.maxY))
            case .path(let shape): drawings.append((index, shape.middle))
            }
        }
        guard !solids.isEmpty else { return [strip] }
        solids.sort { ($0.end, $0.index) < ($1.end, $1.index) }
        drawings.sort { ($0.middle, $0.index) < ($1.middle, $1.index) }
        // Where the first of those begins that are left from one on.
        var starts = solids.map(\.start) + [.infinity]
        for index in solids.indices.reversed() {
            starts[index] = min(starts[index], starts[index + 1])
        }
        var parts: [Strip] = []
        var top = 0.0
        var (solid, drawing) = (0, 0)
        while solid < solids.count {
            var members: [Int] = []
            // What is itself taller than a page goes over its foot.
            repeat {
                members.append(solids[solid].index)
                solid += 1
            } while solid < solids.count && solids[solid].end <= top + tallestPart + Strip.tolerance
            let next = starts[solid]
            while drawing < drawings.count, drawings[drawing].middle < next {
                members.append(drawings[drawing].index)
                drawing += 1
            }
            var part = strip
            part.items = members.sorted().map { strip.items[$0] }
            part.cellEnds = []
            if !parts.isEmpty { part.bookmarks = [] }
            part.move(x: 0, y: -top)
            let bottom = solids[solid - 1].end
            part.height = max(bottom, min(next, strip.height, top + tallestPart)) - top
            if !parts.isEmpty { part.breakBefore = .insideParagraph }
            parts.append(part)
            top = next
        }
        return parts
    }
}

extension PathShape {
    /// The height halfway between its highest and its lowest point.
    fileprivate var middle: Double {
        let heights = segments.lazy.flatMap(\.points).map(\.y)
        guard let low = heights.min(), let high = heights.max() else { return 0 }
        return (low + high) / 2
    }
}
