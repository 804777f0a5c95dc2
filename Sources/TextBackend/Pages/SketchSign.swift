import Pages

/// A figure that stands for a word, which cells show in its place.
struct SketchSign {
    private let word: String
    private let right: Double
    private let top: Double
    private let bottom: Double

    /// Reads a figure; nil for decoration.
    init?(_ shape: PathShape) {
        guard let word = shape.alternative else { return nil }
        let points = shape.segments.flatMap(\.points)
        guard let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return nil }
        self.word = word
        (self.right, self.top, self.bottom) = (right, top, bottom)
    }

    /// Whether a line's first letter is the next thing to the right.
    func stands(before line: SketchLine) -> Bool {
        let gap = line.left - right
        return gap > -1 && gap < line.size && top < line.baseline
            && bottom > line.baseline - line.size
    }

    /// A line with the word before its text.
    func said(before line: SketchLine) -> SketchLine {
        var line = line
        line.pieces.insert(.init(text: word + " ", style: CellStyle()), at: 0)
        return line
    }
}

extension SketchScale {
    /// The lines of a page with the words of the signs before them, or as they are if some of them
    /// would have no room then: half of the words would puzzle more than none.
    func said(_ lines: [SketchLine], _ signs: [SketchSign], isFolded: Bool) -> [SketchLine] {
        guard !signs.isEmpty else { return lines }
        let said = lines.map { line in
            signs.first { $0.stands(before: line) }.map { $0.said(before: line) } ?? line
        }
        let heights = zip(lines, said).filter { $0.pieces != $1.pieces }.map(\.0.baseline)
        let isRoomy = heights.allSatisfy { height in
            hasRoom(said.filter { abs($0.baseline - height) < 1 })
        }
        return isFolded && !isRoomy ? lines : said
    }

    /// Whether the lines of a row that stand close to each other have cells enough, up to what is
    /// further off.
    private func hasRoom(_ row: [SketchLine]) -> Bool {
        var rest = row.sorted { $0.left < $1.left }[...]
        var start = left
        while let first = rest.popFirst() {
            var (end, cells) = (first.right, first.pieces.cells)
            while let next = rest.first, next.left - end < 4 * next.size {
                cells += next.pieces.cells + 2
                end = next.right
                rest.removeFirst()
            }
            let limit = rest.first.map(\.left) ?? right
            if Double(cells) > (limit - start) * self.cells + 0.5 { return false }
            start = limit
        }
        return true
    }
}
