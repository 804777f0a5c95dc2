/// Which ends of pages are worth a look where pages hold thousands of strips, as in a terminal.
///
/// All ends of a page are compared; that is quadratic if nearly all strips fit on one. As few pages as
/// can be have their ends near their feet, so that the last hundred ends decide.
struct TallPages {
    /// The height of all strips before one, with the space above each, in points.
    private var tops: [Double] = [0]
    /// For each strip: the next one from there on that begins a page.
    private var nextStart: [Int]
    private let spaces: [Double]

    /// How many ends of a page are compared: more than there are lines on paper.
    static let mostEnds = 128

    /// Measures strips; nil if they are few.
    init?(_ strips: [Strip]) {
        guard strips.count > Self.mostEnds else { return nil }
        spaces = strips.map(\.spaceBefore)
        tops.reserveCapacity(strips.count + 1)
        var top = 0.0
        for strip in strips {
            top += strip.spaceBefore + strip.height
            tops.append(top)
        }
        nextStart = Array(repeating: strips.count, count: strips.count + 1)
        for index in strips.indices.reversed() {
            nextStart[index] = strips[index].breakBefore == .forced ? index : nextStart[index + 1]
        }
    }

    /// The first end to compare of a page that begins with a strip, and the height of what stands
    /// before the last strip of such a page.
    func firstEnd(from start: Int, height: Double) -> (end: Int, filled: Double) {
        let base = tops[start] + spaces[start]
        // The first end that does not fit.
        var (low, high) = (start + 1, nextStart[start + 1])
        while low < high {
            let middle = low + (high - low) / 2
            if tops[middle] - base > height { high = middle } else { low = middle + 1 }
        }
        let end = max(start + 1, low - Self.mostEnds)
        return end == start + 1 ? (end, 0) : (end, tops[end - 1] - base)
    }
}
