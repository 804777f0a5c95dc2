import Export
import System

/// How a window is divided.
struct BrowserFrame {
    /// How large it is.
    let size: TerminalSize
    /// What is asked or told in rows of its own, above the last one.
    let foot: [String]
    /// How many cells the list has.
    let listColumns: Int
    /// How many cells the detail has.
    let detailColumns: Int
    /// Whether list and detail stand beside each other.
    let isDivided: Bool

    /// Smaller windows show nothing.
    static let least = TerminalSize(columns: 40, rows: 12)
    /// The least columns of a window with list and detail beside each other.
    private static let leastDivided = 100
    /// Longer lines of text are hard to read.
    private static let longestLine = 90

    /// Divides a window as a state needs it.
    init(_ state: BrowserState, _ size: TerminalSize) {
        self.size = size
        isDivided = size.columns >= Self.leastDivided && state.tab != .pages
        listColumns = isDivided ? size.columns * 9 / 20 : size.columns
        let detail = isDivided ? size.columns - listColumns - 4 : size.columns - 2
        detailColumns = min(detail, Self.longestLine)
        foot = Self.foot(state, size)
    }

    /// Whether the window is too small for anything but a sentence.
    var isTooSmall: Bool {
        size.columns < Self.least.columns || size.rows < Self.least.rows
    }

    /// How many rows there are between the head and the foot.
    var height: Int { max(size.rows - 3 - foot.count, 1) }

    /// What draws the list.
    func rows(_ content: BrowserContent, _ search: TextSearch?) -> BrowserRows {
        BrowserRows(
            content: content, search: search, columns: listColumns, hasNoPhoto: isDivided)
    }

    /// A question, or what happened if the last row does not hold it; in half of the rows at most.
    private static func foot(_ state: BrowserState, _ size: TerminalSize) -> [String] {
        var lines: [String] = []
        if let question = state.question {
            lines = [question.text]
        } else if state.message.count > 1
            || state.message.contains(where: { !BrowserStatus.holds($0, size) })
        {
            lines = state.message.filter { !$0.isEmpty }
        }
        let most = max((size.rows - 3) / 2, 1)
        let rows = lines.flatMap { ScreenText.folded($0, columns: size.columns - 1) }
        guard rows.count > most else { return rows }
        // Of a line that is being typed the end is seen.
        return state.question?.isLine == true
            ? Array(rows.suffix(most)) : rows.prefix(most - 1) + ["…"]
    }
}
