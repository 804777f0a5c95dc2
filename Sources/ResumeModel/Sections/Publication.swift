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
    package static let section = ResumeSection<Self>(
        "publications", \.publications, also: ["publication"])
    package static let shape = EntryShape.line
    package static let fields: [EntryField<Self>] = [
        EntryField("name", "The title.", .text(\.name), .head, also: ["title"]),
        EntryField(
            "publisher", "Who published it.", .text(\.publisher), .organisation,
            also: ["journal", "conference", "venue"], form: "publisher"),
        EntryField("releaseDate", "When it was published.", .date(\.releaseDate), also: ["date"]),
        EntryField("url", "Where it can be read.", .page(\.url)),
        EntryField(
            "summary", "What it says.", .prose(\.summary), also: Spellings.texts + ["abstract"]),
    ]
}
