import Characters
import Pages

/// Puts the lines and figures of one page into cells.
struct SketchPainter {
    let options: SketchOptions
    let scale: SketchScale
    let columns: SketchColumns
    /// The pictures as they stand in their frames, by their place in the document's list.
    let pictures: [Int: ImageAsset]
    var grid = CellGrid()
    /// For each cell of the width: the last row in use, and the height on the page that it stands for.
    var skyline: [(row: Int, y: Double)] = []
    /// The rows that heights on the page have become.
    private(set) var placed: [(y: Double, row: Int, left: Double)] = []
    private(set) var leading = 12.0
    var edges = SketchEdges([])

    private enum Side { case left, right, both }

    /// The column that a line is alone in: things of the other one go their own way down.
    private func side(_ line: SketchLine) -> Side {
        guard columns.areIndependent, line.baseline > columns.top else { return .both }
        return columns.isLeft(line) ? .left : .right
    }

    /// Whether something that ends at a place is in the left one of two columns.
    private func isLeft(_ right: Double) -> Bool { columns.edge.map { right <= $0 - 1 } ?? false }

    /// Things that share a row.
    private struct Group {
        var y: Double
        /// The column that it belongs to alone.
        var side = Side.both
        var lines: [SketchLine] = []
        var rules: [(left: Double, right: Double, color: Color)] = []
    }

    mutating func paint(_ lines: [SketchLine], _ figures: [SketchFigure]) {
        leading = Self.leading(lines)
        edges = SketchEdges(lines)
        let groups = groups(lines, figures)
        let top = groups.first?.y ?? 0
        skyline = Array(repeating: (row: -1, y: top - leading), count: scale.width + 1)
        for group in groups { paint(group) }
        for figure in figures {
            switch figure {
            case .rule, .dot: break
            case .rail(let x, let top, let bottom, let color):
                paintRail(x: x, top: top, bottom: bottom, color: color)
            case .picture(let frame, let image): paintPicture(frame, pictures[image])
            }
        }
        paintDots(figures)
    }

    // MARK: Rows

    /// The distance of baselines that is usual on the page, in points.
    private static func leading(_ lines: [SketchLine]) -> Double {
        let heights = Set(lines.map { ($0.baseline * 4).rounded() / 4 }).sorted()
        let steps = zip(heights, heights.dropFirst()).map { $1 - $0 }.filter { $0 > 6 && $0 < 30 }
        return steps.isEmpty ? 12 : steps.sorted()[steps.count / 2]
    }

    private func groups(_ lines: [SketchLine], _ figures: [SketchFigure]) -> [Group] {
        var groups: [Group] = []
        for line in lines.sorted(by: { $0.baseline < $1.baseline }) {
            let side = side(line)
            let same = groups.indices.suffix(2).last {
                abs(groups[$0].y - line.baseline) < 1 && groups[$0].side == side
            }
            if let same {
                groups[same].lines.append(line)
            } else {
                groups.append(Group(y: line.baseline, side: side, lines: [line]))
            }
        }
        let texts = groups.count
        let largest = lines.map(\.size).max() ?? 0
        for case .rule(let left, let right, let y, let color) in figures {
            let rule = (left: left, right: right, color: color)
            // A rule at the height of letters belongs to their line; a group is a point high at most.
            let first = Self.firstGroup(of: groups[..<texts], from: y - 1.5)
            let beside = groups[first..<texts].indices.prefix {
                groups[$0].y < y + largest * 0.75 + 1
            }.first { index in
                let group = groups[index]
                return (group.side == .both || (group.side == .left) == isLeft(right))
                    && group.lines.contains { line in
                        y < line.baseline + 0.5 && y > line.baseline - line.size * 0.75
                            && (right <= line.left + 1 || left >= line.right - 1)
                    }
            }
            if let beside {
                groups[beside].rules.append(rule)
            } else {
                groups.append(Group(y: y, rules: [rule]))
            }
        }
        return groups.sorted { $0.y < $1.y }
    }

