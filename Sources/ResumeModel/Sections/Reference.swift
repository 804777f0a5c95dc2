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
