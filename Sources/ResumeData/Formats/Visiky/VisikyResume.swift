import Languages
import ResumeModel
import SourceTree

/// The parts of a visiky file as a tree in the form of JSON Resume.
struct VisikyResume {
    /// The members of the file, in the language that is printed.
    let members: [Field]
    private let context: MappingContext
    private let titles: [Field]
    private let isChinese: Bool
    private var basics: [Node.Member] = []
    private var sections: [Node] = []
    private var others: [Node.Member] = []

    /// Chooses the language of a file: the site lays the members of one of `locales` over the others.
    init(of tree: Field, _ context: MappingContext) {
        self.context = context
        let all = tree.members ?? []
        var node = Node(
            .object(all.filter { $0.key != Self.locales }.map { $0.member($0.key) }),
            at: tree.node.span)
        if let locales = all.first(where: { $0.key == Self.locales && $0.node.isContent }) {
            let wanted = context.language ?? Self.language(of: all)
            let inner = locales.node.object ?? []
            let tags = inner.map { LanguageTag.normalized($0.key) ?? $0.key }
            let kin = wanted.flatMap { LanguageTag.kin(of: $0, in: tags) }
            if let index = kin.flatMap(tags.firstIndex) {
                node = inner[index].value.completed(by: node)
            } else {
                let names = inner.map { Quoted($0.key).description }.joined(separator: ", ")
                context.reportKey(
                    .otherLanguage, locales,
                    "\"locales\" holds the resume in other languages (\(names)), which are not "
                        + "printed; \"language\" in \"meta\" says which is")
            }
        }
        let members = Field(node, at: tree.path).members ?? []
        self.members = members
        titles = members.first { $0.key == "titleNameMap" }?.members ?? []
        isChinese = members.contains { $0.node.hasHan(depth: 4) }
    }

    /// Takes a member of the top level.
    mutating func take(_ member: Field) {
        switch member.key {
        case "titleNameMap": return
        case "avatar": takePhoto(member)
        case "profile" where member.node.object != nil: takePerson(member)
        case "aboutme":
            let text = member.content("aboutme_desc") ?? member
            if text.node.isContent {
                basics.append(text.member("summary"))
                let name = isChinese ? Self.aboutMe.chinese : Self.aboutMe.english
                let title = title("aboutme") ?? Node(.string(name), at: text.node.span)
                sections.append(TranslatedSection.summary(titled: title, at: text.node.span))
            }
        case "dataIndex", "theme", "template", "schemaVersion", "mode":
            if member.node.isContent { context.note(setting: member) }
        default: takeSection(member)
        }
    }

    /// The whole tree.
    func tree(at span: SourceSpan) -> Node {
        var members: [Node.Member] = []
        if !basics.isEmpty {
            members.append(Node.Member("basics", Node(.object(basics), at: span)))
        }
        if !sections.isEmpty {
            members.append(Node.Member(TitledSection.key, Node(.array(sections), at: span)))
        }
        return Node(.object(members + others), at: span)
    }

    // MARK: Person

    private mutating func takePhoto(_ photo: Field) {
        guard photo.node.object != nil else {
            if photo.node.isContent { basics.append(photo.member("image")) }
            return
        }
        guard !context.isHidden(photo), let source = photo.content("src") else { return }
        basics.append(source.member("image"))
    }

    private mutating func takePerson(_ profile: Field) {
        for member in profile.members ?? [] where member.node.isContent {
            var key = Self.person.name(of: member.key) ?? member.key
            if let label = Self.facts[key] { key = isChinese ? label.chinese : label.english }
            basics.append(member.member(key))
        }
    }

    private static let person = KeyTable([
        ("name", []), ("phone", ["mobile"]), ("email", []), ("label", ["positionTitle"]),
    ])
    private static let aboutMe = (chinese: "自我介绍", english: "Introduction")
    private static let facts = [
        "workExpYear": (chinese: "工作经验", english: "Work experience"),
        "workPlace": (chinese: "期望工作地", english: "Preferred place of work"),
    ]

    // MARK: Sections

    private func title(_ key: String) -> Node? {
        titles.first { $0.key == key && $0.node.isContent && $0.isScalar }?.node
    }

    private mutating func takeSection(_ member: Field) {
        guard member.node.isContent else { return }
        let known = VisikySection.all.first { $0.key == member.key }
        guard let known, member.node.array != nil || member.node.object != nil else {
            if known != nil {
                context.reportWrongType(member, expected: "a list of entries")
            } else {
                others.append(member.member(member.key))
            }
            return
        }
        var section = TranslatedSection(
            kind: known.kind,
            entries: (member.elements ?? [member]).map { VisikyEntry.entry($0, known) })
        let name = isChinese ? known.title.chinese : known.title.english
        section.title =
            title(known.key) ?? Node(.string(name), at: member.keySpan ?? member.node.span)
        if Resume.section(known.kind ?? "")?.shape != .pair,
            !section.entries.contains(where: { $0.object != nil })
        {
            section.kind = nil
        }
        if let node = section.node(at: member.node.span) { sections.append(node) }
    }

    private static func language(of members: [Field]) -> String? {
        let said = members.first { $0.key == "meta" }?.members ?? members
        return said.first { Meta.keys.name(of: $0.key) == "language" }?.node.string
            .flatMap(LanguageTag.normalized)
    }

    private static let locales = "locales"
}

extension Node {
    /// Whether there are Chinese characters in a text of it, no further down than asked for.
    fileprivate func hasHan(depth: Int) -> Bool {
        switch value {
        case .string(let text):
            text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
        case .array(let elements): depth > 0 && elements.contains { $0.hasHan(depth: depth - 1) }
        case .object(let members):
            depth > 0 && members.contains { $0.value.hasHan(depth: depth - 1) }
        default: false
        }
    }
}
