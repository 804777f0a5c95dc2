/// A publication.
public struct Publication: Sendable, Hashable {
    /// The title.
    public var name = RichText([])
    /// Who published it.
    public var publisher = RichText([])
    /// When.
    public var releaseDate: DateValue?
    /// Where it can be read.
    public var url: WebAddress?
    /// What it says.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}
