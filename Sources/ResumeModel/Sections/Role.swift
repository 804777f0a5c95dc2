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
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "position", "The position.", .text(\.position), .head,
            also: ["title", "role", "jobTitle"],
            or: "name"),
        EntryField("location", "Where, if not where the employer is.", .place(\.location)),
        EntryField("date", "When, in one value.", .span(\.dates)),
        EntryField("summary", "What the work was.", .prose(\.summary), also: Spellings.texts),
        EntryField(
            "highlights", "What was achieved.", .items(\.highlights), also: Spellings.duties),
    ]
}
