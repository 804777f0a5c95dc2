/// An award.
public struct Award: Sendable, Hashable {
    /// The name of the award.
    public var title = RichText([])
    /// Who gave it.
    public var awarder = RichText([])
    /// When.
    public var date: DateValue?
    /// A page about it.
    public var url: WebAddress?
    /// What it was for.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Award: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "awards", Place({ $0.awards }, { $0.awards = $1 }), also: ["award", "awardList"])
    @usableFromInline package static let prefixes = ["award"]
    @usableFromInline package static let shape = EntryShape.line
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "title", "The name of the award.", .text(Place({ $0.title }, { $0.title = $1 })), .head,
            also: ["name", "award", "info"]),
        EntryField(
            "awarder", "Who gave it.", .text(Place({ $0.awarder }, { $0.awarder = $1 })),
            .organisation,
            also: ["issuer", "organization", "organisation", "institution", "by"], form: "issuer"),
        EntryField("date", "When it was given.", .date(Place({ $0.date }, { $0.date = $1 }))),
        EntryField("url", "A page about it.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "summary", "What it was for.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
    ]
}
