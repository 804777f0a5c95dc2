import ResumeModel
import SourceTree

/// An entry on its way to RenderCV: what it says, by what it is to a person.
struct WrittenEntry {
    /// The kinds of entries that are written.
    enum Kind: Hashable {
        case text, bullet, oneLine, normal, experience, education, publication
    }

    /// What it is: a position, a degree, a name.
    private(set) var head = RichText([])
    /// What the head is in.
    private(set) var subject = RichText([])
    /// Who was behind it.
    private(set) var organisation = RichText([])
    private(set) var place = RichText([])
    private(set) var level = RichText([])
    /// All that there is to say beside the head of a pair.
    private(set) var gist: [RichText] = []
    private(set) var span: DateSpan?
    private(set) var day: DateValue?
    private(set) var url: WebAddress?
    /// The text, with what it is in a phrase before it.
    var prose = Prose()
    var highlights: [ListItem] = []
    /// What kind of thing it is, and what the person was in it.
    private(set) var context: [RichText] = []
    /// What else there is to know, each a line.
    private(set) var facts: [RichText] = []
    private(set) var extra: [ExtraField] = []
    private(set) var roles: [Role] = []

    /// Takes an entry apart.
    init<Entry: ResumeEntry>(_ entry: Entry) {
        for field in Entry.fields { read(field, of: entry) }
        extra = entry.extra
    }

    private mutating func read<Entry: ResumeEntry>(_ field: EntryField<Entry>, of entry: Entry) {
        switch field.value {
        case .text(let path), .place(let path):
            let text = path.get(entry)
            switch field.role {
            case .head: head = text
            case .subject: subject = text
            case .organisation: organisation = text
            case .place: place = text
            case .level: level = text
            case .gist: gist.append(text)
            case .kind: context.append(text)
            case .tagline: prose = Prose([.paragraph(text)] + prose.blocks)
            default: facts.append(text)
            }
        case .prose(let path): prose = Prose(prose.blocks + path.get(entry).blocks)
        case .items(let path) where field.role == .achievements: highlights += path.get(entry)
        case .items(let path):
            facts.append(WrittenText.joined(path.get(entry).map(\.text), ", "))
        case .phrases(let path) where field.role == .gist || Entry.self == CustomEntry.self:
            gist += path.get(entry)
        case .phrases(let path) where field.role == .part: context += path.get(entry)
        case .phrases(let path): facts.append(WrittenText.joined(path.get(entry), ", "))
        case .page(let path): url = path.get(entry)
        case .date(let path): day = path.get(entry)
        case .span(let path, _, let place):
            span = path.get(entry)
            if let place { day = place.get(entry) }
        case .roles(let path): roles = path.get(entry)
        case .plain, .moment, .pages, .location, .profiles, .layout: break
        }
    }

    /// Takes a position under an employer apart.
    init(_ role: Role, of employer: Self, isFirst: Bool) {
        self.init(role)
        organisation = employer.organisation
        url = employer.url
        if place.isEmpty { place = employer.place }
        guard isFirst else { return }
        prose = Prose(employer.prose.blocks + prose.blocks)
        highlights = employer.highlights + highlights
        facts = employer.facts + facts
        extra = employer.extra + extra
    }

    /// The entry, or the positions under an employer: each becomes an entry.
    var positions: [Self] {
        guard !roles.isEmpty else { return [self] }
        let standsAlone = !head.isEmpty || span != nil
        var employer = self
        employer.roles = []
        let entries = roles.enumerated().map {
            Self($1, of: employer, isFirst: $0 == 0 && !standsAlone)
        }
        return (standsAlone ? [employer] : []) + entries
    }

    // MARK: What it fits

    /// Whether it is nothing but paragraphs.
    private var isText: Bool {
        title.isEmpty && !prose.isEmpty && highlights.isEmpty && hasNoDetails && gist.isEmpty
    }

    var isList: Bool {
        title.isEmpty && prose.isEmpty && !highlights.isEmpty && hasNoDetails && gist.isEmpty
    }

    private var hasNoDetails: Bool {
        organisation.isEmpty && place.isEmpty && span == nil && day == nil && url == nil
            && facts.allSatisfy(\.isEmpty) && extra.isEmpty && level.isEmpty
    }

    /// Longer texts are no details of a line, in bytes.
    private static let longestDetails = 120

    /// What an entry of a section of the person's own is.
    var ownKind: Kind {
        if isText { return .text }
        if isList { return .bullet }
        let isShort =
            prose.blocks.count <= 1 && prose.plain.utf8.count <= Self.longestDetails
            && highlights.isEmpty
        if hasNoDetails, isShort, !head.isEmpty {
            return gist.isEmpty && prose.isEmpty ? .bullet : .oneLine
        }
        return organisation.isEmpty ? .normal : .experience
    }
}
