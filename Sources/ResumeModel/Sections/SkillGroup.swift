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
