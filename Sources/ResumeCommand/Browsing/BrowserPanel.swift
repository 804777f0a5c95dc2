import SourceTree
import Characters
import TextBackend

/// A text that is shown instead of a part, until a key closes it.
struct BrowserPanel: Sendable, Hashable {
    /// What it says.
    let text: Text
    /// Where its window stands.
    var scroll = LineScroll()

    /// What a panel says.
    enum Text: Sendable, Hashable {
        /// Which keys there are.
        case help
        /// What was found or has happened, line by line.
        case lines([String])
    }

    /// Opens one.
    init(_ text: Text) { self.text = text }

    /// Its lines, in so many columns.
    func lines(columns: Int) -> [[CellPiece]] {
        switch text {
        case .help: Self.help(columns)
        case .lines(let lines):
            lines.flatMap { ScreenText.folded($0, columns: columns - 2) }
                .map { BrowserLook.pieces($0) }
        }
    }

    private static let keys: [(keys: Message, meaning: Message)] = [
        ("1 2 3 4, Tab", "Career, Skills, About, Pages"), ("j k, arrows", "down and up"),
        ("Ctrl-D Ctrl-U", "half a window"), ("Space b, PgDn PgUp", "a window"),
        ("g G, Home End", "the first, the last"), ("Enter, l", "opens the detail"),
        ("Esc, h, Backspace", "leaves it, drops a search"), ("/", "searches while you type"),
        ("n N", "the next hit, the one before"), ("n p in Pages", "the next page, the one before"),
        ("o", "opens the link"), ("s", "shares the resume"),
        ("P", "prints this section, or page"), ("r", "reads the resume again"),
        ("e", "what was found in the resume"), ("q", "quits"),
    ]

    private static func help(_ columns: Int) -> [[CellPiece]] {
        let width = (keys.map { $0.keys.shown.count }.max() ?? 0) + 2
        return keys.flatMap { key, meaning -> [[CellPiece]] in
            let rows = ScreenText.folded(meaning.shown, columns: max(columns - width - 2, 10))
            return rows.enumerated().map { index, row in
                let head = index == 0 ? key.shown : ""
                let blank = String(repeating: " ", count: max(width - head.count, 1))
                return [
                    CellPiece(text: head, style: .init(isBold: true)), CellPiece(text: blank + row),
                ]
            }
        }
    }
}
