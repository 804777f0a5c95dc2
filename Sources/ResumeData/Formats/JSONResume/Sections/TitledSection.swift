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
    private(set) var section: String?
    /// Whether only the keys of its entries say so.
    private let isGuessed: Bool
    /// Its entries, with what introduces them.
    let body: Field

    /// The sections that a value lists; nil for a value that is no such list.
    static func all(in field: Field) -> [Self]? {
        guard names.contains(KeyTable.folded(field.key)),
            let elements = field.elements?.filter(\.node.isContent), !elements.isEmpty
        else { return nil }
        let sections = elements.map(Self.init)
        guard !sections.contains(where: { $0 == nil }) else { return nil }
        let named = Set(sections.compactMap { $0?.isGuessed == false ? $0?.section : nil })
        return sections.compactMap(\.self).map { section in
            var section = section
            if section.isGuessed, section.section.map(named.contains) == true {
                section.section = nil
            }
            return section
        }
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
        let said = named.flatMap { Self.mayHold($0, body, isSaid: kind != nil) ? $0 : nil }
        section = said ?? (kind == nil ? Self.guess(rest) : nil)
        isGuessed = said == nil
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

    /// What stands under the title of a section of the person's own: the only value beside the title,
    /// or a map of what there is.
    var content: Field {
        guard isTitled, SectionList(body, CustomEntry.keys, mayBeTexts: true) == nil else {
            return body
        }
        let rest = (body.members ?? []).filter { $0.key != title.key }
        let speaking = rest.filter { $0.node.isContent && !Setting.isSetting($0) }
        if speaking.count == 1, speaking[0].node.object != nil || Self.isText(speaking[0].key) {
            return speaking[0]
        }
        return Field(gathering: rest, at: body.node.span, path: body.path)
    }

    /// Whether a key says no more than that its value is what the section says.
    private static func isText(_ key: String) -> Bool {
        CustomEntry.keys.name(of: key).map { $0 == "summary" } ?? true
    }

    /// What the keys of all entries tell of their kind; nil if they tell nothing.
    private static func guess(_ members: [Field]) -> String? {
        let entries = members.lazy.compactMap { member in
            member.elements.flatMap { $0.allSatisfy { $0.node.object != nil } ? $0 : nil }
        }.first
        guard let entries, !entries.isEmpty else { return nil }
        return telling.first { _, keys in
            entries.allSatisfy { entry in
                entry.members?.contains { keys.contains(KeyTable.folded($0.key)) } == true
            }
        }?.key
    }

    /// Keys that entries of no other kind have.
    private static let telling: KeyValuePairs<String, Set<String>> = [
        Education.sectionKey: [
            "school", "university", "college", "degree", "studytype", "academicdegree",
        ], Work.sectionKey: ["company", "companyname", "employer", "jobtitle"],
    ]

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
