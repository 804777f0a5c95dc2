import SourceTree
import Characters
import Export
import System
import TextBackend

/// Draws a state as the lines of a window.
struct BrowserScreen {
    let state: BrowserState
    let content: BrowserContent
    let frame: BrowserFrame
    let ink: CellInk

    /// Draws for a window of a size, with what its terminal can show.
    init(_ state: BrowserState, _ content: BrowserContent, _ size: TerminalSize, _ ink: CellInk) {
        self.state = state
        self.content = content
        frame = BrowserFrame(state, size)
        self.ink = ink
    }

    private var columns: Int { frame.size.columns }

    /// The lines, as many as the window has rows.
    var lines: [String] {
        guard !frame.isTooSmall else {
            let least = "\(BrowserFrame.least.columns) × \(BrowserFrame.least.rows)"
            let text: Message = "the terminal is too small: \(least) cells are needed; q quits"
            let rows = ScreenText.folded(text.shown, columns: columns).prefix(frame.size.rows)
            return rows + Array(repeating: "", count: frame.size.rows - rows.count)
        }
        var body = body.prefix(frame.height)
        body += Array(repeating: "", count: frame.height - body.count)
        let status = BrowserStatus(state: state, content: content).row(columns: columns)
        return [head.text(ink), second.text(ink)] + body + foot.map { $0.text(ink) }
            + [status.text(ink)]
    }

    // MARK: Head and foot

    /// The parts, and whose resume it is.
    private var head: CellRow {
        var row = CellRow()
        for tab in BrowserTab.allCases {
            let isSeen = tab == state.tab
            let text =
                isSeen ? "[\(tab.rawValue + 1) \(tab.title)]" : " \(tab.rawValue + 1) \(tab.title) "
            row.add([
                CellPiece(
                    text: text,
                    style: CellStyle(isBold: isSeen, isFaint: !isSeen, isReversed: isSeen))
            ])
        }
        let name = BrowserLook.pieces(content.overview?.name ?? "", BrowserLook.title)
        let room = columns - row.width - 2
        if room >= min(name.cells, 12) {
            let shown = name.cut(to: room)
            row.fillUp(to: columns - shown.cells)
            row.add(shown)
        }
        return row
    }

    /// What is searched for, or a rule.
    private var second: CellRow {
        var row = CellRow()
        let list = state.list
        if list.isTyping || list.search != nil {
            let room = columns - 4
            let text = CellPiece.shown(list.field.text)
            let seen = CellWidth.of(text) > room ? "…" + text.tail(room - 1) : text
            row.add([CellPiece(text: "/ ", style: CellStyle(isBold: true)), CellPiece(text: seen)])
            if list.isTyping { row.add([CellPiece(text: " ", style: BrowserLook.selected)]) }
            return row
        }
        let way: Message = "/ searches as you type"
        let hint = state.tab == .skills && state.panel == nil ? "─ \(way.shown) " : ""
        let rule = String(repeating: "─", count: columns - hint.count)
        row.add([CellPiece(text: hint + rule, style: BrowserLook.faint)])
        return row
    }

    private var foot: [CellRow] {
        frame.foot.enumerated().map { index, line in
            var row = CellRow(BrowserLook.pieces(line, CellStyle(isBold: state.question != nil)))
            if state.question?.isLine == true, index == frame.foot.count - 1 {
                row.add([CellPiece(text: " ", style: BrowserLook.selected)])
            }
            return row
        }
    }

    // MARK: The middle

    private var body: [String] {
        if let panel = state.panel {
            return panel.lines(columns: columns).dropFirst(panel.scroll.top)
                .prefix(frame.height).map { " " + CellRow($0).text(ink) }
        }
        if state.tab == .pages { return pages }
        guard state.list.selected != nil else { return [CellRow(lack).text(ink)] }
        if frame.isDivided { return divided.map { $0.text(ink) } }
        return (state.list.detail == nil ? list : detail).map { $0.text(ink) }
    }

    /// What is said where nothing is listed.
    private var lack: [CellPiece] {
        let text: Message =
            state.list.search == nil
            ? "this resume has nothing to show here" : "nothing matches; Esc shows all again"
        return BrowserLook.pieces("  " + text.shown, BrowserLook.faint)
    }

    private var list: [CellRow] {
        let list = state.list
        let rows = frame.rows(content, list.search)
        var lines: [CellRow] = []
        for index in list.items.indices.dropFirst(list.top) where lines.count < frame.height {
            lines += rows.lines(
                of: list.items[index], isFirst: index == 0, isSelected: index == list.selected)
        }
        return lines
    }

    private var detail: [CellRow] {
        let lines = state.detail(content, frame)
        return lines.dropFirst(state.list.detail?.top ?? 0).prefix(frame.height).map { line in
            CellRow([CellPiece(text: " ")] + line)
        }
    }

    /// List and detail beside each other.
    private var divided: [CellRow] {
        let (list, detail) = (list, detail)
        let hasFocus = state.list.detail != nil
        return (0..<frame.height).map { index in
            var row = CellRow()
            row.add(index < list.count ? list[index] : CellRow(), columns: frame.listColumns)
            let bar = CellStyle(isBold: hasFocus, isFaint: !hasFocus)
            row.add([CellPiece(text: hasFocus ? "┃" : "│", style: bar)])
            if index < detail.count { row.add(detail[index], columns: detail[index].width) }
            return row
        }
    }

    /// The pages; a line with a hit is shown without its other looks.
    private var pages: [String] {
        guard !state.pages.lines.isEmpty else {
            return state.pagesLack.flatMap { ScreenText.folded($0, columns: columns - 2) }
                .map { CellRow(BrowserLook.pieces(" " + $0)).text(ink) }
        }
        if state.pages.arePictures { return [] }
        let (first, lines) = state.pages.seen(rows: frame.height)
        guard let search = state.list.search else { return lines }
        return lines.enumerated().map { index, line in
            let line = (index + first, line)
            guard state.plainPages.indices.contains(line.0),
                !search.ranges(in: state.plainPages[line.0]).isEmpty
            else { return line.1 }
            return CellRow(BrowserLook.pieces(state.plainPages[line.0], CellStyle(), search)).text(
                ink)
        }
    }
}

extension String {
    /// The end of a text, as much as so many columns hold.
    fileprivate func tail(_ columns: Int) -> String {
        var (result, width) = ("", 0)
        for cluster in reversed() {
            width += CellWidth.of(cluster)
            guard width <= columns else { break }
            result.insert(cluster, at: result.startIndex)
        }
        return result
    }
}
