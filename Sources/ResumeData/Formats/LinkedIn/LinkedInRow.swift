import ResumeModel
import SourceTree

/// A row of an export's file, its cells under the keys that they have in JSON Resume.
struct LinkedInRow {
    /// Where the row stands.
    let span: SourceSpan
    /// The cells that say something; those of columns that no export has under the columns' names.
    private(set) var cells: [Node.Member]

    init(_ row: Node, _ table: LinkedInTable) {
        span = row.span
        cells = []
        for cell in row.object ?? [] where cell.value.isContent {
            let name = table.columns.name(of: cell.key)
            let isTaken = name.map { key in cells.contains { $0.key == key } } == true
            cells.append(
                Node.Member(
                    key: name.flatMap { isTaken ? nil : $0 } ?? cell.key,
                    keySpan: cell.value.span, value: cell.value))
        }
    }

    /// The cell of a key.
    subscript(key: String) -> Node? { cells.first { $0.key == key }?.value }

    /// Takes the cell of a key out.
    mutating func take(_ key: String) -> Node? {
        guard let place = cells.firstIndex(where: { $0.key == key }) else { return nil }
        return cells.remove(at: place).value
    }

    /// Puts a value in the place of a cell, or at the end; nil takes the cell out.
    mutating func set(_ key: String, _ value: Node?) {
        let place = cells.firstIndex { $0.key == key }
        if let place { cells.remove(at: place) }
        guard let value else { return }
        cells.insert(
            Node.Member(key: key, keySpan: value.span, value: value), at: place ?? cells.count)
    }

    /// The date in a cell; nil if there is none, or none that is certain.
    func date(_ key: String) -> PartialDate? { self[key]?.string.flatMap(LinkedInDate.read) }

    /// The row as a map.
    var node: Node { Node(.object(cells), at: span) }

    // MARK: What every table has

    /// The row with dates as JSON Resume writes them, and the items of its text as highlights.
    func normalized() -> LinkedInRow {
        var row = self
        for key in Self.dates {
            guard let value = row[key], let date = row.date(key) else { continue }
            row.set(key, Node(.string(date.description), at: value.span))
        }
        guard let value = row[Self.summary], let text = value.string else { return row }
        let lines = Node(.string(LinkedInBullets.inLines(text)), at: value.span)
        row.set(Self.summary, lines)
        guard let listed = ListedText(Field(lines, at: .root)) else { return row }
        row.set(Self.summary, listed.summary.map { Node(.string($0), at: value.span) })
        row.set("highlights", listed.highlights(at: value.span))
        return row
    }

    private static let summary = "summary"
    private static let dates = ["startDate", "endDate", "date", "releaseDate"]
}