    /// The first group at a height or below it, of groups from top to bottom.
    private static func firstGroup(of groups: ArraySlice<Group>, from y: Double) -> Int {
        var (low, high) = (groups.startIndex, groups.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if groups[middle].y < y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The row for something at a height, below all that stands in its cells.
    private func row(_ y: Double, _ cells: Range<Int>) -> Int {
        let cells = cells.clamped(to: 0..<skyline.count)
        return skyline[cells].map { known in
            known.row + max(1, Int(((y - known.y) / leading + Self.blankFrom).rounded(.down)))
        }.max() ?? 0
    }

    /// A distance of 1.4 lines shows as a blank row.
    private static let blankFrom = 0.6

    /// The cells of the column that something stands in: columns go down each by itself.
    private func columnCells(left: Double, y: Double, isLeft: Bool) -> Range<Int> {
        guard let edge = columns.edge, y > columns.top + 0.5 else { return 0..<(scale.width + 1) }
        let cell = min(scale.column(edge), scale.width)
        return isLeft || left < edge - 2 ? 0..<max(cell, 1) : cell..<(scale.width + 1)
    }

    private mutating func use(_ cells: Range<Int>, to row: Int, y: Double) {
        if cells.upperBound > skyline.count {
            let last = (row: -1, y: y - leading * Double(row + 1))
            skyline += Array(repeating: last, count: cells.upperBound - skyline.count)
        }
        for cell in cells where skyline[cell].row <= row { skyline[cell] = (row, y) }
    }

    // MARK: Lines

    /// A line with its place in cells.
    private struct PlacedLine {
        var line: SketchLine
        /// How many cells the line takes in one row.
        var cells: Int
        var column: Int
        /// The first column that is not its own.
        var limit: Int
        /// The first column behind the whole line.
        var end: Int { column + cells }
    }

    private mutating func paint(_ group: Group) {
        let lines = placedLines(group)
        let regions = lines.map {
            columnCells(left: $0.line.left, y: group.y, isLeft: columns.isLeft($0.line))
        }
        let ruleRegions = group.rules.map { rule in
            // One across both columns stands below what both have.
            columns.edge.map { rule.left < $0 - 2 && rule.right > $0 + 2 } ?? false
                ? 0..<(scale.width + 1) : columnCells(left: rule.left, y: group.y, isLeft: false)
        }
        let start = (regions + ruleRegions).map { row(group.y, $0) }.max() ?? 0
        for (placed, region) in zip(lines, regions) {
            let rows = folded(placed)
            // What would stand on its neighbour's cells goes below.
            var row = start
            while !isFree(rows, placed, from: row) { row += 1 }
            write(rows, placed, from: row)
            use(region, to: row + max(rows.count - 1, 0), y: group.y)
            self.placed.append((group.y, row, placed.line.left))
        }
        for (rule, region) in zip(group.rules, ruleRegions) {
            let left = scale.column(rule.left)
            let span = left..<max(scale.column(rule.right), left + 1)
            paintRule(row: start, span, rule.color, isAlone: lines.isEmpty)
            use(region, to: start, y: group.y)
        }
    }

    private func placedLines(_ group: Group) -> [PlacedLine] {
        let sorted = group.lines.sorted { $0.left < $1.left }
        var placed: [PlacedLine] = []
        for line in sorted {
            let cells = line.pieces.cells
            var column = scale.column(line.left)
            // What ends at the right edge stays there, what is centred stays in the middle.
            let middle = (scale.left + scale.right) / 2
            let isAtRight = line.right > scale.right - 1.5 && !placed.isEmpty
            if edges.isRightAligned(line) || isAtRight && !edges.isLeftAligned(line) {
                let end = min(Int(((line.right - scale.left) * scale.cells).rounded()), scale.width)
                column = max(end - cells, 0)
            } else if abs((line.left + line.right) / 2 - middle) < 1.5, line.left > scale.left + 2,
                !edges.isLeftAligned(line)
            {
                column = max((scale.width - cells) / 2, 0)
            }
            if let last = placed.last {
                // A sign before a text is never further from it than a blank.
                if options.width == nil || last.cells <= Self.longestSign {
                    column = max(column, min(last.end, last.limit) + 1)
                }
            }
            let isLeft = columns.isLeft(line)
            let edge = isLeft ? columns.edge.map { scale.column($0) - 1 } : nil
            let most = options.width == nil ? column + cells : edge ?? scale.width
            placed.append(
                PlacedLine(line: line, cells: cells, column: column, limit: max(most, column + 1)))
        }
        guard options.width != nil else { return placed }
        spread(&placed[...], within: ownCells(group))
        // Beside a title of both the rest keeps to its column.
        if columns.edge != nil, let right = placed.firstIndex(where: { !columns.isLeft($0.line) }),
            right > 0
        {
            spread(&placed[right...], within: rightCells)
        }
        // Rather beside its column than broken inside words.
        if !columns.areIndependent, breaksWords(placed) {
            spread(&placed[...], within: 0..<scale.width)
        }
        // A line ends before the next one of its row.
        for index in placed.indices.dropLast() {
            let next = placed[index + 1].column - 1
            if next > placed[index].column + Self.leastRoom {
                placed[index].limit = min(placed[index].limit, next)
            }
        }
        for index in placed.indices {
            let (column, end) = (placed[index].column, placed[index].end)
            let limit = max(min(placed[index].limit, end), column + 1)
            // A line in a corner too narrow for words begins further left.
            placed[index].limit =
                limit - column < min(Self.leastRoom, end)
                ? min(max(limit, column + Self.leastRoom), scale.width) : limit
        }
        return placed
    }

    /// The most cells of a sign or number before a list item.
    private static let longestSign = 4

    /// Whether a line has a word that is longer than the room before the next line.
    private func breaksWords(_ placed: [PlacedLine]) -> Bool {
        zip(placed, placed.dropFirst()).contains { line, next in
            let room = next.column - 1 - line.column
            guard line.cells > room else { return false }
            let text = line.line.pieces.map(\.text).joined()
            let longest = text.split(separator: " ").map { CellWidth.of($0) }.max() ?? 0
            return longest > room - Self.foldIndent
        }
    }

    /// The cells of the column that lines of a group stand in.
    private func ownCells(_ group: Group) -> Range<Int> {
        guard columns.edge != nil, group.y > columns.top,
            let isLeft = group.lines.first.map(columns.isLeft)
        else { return 0..<scale.width }
        guard isLeft else { return rightCells }
        return 0..<(columns.areIndependent ? max(rightCells.lowerBound - 1, 1) : scale.width)
    }

    /// The cells of the right one of two columns, or all.
    private var rightCells: Range<Int> {
        (columns.edge.map { min(max(scale.column($0), 1), scale.width) } ?? 0)..<scale.width
    }

    /// Moves short lines apart that would stand on each other, if there is room for all.
    private func spread(_ placed: inout ArraySlice<PlacedLine>, within cells: Range<Int>) {
        let total = placed.reduce(0) { $0 + $1.cells } + 2 * (placed.count - 1)
        guard let first = placed.first, placed.count > 1, total <= cells.count,
            placed.allSatisfy({ columns.isLeft($0.line) == columns.isLeft(first.line) }),
            zip(placed, placed.dropFirst()).contains(where: { $1.column <= $0.end })
        else { return }
        var end = 0
        for index in placed.indices {
            placed[index].column = max(placed[index].column, end)
            end = placed[index].end + 2
        }
        var limit = cells.upperBound
        for index in placed.indices.reversed() {
            placed[index].column = max(
                cells.lowerBound, min(placed[index].column, limit - placed[index].cells))
            placed[index].limit = placed[index].end
            limit = placed[index].column - 2
        }
    }

    /// The fewest cells that a line is folded into.
    private static let leastRoom = 6

    /// The rows of a line, folded where its cells end.
    private func folded(_ placed: PlacedLine) -> [[CellPiece]] {
        guard options.width != nil else { return [placed.line.pieces] }
        let room = max(placed.limit - placed.column, 1)
        return TextFolding.rows(
            placed.line.pieces, first: room, rest: max(room - Self.foldIndent, 1))
    }

    /// How far the rest of a folded line stands from its beginning, in cells.
    private static let foldIndent = 2

    private func indent(_ placed: PlacedLine, _ number: Int) -> Int {
        number > 0 && placed.limit - placed.column > Self.foldIndent ? Self.foldIndent : 0
    }

    private func isFree(_ rows: [[CellPiece]], _ placed: PlacedLine, from row: Int) -> Bool {
        rows.enumerated().allSatisfy { number, pieces in
            let end = placed.column + indent(placed, number) + pieces.cells
            return grid.isFree(row: row + number, columns: max(placed.column - 1, 0)..<(end + 1))
        }
    }

    private mutating func write(
        _ rows: [[CellPiece]], _ placed: PlacedLine, from first: Int
    ) {
        for (number, pieces) in rows.enumerated() {
            let row = first + number
            let start = placed.column + indent(placed, number)
            if start > placed.column {
                grid.write(options.fold, row: row, column: placed.column, style: .mark)
            }
            let end = pieces.reduce(start) { column, piece in
                grid.write(piece.text, row: row, column: column, style: piece.style)
            }
            if let isolate = placed.line.isolate {
                grid.isolate(row: row, columns: start..<end, by: isolate)
            }
        }
    }
}
