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
    package static let section = ResumeSection<Self>(
        "projects", \.projects, also: ["project", "projectList"])
    package static let prefixes = ["project"]
    package static let fields: [EntryField<Self>] = [
        EntryField("name", "The name.", .text(\.name), .head, also: ["title", "project"]),
        EntryField(
            "description", "What it is, in a phrase.", .text(\.description), .tagline,
            also: ["desc", "tagline"]),
        EntryField("entity", "The organisation behind it.", .text(\.entity), .organisation),
        EntryField("type", "The kind of project.", .text(\.type), .kind),
        EntryField(
            "roles", "What the person was in it.", .phrases(\.roles), .part,
            also: ["role", "position"]),
        EntryField("url", "The project's page.", .page(\.url)),
        EntryField("date", "When, in one value.", .span(\.dates)),
        EntryField(
            "summary", "What it is, at length.", .prose(\.summary), also: ["content", "details"]),
        EntryField(
            "highlights", "What was achieved.", .items(\.highlights), also: Spellings.achievements),
        EntryField("keywords", "What it is made of.", .phrases(\.keywords)),
    ]
}
