/// What somebody says of the person.
public struct Reference: Sendable, Hashable {
    /// Who.
    public var name = RichText([])
    /// Their words.
    public var reference = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Reference: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "references", Place({ $0.references }, { $0.references = $1 }),
        also: ["reference", "referees"])
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "Who says it.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["author", "referee"]),
        EntryField(
            "reference", "Their words.", .prose(Place({ $0.reference }, { $0.reference = $1 })),
            .gist, also: ["testimonial", "quote", "text", "recommendation"]),
    ]
}
