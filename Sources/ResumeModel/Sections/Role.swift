/// One of several positions that were held under one employer.
public struct Role: Sendable, Hashable {
    /// The position.
    public var position = RichText([])
    /// Where, if not where the employer is.
    public var location = RichText([])
    /// From when to when.
    public var dates: DateSpan?
    /// What the work was.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty role.
    public init() {}
}

extension Role: ResumeEntry {
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "position", "The position.", .text(Place({ $0.position }, { $0.position = $1 })), .head,
            also: ["title", "role", "jobTitle"], or: "name"),
        EntryField(
            "location", "Where, if not where the employer is.",
            .place(Place({ $0.location }, { $0.location = $1 }))),
        EntryField("date", "When, in one value.", .span(Place({ $0.dates }, { $0.dates = $1 }))),
        EntryField(
            "summary", "What the work was.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.duties),
    ]
}
