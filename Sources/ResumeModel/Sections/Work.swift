/// A position held, or several under one employer.
public struct Work: Sendable, Hashable {
    /// The employer.
    public var name = RichText([])
    /// The position.
    public var position = RichText([])
    /// Where.
    public var location = RichText([])
    /// What the employer does.
    public var description = RichText([])
    /// The employer's page.
    public var url: WebAddress?
    /// From when to when.
    public var dates: DateSpan?
    /// What the work was.
    public var summary = Prose()
    /// What was achieved.
    public var highlights: [ListItem] = []
    /// The positions held one after the other, where there were several.
    public var roles: [Role] = []
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}
