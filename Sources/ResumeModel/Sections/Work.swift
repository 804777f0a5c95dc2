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
    package static let section = ResumeSection<Self>(
        "work", \.work,
        also: [
            "experience", "experiences", "workExperience", "workExperiences", "workHistory",
            "professionalExperience", "employment", "employmentHistory", "jobs", "job",
            "workExpList",
        ])
    package static let prefixes = ["company", "work", "job", "employer"]
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The employer.", .text(\.name), .organisation,
            also: ["company", "employer", "organization", "organisation"], form: "employer"),
        EntryField(
            "position", "The position.", .text(\.position), .head,
            also: ["title", "role", "jobTitle", "designation"]),
        EntryField("location", "Where it is.", .place(\.location)),
        EntryField(
            "description", "What the employer does.", .text(\.description), .tagline),
        EntryField("url", "The employer's page.", .page(\.url)),
        EntryField("date", "When, in one value.", .span(\.dates, shown: \Work.wholeSpan)),
        EntryField("summary", "What the work was.", .prose(\.summary), also: ["desc", "details"]),
        EntryField(
            "highlights", "What was achieved.", .items(\.highlights), also: Spellings.duties),
        EntryField(
            "roles", "The positions held one after the other, where there were several.",
            .roles(\.roles), also: ["positions"]),
    ]
}
