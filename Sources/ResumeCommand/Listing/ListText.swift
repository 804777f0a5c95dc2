import SourceTree
import Characters
import Export
import System

/// Lists as people read them in a terminal: headings, columns folded to its width, hits marked.
struct ListText {
    let width: Int
    let ink: ListInk

    private var table: ListTable { ListTable(width: width, ink: ink) }

    /// Sections under their titles, an empty line between them.
    func lines(_ sections: [ListedSection]) -> [String] {
        Array(
            sections.map { section in
                [ink.text(section.title.printable, .heading)] + table.lines(section.rows.map(cells))
            }.joined(separator: [""]))
    }

    private func cells(_ row: ListedRow) -> [ListTable.Cell] {
        let number = ListTable.Cell(text: "\(row.number)", style: .faint)
        let link = row.address
        guard row.key.isEmpty else {
            return [number] + contact(row)
        }
        return [
            number, .init(text: row.main, link: link), .init(text: row.second),
            .init(text: row.level), .init(text: row.dates, style: .faint),
        ]
    }

    /// A way to reach the person, with its link where that says more.
    private func contact(_ row: ListedRow) -> [ListTable.Cell] {
        let link = row.address
        let text = row.second.isEmpty ? row.main : row.second
        return [
            .init(text: row.main), .init(text: row.second, link: link),
            .init(text: link == text ? "" : link ?? "", style: .faint, link: link),
        ]
    }

    /// All that entries hold, an empty line between them.
    func details(_ rows: [ListedRow]) -> [String] {
        Array(rows.map(detail).joined(separator: [""]))
    }

    private func detail(_ row: ListedRow) -> [String] {
        PlainTextWriter(width: width).lines(of: row.detail).map { line in
            ink.text(line.text.printable, line.isHeading ? .heading : .plain)
        }
    }

    /// Who the person is, and what there is to list; the languages of the file where there are several.
    func lines(_ overview: ListedOverview, writtenIn: String = "") -> [String] {
        func filled(_ text: String) -> [String] {
            LineFiller(width: width).lines(text.printable).map { ink.text($0) }
        }
        var parts = [
            (overview.name.isEmpty ? [] : [ink.text(overview.name.printable, .heading)])
                + (overview.headline.isEmpty ? [] : filled(overview.headline))
        ]
        parts += overview.summary.map(filled)
        parts.append(
            table.lines(
                overview.contacts.rows.map { row in
                    [
                        .init(text: ""), .init(text: row.main, style: .faint),
                        .init(text: row.second, link: row.address),
                    ]
                }))
        parts.append(
            table.lines(
                overview.counts.map { count in
                    [
                        .init(text: "\(count.count)"), .init(text: count.title),
                        .init(text: "list " + count.view.name, style: .faint),
                    ]
                }))
        if !writtenIn.isEmpty { parts.append(filled(("Written in \(writtenIn)" as Message).shown)) }
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }
}
