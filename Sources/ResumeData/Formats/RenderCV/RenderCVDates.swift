import SourceTree

/// When an entry was, by the rules of RenderCV (`entry_with_complex_fields.py` of 2.8): a date wins
/// over both ends of a span, a span without a beginning is its end, and one without an end goes on.
struct RenderCVDates {
    static let keys: Set<String> = ["date", "start_date", "end_date"]

    private var members: [(key: String, member: Node.Member)] = []

    /// Reads the dates of an entry; `date` is what a single one is called.
    init(_ entry: Field, date name: String) {
        let fields = (entry.members ?? []).filter {
            Self.keys.contains($0.key) && $0.node.isContent
        }
        func field(_ key: String) -> Field? { fields.first { $0.key == key } }
        let (start, end) = (field("start_date"), field("end_date"))
        if let date = field("date") ?? (start == nil ? end : nil) {
            members = [(date.key, Node.Member(name, date))]
        } else if let start {
            members = [(start.key, Node.Member("startDate", start))]
            if let end, end.node.string?.lowercased() != "present" {
                members.append((end.key, Node.Member("endDate", end)))
            }
        }
    }

    /// What is left of one of the keys.
    func members(at key: String) -> [Node.Member] {
        members.filter { $0.key == key }.map(\.member)
    }
}
