/// A certificate.
public struct Certificate: Sendable, Hashable {
    /// What is certified.
    public var name = RichText([])
    /// Who issued it.
    public var issuer = RichText([])
    /// When.
    public var date: DateValue?
    /// A page that proves it.
    public var url: WebAddress?
    /// What it covers.
    public var summary = Prose()
    /// Fields of the person's own.
    public var extra: [ExtraField] = []

    /// Makes an empty entry.
    public init() {}
}
