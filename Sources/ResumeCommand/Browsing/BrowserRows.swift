import SourceTree
import Characters
import Export
import TextBackend

/// Draws the items of a list for a window of some width.
struct BrowserRows {
    let content: BrowserContent
    let search: TextSearch?
    /// How many cells a row has.
    let columns: Int

    /// What stands before each entry.
    private static let gutter = 2
    /// Whether the photo stands elsewhere.
    var hasNoPhoto = false

    /// Under so many columns a long text goes below the name, and not beside it.
    private static let leastForColumns = 72
    /// Under so many columns all texts of an entry are below each other.
    private static let leastForDates = 50
    /// The most rows of a text in a column.
    private static let mostRows = 4
    /// The least columns beside which the photo stands.
    private static let leastForPhoto = 60

    /// How many rows an item takes.
    func height(of item: BrowserList.Item, isFirst: Bool) -> Int {
        lines(of: item, isFirst: isFirst, isSelected: false).count
    }

    /// The rows of an item; the first of a list has no blank row above it.
    func lines(of item: BrowserList.Item, isFirst: Bool, isSelected: Bool) -> [CellRow] {
        switch item {
        case .heading(let index, let left):
            let section = content.sections[index]
            let all = section.rows.count
            let count = left == all ? "\(all)" : ("\(left) of \(all)" as Message).shown
            let title =
                BrowserLook.pieces(section.title, BrowserLook.title)
                + [CellPiece(text: "  " + count, style: BrowserLook.faint)]
            return (isFirst ? [] : [CellRow()]) + [CellRow(title.cut(to: columns))]
        case .overview: return overview(isSelected: isSelected)
        case .entry(let section, let index):
            return entry(
                content.sections[section].rows[index], content.widths[section],
                isSelected: isSelected)
        }
    }

    // MARK: Entries

    private func entry(
        _ row: ListedRow, _ widths: BrowserContent.Widths, isSelected: Bool
    ) -> [CellRow] {
        let width = columns - Self.gutter - 1
        let main = BrowserLook.pieces(row.main, CellStyle(isBold: true), search)
        let second = BrowserLook.pieces(row.secondColumn, CellStyle(), search)
        let last = BrowserLook.pieces(row.lastColumn, BrowserLook.faint, search)
        var lines: [[Column]]
        if let columns = columns(widths, width) {
            lines = Self.beside([
                Column.folded(main, columns.main, Self.mostRows),
                Column.folded(second, columns.second, Self.mostRows),
                Column.folded(last, columns.last, Self.mostRows, isRight: true),
            ])
        } else {
            let hasDates = width >= Self.leastForDates
            let room = hasDates && last.cells > 0 ? width - last.cells - 2 : width
            lines = Self.beside([
                Column.folded(main, room, Self.mostRows),
                hasDates ? Column.folded(last, last.cells, 1, isRight: true) : [],
            ])
            let dot = [CellPiece(text: " · ", style: BrowserLook.faint)]
            let below =
                hasDates
                ? second : last.cells > 0 && second.cells > 0 ? last + dot + second : last + second
            if below.cells > 0 {
                lines += Column.folded(below, width - 2, Self.mostRows).map {
                    [Column(pieces: [], width: 2), $0]
                }
            }
        }
        if let search, !lines.joined().contains(where: { Self.hasHit($0.pieces) }),
            let found = snippet(row, search, width - 2)
        {
            lines.append([Column(pieces: [], width: 2), Column(pieces: found, width: width - 2)])
        }
        return lines.enumerated().map { draw($1, isFirst: $0 == 0, isSelected: isSelected) }
    }

    /// How wide the three columns are; nil if there is no room for columns.
    private func columns(
        _ widths: BrowserContent.Widths, _ width: Int
    ) -> (main: Int, second: Int, last: Int)? {
        let gaps = (widths.second > 0 ? 2 : 0) + (widths.last > 0 ? 2 : 0)
        if widths.main + widths.second + widths.last + gaps <= width {
            return (widths.main, max(width - widths.main - widths.last - gaps, 0), widths.last)
        }
        let isShort = widths.last == 0 && widths.main <= width / 3
        guard width >= Self.leastForColumns || isShort else { return nil }
        let last = min(widths.last, width / 3)
        let rest = width - last - gaps
        let main =
            widths.second == 0 ? rest : min(widths.main, max(rest * 2 / 5, rest - widths.second))
        return (main, rest - main, last)
    }

