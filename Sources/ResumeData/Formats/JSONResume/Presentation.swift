import ResumeModel
import SourceTree

/// What a resume says about its sections as a whole: their titles, and their order.
///
/// Resumake writes `headings` and `sections`, others a map of titles, or a title around a list.
struct Presentation {
    private(set) var titles: [(key: String, title: Field)] = []
    /// The sections' keys in order; empty where the file does not say.
    private(set) var order: [(key: String, place: Field)] = []
    /// The sections that stand in a list of sections, with their keys in titles and order.
    private(set) var listed: [(key: String, section: TitledSection)] = []
    /// Whether there is such a list, be it one of places alone.
    private var hasList = false

    /// The top level; of several members of one name the first.
    private let members: [String: Field]
    /// What findings about titles are told to, which are the mapping's to report.
    private let context = MappingContext(file: "")

    init(_ root: Field) {
        let root = root.members ?? []
        members = Dictionary(root.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        var (titled, ordered): (Set<String>, Set<String>) = ([], [])
        func add(_ title: Field, to key: String?) {
            guard let key, title.node.isContent, titled.insert(key).inserted else { return }
            titles.append((key, title))
        }
        for member in root {
            if let sections = TitledSection.all(in: member) {
                hasList = true
                for section in sections where !Setting.hides(section.body.node) {
                    if section.isSummary {
                        if section.isTitled { add(section.title, to: "summary") }
                        if ordered.insert("summary").inserted {
                            order.append(("summary", section.title))
                        }
                        continue
                    }
                    if section.isReference, let key = section.section {
                        if section.isTitled { add(section.title, to: key) }
                        if ordered.insert(key).inserted { order.append((key, section.title)) }
                        continue
                    }
                    // What stands in a list of its own, or was listed before, keeps its place.
                    let taken =
                        section.section.flatMap { members[$0] } != nil
                        || listed.contains { $0.section.section == section.section }
                    let key = taken ? nil : section.section
                    let own = key ?? context.customTitle(section.title)
                    listed.append((own, section))
                    // A title is no key, which is told in other words: `RenderCV` stays so.
                    if section.isTitled, key != nil || KeyLabel.words(of: own) != own {
                        add(section.title, to: own)
                    }
                    if ordered.insert(own).inserted { order.append((own, section.title)) }
                }
            } else if isTitles(member) {
                for title in member.members ?? [] { add(title, to: key(title.key)) }
            } else if isOrder(member) {
                for element in member.elements ?? [] {
                    guard let key = element.node.string.flatMap({ key($0) }),
                        ordered.insert(key).inserted
                    else { continue }
                    order.append((key, element))
                }
            } else if member.node.object != nil,
                let section = JSONResumeFormat.section(named: member.key),
                let title = Resume.section(section).flatMap({ list(member, of: $0) })?.title
            {
                add(title, to: section)
            }
        }
    }

    /// Whether a member of the top level is nothing but such a statement.
    func isStatement(_ field: Field) -> Bool {
        isTitles(field) || isOrder(field) || TitledSection.all(in: field) != nil
    }

    /// The statement as changes to a layout; nil if there is none.
    var changes: Node? {
        func member(_ key: String, _ value: Node.Value, at span: SourceSpan) -> Node.Member {
            Node.Member(key: key, keySpan: span, value: Node(value, at: span))
        }
        let texts = titles.compactMap { key, title in
            context.plain(title).map { member(key, .string($0), at: title.node.span) }
        }
        var keys = order.map { Node(.string($0.key), at: $0.place.node.span) }
        if let first = keys.first, hasList,
            members["basics"]?.content("summary") != nil,
            !order.contains(where: { $0.key == "summary" })
        {
            // What a list of sections does not name says who the person is.
            keys.insert(Node(.string("summary"), at: first.span), at: 0)
        }
        let sections = [
            texts.first.map { member("titles", .object(texts), at: $0.keySpan) },
            keys.first.map { member("order", .array(keys), at: $0.span) },
        ].compactMap { $0 }
        guard let span = sections.first?.keySpan else { return nil }
        return Node(.object([member("sections", .object(sections), at: span)]), at: span)
    }

    // MARK: Keys

    private func isTitles(_ field: Field) -> Bool {
        guard
            ["headings", "titlenamemap", "sectiontitles", "titles"]
                .contains(KeyTable.folded(field.key)), let members = field.members, !members.isEmpty
        else { return false }
        return members.allSatisfy { $0.isScalar } && members.contains { key($0.key) != nil }
    }

    private func isOrder(_ field: Field) -> Bool {
        guard ["sections", "sectionorder", "order"].contains(KeyTable.folded(field.key)),
            let elements = field.elements, elements.count > 1
        else { return false }
        return elements.allSatisfy { element in
            element.node.string.map { key($0) != nil || Self.steps.contains($0) } == true
        }
    }

    /// The section of the resume that a word means; nil if it has none of this name.
    private func key(_ word: String) -> String? {
        if JSONResumeFormat.sections.match(word) != nil {
            return JSONResumeFormat.section(named: word)
        }
        let member = members[word]
        if let name = Person.keys.name(of: word), member?.isScalar != false {
            return name == "summary" ? name : nil
        }
        return member.map {
            context.customKey($0, SectionList($0, CustomEntry.keys, mayBeTexts: true))
        }
    }

    /// What stands among the sections' names without being a section of a page.
    private static let steps: Set<String> = [
        "templates", "profile", "basics", "header", "contact", "preview",
    ]

    private func list<Entry: SectionEntry>(_ map: Field, of _: Entry.Type) -> SectionList? {
        SectionList(map, KeyTable(of: Entry.self), mayBeTexts: Entry.shape == .pair)
    }
}
