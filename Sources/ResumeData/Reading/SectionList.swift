import SourceTree

/// A map that stands around the list of a section, and may say how the section is called:
/// `{ "title": "Patents", "items": [ … ] }`.
struct SectionList {
    /// What the section is called; nil if the map does not say.
    private(set) var title: Field?
    /// A text that introduces the section.
    private(set) var introduction: Field?
    let items: Field

    /// Finds the list in a map; nil if the map is an entry with these keys itself, or holds several.
    init?(_ field: Field, _ keys: KeyTable, mayBeTexts: Bool) {
        var items: Field?
        for member in field.members ?? [] where !member.node.isAbsent {
            if Setting.isSetting(member) { continue }
            if Self.titles.contains(member.key), member.node.string != nil, title == nil {
                title = member
            } else if Self.introductions.contains(member.key), member.node.string != nil {
                guard introduction == nil else { return nil }
                introduction = member
            } else if let elements = member.node.array, items == nil,
                Self.lists.contains(member.key)
                    ? mayBeTexts || member.holdsMaps
                    : keys.match(member.key) == nil && elements.allSatisfy({ $0.object != nil })
                        && (title != nil || introduction != nil)
            {
                items = member
            } else {
                return nil
            }
        }
        guard let items else { return nil }
        self.items = items
    }

    private static let titles: Set<String> = ["title", "name", "label", "heading", "sectionTitle"]
    private static let introductions: Set<String> = [
        "intro", "introduction", "description", "summary",
    ]
    private static let lists: Set<String> = [
        "items", "entries", "list", "content", "contents", "data", "elements", "info", "rows",
        "records", "articles",
    ]
}
