/// Voluntary work.
public struct Volunteer: Sendable, Hashable {
    /// The organisation.
    public var organization = RichText([])
    /// The position.
    public var position = RichText([])
    /// Where.
    public var location = RichText([])
    /// The organisation's page.
    public var url: WebAddress?
    /// From when to when.
    public var dates: DateSpan?
    /// What the work was.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Volunteer: SectionEntry {
    package static let section = ResumeSection<Self>(
        "volunteer", \.volunteer,
        also: ["volunteering", "volunteers", "volunteerWork", "volunteerExperience"])
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "organization", "The organisation.", .text(\.organization), .organisation,
            also: ["organisation", "company", "name"]),
        EntryField("position", "The position.", .text(\.position), .head, also: ["title", "role"]),
        EntryField("location", "Where it was.", .place(\.location)),
        EntryField("url", "The organisation's page.", .page(\.url)),
        EntryField("date", "When, in one value.", .span(\.dates)),
        EntryField("summary", "What the work was.", .prose(\.summary), also: Spellings.texts),
        EntryField(
            "highlights", "What was achieved.", .items(\.highlights), also: Spellings.duties),
    ]
}
