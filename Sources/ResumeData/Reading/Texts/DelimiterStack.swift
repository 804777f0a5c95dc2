/// The runs of `*` and `_` of a paragraph, paired as CommonMark 0.31.2 says (section 6.2 and the
/// appendix "A parsing strategy"), in time linear to their number.
struct DelimiterStack {
    struct Run {
        var mark: UInt8
        var length: Int
        var canOpen: Bool
        var canClose: Bool
        /// How many found no partner, and are text.
        var left: Int
        /// The emphases that end here, before the text that is left.
        var closes = Counts()
        /// The emphases that begin here, after the text that is left.
        var opens = Counts()
        fileprivate var previous: Int
        fileprivate var next: Int
    }

    struct Counts {
        var bold = 0
        var italic = 0
    }

    private(set) var runs: [Run] = []
    /// The last run that may still find a partner, or -1.
    private(set) var last = -1

    mutating func push(_ mark: UInt8, length: Int, canOpen: Bool, canClose: Bool) -> Int {
        runs.append(
            Run(
                mark: mark, length: length, canOpen: canOpen, canClose: canClose, left: length,
                previous: last, next: -1))
        if last >= 0 { runs[last].next = runs.count - 1 }
        last = runs.count - 1
        return last
    }

    /// Pairs the runs above a bottom (-1 for all), then forgets them.
    mutating func pair(above bottom: Int) {
        // For each kind of closer, below which run there is no opener for it.
        var floors = [Int](repeating: bottom, count: 12)
        var closer = first(above: bottom)
        while closer >= 0 {
            guard runs[closer].canClose else {
                closer = runs[closer].next
                continue
            }
            let kind = Self.kind(of: runs[closer])
            guard let opener = opener(for: closer, above: floors[kind]) else {
                floors[kind] = runs[closer].previous
                let next = runs[closer].next
                if !runs[closer].canOpen { remove(closer) }
                closer = next
                continue
            }
            join(opener, closer)
            if runs[opener].left == 0 { remove(opener) }
            if runs[closer].left == 0 {
                let next = runs[closer].next
                remove(closer)
                closer = next
            }
        }
        last = bottom
        if bottom >= 0 { runs[bottom].next = -1 }
    }

    private func first(above bottom: Int) -> Int {
        guard last > bottom else { return -1 }
        var first = last
        while runs[first].previous > bottom { first = runs[first].previous }
        return first
    }

    private func opener(for closer: Int, above floor: Int) -> Int? {
        var index = runs[closer].previous
        while index > floor {
            if runs[index].canOpen, runs[index].mark == runs[closer].mark, matches(index, closer) {
                return index
            }
            index = runs[index].previous
        }
        return nil
    }

    /// Rules 9 and 10: where a run can both open and close, lengths that add up to a multiple of
    /// three do not match unless both are.
    private func matches(_ opener: Int, _ closer: Int) -> Bool {
        let (a, b) = (runs[opener], runs[closer])
        guard a.canClose || b.canOpen else { return true }
        return (a.length + b.length) % 3 != 0 || (a.length % 3 == 0 && b.length % 3 == 0)
    }

    private static func kind(of run: Run) -> Int {
        (run.mark == UInt8(ascii: "*") ? 0 : 6) + (run.canOpen ? 3 : 0) + run.length % 3
    }

    /// Takes one or two marks of both runs, and removes the runs between them.
    private mutating func join(_ opener: Int, _ closer: Int) {
        let isStrong = runs[opener].left >= 2 && runs[closer].left >= 2
        runs[opener].left -= isStrong ? 2 : 1
        runs[closer].left -= isStrong ? 2 : 1
        if isStrong {
            runs[opener].opens.bold += 1
            runs[closer].closes.bold += 1
        } else {
            runs[opener].opens.italic += 1
            runs[closer].closes.italic += 1
        }
        runs[opener].next = closer
        runs[closer].previous = opener
    }

    private mutating func remove(_ index: Int) {
        let (previous, next) = (runs[index].previous, runs[index].next)
        if previous >= 0 { runs[previous].next = next }
        if next >= 0 { runs[next].previous = previous }
        if last == index { last = previous }
    }
}