    /// Texts beside each other, two cells apart; those that are empty in all rows take no place.
    private static func beside(_ columns: [[Column]]) -> [[Column]] {
        let filled = columns.filter { ($0.first?.width ?? 0) > 0 }
        let count = filled.map(\.count).max() ?? 0
        return (0..<max(count, 1)).map { row in
            var line: [Column] = []
            for (index, column) in filled.enumerated() {
                if index > 0 { line.append(Column(pieces: [], width: 2)) }
                line.append(
                    row < column.count
                        ? column[row] : Column(pieces: [], width: column.first?.width ?? 0))
            }
            return line
        }
    }

    private static func hasHit(_ pieces: [CellPiece]) -> Bool {
        pieces.contains { $0.style.isUnderlined }
    }

    /// The line of an entry's detail that says why the search found it.
    private func snippet(_ row: ListedRow, _ search: TextSearch, _ width: Int) -> [CellPiece]? {
        for text in row.detail.plainTexts {
            let hits = search.ranges(in: CellPiece.shown(text))
            guard !hits.isEmpty else { continue }
            let rows = TextFolding.rows(
                BrowserLook.pieces(text, BrowserLook.faint, search), first: width, rest: width)
            return rows.first(where: Self.hasHit)
        }
        return nil
    }

    // MARK: The overview

    private func overview(isSelected: Bool) -> [CellRow] {
        guard let overview = content.overview else { return [] }
        let hasPhoto = !content.photo.isEmpty && !hasNoPhoto && columns >= Self.leastForPhoto
        let photo = hasPhoto ? content.photo : []
        let inset = hasPhoto ? (photo.map(\.cells).max() ?? 0) + 2 : 0
        let width = columns - Self.gutter - 1 - inset
        let most = hasPhoto ? photo.count : columns >= Self.leastForDates ? 8 : 4
        var texts: [[CellPiece]] = []
        for (text, style) in [
            (overview.name, BrowserLook.title), (overview.headline, CellStyle(isBold: true)),
        ] + overview.summary.map({ ($0, CellStyle()) }) where !text.isEmpty {
            let flat = text.replacing("\n", with: " ")
            texts += TextFolding.rows(
                BrowserLook.pieces(flat, style, search), first: width, rest: width)
        }
        let isCut = texts.count > most
        texts = Array(texts.prefix(most))
        if isCut, let last = texts.popLast() {
            texts.append((last + [CellPiece(text: " …")]).cut(to: width))
        }
        return (0..<max(texts.count, photo.count, 1)).map { index in
            var line: [Column] = []
            if hasPhoto {
                line = [
                    Column(
                        pieces: index < photo.count ? photo[index] : [], width: inset, isFixed: true
                    )
                ]
            }
            line.append(Column(pieces: index < texts.count ? texts[index] : [], width: width))
            return draw(line, isFirst: index == 0, isSelected: isSelected && index == 0)
        }
    }

    // MARK: Rows

    private func draw(_ line: [Column], isFirst: Bool, isSelected: Bool) -> CellRow {
        let look = isSelected ? BrowserLook.selected : CellStyle()
        var row = CellRow()
        let mark = isSelected && isFirst ? "> " : "  "
        row.add([CellPiece(text: mark, style: look)])
        for column in line {
            let pieces =
                isSelected && !column.isFixed
                ? column.pieces.styled {
                    $0.isReversed = true
                    $0.isFaint = false
                    $0.color = nil
                } : column.pieces
            let blank = max(column.width - pieces.cells, 0)
            if column.isRight { row.fillUp(to: row.width + blank, style: look) }
            row.add(
                pieces, columns: column.isRight ? column.width - blank : column.width,
                fill: column.isFixed ? CellStyle() : look)
        }
        row.fillUp(to: columns, style: look)
        return row
    }

    /// One row of a text in a column.
    private struct Column {
        var pieces: [CellPiece]
        var width: Int
        var isRight = false
        /// Whether it looks the same when it is selected.
        var isFixed = false

        /// A text in rows of a column; what more rows would have is left out.
        static func folded(
            _ pieces: [CellPiece], _ width: Int, _ most: Int, isRight: Bool = false
        ) -> [Column] {
            guard width > 0 else { return [] }
            var rows = TextFolding.rows(pieces, first: width, rest: width)
            if rows.count > most {
                rows = Array(rows.prefix(most))
                rows[most - 1] = (rows[most - 1] + [CellPiece(text: " …")]).cut(to: width)
            }
            return (rows.isEmpty ? [[]] : rows).map {
                Column(pieces: $0, width: width, isRight: isRight)
            }
        }
    }
}
