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
    package static let section = ResumeSection<Self>(
        "awards", \.awards, also: ["award", "awardList"])
    package static let prefixes = ["award"]
    package static let shape = EntryShape.line
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "title", "The name of the award.", .text(\.title), .head,
            also: ["name", "award", "info"]),
        EntryField(
            "awarder", "Who gave it.", .text(\.awarder), .organisation,
            also: ["issuer", "organization", "organisation", "institution", "by"], form: "issuer"),
        EntryField("date", "When it was given.", .date(\.date)),
        EntryField("url", "A page about it.", .page(\.url)),
        EntryField("summary", "What it was for.", .prose(\.summary), also: Spellings.texts),
    ]
}
