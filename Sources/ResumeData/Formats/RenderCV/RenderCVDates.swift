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
            let hasPage = entry.members?.contains { $0.key == "url" && $0.node.isContent } == true
            members = Self.read(date, as: name, hasPage: hasPage).map { (date.key, $0) }
        } else if let start {
            members = [(start.key, start.member("startDate"))]
            if let end, end.node.string?.lowercased() != "present" {
                members.append((end.key, end.member("endDate")))
            }
        }
    }

    /// A date that may be a link, as in RenderCV's own examples: its text, and the page of the entry if
    /// that has no other one.
    private static func read(_ date: Field, as name: String, hasPage: Bool) -> [Node.Member] {
        guard let text = date.node.string, text.hasPrefix("["), text.hasSuffix(")"),
            let middle = text.firstRange(of: "](")
        else { return [date.member(name)] }
        let place = date.node.span
        let shown = text[..<middle.lowerBound].dropFirst()
        let page = text[middle.upperBound...].dropLast()
        let members = [Node.Member(name, .string(String(shown)), at: place)]
        return hasPage ? members : members + [Node.Member("url", .string(String(page)), at: place)]
    }

    /// What is left of one of the keys.
    func members(at key: String) -> [Node.Member] {
        members.filter { $0.key == key }.map(\.member)
    }
}
