/// A publication.
public struct Publication: Sendable, Hashable {
    /// The title.
    public var name = RichText([])
    /// Who published it.
    public var publisher = RichText([])
    /// When.
    public var releaseDate: DateValue?
    /// Where it can be read.
    public var url: WebAddress?
    /// What it says.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Publication: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "publications", Place({ $0.publications }, { $0.publications = $1 }), also: ["publication"])
    @usableFromInline package static let shape = EntryShape.line
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The title.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["title"]),
        EntryField(
            "publisher", "Who published it.", .text(Place({ $0.publisher }, { $0.publisher = $1 })),
            .organisation, also: ["journal", "conference", "venue"], form: "publisher"),
        EntryField(
            "releaseDate", "When it was published.",
            .date(Place({ $0.releaseDate }, { $0.releaseDate = $1 })), also: ["date"]),
        EntryField("url", "Where it can be read.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "summary", "What it says.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts + ["abstract"]),
    ]
}
