/// Pages below each other, of which a window shows a part.
struct ScrolledPages: Sendable, Hashable {
    /// The lines of each page; empty ones if the pages are pictures.
    var lines: [[String]] = []
    /// Whether each page is a picture that fills the window.
    var arePictures = false
    private(set) var scroll = LineScroll()
    /// The index of the picture to be seen.
    private(set) var picture = 0

    private var count: Int { lines.reduce(0) { $0 + $1.count } }

    /// The index of each page's first line.
    private var starts: [Int] {
        var start = 0
        return lines.map { page in
            defer { start += page.count }
            return start
        }
    }

    /// The index of the page that stands at the top of the window.
    var current: Int {
        arePictures ? picture : starts.lastIndex { $0 <= scroll.top } ?? 0
    }

    /// The lines that a window of so many rows shows, and the index of the first.
    func seen(rows: Int) -> (first: Int, lines: [String]) {
        (scroll.top, Array(self.lines.joined().dropFirst(scroll.top).prefix(rows)))
    }

    /// Moves, in a window of so many rows.
    mutating func move(_ key: ScreenKey, rows: Int) {
        switch key {
        case .previousPage:
            scroll.show(starts.last { $0 < scroll.top } ?? 0, of: count, rows: rows)
        case .nextPage:
            scroll.show(starts.first { $0 > scroll.top } ?? count, of: count, rows: rows)
        default: scroll.move(key, of: count, rows: rows)
        }
        switch key {
        case .up, .halfUp, .windowUp, .previousPage: picture -= 1
        case .down, .halfDown, .windowDown, .nextPage: picture += 1
        case .first: picture = 0
        case .last: picture = lines.count
        case .quit, .refresh: break
        }
        settle(rows: rows)
    }

    /// Shows a line, counted over all pages, in the upper part of the window.
    mutating func show(line: Int, rows: Int) {
        scroll.show(line - rows / 3, of: count, rows: rows)
    }

    /// Keeps what is seen within the pages.
    mutating func settle(rows: Int) {
        scroll.settle(of: count, rows: rows)
        picture = max(0, min(picture, lines.count - 1))
    }
}
