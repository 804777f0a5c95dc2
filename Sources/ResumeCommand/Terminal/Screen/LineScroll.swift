/// Which part of a text is to be seen that has more lines than the window.
struct LineScroll: Sendable, Hashable {
    /// The index of the first line to be seen.
    private(set) var top = 0

    /// Moves in a text of so many lines, of which so many are seen.
    ///
    /// - Parameters:
    ///   - key: how; keys that move by pages, and the end, do nothing.
    ///   - count: how many lines there are.
    ///   - rows: how many the window holds.
    mutating func move(_ key: ScreenKey, of count: Int, rows: Int) {
        switch key {
        case .up: top -= 1
        case .down: top += 1
        case .halfUp: top -= max(rows / 2, 1)
        case .halfDown: top += max(rows / 2, 1)
        case .windowUp: top -= max(rows - 1, 1)
        case .windowDown: top += max(rows - 1, 1)
        case .first: top = 0
        case .last: top = count
        case .previousPage, .nextPage, .quit, .refresh: break
        }
        settle(of: count, rows: rows)
    }

    /// Shows a line as the first one.
    mutating func show(_ line: Int, of count: Int, rows: Int) {
        top = line
        settle(of: count, rows: rows)
    }

    /// Keeps what is seen within the text.
    mutating func settle(of count: Int, rows: Int) { top = max(0, min(top, count - rows)) }
}
