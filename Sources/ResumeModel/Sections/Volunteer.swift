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
    @usableFromInline package static let section = ResumeSection<Self>(
        "volunteer", Place({ $0.volunteer }, { $0.volunteer = $1 }),
        also: ["volunteering", "volunteers", "volunteerWork", "volunteerExperience"])
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "organization", "The organisation.",
            .text(Place({ $0.organization }, { $0.organization = $1 })), .organisation,
            also: ["organisation", "company", "name"]),
        EntryField(
            "position", "The position.", .text(Place({ $0.position }, { $0.position = $1 })), .head,
            also: ["title", "role"]),
        EntryField(
            "location", "Where it was.", .place(Place({ $0.location }, { $0.location = $1 }))),
        EntryField("url", "The organisation's page.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField("date", "When, in one value.", .span(Place({ $0.dates }, { $0.dates = $1 }))),
        EntryField(
            "summary", "What the work was.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.duties),
    ]
}
