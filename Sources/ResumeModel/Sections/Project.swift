/// A project.
public struct Project: Sendable, Hashable {
    /// The name.
    public var name = RichText([])
    /// What it is, in a phrase.
    public var description = RichText([])
    /// The organisation behind it.
    public var entity = RichText([])
    /// The kind of project.
    public var type = RichText([])
    /// What the person was in it.
    public var roles: [RichText] = []
    /// The project's page.
    public var url: WebAddress?
    /// From when to when.
    public var dates: DateSpan?
    /// What it is, at length.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// What it is made of.
    public var keywords: [RichText] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Project: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "projects", Place({ $0.projects }, { $0.projects = $1 }), also: ["project", "projectList"])
    @usableFromInline package static let prefixes = ["project"]
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The name.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["title", "project"]),
        EntryField(
            "description", "What it is, in a phrase.",
            .text(Place({ $0.description }, { $0.description = $1 })), .tagline,
            also: ["desc", "tagline"]),
        EntryField(
            "entity", "The organisation behind it.",
            .text(Place({ $0.entity }, { $0.entity = $1 })), .organisation),
        EntryField(
            "type", "The kind of project.", .text(Place({ $0.type }, { $0.type = $1 })), .kind),
        EntryField(
            "roles", "What the person was in it.", .phrases(Place({ $0.roles }, { $0.roles = $1 })),
            .part, also: ["role", "position"]),
        EntryField("url", "The project's page.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField("date", "When, in one value.", .span(Place({ $0.dates }, { $0.dates = $1 }))),
        EntryField(
            "summary", "What it is, at length.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: ["content", "details"]),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.achievements),
        EntryField(
            "keywords", "What it is made of.",
            .phrases(Place({ $0.keywords }, { $0.keywords = $1 }))),
    ]
}
