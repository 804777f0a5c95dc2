import SourceTree
import Characters
import System
import TextBackend

/// The last row: where the resume comes from, or what happened; where one stands; and keys.
struct BrowserStatus {
    let state: BrowserState
    let content: BrowserContent

    /// Whether the last row has room for what happened.
    static func holds(_ message: String, _ size: TerminalSize) -> Bool {
        CellWidth.of(message) <= size.columns - leastRest
    }

    /// The cells that are left to the place and to help beside a message.
    private static let leastRest = 10

    /// The row for so many columns.
    func row(columns: Int) -> CellRow {
        let place = place
        var right = place
        let message = state.message.count == 1 ? state.message[0] : ""
        let isTold =
            Self.holds(message, TerminalSize(columns: columns, rows: 1)) && !message.isEmpty
        let room = columns - CellWidth.of(place) - 4
        let left =
            isTold
            ? message : origins.first { CellWidth.of($0) <= room * 2 / 3 } ?? origins.last ?? ""
        let shown = ScreenText.cut(left, columns: max(columns - CellWidth.of(place) - 2, 0))
        for hint in hints {
            let longer = right.isEmpty ? hint : right + "  " + hint
            guard CellWidth.of(shown) + CellWidth.of(longer) + 2 <= columns else { break }
            right = longer
        }
        var row = CellRow()
        row.add(BrowserLook.pieces(shown, isTold ? CellStyle(isBold: true) : BrowserLook.faint))
        row.fillUp(to: columns - CellWidth.of(right))
        row.add(BrowserLook.pieces(right, BrowserLook.faint))
        return row
    }

    /// Where the resume comes from, in many and in few words.
    private var origins: [String] {
        let faults = content.faults.isEmpty ? "" : " · \(content.faults) (e)"
        return [
            content.origin.long + faults, content.origin.short + faults,
            content.origin.short,
        ]
    }

    /// Where one stands: `3/12`.
    private var place: String {
        if state.panel != nil { return "" }
        if state.tab == .pages {
            let count = state.pages.lines.count
            return count == 0 ? "" : ("page \(state.pages.current + 1)/\(count)" as Message).shown
        }
        let entries = state.list.items.indices.filter { state.list.items[$0].isEntry }
        guard let selected = state.list.selected, let place = entries.firstIndex(of: selected)
        else {
            return ""
        }
        return "\(place + 1)/\(entries.count)"
    }

    /// The keys that matter most, first.
    private var hints: [String] { keys.map(\.shown) }

    private var keys: [Message] {
        if state.question != nil { return ["Esc leaves"] }
        if state.panel != nil { return ["Esc closes", "j k scroll"] }
        if state.list.isTyping { return ["Enter keeps", "Esc drops"] }
        let common: [Message] = ["? help", "q quit"]
        if state.tab == .pages { return common + ["n p turn", "/ search", "s share", "P print"] }
        if state.list.detail != nil { return ["Esc back"] + common + ["o open", "s share"] }
        return common + ["Enter open", "/ search", "r refresh", "s share"]
    }
}
