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
