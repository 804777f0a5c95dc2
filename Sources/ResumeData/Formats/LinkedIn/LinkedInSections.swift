import ResumeModel
import SourceTree

/// The sections that an export has a file for each.
enum LinkedInSections {
    /// A row each, the newest first.
    static func entries(_ rows: [LinkedInRow]) -> [Node] {
        newestFirst(rows).map { $0.normalized().node }
    }

    /// Rows of one word each as one list; rows that say more as entries.
    static func words(_ rows: [LinkedInRow]) -> [Node] {
        guard rows.allSatisfy({ $0.cells.count == 1 && $0["name"] != nil }) else {
            return entries(rows)
        }
        let words = rows.compactMap { $0["name"] }
        guard let first = words.first else { return [] }
        return [object([("keywords", Node(.array(words), at: first.span))], at: first.span)]
    }

    /// Languages, with the proficiency in words where older exports have the name of a constant.
    static func languages(_ rows: [LinkedInRow]) -> [Node] {
        rows.map { row in
            var row = row
            if let value = row["fluency"], let text = value.string, text.contains("_"),
                text == text.uppercased()
            {
                let words = text.lowercased().replacing("_", with: " ")
                row.set(
                    "fluency",
                    Node(.string(words.prefix(1).uppercased() + words.dropFirst()), at: value.span))
            }
            return row.node
        }
    }

    /// What others say of the person, as far as it is visible in the profile.
    static func references(_ rows: [LinkedInRow], _ left: inout LeftBehind) -> [Node] {
        var (entries, hidden): ([Node], [LinkedInRow]) = ([], [])
        for row in rows {
            var row = row
            if let status = row.take("status")?.string, status.uppercased() != "VISIBLE" {
                hidden.append(row)
                continue
            }
            if let day = row.take("date") { left.add("the days of recommendations", day) }
            let (first, last) = (row.take("firstName"), row.take("lastName"))
            row.set("name", joined([first, last]))
            entries.append(row.node)
        }
        if let first = hidden.first {
            left.add(
                hidden.count == 1
                    ? "1 recommendation that is not visible"
                    : "\(hidden.count) recommendations that are not visible", first.node)
        }
        return entries
    }

    // MARK: Order

    /// Rows with what goes on first, then by their last days; rows without dates last.
    static func newestFirst(_ rows: [LinkedInRow]) -> [LinkedInRow] {
        let keys = rows.map(OrderKey.init)
        return rows.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[right] < keys[left]
        }.map { rows[$0] }
    }

    private struct OrderKey: Comparable {
        var isOngoing: Bool
        var end: PartialDate?
        var start: PartialDate?

        init(_ row: LinkedInRow) {
            start = row.date("startDate")
            end = row.date("endDate") ?? row.date("date") ?? row.date("releaseDate")
            isOngoing = start != nil && end == nil
        }

        static func < (left: Self, right: Self) -> Bool {
            if left.isOngoing != right.isOngoing { return right.isOngoing }
            if left.end != right.end { return isLower(left.end, right.end) }
            return isLower(left.start, right.start)
        }

        private static func isLower(_ left: PartialDate?, _ right: PartialDate?) -> Bool {
            guard let right else { return false }
            return left.map { $0 < right } ?? true
        }
    }

    // MARK: Nodes

    /// A map of members that have the places of their values.
    static func object(_ members: [(key: String, value: Node)], at span: SourceSpan) -> Node {
        Node(
            .object(
                members.map { Node.Member(key: $0.key, keySpan: $0.value.span, value: $0.value) }),
            at: span)
    }

    /// Texts as one, with blanks between; nil if there is none.
    static func joined(_ nodes: [Node?]) -> Node? {
        let nodes = nodes.compactMap { $0 }
        return nodes.first.map { first in
            Node(.string(nodes.compactMap(\.string).joined(separator: " ")), at: first.span)
        }
    }
}
