import Pages

/// Stacks of strips side by side, as strips of the column that they stand in.
struct StripRow {
    var stacks: [Stack]

    /// Strips below each other, in their places from the row's upper left corner.
    struct Stack {
        var strips: [Strip] = []
        /// The top of each, in points.
        var tops: [Double] = []

        /// Places strips below each other, with their left edge at `x`.
        init(_ strips: [Strip], x: Double) {
            var y = 0.0
            for (index, strip) in strips.enumerated() {
                if index > 0 { y += strip.spaceBefore }
                var placed = strip
                placed.move(x: x, y: y)
                placed.items.insert(
                    contentsOf: strip.groundShapes(at: Point(x: x, y: y), isFirst: index == 0)
                        .map { .path($0) }, at: 0)
                self.strips.append(placed)
                tops.append(y)
                y += strip.height
            }
        }

        /// Where a strip ends, in points.
        func bottom(_ index: Int) -> Double { tops[index] + strips[index].height }

        /// The height of a strip's middle, in points.
        func middle(_ index: Int) -> Double { tops[index] + strips[index].height / 2 }
    }

    /// The height of all of it, in points.
    var height: Double {
        stacks.compactMap { $0.strips.isEmpty ? nil : $0.bottom($0.strips.count - 1) }.max() ?? 0
    }

    /// The row as one strip.
    var strip: Strip { strip(from: stacks.map { _ in 0 }, to: stacks.map(\.strips.count)) }

    /// The row as strips that pages may end between.
    ///
    /// Each takes what stands above a line across all stacks. Where lines of text are not level the
    /// next one begins a little above its end.
    var strips: [Strip] {
        var strips: [Strip] = []
        var start = stacks.map { _ in 0 }
        var bottom = 0.0
        for end in ends {
            var strip = strip(from: start, to: end)
            let top = top(start)
            if !strips.isEmpty {
                strip.spaceBefore = top - bottom
                let firsts = zip(stacks, start).compactMap { stack, index in
                    index < stack.strips.count ? stack.strips[index] : nil
                }
                strip.breakBefore = firsts.map(\.breakBefore).max() ?? .forbidden
                // What one of them is to keep whole keeps the row whole.
                strip.keep = firsts.compactMap(\.keep).max()
            }
            strips.append(strip)
            bottom = top + strip.height
            start = end
        }
        return strips
    }

    /// How many strips of each stack stand above each line at which the row can be divided, the last
    /// being its end.
    private var ends: [[Int]] {
        let all = stacks.map(\.strips.count)
        let heights = stacks.flatMap { stack in stack.strips.indices.map { stack.bottom($0) } }
        var ends: [[Int]] = []
        var end = stacks.map { _ in 0 }
        for height in Set(heights).sorted() {
            for (number, stack) in stacks.enumerated() {
                while end[number] < all[number], stack.middle(end[number]) <= height {
                    end[number] += 1
                }
            }
            if end != ends.last, end != all, canDivide(at: end) { ends.append(end) }
        }
        return ends + [all]
    }

    private func canDivide(at end: [Int]) -> Bool {
        var bottom = 0.0
        var least = Double.infinity
        for (stack, index) in zip(stacks, end) where !stack.strips.isEmpty {
            guard index > 0 else { return false }
            bottom = max(bottom, stack.bottom(index - 1))
            guard index < stack.strips.count else { continue }
            guard stack.strips[index].breakBefore < .forbidden else { return false }
            least = min(least, stack.strips[index].height)
        }
        return bottom - top(end) <= least / 4
    }

    /// The top of the highest of some strips, one of each stack.
    private func top(_ start: [Int]) -> Double {
        zip(stacks, start).compactMap { stack, index in
            index < stack.strips.count ? stack.tops[index] : nil
        }.min() ?? 0
    }

    /// A strip of some strips of each stack.
    private func strip(from start: [Int], to end: [Int]) -> Strip {
        let top = top(start)
        var whole = Strip(height: 0)
        for (number, stack) in stacks.enumerated() {
            for index in start[number]..<end[number] {
                var strip = stack.strips[index]
                strip.move(x: 0, y: -top)
                whole.items += strip.items
                whole.bookmarks += strip.bookmarks.map {
                    Strip.Mark(title: $0.title, y: $0.y, column: number)
                }
                whole.height = max(whole.height, stack.bottom(index) - top)
            }
            whole.cellEnds.append(whole.items.count)
        }
        return whole
    }
}
