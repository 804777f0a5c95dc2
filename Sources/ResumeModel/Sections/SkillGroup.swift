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
    package static let section = ResumeSection<Self>(
        "skills", \.skills, also: ["skill", "skillList", "skillset"])
    package static let prefixes = ["skill"]
    package static let shape = EntryShape.pair
    package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "What the group is called.", .text(\.name), .head,
            also: ["category", "title", "label", "skill", "area"], form: "group"),
        EntryField(
            "level", "How well they are mastered.", .text(\.level), .level,
            also: ["proficiency", "rating"]),
        EntryField(
            "keywords", "The skills.", .phrases(\.keywords), .gist,
            also: ["skills", "items", "list"],
            form: "skills"),
        EntryField("summary", "A remark.", .prose(\.summary), also: Spellings.texts),
    ]
}
