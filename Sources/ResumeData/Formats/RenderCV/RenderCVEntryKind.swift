import SourceTree

/// The kinds of entries that RenderCV tells apart by the keys that only they have.
enum RenderCVEntryKind: Sendable {
    case text
    case bullet
    case numbered
    case reversedNumbered
    case oneLine
    case experience
    case education
    case publication
    case normal
    /// A map that has no such key.
    case other

    /// The kind of an entry; nil if there is nothing in it.
    init?(_ entry: Field) {
        guard entry.node.isContent else { return nil }
        guard let members = entry.node.object else {
            self = .text
            return
        }
        let keys = Set(members.lazy.filter { $0.value.isContent }.map(\.key))
        func has(_ names: String...) -> Bool { names.contains(where: keys.contains) }
        if has("bullet") {
            self = .bullet
        } else if has("number") {
            self = .numbered
        } else if has("reversed_number") {
            self = .reversedNumbered
        } else if has("company") || has("position") && !has("institution") {
            self = .experience
        } else if has("institution", "degree") {
            self = .education
        } else if has("label", "details") && !has("highlights", "start_date", "end_date") {
            self = .oneLine
        } else if has("authors", "doi", "journal") {
            self = .publication
        } else if has("name") {
            self = .normal
        } else if has("area") {
            self = .education
        } else {
            self = .other
        }
    }
}
