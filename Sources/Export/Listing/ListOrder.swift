import Characters
import ResumeModel

/// In which order a list has its rows.
package enum ListOrder: Sendable, Hashable {
    /// Newest first; what has no date comes last.
    case date
    /// By what rows are called, without case and accents.
    case name
    /// As in the file.
    case file
    /// By a field of the person's own, such as `downloads`: the greatest number first, then words in
    /// their order; what lacks it comes last, newest first.
    case field(String)

    /// What the orders that are no field are called.
    package static let names = ["date", "name", "file"]

    /// The order of a name, which is else that of a field.
    package init(named name: String) {
        self =
            switch name {
            case "date": .date
            case "name": .name
            case "file": .file
            default: .field(name)
            }
    }

    /// The order in which people expect a section.
    init(usualOf section: String) {
        self =
            switch section {
            case "work", "education": .date
            case "projects": .field("downloads")
            default: .file
            }
    }

    /// The rows in this order; those that are alike stay as they are.
    func sorted(_ rows: [ListedRow]) -> [ListedRow] {
        switch self {
        case .file: rows.sorted { $0.index < $1.index }
        case .date: rows.sorted(by: Self.isNewer)
        case .name:
            rows.map { (row: $0, name: $0.main.folded) }.sorted { $0.name < $1.name }
                .map(\.row)
        case .field(let key): byField(key, rows)
        }
    }

    private static func isNewer(_ left: ListedRow, _ right: ListedRow) -> Bool {
        guard let time = left.time else { return false }
        return right.time.map(time.isNewer) ?? true
    }

    private func byField(_ key: String, _ rows: [ListedRow]) -> [ListedRow] {
        let keyed = rows.map { row in
            (row: row, value: row.ownField(key).map(FieldValue.init))
        }
        guard keyed.contains(where: { $0.value != nil }) else {
            return rows.sorted(by: Self.isNewer)
        }
        return keyed.sorted { left, right in
            guard let value = left.value, let other = right.value else {
                return left.value != nil
                    || right.value == nil && Self.isNewer(left.row, right.row)
            }
            return value == other ? Self.isNewer(left.row, right.row) : value.comesBefore(other)
        }.map(\.row)
    }

    /// What a field says, as it is put in order.
    private enum FieldValue: Equatable {
        case number(Double)
        case words(String)

        init(_ text: String) {
            self = CountText.number(text).map(Self.number) ?? .words(text.folded)
        }

        func comesBefore(_ other: Self) -> Bool {
            switch (self, other) {
            case (.number(let number), .number(let other)): number > other
            case (.words(let words), .words(let other)): words < other
            case (.number, .words): true
            case (.words, .number): false
            }
        }
    }
}

extension ListedRow {
    /// What a field of the person's own says; nil if there is none of the key, whatever its case.
    func ownField(_ key: String) -> String? {
        entry.extra.first { $0.key == key || $0.key.lowercased() == key.lowercased() }
            .flatMap { $0.values.first?.plain }
    }
}
