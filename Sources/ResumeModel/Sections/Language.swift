/// A language spoken.
public struct Language: Sendable, Hashable {
    /// The language.
    public var language = RichText([])
    /// How well.
    public var fluency = RichText([])
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension Language: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "languages", Place({ $0.languages }, { $0.languages = $1 }),
        also: ["language", "languageList"])
    @usableFromInline package static let shape = EntryShape.pair
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "language", "The language.", .text(Place({ $0.language }, { $0.language = $1 })), .head,
            also: ["name", "title", "idiom"], form: "language"),
        EntryField(
            "fluency", "How well it is spoken.", .text(Place({ $0.fluency }, { $0.fluency = $1 })),
            .gist, also: ["level", "proficiency", "description", "skill", "rating", "value"]),
    ]
}
