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
