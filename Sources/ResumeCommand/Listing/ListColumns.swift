import Characters
import Export

/// Lists as programs read them: one row a line, columns divided by tabs, none ever left out.
enum ListColumns {
    /// The rows of sections: number, name, what stands beside it, level, dates, link; before these the
    /// section's name where there may be several.
    static func lines(_ sections: [ListedSection], withNames: Bool) -> [String] {
        sections.flatMap { section in
            section.rows.map { row in
                line(
                    (withNames ? [section.name] : []) + [
                        "\(row.number)", row.main, row.second, row.level, row.dates,
                        row.address ?? "",
                    ])
            }
        }
    }

    /// The overview: a name and a value a line; the languages of the file where there are several.
    static func lines(_ overview: ListedOverview, writtenIn: String = "") -> [String] {
        var rows = [["name", overview.name], ["headline", overview.headline]]
        rows += overview.summary.map { ["summary", $0] }
        rows += overview.contacts.rows.map { [$0.key, $0.second.isEmpty ? $0.main : $0.second] }
        rows += overview.counts.map { [$0.view.name, "\($0.count)"] }
        rows.append(["written in", writtenIn])
        return rows.filter { $0[1] != "" }.map(line)
    }

    /// Cells as one line, with nothing in it that a terminal would obey.
    private static func line(_ cells: [String]) -> String {
        cells.map { VisibleText.escaped($0.replacing("\n", with: " ")) }.joined(separator: "\t")
    }
}
