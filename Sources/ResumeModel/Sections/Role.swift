/// One of several positions that were held under one employer.
public struct Role: Sendable, Hashable {
    /// The position.
    public var position = RichText([])
    /// Where, if not where the employer is.
    public var location = RichText([])
    /// From when to when.
    public var dates: DateSpan?
    /// What the work was.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty role.
    public init() {}
}
