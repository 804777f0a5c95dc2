/// An award.
public struct Award: Sendable, Hashable {
    /// The name of the award.
    public var title = RichText([])
    /// Who gave it.
    public var awarder = RichText([])
    /// When.
    public var date: DateValue?
    /// A page about it.
    public var url: WebAddress?
    /// What it was for.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}
