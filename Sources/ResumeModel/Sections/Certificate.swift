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

extension Certificate: SectionEntry {
    @usableFromInline package static let section = ResumeSection<Self>(
        "certificates", Place({ $0.certificates }, { $0.certificates = $1 }),
        also: ["certifications", "certification", "certificate"])
    @usableFromInline package static let prefixes = ["certificate", "certification", "cert"]
    @usableFromInline package static let shape = EntryShape.line
    @usableFromInline package static let fields: [EntryField<Self>] = [
        EntryField(
            "name", "What is certified.", .text(Place({ $0.name }, { $0.name = $1 })), .head,
            also: ["title", "certificate", "certification"]),
        EntryField(
            "issuer", "Who issued it.", .text(Place({ $0.issuer }, { $0.issuer = $1 })),
            .organisation,
            also: ["organization", "organisation", "authority", "institution", "provider"],
            form: "issuer"),
        EntryField(
            "date", "When it was issued.", .date(Place({ $0.date }, { $0.date = $1 })),
            also: ["issueDate", "issued", "startDate"]),
        EntryField("url", "A page that proves it.", .page(Place({ $0.url }, { $0.url = $1 }))),
        EntryField(
            "summary", "What it covers.", .prose(Place({ $0.summary }, { $0.summary = $1 })),
            also: Spellings.texts),
    ]
}
