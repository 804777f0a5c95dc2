/// A position held, or several under one employer.
public struct Work: Sendable, Hashable {
    /// The employer.
    public var name = RichText([])
    /// The position.
    public var position = RichText([])
    /// Where.
    public var location = RichText([])
    /// What the employer does.
    public var description = RichText([])
    /// The employer's page.
    public var url: WebAddress?
    /// From when to when.
    public var dates: DateSpan?
    /// What the work was.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// The positions held one after the other, where there were several.
    public var roles: [Role] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Work: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "work", Place({ $0.work }, { $0.work = $1 }),
        also: [
            "experience", "experiences", "workExperience", "workExperiences", "workHistory",
            "professionalExperience", "employment", "employmentHistory", "jobs", "job",
            "workExpList",
        ])
    @usableFromInline package static let prefixes = ["company", "work", "job", "employer"]
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The employer.", .text(Place({ $0.name }, { $0.name = $1 })), .organisation,
            also: ["company", "employer", "organization", "organisation"], form: "employer"),
        EntryField(
            "position", "The position.", .text(Place({ $0.position }, { $0.position = $1 })), .head,
            also: ["title", "role", "jobTitle", "designation"]),
        EntryField(
            "location", "Where it is.", .place(Place({ $0.location }, { $0.location = $1 }))),
        EntryField(
            "description", "What the employer does.",
            .text(Place({ $0.description }, { $0.description = $1 })), .tagline),
        EntryField("url", "The employer's page.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "date", "When, in one value.",
            .span(Place({ $0.dates }, { $0.dates = $1 }), shown: { $0.wholeSpan })),
        EntryField(
            "summary", "What the work was.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: ["desc", "details"]),
        EntryField(
            "highlights", "What was achieved.",
            .items(Place({ $0.highlights }, { $0.highlights = $1 })), also: Spellings.duties),
        EntryField(
            "roles", "The positions held one after the other, where there were several.",
            .roles(Place({ $0.roles }, { $0.roles = $1 })), also: ["positions"]),
    ]
}
