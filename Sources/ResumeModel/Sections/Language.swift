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
    package static let section = ResumeSection<Self>(
        "languages", \.languages, also: ["language", "languageList"])
    package static let shape = EntryShape.pair
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "language", "The language.", .text(\.language), .head,
            also: ["name", "title", "idiom"],
            form: "language"),
        EntryField(
            "fluency", "How well it is spoken.", .text(\.fluency), .gist,
            also: ["level", "proficiency", "description", "skill", "rating"]),
    ]
}
