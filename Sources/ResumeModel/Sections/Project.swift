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
