import ResumeModel
import SourceTree

/// Levels that are numbers alone, in one section: what the highest of them can be of says what all
/// are of, since `4` may be of 5, of 10 or of 100.
struct LevelNumbers {
    /// What they are of: 1, 5, 10 or 100; nil if they are no levels.
    private let whole: Double?

    /// Looks for the levels of a section's entries, in a list, or in a map around one.
    init<Entry: ResumeEntry>(of field: Field, _: Entry.Type) {
        guard let key = Entry.fields.first(where: { $0.role == .level })?.key else {
            whole = nil
            return
        }
        let table = KeyTable(of: Entry.self)
        let entries = field.elements ?? field.members?.flatMap { $0.elements ?? [$0] } ?? []
        let numbers = entries.flatMap { $0.members ?? [] }.filter { table.name(of: $0.key) == key }
            .compactMap { Self.number($0.node) }
        let isShare = numbers.contains { $0 > 0 && $0 < 1 }
        let wholes: [Double] = isShare ? [1, 5, 10, 100] : [5, 10, 100]
        whole = numbers.max().flatMap { highest in wholes.first { highest <= $0 } }
    }

    /// A level as people write it, beside what it is of: `4/5`, `80%`; nil for one that is no number.
    func text(of level: Node) -> String? {
        guard case .number(let digits) = level.value, let number = Self.number(level), let whole
        else { return nil }
        return switch whole {
        case 1: "\(Int((number * 100).rounded()))%"
        case 100: digits + "%"
        default: "\(digits)/\(Int(whole))"
        }
    }

    private static func number(_ node: Node) -> Double? {
        guard case .number(let digits) = node.value else { return nil }
        return Double(digits).flatMap { $0 >= 0 ? $0 : nil }
    }
}
