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
    package static let section = ResumeSection<Self>(
        "interests", \.interests, also: ["interest", "hobbies", "hobby"])
    package static let shape = EntryShape.pair
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "The interest.", .text(\.name), .head, also: ["title", "interest", "hobby"]),
        EntryField(
            "keywords", "What in particular.", .phrases(\.keywords), .gist, also: ["items", "list"]),
    ]
}
