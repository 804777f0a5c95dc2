import System

/// The pages that a watch shows, and which part of them is to be seen.
struct WatchedPages {
    /// The lines of each page; empty ones if the pages are pictures.
    var pages: [[String]] = []
    /// Whether each page is a picture that fills the window.
    var arePictures = false
    /// What was found, as lines; shown above the last row.
    var findings: [String] = []
    /// Why nothing newer comes from the network, as lines; shown above these.
    var trouble: [String] = []
    /// What the last row says.
    var status = ""
    /// The index of the first line to be seen, of all lines.
    private(set) var top = 0
    /// The index of the picture to be seen.
    private(set) var picture = 0

    private var count: Int { pages.reduce(0) { $0 + $1.count } }

    /// The index of each page's first line.
    private var starts: [Int] {
        var start = 0
        return pages.map { page in
            defer { start += page.count }
            return start
        }
    }

    /// Moves; the size is that of the window.
    mutating func move(_ key: ScreenKey, _ size: TerminalSize) {
        let rows = rows(size)
        switch key {
        case .up: top -= 1
        case .down: top += 1
        case .windowUp: top -= max(rows - 1, 1)
        case .windowDown: top += max(rows - 1, 1)
        case .previousPage: top = starts.last { $0 < top } ?? 0
        case .nextPage: top = starts.first { $0 > top } ?? count
        case .first: top = 0
        case .last: top = count
        case .quit, .refresh: break
        }
        switch key {
        case .up, .windowUp, .previousPage: picture -= 1
        case .down, .windowDown, .nextPage: picture += 1
        case .first: picture = 0
        case .last: picture = pages.count
        case .quit, .refresh: break
        }
        settle(size)
    }

    /// Keeps what is seen within the pages.
    mutating func settle(_ size: TerminalSize) {
        top = max(0, min(top, count - rows(size)))
        picture = max(0, min(picture, pages.count - 1))
    }

    /// The lines for a window of a size; none is taken by a picture.
    func screen(_ size: TerminalSize, hasStyles: Bool) -> [String] {
        let rows = rows(size)
        var screen = Array(pages.joined().dropFirst(top).prefix(rows))
        screen += Array(repeating: "", count: max(rows - screen.count, 0))
        guard size.rows > 1 else { return screen }
        let status = ScreenText.cut(status, columns: size.columns)
        return screen + foot(size) + [hasStyles ? "\u{1B}[2m\(status)\u{1B}[0m" : status]
    }

    /// How many rows there are for the pages.
    func rows(_ size: TerminalSize) -> Int { max(size.rows - 1 - foot(size).count, 1) }

    /// The findings, in half of the rows at most.
    private func foot(_ size: TerminalSize) -> [String] {
        let most = (size.rows - 1) / 2
        let rows = (trouble + findings).flatMap { ScreenText.folded($0, columns: size.columns) }
        guard rows.count > most else { return rows }
        return most == 0 ? [] : rows.prefix(most - 1) + ["…"]
    }
}
