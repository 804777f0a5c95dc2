/// A section of a resume as a list shows it.
package struct ListedSection: Sendable, Hashable {
    /// The section's key, or `contacts`.
    package let key: String
    /// What one asks for it by, such as `works`.
    package var name: String {
        key == ListView.contacts.name ? key : ListView.section(key).name
    }
    /// Its title in the resume's language.
    package let title: String
    /// Its entries, in the order in which people expect them.
    package var rows: [ListedRow]

    /// Numbers rows in the order of a section.
    init(key: String, title: String, rows: [ListedRow]) {
        self.key = key
        self.title = title
        self.rows = ListOrder(usualOf: key).sorted(rows)
        for index in self.rows.indices { self.rows[index].number = index + 1 }
    }

    /// Whether a field of the person's own is in any of its rows.
    package func hasOwnField(_ key: String) -> Bool {
        rows.contains { $0.ownField(key) != nil }
    }

    /// The keys of the fields of the person's own, each once.
    package var ownFields: [String] {
        var seen: Set<String> = []
        return rows.flatMap(\.ownFields).filter { seen.insert($0).inserted }
    }

    /// The section with the rows that have what someone looks for.
    package func found(by search: TextSearch) -> Self {
        var section = self
        section.rows = rows.filter(search.matches)
        return section
    }

    /// The section with its rows in another order.
    package func sorted(by order: ListOrder, isReversed: Bool = false) -> Self {
        var section = self
        section.rows = order.sorted(rows)
        if isReversed { section.rows.reverse() }
        return section
    }
}
