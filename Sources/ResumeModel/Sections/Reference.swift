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
    package static let section = ResumeSection<Self>(
        "references", \.references, also: ["reference", "referees"])
    package static let fields: [EntryField<Self>] = [
        EntryField("name", "Who says it.", .text(\.name), .head, also: ["author", "referee"]),
        EntryField(
            "reference", "Their words.", .prose(\.reference), .gist,
            also: ["testimonial", "quote", "text", "recommendation"]),
    ]
}
