import ResumeModel
import SourceTree

/// The order of a section's documents, which have none but that of their names.
struct FirestoreOrder {
    /// The section's key.
    let section: String
    let table: KeyTable
    /// What reads dates; its findings are those of the mapping, which reads them again.
    let context: MappingContext

    /// Entries in their order: by a number `order`, smallest first, then the others: projects by how
    /// often they were downloaded, then what is dated, newest first.
    ///
    /// The numbers are gone then.
    func sorted(_ entries: [Node]) -> [Node] {
        let ranked = entries.enumerated().map { (rank: rank($1), index: $0, entry: $1) }
        return ranked.sorted { left, right in
            left.rank == right.rank ? left.index < right.index : left.rank.precedes(right.rank)
        }.map { ranked in
            guard ranked.rank.order != nil else { return ranked.entry }
            let members = ranked.entry.object?.filter { $0.key != Self.key } ?? []
            return Node(.object(members), at: ranked.entry.span)
        }
    }

    private static let key = "order"

    private struct Rank: Equatable {
        let order: Double?
        let downloads: Double
        /// Year, month and day on which it began, and on which it ended.
        let days: [Int]

        func precedes(_ other: Rank) -> Bool {
            if let order, let other = other.order { return order < other }
            if (order == nil) != (other.order == nil) { return order != nil }
            if downloads != other.downloads { return downloads > other.downloads }
            return other.days.lexicographicallyPrecedes(days)
        }
    }

    private func rank(_ entry: Node) -> Rank {
        Rank(
            order: number(entry[Self.key]),
            downloads: section == Project.sectionKey ? number(entry["downloads"]) ?? 0 : 0,
            days: days(entry))
    }

    private func number(_ node: Node?) -> Double? {
        if case .number(let digits)? = node?.value { Double(digits) } else { nil }
    }

    private func days(_ entry: Node) -> [Int] {
        var reader = FieldReader(Field(entry, at: .root), table, context, notesSpellings: false)
        if table.names.contains("startDate") {
            guard let span = reader.span() else { return [] }
            let end: [Int] =
                switch span.end {
                case .present: [.max]
                case .at(let date): Self.numbers(date)
                }
            return span.start.map { Self.numbers($0) + end } ?? end
        }
        return reader.take("date").flatMap { context.date($0) }.map(Self.numbers) ?? []
    }

    private static func numbers(_ date: DateValue) -> [Int] {
        date.date.map { [$0.year, $0.month ?? 0, $0.day ?? 0] } ?? []
    }
}
