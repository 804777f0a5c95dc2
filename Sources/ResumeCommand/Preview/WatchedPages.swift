import System

/// The pages that a watch shows, and which part of them is to be seen.
struct WatchedPages {
    /// The pages, and where the window stands.
    var pages = ScrolledPages()
    /// What was found, as lines; shown above the last row.
    var findings: [String] = []
    /// Why nothing newer comes from the network, as lines; shown above these.
    var trouble: [String] = []
    /// What the last row says.
    var status = ""

    /// Moves; the size is that of the window.
    mutating func move(_ key: ScreenKey, _ size: TerminalSize) {
        pages.move(key, rows: rows(size))
    }

    /// Keeps what is seen within the pages.
    mutating func settle(_ size: TerminalSize) { pages.settle(rows: rows(size)) }

    /// The lines for a window of a size; none is taken by a picture.
    func screen(_ size: TerminalSize, hasStyles: Bool) -> [String] {
        let rows = rows(size)
        var screen = pages.seen(rows: rows).lines
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
