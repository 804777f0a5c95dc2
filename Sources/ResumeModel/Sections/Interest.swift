/// An interest.
public struct Interest: Sendable, Hashable {
    /// The interest.
    public var name = RichText([])
    /// What in particular.
    public var keywords: [RichText] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Interest: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "interests", Place({ $0.interests }, { $0.interests = $1 }),
        also: ["interest", "hobbies", "hobby"])
    @usableFromInline package static let shape = EntryShape.pair
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The interest.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["title", "interest", "hobby"]),
        EntryField(
            "keywords", "What in particular.",
            .phrases(Place({ $0.keywords }, { $0.keywords = $1 })), .gist,
            also: ["items", "list", "value"]),
    ]
}
