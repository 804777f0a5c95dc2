import ResumeModel
import SourceTree

/// A section in a list of sections, with the title that the file gives it:
/// `sections: [{ "title": "Industry", "section": "work", "entries": [ … ] }]`.
///
/// With the word for its kind it needs no title, and `"section": "summary"` says where the person's
/// summary stands.
struct TitledSection {
    /// What it is called.
    ///
    /// Where the file gives no title this is the word for its kind.
    let title: Field
    /// Whether the file gives it a title of its own.
    let isTitled: Bool
    /// Whether it is nothing but the place of the person's summary, which stands in `basics`.
    let isSummary: Bool
    /// The section of the format that its entries are of; nil for one of the person's own.
    let section: String?
    /// Its entries, with what introduces them.
    let body: Field

    /// The sections that a value lists; nil for a value that is no such list.
    static func all(in field: Field) -> [Self]? {
        guard names.contains(KeyTable.folded(field.key)),
            let elements = field.elements?.filter(\.node.isContent), !elements.isEmpty
        else { return nil }
        let sections = elements.map(Self.init)
        guard !sections.contains(where: { $0 == nil }) else { return nil }
        return sections.compactMap(\.self)
    }

    private init?(_ element: Field) {
        let members = element.members ?? []
        let kind = members.first { $0.key == Self.kind && $0.node.string != nil }
        isSummary = kind?.node.string == "summary"
        let own = members.first { Self.titles.contains($0.key) && $0.isTitle }
        let isKnown =
            isSummary || kind?.node.string.flatMap(JSONResumeFormat.section(named:)) != nil
        guard let title = own ?? (isKnown ? kind : nil) else { return nil }
        self.title = title
        isTitled = own != nil
        // Without the word for its kind it is a list with a title around it, or an entry.
        let rest = members.filter { $0.key != Self.kind || kind == nil }
        let body = Field(gathering: rest, at: element.node.span, path: element.path)
        self.body = body
        let named = (kind ?? title).node.string.flatMap(JSONResumeFormat.section(named:))
        section = named.flatMap { Self.mayHold($0, body, isSaid: kind != nil) ? $0 : nil }
    }

    /// Whether there is nothing but a kind, and perhaps a title: the entries stand at the top level.
    var isReference: Bool { section != nil && body.members?.count == (isTitled ? 1 : 0) }

    /// The key of the list, and what others call it.
    static let key = "sections"
    private static let names: Set<String> = [key, "resumesections", "cvsections"]
    /// The key of the kind of its entries.
    static let kind = "section"
    /// The kind of entries that are the person's own, whatever the title says.
    static let own = "other"
    /// The key of its title.
    static let titleKey = "title"
    /// The key of its entries.
    static let entriesKey = "entries"
    private static let titles: Set<String> = [titleKey, "name", "heading", "sectiontitle", "label"]

    /// Whether the entries may be of a kind: a title alone does not make texts into positions.
    private static func mayHold(_ section: String, _ body: Field, isSaid: Bool) -> Bool {
        guard let kind = Resume.section(section) else { return false }
        return isSaid || kind.shape == .pair
            || body.members?.contains { $0.holdsMaps } == true
    }
}

extension Field {
    fileprivate var isTitle: Bool { node.string.map { !Node.isAbsent($0) } == true }
}

extension MappingContext {
    /// The entries of a section in a list of sections, whose map belongs there.
    func entries<Entry: ResumeEntry>(_ section: TitledSection) -> [Entry] {
        guard
            let list = SectionList(
                section.body, keys(of: DescribedEntry<Entry>.self),
                mayBeTexts: Entry.shape == .pair)
        else { return entries(section.body) }
        if Entry.shape == .pair { levelNumbers = LevelNumbers(of: list.items, Entry.self) }
        let entries: [DescribedEntry<Entry>] = entries(list)
        return entries.map(\.entry)
    }
}
