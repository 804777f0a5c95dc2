/// A group of skills.
public struct SkillGroup: Sendable, Hashable {
    /// What the group is called.
    public var name = RichText([])
    /// How well they are mastered.
    public var level = RichText([])
    /// The skills.
    public var keywords: [RichText] = []
    /// A remark.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}

extension SkillGroup: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "skills", Place({ $0.skills }, { $0.skills = $1 }),
        also: ["skill", "skillList", "skillset"])
    @usableFromInline package static let prefixes = ["skill"]
    @usableFromInline package static let shape = EntryShape.pair
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "What the group is called.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["category", "title", "label", "skill", "area"], form: "group"),
        EntryField(
            "level", "How well they are mastered.", .text(Place({ $0.level }, { $0.level = $1 })),
            .level, also: ["proficiency", "rating"]),
        EntryField(
            "keywords", "The skills.", .phrases(Place({ $0.keywords }, { $0.keywords = $1 })),
            .gist, also: ["skills", "items", "list", "value"], form: "skills"),
        EntryField(
            "summary", "A remark.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
    ]
}
